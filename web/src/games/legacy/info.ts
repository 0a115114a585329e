// Everything explains itself: what a thing is, what it does, and the rule that says so.

import type { Info, Thing } from '../../board/table.svelte'
import { info } from '../../board/words'
import type { Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import { familyOf, type Person } from './family'
import type {
  ActionSpace,
  Amount,
  Contribution,
  Effect,
  Friend,
  Hint,
  Honour,
  HonourCard,
  Mission,
  OpenMission,
  Pawn,
  Rank,
  Space,
} from './generated'
import { componentsOf, questionOf, ROMAN, spaceOf, viewOf } from './view'
import {
  barredWords,
  bornWords,
  cardWords,
  childWords,
  conditionWords,
  costWords,
  effectWords,
  friendWords,
  hintWords,
  kinWords,
  missionWords,
  moneyWords,
  natureWords,
  needWords,
  signed,
} from './words'

const RULES: Record<Space, string> = {
  title: 'L 13.1',
  contribution: 'L 13.2',
  mansion: 'L 10.7',
  venture: 'L 10.7',
  doctor: 'L 10.8',
  mission: 'L 10.9',
}
const BOON_RULES: Partial<Record<Effect, string>> = {
  socialize: 'L 11.14',
  money: 'L 11.15',
  mansion: 'L 11.16',
  doctor: 'L 11.18',
  deck: 'L 11.19',
  contribution: 'L 14.11',
}

/** Whose things are meant: `kin:3` is of the seat that is looked at, `kin:3:2` of seat 2. */
const seatOf = (snapshot: Snapshot, seat: string | undefined) =>
  seat ? Number(seat) : (snapshot.asked ?? snapshot.seat ?? 0)

/** What an action of the main board brings. */
export function gainWords({ what, amount }: Amount, say: Say): string {
  if (what === 'child') return say('web-two-children', { count: amount })
  if (what === 'mission') return say('web-mission-drawn', { count: amount })
  if (what === 'hidden-mission') return say('web-mission-hidden')
  return say(`effect-${what}`, { amount, signed: signed(amount) })
}

export function infoOf(thing: Thing, snapshot: Snapshot, say: Say): Info {
  const [kind = '', name = '', more = ''] = thing.split(':')
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const question = questionOf(snapshot)
  const house = view.families[seatOf(snapshot, more)]
  const whole = view.families[seatOf(snapshot, name)]
  const friendInfo = (friend: Friend, ...lines: string[]) => {
    const card = c.friends[friend]!
    return info(
      friendWords(friend, say),
      [
        natureWords(card, say).join(', '),
        moneyWords(card, say),
        card.gains.map((gain) => effectWords(gain, say)).join(', '),
        cardWords(card.card, say),
        ...lines,
      ],
      'L 11.5',
      card.doubtful,
    )
  }

  switch (kind) {
    case 'card': {
      const needs = house?.hand.find(({ friend }) => friend === name)?.needs ?? []
      return friendInfo(name as Friend, needs.map((need) => conditionWords(need, say)).join(', '))
    }
    case 'row':
      return friendInfo(name as Friend, say('web-in-row'))
    case 'kin':
    case 'spouse':
      return personInfo(`${kind}:${name}`, seatOf(snapshot, more))
    case 'medal': {
      const [key = '', what = ''] = name.split('.')
      if (key === 'title') return honourInfo('rank', what)
      if (key === 'contribution') return honourInfo('contribution', what)
      const { brings } = spaceOf(view, key as Space)
      return info(
        say(`board-${key}`),
        brings.map((one) => gainWords(one, say)),
        'L 10.3',
      )
    }
    case 'head': {
      const side = question?.sides?.find(({ sex }) => sex === name)
      if (!side) return info(say('title'), [], 'L 2.2')
      const { income, gold, friends } = side
      const doubtful = house?.head !== undefined && c.heads[house.head]!.doubtful
      return info(
        say(side.who),
        [say('board-side', { income, gold, friends })],
        view.testament ? 'L 19.4' : 'L 2.2',
        doubtful,
      )
    }
    case 'act': {
      const old = view.testament !== undefined
      if (name === 'have-children')
        return info(
          say(old ? 'web-act-big-family' : 'web-act-children'),
          [say('web-children-note', { honor: c.searched }), barredWords(view.actions.children, say)],
          old ? 'L 20.12' : 'L 9.3',
        )
      if (name === 'marriage')
        return info(
          say(old ? 'web-act-who' : 'web-act-marriage'),
          [say(old ? 'web-who-note' : 'web-marriage-note')],
          old ? 'L 20.5' : 'L 6.1',
        )
      if (name === 'money') return info(say(old ? 'web-act-wealthy' : 'web-act-money'), [], 'L 9.7')
      if (name === 'socialize') return info(say(old ? 'web-act-knew' : 'web-act-socialize'), [], 'L 9.8')
      return spaceInfo(view.actions.spaces.find(({ action, space }) => (action ?? space) === name)!)
    }
    case 'money':
    case 'cards': {
      const money = kind === 'money'
      const ways = money ? view.actions.money : view.actions.socializing
      const { price, barred, brings } = ways.find((one) => one.name === name)!
      const title = money ? say('need-gold', { count: brings }) : say('effect-take', { amount: brings })
      return info(title, [costWords(price, say), barredWords(barred, say)], money ? 'L 9.7' : 'L 9.8')
    }
    case 'rank':
    case 'contribution':
      return honourInfo(kind, name)
    case 'pawn': {
      const own = name === 'own'
      return info(
        `${say(`pawn-${name}`)}: ${house?.pawns[name as Pawn] ?? 0}`,
        [own ? say('web-own-pawn-note') : ''],
        own ? 'L 4.2' : 'L 4.13',
      )
    }
    case 'pick':
      return missionInfo(name as Mission, question?.missions)
    case 'mission':
      return missionInfo(name as Mission, house?.missions)
    case 'patron': {
      const patron = house?.patron
      if (!patron) return info(say('web-hidden-patron'), [], 'L 1.11')
      const goals = patron.minor.map(({ honor, per }) => say('goal-each', { honor, what: needWords(per, say) }))
      return info(
        say(`patron-${patron.patron}`),
        [
          say('goal-main', { honor: patron.honor, what: needWords(patron.main, say) }),
          ...goals,
          say('web-unlocked', { count: house.hidden_missions }),
        ],
        'L 15.2',
        c.patrons[patron.patron]!.doubtful,
      )
    }
    case 'hint': {
      const done = view.testament?.hints.some(({ hint, fulfilled }) => hint === name && fulfilled)
      const card = c.hints[name as Hint]!
      return info(hintWords(card, say), [say(done ? 'board-fulfilled' : 'board-open')], 'L 21.6', card.doubtful)
    }
    case 'boon': {
      const boon = view.families.flatMap(({ boons }) => boons).find(({ effect }) => effect === name)
      const title = boon ? effectWords({ ...boon, amount: Number(more) }, say) : say('title')
      return info(title, [say('web-this-generation')], BOON_RULES[name as Effect] ?? 'L 11.3')
    }
    case 'child': {
      const child = question?.children?.find(({ card }) => card === name)?.child
      return info(child ? say(`child-${child}`) : say('title'), [childWords(child, c, say)], 'L 7.9')
    }
    case 'lose':
      return info(say(`action-lose-${name}`), [], name === 'mother' ? 'L 8.3' : 'L 8.2')
    case 'robbed': {
      const seat = Number(name.slice(1)) - 1
      const count = view.families[seat]?.cards ?? 0
      return info(snapshot.names[seat] ?? '', [say('web-hand-of', { count })], 'L 11.28')
    }
    case 'hand':
      return info(say('web-hand-of', { count: whole?.cards ?? 0 }), [], 'L 1.11')
    case 'deck':
      return info(say('web-deck', { count: view.deck }), [say('web-discarded', { count: view.discarded })], 'L 5.5')
    case 'gold':
      return info(`${say('board-gold')}: ${whole?.gold}`, [], 'L 1.3')
    case 'income':
      return info(`${say('board-income')}: ${whole?.income}`, [say('web-income-note')], 'L 3.3')
    case 'prestige':
      return info(`${say('board-prestige')}: ${whole?.prestige}`, [say('web-prestige-note')], 'L 16.2')
    case 'honor':
      return info(`${say('board-honor')}: ${whole?.honor}`, [say('web-honor-note')], 'L 17.2')
    case 'complication':
      return info(say('child-complication'), [say('web-complication-note')], 'L 8.5')
    default:
      return info(say('title'), [], 'L 1.1')
  }

  function personInfo(id: string, seat: number): Info {
    const unit = familyOf(view, c, seat).units.find(({ people }) => people.some((one) => one.thing === id))
    const person = unit?.people.find((one) => one.thing === id)
    if (!unit || !person) return info(say('title'), [], 'L 1.13')
    const held = unit.holds.map((holding) => say(holding.words)).join(', ')
    const other = unit.people.find((one) => one !== person)
    const nameOf = (one: Person) => (one.friend ? friendWords(one.friend, say) : kinWords(view, seat, one.kin, say))
    const bond = other
      ? say(unit.bond === 'betrothed' ? 'web-betrothed-to' : 'web-married-to', { who: nameOf(other) })
      : ''
    const lines = [bond, held && say('web-holds', { what: held }), person.dead ? say('web-is-dead') : '']
    if (person.friend) return friendInfo(person.friend, ...lines)
    const special = childWords(person.who, c, say)
    const generation = view.families[seat]?.people.find(({ kin }) => kin === person.kin)?.generation
    return info(
      nameOf(person),
      [
        bornWords(person.who!, say),
        special,
        generation ? say('web-of-generation', { generation: ROMAN[generation]! }) : say('web-unknown'),
        ...lines,
      ],
      generation ? (special ? 'L 12.1' : 'L 1.14') : 'L 20.1',
    )
  }
  function missionInfo(mission: Mission, open: readonly OpenMission[] | undefined): Info {
    const card = c.missions[mission]!
    const found = open?.find((one) => one.mission === mission)
    const lines = [
      found ? missionWords(found, say) : '',
      say('web-honor-for', { honor: card.honor }),
      cardWords(card.card, say),
    ]
    return info(say(`mission-${mission}`), lines, 'L 14.2', card.doubtful)
  }
  function honourInfo(key: 'rank' | 'contribution', what: string): Info {
    const title = key === 'rank'
    const card: HonourCard = title ? c.titles[what as Rank]! : c.contributions[what as Contribution]!
    const all: readonly Honour[] = title ? view.actions.titles : view.actions.contributions
    const now = all.find((one) => one.name === what)
    const held = now?.held_by === undefined ? '' : say('web-held-by', { who: snapshot.names[now.held_by] ?? '' })
    const lines = [
      costWords(now?.price ?? card.price, say),
      cardWords(card.card, say),
      held || barredWords(now?.barred, say),
    ]
    return info(say(`${key}-${what}`), lines, RULES[title ? 'title' : 'contribution'], card.doubtful)
  }
  function spaceInfo({ space, price, brings, left, taken_by, barred_by_row, barred }: ActionSpace): Info {
    const owner = taken_by === undefined ? '' : say('web-pawn-of', { who: snapshot.names[taken_by] ?? '' })
    return info(
      say(`web-space-${space}`),
      [
        price.length ? costWords(price, say) : '',
        ...brings.map((one) => gainWords(one, say)),
        left === undefined ? '' : say('web-left', { count: left }),
        owner || (barred_by_row ? say('web-barred') : barredWords(barred, say)),
      ],
      RULES[space],
    )
  }
}
