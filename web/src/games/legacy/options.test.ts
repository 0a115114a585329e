// Every option of real games has a place: on the board, or in the decision bar.

import { describe, expect, it } from 'vitest'
import named from '../../../../tests/legacy/named_people.json'
import { choicesByThing } from '../../board/table.svelte'
import type { Snapshot, Event } from '../../protocol'
import { opened, type Sample } from '../../samples'
import { actionInWords } from '../../words'
import { familyOf } from './family'
import type { Person, Relative } from './generated'
import { infoOf } from './info'
import { partOf, thingsOf } from './options'
import { previewOf } from './preview'
import { componentsOf, questionOf, viewOf } from './view'
import { cardWords, childWords, costWords, kinWords, needWords, shortWords, word } from './words'

const files = import.meta.glob<Sample>('./samples/*.json', { eager: true, import: 'default' })
const samples = Object.entries(files).map(
  ([file, sample]) => [file.slice('./samples/'.length, -'.json'.length), opened(sample)] as const,
)
const asking = samples.filter(([, { menu }]) => menu !== null)
const sample = (wanted: string) => samples.find(([name]) => name === wanted)![1]
const optionOf = ({ menu }: Snapshot, action: string) => menu!.options.find((one) => one.action === action)!
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
  const seat = snapshot.asked!
  const house = view.families[seat]!
  const { sides, missions, children, mother } = questionOf(snapshot) ?? {}
  const { spaces, money, socializing, titles, contributions } = view.actions
  return new Set([
    ...familyOf(view, componentsOf(snapshot), seat).units.flatMap(({ people }) => people.map(({ thing }) => thing)),
    ...house.hand.map(({ friend }) => `card:${friend}`),
    ...view.row.map((friend) => `row:${friend}`),
    'deck',
    'act:have-children',
    ...spaces.flatMap(({ action }) => (action ? [`act:${action}`] : [])),
    ...money.map(({ name }) => `money:${name}`),
    ...socializing.map(({ name }) => `cards:${name}`),
    ...titles.map(({ name }) => `rank:${name}`),
    ...contributions.map(({ name }) => `contribution:${name}`),
    'pawn:own',
    ...Object.entries(house.pawns).flatMap(([name, count]) => (count > 0 ? [`pawn:${name}`] : [])),
    ...house.missions.map(({ mission }) => `mission:${mission}`),
    ...(sides ?? []).map(({ sex }) => `head:${sex}`),
    ...(missions ?? []).map(({ mission }) => `pick:${mission}`),
    ...(children ?? []).map(({ card }) => `child:${card}`),
    ...(mother ? ['lose:child', 'lose:mother'] : []),
    ...(snapshot.step === 'Steal'
      ? view.families.flatMap((_, other) => (other === seat ? [] : [`robbed:P${other + 1}`]))
      : []),
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
      expect([one, other]).toEqual([`kin:${option.args.kin}`, `spouse:${option.args.kin}`])
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
    const { units } = familyOf(viewOf(snapshot), componentsOf(snapshot), snapshot.asked!)
    for (const { args } of snapshot.menu!.options)
      expect(units.find(({ key }) => key === Number(args.kin))!.room).toBe(true)
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
    expect(others.some(({ face_down }) => face_down > 0)).toBe(true)
    expect(others.every(({ hand, face_down, cards }) => hand.length + face_down === cards)).toBe(true)
    expect(others.every(({ patron, patron_hidden }) => patron === undefined && patron_hidden)).toBe(true)
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

describe('what is told before it is chosen', () => {
  const marriages = asking.filter(([, { step }]) => step === 'Spouse' || step === 'WhoWereThey')
  it.each(marriages)('who comes, beside whom, and at what price: %s', (_, snapshot) => {
    const seat = snapshot.asked!
    for (const option of snapshot.menu!.options) {
      const { marriage, changes } = previewOf(option, snapshot)
      expect(marriage!.friend).toBe(questionOf(snapshot)!.friend)
      expect(String(marriage!.kin), option.action).toBe(option.args.kin)
      expect(marriage!.instead).toBe(option.verb === 'become')
      expect(marriage!.betrothal).toBe(option.preview.some(({ name }) => name === 'betrothed'))
      const sure = certain(option.preview, seat)
      for (const name of ['gold', 'income', 'prestige'] as const) {
        const { from, least, most } = changes[name] ?? { from: 0, least: 0, most: 0 }
        expect(least - from, `${option.action} ${name}`).toBeLessThanOrEqual(sure[name])
        expect(most - from, `${option.action} ${name}`).toBeGreaterThanOrEqual(sure[name])
      }
    }
  })

  it('lights whom a friend could marry, as the next question offers it', () => {
    const snapshot = sample('Turn')
    const option = optionOf(snapshot, 'marry bianca')
    const { marriage, next } = previewOf(option, snapshot)
    expect(marriage).toMatchObject({ friend: 'bianca', kin: null })
    expect(next.size).toBeGreaterThan(1)
    expect([...next].map((kin) => `with ${kin}`)).toEqual(option.next!.options.map(({ action }) => action))
  })

  it('knows nobody to light before somebody has looked behind the option', () => {
    const snapshot = sample('Turn')
    const { marriage, next, births } = previewOf(optionOf(snapshot, 'marry abigail'), snapshot)
    expect(marriage).toMatchObject({ friend: 'abigail', kin: null })
    expect([next.size, births]).toEqual([0, null])
  })

  it('draws what comes to the seat, and nothing of another', () => {
    const snapshot = sample('middle-2')
    const seat = snapshot.asked!
    const told = (seat: number, kin: string): Event[] => [
      { name: 'married', seat, args: { friend: 'vera', kin, children: 2 }, version: 1 },
      { name: 'condition-unmet', seat, args: { friend: 'vera' }, version: 1 },
      { name: 'mansion', seat, args: { kin }, version: 1 },
    ]
    const option = snapshot.menu!.options[0]!
    const { marriage, given, births } = previewOf(
      { ...option, preview: [...told(1 - seat, '5'), ...told(seat, '3')] },
      snapshot,
    )
    expect(marriage).toEqual({ friend: 'vera', kin: 3, instead: false, betrothal: false, met: false })
    expect([given, births]).toEqual([
      { kin: 3, kind: 'mansion', what: 'mansion' },
      { kin: 3, count: 2 },
    ])
  })

  it('tells of a title what it brings, whoever gets it', () => {
    const snapshot = sample('middle-2')
    const option = optionOf(snapshot, 'acquire governor')
    const { gains } = componentsOf(snapshot).titles.governor!.card
    expect(gains.map(({ effect }) => effect)).toEqual(['prestige', 'income'])
    const { changes } = previewOf(option, snapshot)
    for (const { effect, amount } of gains) {
      expect(changes[effect]!.least - changes[effect]!.from).toBe(amount)
      expect(shortWords(option, snapshot.asked!, say)).toContain(`web-change-${effect} +${amount}`)
    }
  })

  it('says between which values a price lies that depends on what is chosen next', () => {
    const option = { preview: [], changes: { 'gold': [5, 0, 2], 'prestige': [0, 2, 2], 'pawn-red': [0, 1, 1] } }
    expect(shortWords(option, 0, say)).toEqual([
      'web-change-gold −5 … −3',
      'web-change-prestige +2',
      'web-change-pawn pawn-red',
    ])
  })

  it.each(asking)(
    'tells of everybody who would come to stand or be born only people who are there: %s',
    (_, snapshot) => {
      const view = viewOf(snapshot)
      const people = view.testament?.people ?? view.families[snapshot.asked!]!.people
      const there = new Set<number>(people.map(({ kin }) => kin))
      for (const option of snapshot.menu!.options) {
        const { marriage, given, births, next } = previewOf(option, snapshot)
        const all = [marriage?.kin, given?.kin, births?.kin, ...next].filter((kin) => kin != null)
        expect(
          all.every((kin) => there.has(kin)),
          option.action,
        ).toBe(true)
      }
    },
  )
})

describe('what the face tells', () => {
  it('says which condition is met: so many of the nation or occupation are there, or not', () => {
    const met = new Set<boolean>()
    for (const [name, snapshot] of asking.filter(([, { variant }]) => variant !== 'testament')) {
      const c = componentsOf(snapshot)
      const { hand, people, done } = viewOf(snapshot).families[snapshot.asked!]!
      const spouses = people.flatMap(({ spouse }) => (spouse ? [c.friends[spouse]!] : []))
      for (const { friend, needs } of done.length ? [] : hand)
        for (const need of needs.filter(() => c.friends[friend]!.card.besides)) {
          const there = spouses.filter((one) => [`need-${one.nation}`, `need-${one.occupation}`].includes(need.need))
          expect([need.have, need.met], `${name} ${friend}`).toEqual([there.length, there.length >= need.count])
          met.add(need.met)
        }
    }
    expect(met.size).toBe(2)
  })

  it.each(samples.filter(([, { over, variant }]) => over && variant !== 'testament'))(
    'counts what a patron pays for as the score does: %s',
    (_, snapshot) => {
      const patrons = viewOf(snapshot).families.flatMap(({ patron, extinct }, seat) =>
        patron && !extinct ? [[seat, patron.worth] as const] : [],
      )
      expect(patrons.length).toBeGreaterThan(0)
      for (const [seat, worth] of patrons) expect(worth).toBe(snapshot.points[seat]!.patron)
    },
  )

  it.each(asking.filter(([, { step }]) => step === 'Turn' || step === 'EndOfTurn'))(
    'missions are met when they can be completed: %s',
    (_, snapshot) => {
      const can = snapshot.menu!.options.filter(({ verb }) => verb === 'complete').map(({ args }) => args.mission)
      const met = viewOf(snapshot).families[snapshot.asked!]!.missions.filter((one) => one.met)
      expect(met.map(({ mission }) => mission as string)).toEqual(can)
    },
  )

  it.each(asking.filter(([, { step }]) => step === 'Turn'))(
    'prices and reasons are those of the menu: %s',
    (_, snapshot) => {
      const { spaces, money, socializing, titles, contributions, children } = viewOf(snapshot).actions
      const told = new Map([
        ...spaces.flatMap(({ action, barred }) => (action ? [[action, barred] as const] : [])),
        ...money.map(({ name, barred }) => [`ask-money ${name}`, barred] as const),
        ...socializing.map(({ name, barred }) => [`socialize ${name}`, barred] as const),
        ...titles.map(({ name, barred }) => [`acquire ${name}`, barred] as const),
        ...contributions.map(({ name, barred }) => [`contribute ${name}`, barred] as const),
        ['have-children', children] as const,
      ])
      for (const { action } of snapshot.menu!.options) expect(told.get(action), action).toBeUndefined()
      for (const { action, reason, need, have } of snapshot.menu!.refusals)
        if (told.has(action)) expect(told.get(action), action).toMatchObject({ reason, need, have })
    },
  )

  it('loses no mansion and gives no title twice', () => {
    const mansions = new Map<string, Set<number>>()
    for (const [, snapshot] of samples) {
      const view = viewOf(snapshot)
      const all = (view.testament?.people ?? view.families.flatMap(({ people }) => people)).flatMap(
        ({ holds }) => holds,
      )
      const held = all.filter(({ kind }) => kind === 'mansion').length
      const left = view.actions.spaces.find(({ space }) => space === 'mansion')!.left!
      const table = `${snapshot.variant} ${snapshot.names.length}`
      mansions.set(table, (mansions.get(table) ?? new Set()).add(held + left))
      const titles = all.filter(({ kind }) => kind === 'title').map(({ what }) => what)
      expect(new Set(titles).size).toBe(titles.length)
    }
    for (const [table, sums] of mansions) expect(sums.size, table).toBe(1)
  })

  it('tells prices, benefits and conditions of cards', () => {
    const c = componentsOf(sample('Turn'))
    expect(c.titles.count!.price).toEqual([
      { what: 'gold', amount: 4 },
      { what: 'friend', amount: 2 },
    ])
    expect(costWords(c.titles.count!.price, say)).toBe('need-gold 4, cost-friends 2')
    expect(c.titles.count!.card.gains).toEqual([
      { effect: 'prestige', amount: 2 },
      { effect: 'income', amount: 1 },
    ])
    expect(c.friends.erich!.card).toEqual({
      needs: [{ need: 'need-prussian', count: 1 }],
      besides: true,
      gains: [{ effect: 'mansion', amount: 1 }],
    })
    expect(cardWords(c.friends.erich!.card, say)).toBe('effect-with-others effect-mansion 1 +1 need-prussian 1')
    expect(c.patrons.law!.minor[1]).toEqual({ honor: 1, per: { need: 'need-gold', count: 3 } })
    expect(needWords(c.patrons.law!.minor[0]!.per, say)).toBe('need-betrothed 1 occupation-craftsman')
  })
})

describe('words', () => {
  it.each(asking)('everything that is drawn explains itself and names a rule: %s', (_, snapshot) => {
    for (const thing of drawn(snapshot)) expect(infoOf(thing, snapshot, say).rule, thing).toMatch(/^L \d+\.\d+$/)
  })

  it.each(asking)('every option can be said, with names for people: %s', (_, snapshot) => {
    const speaker = { say, has: () => true, word }
    for (const option of snapshot.menu!.options)
      expect(actionInWords(speaker, snapshot, option).toLowerCase()).not.toContain('undefined')
  })

  it('gives brothers different names, and members of different seats too', () => {
    const view = viewOf(sample('late-4'))
    const names = view.families.flatMap(({ people }, seat) => people.map(({ kin }) => kinWords(view, seat, kin, say)))
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toMatch(/^name-/)
  })

  it('names people as the terminal does', () => {
    const spoken = (view: unknown, seat: number, names: string[]) =>
      names.map((_, kin) => word('kin', String(kin + 1), say, { ...sample('Turn'), view }, seat))
    const families = named.families.map(({ people }) => ({ people: people as Person[] }))
    named.families.forEach(({ names }, seat) => expect(spoken({ families }, seat, names)).toEqual(names))
    const { people, names } = named.testament
    expect(spoken({ families: [], testament: { people: people as Relative[] } }, 0, names)).toEqual(names)
  })

  it('names people, seats and drawn children by what is on the table', () => {
    expect(word('kin', '1', say, sample('Spouse'), 0)).toMatch(/^name-/)
    expect(word('seat', 'P2', say, sample('Steal'), 0)).toBe(sample('Steal').names[1])
    expect(word('card', 'first', say, sample('KeepChild'), 0)).toMatch(/^child-/)
    expect(word('friend', 'carlos', say, sample('Turn'), 0)).toBeUndefined()
    expect(childWords('handsome', componentsOf(sample('Turn')), say)).toContain('brings-handsome 2')
  })

  it('marks what is reconstructed', () => {
    expect(componentsOf(sample('Turn')).friends.carlos!.doubtful).toBe(true)
    expect(infoOf('card:carlos', sample('Turn'), say).doubtful).toBe(true)
    expect(infoOf('rank:count', sample('Turn'), say).doubtful).toBe(false)
    expect(infoOf('hint:five-nations', sample('late-testament'), say).doubtful).toBe(true)
  })
})
