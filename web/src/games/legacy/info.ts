// Everything explains itself: what a thing is, what it does, and the rule that says so.

import type { Info, Thing } from '../../board/table.svelte'
import { capital } from '../../board/words'
import type { Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import { familyOf, type Person } from './family'
import {
  barred,
  BOON,
  CHILDREN,
  componentsOf,
  CONTRIBUTIONS,
  count,
  FREE,
  FRIENDS,
  GENERATIONS,
  HEADS,
  HINTS,
  holdings,
  type HonourCard,
  honourCost,
  MISSIONS,
  NOBODY,
  PATRONS,
  PAWNS,
  RANKS,
  ROMAN,
  spaceCost,
  type Space,
  SPACES,
  viewOf,
} from './terms'
import {
  bornWords,
  bringsWords,
  cardWords,
  childWords,
  effectWords,
  friendWords,
  goalOf,
  kinWords,
  missionNeeds,
  moneyWords,
  natureWords,
  needWords,
} from './words'

const SPACE_OF: Record<string, Space> = {
  mansion: 'mansion',
  venture: 'venture',
  doctor: 'doctor',
  undertake: 'mission',
}
const RULES: Record<Space, string> = {
  title: 'L 13.1',
  contribution: 'L 13.2',
  mansion: 'L 10.7',
  venture: 'L 10.7',
  doctor: 'L 10.8',
  mission: 'L 10.9',
}
const BOON_RULES: readonly string[] = ['L 11.14', 'L 11.15', 'L 11.16', 'L 11.18', 'L 11.19', 'L 14.11']

/** Whose things are meant: `kin:3` is of the seat that is looked at, `kin:3:2` of seat 2. */
const seatOf = (snapshot: Snapshot, seat: string | undefined) =>
  seat ? Number(seat) : (snapshot.asked ?? snapshot.seat ?? 0)

/** A price: "4 gold, 1 friend". */
export function costWords(cost: readonly { what: string; amount: number }[], say: Say): string {
  return (
    cost
      .map(({ what, amount }) =>
        what === 'friend'
          ? say('cost-friends', { count: amount })
          : what === 'honor'
            ? say('cost-honor', { count: amount })
            : say(`need-${what}`, { count: amount }),
      )
      .join(', ') || say('free')
  )
}

export function infoOf(thing: Thing, snapshot: Snapshot, say: Say): Info {
  const [kind = '', name = '', more = ''] = thing.split(':')
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const info = (title: string, lines: string[], rule: string, ...keys: string[]): Info => ({
    title: capital(title),
    lines: lines.filter(Boolean).map(capital),
    rule,
    doubtful: keys.some((key) => c.doubtful.includes(key)),
  })
  const friendInfo = (friend: number, ...lines: string[]) =>
    info(
      friendWords(friend, say),
      [
        natureWords(friend, c, say),
        moneyWords(friend, c, say),
        bringsWords(friend, c, say).join(', '),
        cardWords(c.friends[friend]!.effect, say),
        ...lines,
      ],
      'L 11.5',
      `friends.${FRIENDS[friend]}`,
    )

  switch (kind) {
    case 'card':
      return friendInfo(FRIENDS.indexOf(name as never))
    case 'row':
      return friendInfo(FRIENDS.indexOf(name as never), say('web-in-row'))
    case 'kin':
    case 'spouse': {
      const seat = seatOf(snapshot, more)
      const { units } = familyOf(view, c, seat)
      const unit = units.find(({ people }) => people.some((one) => one.thing === `${kind}:${name}`))
      const person = unit?.people.find((one) => one.thing === `${kind}:${name}`)
      if (!unit || !person) return info(say('title'), [], 'L 1.13')
      const held = unit.holds.map((holding) => say(holding.name)).join(', ')
      const other = unit.people.find((one) => one !== person)
      const nameOf = (one: Person) =>
        one.friend !== NOBODY ? friendWords(one.friend, say) : kinWords(view, c, seat, one.kin, say)
      const bond = other
        ? say(unit.bond === 'betrothed' ? 'web-betrothed-to' : 'web-married-to', { who: nameOf(other) })
        : ''
      const lines = [bond, held && say('web-holds', { what: held }), person.dead ? say('web-is-dead') : '']
      if (person.friend !== NOBODY) return friendInfo(person.friend, ...lines)
      if (view.ancestry)
        return info(
          nameOf(person),
          [bornWords(person.card, say), childWords(person.card, c, say), say('web-unknown'), ...lines],
          'L 20.1',
        )
      const generation = view.families[seat]!.generation[person.kin]!
      return info(
        nameOf(person),
        [
          bornWords(person.card, say),
          childWords(person.card, c, say),
          say('web-of-generation', { generation: ROMAN[generation]! }),
          ...lines,
        ],
        childWords(person.card, c, say) ? 'L 12.1' : 'L 1.14',
      )
    }
    case 'medal': {
      const [, what = ''] = name.split('.')
      const key = name.split('.')[0] as Space
      if (key === 'title') return honourInfo('rank', c.titles[RANKS.indexOf(what as never)]!, what)
      if (key === 'contribution')
        return honourInfo('contribution', c.contributions[CONTRIBUTIONS.indexOf(what as never)]!, what)
      return info(
        say(`board-${key}`),
        [
          effectWords(
            key === 'mansion'
              ? { kind: 'prestige', amount: String(c.mansion[2]) }
              : { kind: 'income', amount: String(c.venture[3]) },
            say,
          ),
        ],
        'L 10.3',
      )
    }
    case 'head': {
      const [income = 0, gold = 0, friends = 0] = view.ancestry
        ? c.starts[name === 'man' ? 0 : 1]!
        : (c.heads[view.families[seatOf(snapshot, '')]!.head]![name as 'man' | 'woman'] ?? [])
      const title = view.ancestry
        ? say(name === 'man' ? 'friend-patrick' : 'friend-nathalie')
        : say(name === 'man' ? 'patriarch' : 'matriarch')
      const keys = view.ancestry ? [] : [`heads.${HEADS[view.families[seatOf(snapshot, '')]!.head]}`]
      return info(title, [say('board-side', { income, gold, friends })], view.ancestry ? 'L 19.4' : 'L 2.2', ...keys)
    }
    case 'act': {
      if (name === 'have-children')
        return info(
          say(view.ancestry ? 'web-act-big-family' : 'web-act-children'),
          [say('web-children-note', { honor: c.choose_sex_honor })],
          view.ancestry ? 'L 20.12' : 'L 9.3',
        )
      if (name === 'marriage')
        return info(
          say(view.ancestry ? 'web-act-who' : 'web-act-marriage'),
          [say(view.ancestry ? 'web-who-note' : 'web-marriage-note')],
          view.ancestry ? 'L 20.5' : 'L 6.1',
        )
      if (name === 'money') return info(say(view.ancestry ? 'web-act-wealthy' : 'web-act-money'), [], 'L 9.7')
      if (name === 'socialize') return info(say(view.ancestry ? 'web-act-knew' : 'web-act-socialize'), [], 'L 9.8')
      const space = SPACE_OF[name] ?? (name as Space)
      return spaceInfo(space)
    }
    case 'money': {
      const i = c.money[0].indexOf(Number(name))
      const gold = Number(name) + (view.families[seatOf(snapshot, '')]!.boons[BOON.money] ?? 0)
      return info(
        say('need-gold', { count: gold }),
        [
          costWords(
            [
              { what: 'honor', amount: c.money[1][i] ?? 0 },
              { what: 'friend', amount: c.money[2][i] ?? 0 },
            ].filter(({ amount }) => amount > 0),
            say,
          ),
        ],
        'L 9.7',
      )
    }
    case 'cards': {
      const i = Number(name) - 1
      const extra = view.families[seatOf(snapshot, '')]!.boons[BOON.socialize] ?? 0
      return info(
        effectWords({ kind: 'take', amount: String(Number(name) + extra) }, say),
        [
          costWords(
            [{ what: 'gold', amount: c.socialize[i] ?? 0 }].filter(({ amount }) => amount > 0),
            say,
          ),
        ],
        'L 9.8',
      )
    }
    case 'rank':
      return honourInfo('rank', c.titles[RANKS.indexOf(name as never)]!, name)
    case 'contribution':
      return honourInfo('contribution', c.contributions[CONTRIBUTIONS.indexOf(name as never)]!, name)
    case 'pawn': {
      const family = view.families[seatOf(snapshot, more)]!
      const number = name === 'own' ? family.pawns : (family.extra[PAWNS.indexOf(name as never)] ?? 0)
      return info(
        `${say(`pawn-${name}`)}: ${number}`,
        [name === 'own' ? say('web-own-pawn-note') : ''],
        name === 'own' ? 'L 4.2' : 'L 4.13',
      )
    }
    case 'mission':
    case 'pick': {
      const mission = MISSIONS.indexOf(name as never)
      const card = c.missions[mission]!
      const seat = seatOf(snapshot, more)
      const needs = missionNeeds(card.needs)
        .map((way) =>
          way
            .map((need) => say('need-have', { need: needWords(need, say), have: count(view, c, seat, need.what) }))
            .join(', '),
        )
        .join(` ${say('or')} `)
      return info(
        say(`mission-${name}`),
        [needs, say('web-honor-for', { honor: card.honor }), cardWords(card.benefit, say)],
        'L 14.2',
        `missions.${name}`,
      )
    }
    case 'patron': {
      const patron = PATRONS[Number(name)]
      if (!patron) return info(say('web-hidden-patron'), [], 'L 1.11')
      const { main, minor, other } = c.patrons[Number(name)]!
      const [number, what] = main.split(' ')
      const goals = [minor, other].map((text) => {
        const { honor, per, what: of } = goalOf(text)
        return say('goal-each', { honor, what: needWords({ count: per, what: of }, say) })
      })
      return info(
        say(`patron-${patron}`),
        [
          say('goal-main', { honor: c.patron_honor, what: needWords({ count: Number(number), what: what! }, say) }),
          ...goals,
          say('web-unlocked', { count: view.families[seatOf(snapshot, more)]!.hidden_missions }),
        ],
        'L 15.2',
        `patrons.${patron}`,
      )
    }
    case 'hint': // no rulebook prints them
      return {
        ...info(
          say(`hint-${name}`),
          [say(view.ancestry?.done.includes(HINTS.indexOf(name as never)) ? 'board-fulfilled' : 'board-open')],
          'L 21.6',
        ),
        doubtful: true,
      }
    case 'boon':
      return info(
        effectWords(
          { kind: ['socialize', 'money', 'mansion', 'doctor', 'deck', 'contribution'][Number(name)]!, amount: more },
          say,
        ),
        [say('web-this-generation')],
        BOON_RULES[Number(name)] ?? 'L 11.3',
      )
    case 'child': {
      const card = snapshot.stepArgs[name === 'first' ? 3 : 4] ?? 0
      return info(say(`child-${CHILDREN[card]}`), [childWords(card, c, say)], 'L 7.9')
    }
    case 'lose':
      return info(say(`action-lose-${name}`), [], name === 'mother' ? 'L 8.3' : 'L 8.2')
    case 'robbed': {
      const seat = Number(name.slice(1)) - 1
      return info(
        snapshot.names[seat] ?? '',
        [say('web-hand-of', { count: view.families[seat]?.hand.length ?? 0 })],
        'L 11.28',
      )
    }
    case 'hand':
      return info(say('web-hand-of', { count: view.families[Number(name)]?.hand.length ?? 0 }), [], 'L 1.11')
    case 'deck':
      return info(
        say('web-deck', { count: view.deck_size }),
        [say('web-discarded', { count: view.discard.length })],
        'L 5.5',
      )
    case 'gold':
      return info(`${say('board-gold')}: ${view.families[seatOf(snapshot, name)]!.gold}`, [], 'L 1.3')
    case 'income':
      return info(
        `${say('board-income')}: ${view.families[seatOf(snapshot, name)]!.income}`,
        [say('web-income-note')],
        'L 3.3',
      )
    case 'prestige':
      return info(
        `${say('board-prestige')}: ${view.families[seatOf(snapshot, name)]!.prestige}`,
        [say('web-prestige-note')],
        'L 16.2',
      )
    case 'honor':
      return info(
        `${say('board-honor')}: ${view.families[seatOf(snapshot, name)]!.honor.reduce((a, b) => a + b, 0)}`,
        [say('web-honor-note')],
        'L 17.2',
      )
    case 'complication':
      return info(say('child-complication'), [say('web-complication-note')], 'L 8.5')
    case 'round':
      return info(
        say('web-round', { round: view.round, rounds: c.rounds.reduce((a, b) => a + b, 0) }),
        [say('web-of-generation', { generation: ROMAN[view.generation]! })],
        'L 3.1',
      )
    default:
      return info(say('title'), [], 'L 1.1')
  }

  function honourInfo(key: 'rank' | 'contribution', card: HonourCard, what: string): Info {
    const space = key === 'rank' ? 'title' : 'contribution'
    const i = (key === 'rank' ? RANKS : CONTRIBUTIONS).indexOf(what as never)
    const gone = (key === 'rank' ? view.titles : view.contributions)[i] === 0
    const holder = gone ? holderOf(space, what) : ''
    const lines = [
      costWords(honourCost(view, c, seatOf(snapshot, ''), space, i), say),
      cardWords(card.benefit, say),
      holder,
    ]
    return info(say(`${key}-${what}`), lines, RULES[space], `${key === 'rank' ? 'titles' : 'contributions'}.${what}`)
  }
  function holderOf(space: Space, what: string): string {
    const seat = view.families.findIndex((family, i) =>
      (view.ancestry && i === 0 ? view.ancestry.holds : family.holds).some((held) =>
        holdings(held).some((one) => one.kind === space && one.what === what),
      ),
    )
    return seat < 0 ? '' : say('web-held-by', { who: snapshot.names[seat] ?? '' })
  }
  function spaceInfo(space: Space): Info {
    const at = SPACES.indexOf(space)
    const owner = view.spaces[at] ?? FREE
    const left: Partial<Record<Space, number>> = {
      mansion: view.mansions,
      venture: view.ventures,
      mission: view.mission_pile,
    }
    const gains: Partial<Record<Space, string>> = {
      mansion: effectWords({ kind: 'prestige', amount: String(c.mansion[2]) }, say),
      venture: effectWords({ kind: 'income', amount: String(c.venture[3]) }, say),
      doctor: say('web-two-children', { count: c.doctor[2] }),
      mission: say(view.generation === GENERATIONS ? 'web-mission-hidden' : 'web-mission-drawn'),
    }
    return info(
      say(`web-space-${space}`),
      [
        spaceCost(view, c, seatOf(snapshot, ''), space).length
          ? costWords(spaceCost(view, c, seatOf(snapshot, ''), space), say)
          : '',
        gains[space] ?? '',
        left[space] === undefined ? '' : say('web-left', { count: left[space] }),
        owner === FREE ? '' : say('web-pawn-of', { who: snapshot.names[owner] ?? '' }),
        barred(view, c, at) ? say('web-barred') : '',
      ],
      RULES[space],
    )
  }
}
