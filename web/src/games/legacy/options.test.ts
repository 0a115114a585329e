// Every option of real games has a place: on the board, or in the decision bar.

import { describe, expect, it } from 'vitest'
import named from '../../../../tests/legacy/named_people.json'
import { choicesByThing } from '../../board/table.svelte'
import type { Snapshot } from '../../protocol'
import { opened, type Sample } from '../../samples'
import { familyOf } from './family'
import { infoOf } from './info'
import { partOf, suitorsOf, thingsOf } from './options'
import { consequence, partnersOf, previewOf } from './preview'
import {
  amounts,
  cardsNow,
  type Components,
  componentsOf,
  CONTRIBUTIONS,
  count,
  effectOf,
  FRIENDS,
  holdings,
  MISSIONS,
  NOBODY,
  PAWNS,
  RANKS,
  SEXES,
  viewOf,
} from './terms'
import { actionWords, childWords, goalOf, kinWords, missionNeeds, word } from './words'

const files = import.meta.glob<Sample>('./samples/*.json', { eager: true, import: 'default' })
const samples = Object.entries(files).map(
  ([file, sample]) => [file.slice('./samples/legacy-'.length, -'.json'.length), opened(sample)] as const,
)
const asking = samples.filter(([, { menu }]) => menu !== null)
const sample = (wanted: string) => samples.find(([name]) => name === wanted)![1]
const say = (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(' ').trim()

const STEPS = [
  'AskMoney',
  'ChooseHead',
  'ChooseMission',
  'ChooseYourself',
  'Complication',
  'Couple',
  'Discard',
  'EndOfTurn',
  'ExchangeHand',
  'GrowUp',
  'Holder',
  'KeepChild',
  'Mulligan',
  'PlacePawn',
  'Spouse',
  'Steal',
  'TakeFriends',
  'TakeWoman',
  'Turn',
  'Weddings',
  'WhoWereThey',
]
const ON_BAR = ['finish', 'keep-hand', 'mulligan', 'pass']

/** All things that the table draws for the seat that is asked. */
function drawn(snapshot: Snapshot): Set<string> {
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const seat = snapshot.asked!
  const family = view.families[seat]!
  const [, first, second, third, fourth] = snapshot.stepArgs
  const questions: Partial<Record<string, string[]>> = {
    ChooseHead: SEXES.map((sex) => `head:${sex}`),
    ChooseYourself: SEXES.map((sex) => `head:${sex}`),
    ChooseMission: [first, second].map((mission) => `pick:${MISSIONS[mission!]}`),
    KeepChild: third === fourth ? ['child:first'] : ['child:first', 'child:second'],
    Complication: ['lose:child', 'lose:mother'],
    Steal: view.families.flatMap((_, other) => (other === seat ? [] : [`robbed:P${other + 1}`])),
  }
  return new Set([
    ...familyOf(view, c, seat).units.flatMap(({ people }) => people.map(({ thing }) => thing)),
    ...family.hand.map((friend) => `card:${FRIENDS[friend]}`),
    ...view.row.map((friend) => `row:${FRIENDS[friend]}`),
    'deck',
    ...['have-children', 'mansion', 'venture', 'doctor', 'undertake'].map((verb) => `act:${verb}`),
    ...c.money[0].map((gold) => `money:${gold}`),
    ...c.socialize.map((_, i) => `cards:${i + 1}`),
    ...cardsNow(view).flatMap((i) => [`rank:${RANKS[i]}`, `contribution:${CONTRIBUTIONS[i]}`]),
    'pawn:own',
    ...PAWNS.filter((_, i) => (family.extra[i] ?? 0) > 0).map((name) => `pawn:${name}`),
    ...family.missions.map((mission) => `mission:${MISSIONS[mission]}`),
    ...(questions[snapshot.step!] ?? []),
  ])
}

describe('every option is reachable', () => {
  it('has a sample of every question, for 1 to 4 players, the solo game and The Testament', () => {
    expect([...new Set(asking.map(([, { step }]) => step))].sort()).toEqual(STEPS)
    expect([...new Set(samples.map(([, { variant, names }]) => `${variant} ${names.length}`))].sort()).toEqual([
      'solo 1',
      'standard 2',
      'standard 3',
      'standard 4',
      'testament 1',
    ])
  })

  it.each(asking)('%s', (_, snapshot) => {
    const things = drawn(snapshot)
    for (const option of snapshot.menu!.options) {
      const found = thingsOf(option, snapshot)
      if (found.length === 0) expect(ON_BAR).toContain(option.verb)
      for (const thing of found) {
        expect(things, option.action).toContain(thing)
        expect(partOf(thing), thing).not.toBeNull()
      }
    }
  })

  it('covers every verb of the game', () => {
    const verbs = new Set(asking.flatMap(([, { menu }]) => menu!.options.map(({ verb }) => verb)))
    expect([...verbs].sort()).toEqual([
      'acquire',
      'ask-money',
      'bear',
      'become',
      'choose',
      'complete',
      'contribute',
      'discard',
      'doctor',
      'finish',
      'for',
      'from-deck',
      'from-hand-of',
      'grow',
      'have-children',
      'keep-child',
      'keep-hand',
      'lead',
      'lose-child',
      'lose-mother',
      'mansion',
      'marry',
      'mulligan',
      'pass',
      'place',
      'socialize',
      'take',
      'undertake',
      'venture',
      'wed',
      'with',
    ])
  })

  it('lets a couple be chosen by either of the two, with every wish', () => {
    const snapshot = sample('Couple')
    const choices = choicesByThing(snapshot.menu, snapshot, thingsOf)
    for (const option of snapshot.menu!.options) {
      const [one, other] = thingsOf(option, snapshot)
      expect(choices.get(one!)!.options).toContain(option)
      expect(choices.get(other!)!.options).toContain(option)
    }
  })

  it('brings the right part forward where not all of them are seen', () => {
    expect(partOf('act:have-children')).toBe('home')
    expect(partOf('act:doctor')).toBe('court')
    expect(partOf('money:3')).toBe('home')
    expect(partOf('mission:ties')).toBe('patron')
  })

  it('keeps room beside everybody whom a friend may marry', () => {
    const snapshot = sample('Spouse')
    const { units } = familyOf(
      viewOf(snapshot),
      componentsOf(snapshot),
      snapshot.asked!,
      suitorsOf(snapshot, snapshot.asked!),
    )
    for (const kin of suitorsOf(snapshot, snapshot.asked!))
      expect(units.find(({ key }) => key === kin)!.room).toBe(true)
  })

  it.each(asking)('every place at which something is refused is drawn too: %s', (_, snapshot) => {
    const things = drawn(snapshot)
    for (const refusal of snapshot.menu!.refusals)
      for (const thing of thingsOf(refusal, snapshot)) expect(things, refusal.action).toContain(thing)
  })
})

describe('hidden hands', () => {
  it('has nothing of them in what a seat is sent, so that nothing can be drawn', () => {
    const snapshot = sample('waiting-3')
    const others = viewOf(snapshot).families.filter((_, seat) => seat !== snapshot.seat)
    expect(others.some(({ hand }) => hand.includes(NOBODY))).toBe(true)
    expect(others.every(({ patron }) => patron < 0)).toBe(true)
  })
})

/** What the certain events of an option say. */
const certain = (events: Snapshot['log'], seat: number) => {
  const of = (name: string, key: string) =>
    events
      .filter((event) => event.name === name && event.seat === seat)
      .reduce((sum, { args }) => sum + Number(args[key]), 0)
  return {
    gold: of('gained-gold', 'gold') - of('paid', 'gold'),
    income: of('income', 'by'),
    prestige: of('prestige', 'by'),
  }
}

describe('what the drawing computes', () => {
  const marriages = asking.filter(([, { step }]) => step === 'Spouse' || step === 'WhoWereThey')
  it.each(marriages)('a marriage brings at least what is certain about it: %s', (_, snapshot) => {
    const seat = snapshot.asked!
    const friend = snapshot.stepArgs[1]!
    for (const option of snapshot.menu!.options) {
      const { marriage } = previewOf(option, snapshot)
      const sure = certain(option.preview, seat)
      expect(marriage!.friend).toBe(friend)
      expect(marriage!.gold, option.action).toBeGreaterThanOrEqual(sure.gold)
      expect(marriage!.income, option.action).toBe(sure.income + (sure.income ? 0 : marriage!.income))
      expect(marriage!.betrothal).toBe(option.preview.some(({ name }) => name === 'betrothed'))
    }
  })

  it.each(asking.filter(([, { step, variant }]) => step === 'Turn' && variant !== 'testament'))(
    'knows whom each friend could marry: %s',
    (_, snapshot) => {
      const view = viewOf(snapshot)
      const can = new Set(snapshot.menu!.options.filter(({ verb }) => verb === 'marry').map(({ args }) => args.friend))
      for (const friend of view.families[snapshot.asked!]!.hand) {
        const found = partnersOf(view, snapshot, friend)
        const refused = snapshot.menu!.refusals.find(
          ({ verb, args }) => verb === 'marry' && args.friend === FRIENDS[friend],
        )
        if (refused?.reason !== 'no-own-pawn') expect(found.length > 0, FRIENDS[friend]).toBe(can.has(FRIENDS[friend]))
      }
    },
  )

  it('says which condition is met: another of the nation is there, or not', () => {
    const snapshot = sample('Turn')
    const view = viewOf(snapshot)
    const c = componentsOf(snapshot)
    const nations = new Set(
      view.families[snapshot.asked!]!.spouse.filter((one) => one >= 0).map((one) => c.friends[one]!.nation as string),
    )
    for (const friend of view.families[snapshot.asked!]!.hand) {
      const [need] = effectOf(c.friends[friend]!.effect).needs
      if (need && need.count === 1 && need.what === c.friends[friend]!.nation)
        expect(consequence(snapshot, friend, NOBODY, false).met).toBe(nations.has(need.what))
    }
  })

  it.each(samples.filter(([, { over, variant }]) => over && variant !== 'testament'))(
    'counts as the rules do what a patron pays for: %s',
    (_, snapshot) => {
      const view = viewOf(snapshot)
      const c = componentsOf(snapshot)
      view.families.forEach((family, seat) => {
        if (family.out || family.patron < 0) return
        const patron = c.patrons[family.patron]!
        const [number, what] = patron.main.split(' ')
        const main = view.generation === 3 && count(view, c, seat, what!) >= Number(number) ? c.patron_honor : 0
        const minor = [patron.minor, patron.other]
          .map((text) => goalOf(text))
          .map(({ honor, per, what: of }) => honor * Math.floor(count(view, c, seat, of) / per))
          .sort((a, b) => b - a)
        expect(main + minor.slice(0, family.hidden_missions).reduce((a, b) => a + b, 0)).toBe(
          snapshot.points[seat]!.patron,
        )
      })
    },
  )

  it.each(asking)('missions are ready when their needs are there: %s', (_, snapshot) => {
    const view = viewOf(snapshot)
    const c = componentsOf(snapshot)
    for (const one of [...snapshot.menu!.options, ...snapshot.menu!.refusals].filter(
      ({ verb }) => verb === 'complete',
    )) {
      const ready = missionNeeds(c.missions[MISSIONS.indexOf(one.args.mission as never)]!.needs).some((way) =>
        way.every((need) => count(view, c, snapshot.asked!, need.what) >= need.count),
      )
      expect(ready, one.action).toBe(snapshot.menu!.options.includes(one as never))
    }
  })

  it.each(samples)('finds what everybody holds: %s', (_, snapshot) => {
    const view = viewOf(snapshot)
    const all = (view.ancestry ? view.ancestry.holds : view.families.flatMap(({ holds }) => holds)).flatMap(holdings)
    const c = componentsOf(snapshot)
    expect(all.filter(({ kind }) => kind === 'mansion')).toHaveLength(c.mansions - view.mansions)
    expect(new Set(all.filter(({ kind }) => kind === 'title').map(({ what }) => what)).size).toBe(
      all.filter(({ kind }) => kind === 'title').length,
    )
  })

  it('reads prices and benefits', () => {
    expect(amounts('4 gold + 2 friend')).toEqual([
      { what: 'gold', amount: 4 },
      { what: 'friend', amount: 2 },
    ])
    expect(amounts('prestige 2 + income 1')).toEqual([
      { what: 'prestige', amount: 2 },
      { what: 'income', amount: 1 },
    ])
    expect(effectOf('generation, 1 prussian: mansion 1')).toEqual({
      lasting: true,
      needs: [{ count: 1, what: 'prussian' }],
      effects: [{ kind: 'mansion', amount: '1' }],
    })
    expect(goalOf('1 per 3 gold')).toEqual({ honor: 1, per: 3, what: 'gold' })
    expect(goalOf('2 per titles')).toEqual({ honor: 2, per: 1, what: 'titles' })
  })
})

describe('words', () => {
  it.each(asking)('everything that is drawn explains itself and names a rule: %s', (_, snapshot) => {
    for (const thing of drawn(snapshot)) expect(infoOf(thing, snapshot, say).rule, thing).toMatch(/^L \d+\.\d+$/)
  })

  it.each(asking)('every option can be said, with names for people: %s', (_, snapshot) => {
    for (const option of snapshot.menu!.options)
      expect(actionWords(option, say, snapshot).toLowerCase()).not.toContain('undefined')
  })

  it('gives brothers different names, and members of different seats too', () => {
    const snapshot = sample('late-4')
    const names = viewOf(snapshot).families.flatMap(({ who }, seat) =>
      who.map((_, kin) => kinWords(viewOf(snapshot), componentsOf(snapshot), seat, kin, say)),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toMatch(/^name-/)
  })

  it('names people as the terminal does', () => {
    const { components } = sample('Turn')
    const spoken = (view: unknown, seat: number, names: string[]) =>
      names.map((_, kin) => word('kin', String(kin + 1), say, { ...sample('Turn'), view, components }, seat))
    named.families.forEach(({ names }, seat) =>
      expect(spoken({ families: named.families }, seat, names)).toEqual(names),
    )
    const { names, ...ancestry } = named.ancestry
    expect(spoken({ families: [], ancestry }, 0, names)).toEqual(names)
  })

  it('names people, seats and drawn children by what is on the table', () => {
    expect(word('kin', '1', say, sample('Spouse'), 0)).toMatch(/^name-/)
    expect(word('seat', 'P2', say, sample('Steal'), 0)).toBe(sample('Steal').names[1])
    expect(word('card', 'first', say, sample('KeepChild'), 0)).toMatch(/^child-/)
    expect(word('friend', 'carlos', say, sample('Turn'), 0)).toBeUndefined()
    expect(childWords(1, componentsOf(sample('Turn')), say)).toContain('brings-handsome 2')
  })

  it('marks what is reconstructed', () => {
    const c: Components = componentsOf(sample('Turn'))
    expect(c.doubtful).toContain('friends.carlos')
    expect(infoOf('card:carlos', sample('Turn'), say).doubtful).toBe(true)
    expect(infoOf('rank:count', sample('Turn'), say).doubtful).toBe(false)
    expect(infoOf('hint:five-nations', sample('late-testament'), say).doubtful).toBe(true)
  })
})
