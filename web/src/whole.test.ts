import { describe, expect, it } from 'vitest'
import type { Snapshot } from './protocol'
import { opened, type Sample } from './samples'
import type { SentOutlook, SentSnapshot } from './sent'
import { act, after, optionAt, whole, withOutlook } from './whole'

const VERBS = { take: ['space', 'colour'], pass: [], serve: ['customer'] }

const sent = (more: Partial<SentSnapshot> = {}): SentSnapshot => ({
  table: 't',
  version: 5,
  title: 'village',
  variant: 'standard',
  rules: 1,
  seat: 0,
  names: ['Ilse', 'Tomasz'],
  rivals: [],
  kinds: ['person', 'bot'],
  bots: ['', 'page'],
  hints: false,
  hiddenHands: false,
  seeded: false,
  house: [],
  closed: null,
  verbs: VERBS,
  flows: [],
  asked: 0,
  held: null,
  canUndo: true,
  over: false,
  choices: 5,
  step: 'Turn',
  stepArgs: [0],
  question: null,
  view: { round: 1, spaces: [1, 0], farms: [{ coins: 1 }, { coins: 2 }, { coins: 3 }] },
  menu: {
    options: ['take crafts pink', 'pass'],
    refusals: [{ action: 'serve c12', reason: 'no-goods', need: 2, what: ['good-ox'] }],
  },
  points: [{}, {}],
  result: null,
  components: { lap: 10 },
  log: [],
  ...more,
})
const event = (version: number, name = 'passed') => ({ name, seat: 0, args: {}, version })

describe('an action', () => {
  it('is taken apart by the kinds of its verb', () => {
    expect(act('take crafts pink', VERBS)).toEqual({
      action: 'take crafts pink',
      verb: 'take',
      args: { space: 'crafts', colour: 'pink' },
      things: ['space:crafts', 'colour:pink'],
    })
    expect(act('pass', VERBS)).toEqual({ action: 'pass', verb: 'pass', args: {}, things: [] })
  })

  it('of a verb that nobody has heard of still has its words', () => {
    expect(act('fly high', VERBS)).toEqual({ action: 'fly high', verb: 'fly', args: {}, things: [] })
  })
})

describe('a table that was sent', () => {
  it('has its options by their parts, and refusals with nothing left out', () => {
    const { menu } = whole(sent())
    expect(menu?.options.map(({ verb, preview }) => [verb, preview])).toEqual([
      ['take', []],
      ['pass', []],
    ])
    expect(menu?.refusals[0]).toEqual({
      action: 'serve c12',
      verb: 'serve',
      args: { customer: 'c12' },
      things: ['customer:c12'],
      reason: 'no-goods',
      need: 2,
      have: 0,
      what: ['good-ox'],
    })
    expect(whole(sent({ menu: null })).menu).toBeNull()
  })

  it('tells what is sure of an option whatever is chosen next', () => {
    const first = withOutlook(whole(sent()), {
      path: [],
      previews: { pass: { events: [], changes: { coins: [2, 1] }, stop: 'question' } },
      beyond: [{ action: 'take mill pink', reason: 'no-such-cube' }],
    })
    const sure: NonNullable<SentOutlook['sure']> = {
      events: [event(5)],
      changes: { coins: [2, 0, 1] },
      ways: [{ coins: 0 }, { coins: 1 }],
      stop: 'question',
      whole: true,
    }
    const { menu } = withOutlook(first, { path: ['pass'], sure, previews: {}, beyond: [] })
    expect(menu?.options[1]).toMatchObject({
      preview: [event(5)],
      ways: [{ coins: 0 }, { coins: 1 }],
      whole: true,
      next: null,
    })
    expect(menu?.options[0]).toEqual(first.menu?.options[0])
    expect(menu?.beyond).toHaveLength(1)
  })

  it('keeps what would be asked behind an option, and behind that', () => {
    const sure: SentOutlook['sure'] = {
      events: [event(5)],
      changes: { coins: [2, 0, 1] },
      ways: [],
      stop: 'question',
      whole: true,
    }
    const asked = { options: ['take crafts pink', 'pass'], refusals: [{ action: 'serve c12', reason: 'no-goods' }] }
    const once: SentOutlook['previews'][string] = { events: [event(5)], changes: { coins: [1, 0] }, stop: 'question' }
    const first = withOutlook(whole(sent()), {
      path: ['pass'],
      sure,
      menu: asked,
      previews: { pass: once },
      beyond: [],
    })
    expect(optionAt(first.menu, ['pass'])?.next?.refusals).toMatchObject([{ verb: 'serve', reason: 'no-goods' }])
    expect(optionAt(first.menu, ['pass', 'pass'])).toMatchObject({ changes: { coins: [1, 0] }, next: null })
    const { menu } = withOutlook(first, { path: ['pass', 'pass'], sure, menu: asked, previews: {}, beyond: [] })
    expect(optionAt(menu, ['pass', 'pass'])).toMatchObject({ changes: { coins: [2, 0, 1] } })
    expect(optionAt(menu, ['pass', 'pass', 'take crafts pink'])).toMatchObject({ verb: 'take', preview: [] })
    expect(optionAt(menu, ['pass', 'serve c12'])).toBeNull()
  })

  it('takes previews to their options', () => {
    const { menu } = withOutlook(whole(sent()), {
      path: [],
      previews: { pass: { events: [event(5)], changes: { coins: [2, 0] }, stop: 'question' } },
      beyond: [{ action: 'take mill pink', reason: 'no-such-cube' }],
    })
    expect(menu?.options.map(({ preview }) => preview.length)).toEqual([0, 1])
    expect(menu?.beyond[0]).toMatchObject({
      verb: 'take',
      args: { space: 'mill', colour: 'pink' },
      reason: 'no-such-cube',
      need: 0,
      have: 0,
      what: [],
    })
    expect(withOutlook(whole(sent({ menu: null })), { path: [], previews: {}, beyond: [] }).menu).toBeNull()
  })
})

describe('an update', () => {
  const last = withOutlook(whole(sent({ log: [event(4), event(5)] })), {
    path: [],
    previews: { pass: { events: [event(5)], changes: {}, stop: 'draw' } },
    beyond: [{ action: 'pass', reason: 'no' }],
  })

  it('leaves everything as it was that it does not speak of', () => {
    const next = after(last, { version: 6, events: [] })
    expect({ ...next, version: 5, menu: null }).toEqual({ ...last, menu: null })
    expect(next.version).toBe(6)
    expect(next.view).toBe(last.view)
  })

  it('changes what it speaks of, also to nothing', () => {
    const next = after(last, {
      version: 6,
      events: [],
      asked: null,
      held: 1,
      canUndo: false,
      step: null,
      menu: null,
      choices: 6,
    })
    expect(next).toMatchObject({
      asked: null,
      held: 1,
      canUndo: false,
      step: null,
      menu: null,
      choices: 6,
      over: false,
      names: last.names,
    })
  })

  it('tells what differs in the view: lists whole, but of objects only those that are not as they were', () => {
    const next = after(last, { version: 6, events: [], view: { spaces: [0, 1], farms: { 1: { coins: 7 } } } })
    expect(next.view).toEqual({ round: 1, spaces: [0, 1], farms: [{ coins: 1 }, { coins: 7 }, { coins: 3 }] })
    expect(last.view).toEqual(sent().view)
  })

  it('tells of the points only those that are not as they were', () => {
    const before: Snapshot = { ...last, points: [{ prestige: 1, names: 2 }, { prestige: 3 }] }
    const next = after(before, { version: 6, events: [], points: { 0: { prestige: 4 } } })
    expect(next.points).toEqual([{ prestige: 4, names: 2 }, { prestige: 3 }])
  })

  it('brings parts that were not there, and lists that grow and shrink', () => {
    expect(
      after(last, { version: 6, events: [], view: { jagna: { slot: 1 }, farms: { 3: { coins: 4 }, length: 4 } } }).view,
    ).toMatchObject({
      jagna: { slot: 1 },
      farms: [{ coins: 1 }, { coins: 2 }, { coins: 3 }, { coins: 4 }],
    })
    expect(after(last, { version: 6, events: [], view: { farms: { 1: { coins: 9 }, length: 2 } } }).view).toEqual({
      ...(last.view as object),
      farms: [{ coins: 1 }, { coins: 9 }],
    })
  })

  it('takes away what is null, and goes as deep as it must', () => {
    const before = { ...last, view: { houses: [{ people: [{ name: 'Ada', spouse: 'Jan' }, { name: 'Ewa' }] }] } }
    const view = { houses: { 0: { people: { 0: { spouse: null }, 1: { spouse: 'Jan' } } } } }
    expect(after(before, { version: 6, events: [], view }).view).toEqual({
      houses: [{ people: [{ name: 'Ada' }, { name: 'Ewa', spouse: 'Jan' }] }],
    })
  })

  it('offers a new menu by its parts', () => {
    const next = after(last, { version: 6, events: [], menu: { options: ['take mill pink'], refusals: [] } })
    expect(next.menu).toEqual({
      options: [
        {
          ...act('take mill pink', VERBS),
          preview: [],
          changes: {},
          atOnce: {},
          ways: [],
          whole: false,
          stop: null,
          next: null,
        },
      ],
      refusals: [],
      beyond: [],
    })
  })

  it('does not keep what was certain about the same menu at the table before', () => {
    const { menu } = after(last, { version: 6, events: [] })
    expect(menu?.options.map(({ action }) => action)).toEqual(['take crafts pink', 'pass'])
    expect(menu?.options.flatMap(({ preview }) => preview)).toEqual([])
    expect([menu?.refusals.length, menu?.beyond]).toEqual([1, []])
  })

  it('adds its events to the log, and takes out those that no longer stand', () => {
    expect(after(last, { version: 6, events: [event(6)] }).log.map(({ version }) => version)).toEqual([4, 5, 6])
    expect(after(last, { version: 6, events: [], undone: 5 }).log.map(({ version }) => version)).toEqual([4])
    expect(after(last, { version: 6, events: [event(6)], undone: null }).log).toHaveLength(3)
  })

  it('keeps the newest of a long log', () => {
    const long = { ...last, log: Array.from({ length: 200 }, (_, i) => event(i)) }
    const { log } = after(long, { version: 300, events: [event(300)] })
    expect([log.length, log[0]?.version, log.at(-1)?.version]).toEqual([200, 1, 300])
  })
})

const files = import.meta.glob<Sample>('./games/*/samples/*.json', { eager: true, import: 'default' })

describe('the samples', () => {
  it.each(Object.entries(files))('name every argument: %s', (_, sample) => {
    const { menu } = opened(sample)
    for (const { action, verb, things } of [
      ...(menu?.options ?? []),
      ...(menu?.refusals ?? []),
      ...(menu?.beyond ?? []),
    ]) {
      expect([verb, ...things.map((thing) => thing.split(':')[1])].join(' ')).toBe(action)
    }
  })
})
