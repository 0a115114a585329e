// Every option of real games has a place: on the town, on the farm, or in the decision bar.

import { describe, expect, it } from 'vitest'
import { reasonsOf } from '../../board/words'
import type { Option, Snapshot } from '../../protocol'
import { opened, type Sample } from '../../samples'
import { printedOf, questionOf, tableOf } from './face'
import { CITY_NAMES, type Colour, GOOD_NAMES, INFLUENCE_NAMES, PLACE_NAMES, SPACE_NAMES } from './generated'
import { pileSpots } from './layout'
import { BAR, choicesByThing, glowOf, thingOf, whereIs } from './options'
import { figures, identify } from './pieces'
import { certain, doomed, previewOf } from './preview'
import { DULL, reachOf } from './reach'
const files = import.meta.glob<Sample>('./samples/*.json', { eager: true, import: 'default' })
const samples = Object.entries(files).map(
  ([file, sample]) => [file.slice('./samples/'.length, -'.json'.length), opened(sample)] as const,
)
const asking = samples.filter(([, snapshot]) => snapshot.menu !== null)

/** All things the board and the asked seat's farm draw. */
function drawn(snapshot: Snapshot): Set<string> {
  const { spaces, stalls, queue, farms } = tableOf(snapshot)
  const { crafts, council } = printedOf(snapshot)
  const { members } = farms[snapshot.asked ?? 0]!
  return new Set([
    'well',
    'mill',
    'bag',
    'life',
    'coins',
    'grain',
    ...SPACE_NAMES.map((name) => `space:${name}`),
    ...SPACE_NAMES.flatMap((name) => Object.keys(spaces[name]!).map((colour) => `cubes:${name}:${colour}`)),
    ...crafts.map(({ craft }) => `craft:${craft}`),
    ...CITY_NAMES.map((name) => `city:${name}`),
    ...council.stages.map(({ stage }) => `privilege:${stage}`),
    ...[...stalls.flatMap(({ guest }) => guest ?? []), ...queue].map(({ customer }) => `customer:${customer}`),
    ...GOOD_NAMES.map((good) => `good:${good}`),
    ...INFLUENCE_NAMES.map((colour) => `cube:${colour}`),
    ...PLACE_NAMES.flatMap((place) =>
      (members[place] ?? []).map((number) =>
        place === 'farm' ? `home:${number}` : place === 'unborn' ? 'unborn' : `member:${place}:${number}`,
      ),
    ),
  ])
}

describe('every option is reachable', () => {
  it.each(asking)('%s', (_, snapshot) => {
    const things = drawn(snapshot)
    for (const option of snapshot.menu!.options) {
      const thing = thingOf(option, snapshot)
      if (thing === BAR) expect(['decline', 'pass', 'jagna-takes']).toContain(option.verb)
      else expect(things, option.action).toContain(thing)
    }
  })

  it('covers every verb of the game', () => {
    const verbs = new Set(asking.flatMap(([, { menu }]) => menu!.options.map(({ verb }) => verb)))
    expect([...verbs].sort()).toEqual(
      [
        'act',
        'advance',
        'birth',
        'buy',
        'buy-out',
        'decline',
        'die',
        'enter-church',
        'enter-council',
        'gain-cube',
        'gain-good',
        'go',
        'harvest',
        'jagna-takes',
        'make',
        'mill',
        'move',
        'pass',
        'pay',
        'pay-scroll',
        'pay-time',
        'privilege',
        'promote',
        'recall',
        'send',
        'serve',
        'take',
        'train',
        'well',
        'well-coins',
      ].sort(),
    )
  })

  it.each(asking)('nothing is lost when options are gathered by thing: %s', (_, snapshot) => {
    const gathered = [...choicesByThing(snapshot.menu, snapshot).values()].flatMap(({ options }) => options)
    expect(gathered).toHaveLength(snapshot.menu!.options.length)
  })
})

describe('where things are', () => {
  it('knows town, farm and bar', () => {
    expect(whereIs('cubes:crafts:pink')).toBe('town')
    expect(whereIs('home:2')).toBe('farm')
    expect(whereIs(BAR)).toBe('bar')
  })

  it('takes a cube from a space where Jagna may', () => {
    const asked = asking.filter(([, { step }]) => step === 'ChooseForJagna')
    expect(asked).not.toHaveLength(0)
    for (const [, snapshot] of asked) {
      const lying = tableOf(snapshot).spaces[questionOf(snapshot)!.space]!
      for (const option of snapshot.menu!.options) {
        expect(lying[option.args.colour as Colour]).toBeGreaterThan(0)
        expect(thingOf(option, snapshot)).toBe(`cubes:${questionOf(snapshot)!.space}:${option.args.colour}`)
      }
    }
  })

  it('finds room for five piles without one lying on another', () => {
    for (const space of SPACE_NAMES)
      for (let piles = 1; piles <= 5; piles++) {
        const spots = pileSpots(space, piles)
        expect(spots).toHaveLength(piles)
        for (const a of spots)
          for (const b of spots) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(34)
      }
  })
})

describe('the glow', () => {
  const take = (declined: boolean): Option => ({
    action: 'take travel pink',
    verb: 'take',
    args: { space: 'travel', colour: 'pink' },
    things: [],
    preview: declined ? [{ name: 'declined', seat: 0, args: {}, version: 0 }] : [],
    changes: {},
    atOnce: {},
    ways: [],
    whole: false,
    stop: null,
    next: null,
  })
  it('tells a cube with an action from a cube alone', () => {
    expect(glowOf({ options: [take(false)], refusals: [] })).toBe('full')
    expect(glowOf({ options: [take(true)], refusals: [] })).toBe('only')
    expect(glowOf(undefined)).toBe('none')
  })
})

describe('why not, one choice ahead', () => {
  const sample = (wanted: string) => samples.find(([name]) => name === wanted)![1]
  const start = sample('start-3') // four 1s on the farm, a coin, and nothing else
  const middle = sample('Turn-take') // nobody on the farm, three pink for the well
  const said = (thing: string, snapshot: Snapshot) => {
    const found = reachOf(snapshot).whyNot(thing)
    if (found === null) return null
    const { nothing, cube } = found
    return { nothing, cube, refusals: found.refusals.map(({ action, reason }) => `${action}: ${reason}`) }
  }
  const take = (action: string, snapshot: Snapshot) =>
    reachOf(snapshot)
      .behind(snapshot.menu!.options.find((option) => option.action === action)!)
      .map(({ reason }) => reason)

  it('is told at the thing that it is about', () => {
    expect(said('privilege:2', start)).toEqual({
      refusals: ['privilege 2: stage-not-reached'],
      nothing: true,
      cube: null,
    })
    expect(said('customer:c13', middle)).toEqual({ refusals: ['serve c13: lacks-grain'], nothing: true, cube: null })
    expect(said('home:1', start)).toEqual({ refusals: ['send 1: lacks-goods'], nothing: false, cube: null })
  })

  it('tells apart a house where nothing can be done from one where something can', () => {
    expect(said('craft:smithy', start)).toEqual({ refusals: ['make plow: nobody-trained'], nothing: false, cube: null })
    expect(said('craft:stables', middle)).toMatchObject({ nothing: true, cube: null })
    expect(said('craft:smithy', middle)).toMatchObject({ nothing: false })
  })

  it('is told at a whole space, and at all that belongs to it', () => {
    for (const thing of ['space:travel', 'city:aldern', 'road:0'])
      expect(said(thing, start), thing).toEqual({ refusals: ['send 1: lacks-goods'], nothing: true, cube: true })
    expect(said('space:crafts', start)).toBeNull()
    expect(said('space:council', start)).toBeNull()
  })

  it('says so where no cube lies, unless the well leads there', () => {
    const bare = (snapshot: Snapshot): Snapshot => {
      const menu = snapshot.menu!
      return { ...snapshot, menu: { ...menu, options: menu.options.filter(({ args }) => args.space !== 'family') } }
    }
    expect(said('space:family', bare(start))).toEqual({ refusals: [], nothing: true, cube: false })
    expect(said('space:family', bare(middle))).toBeNull()
  })

  it('does not know before the previews have come', () => {
    const menu = middle.menu!
    const early = {
      ...middle,
      menu: { ...menu, options: menu.options.map((option) => ({ ...option, preview: [] })), beyond: [] },
    }
    for (const thing of drawn(early)) expect(said(thing, early), thing).toBeNull()
  })

  it('leaves the question itself alone', () => {
    for (const [name, snapshot] of asking) {
      const choices = choicesByThing(snapshot.menu, snapshot)
      const bare = choicesByThing({ ...snapshot.menu!, beyond: [] }, snapshot)
      expect([...choices.keys()], name).toEqual([...bare.keys()])
      for (const thing of choices.keys()) expect(said(thing, snapshot), `${name} ${thing}`).toBeNull()
    }
  })

  it('explains a cube that comes alone, unless another cube of its space would do', () => {
    expect(take('take travel orange', start)).toEqual(['lacks-goods'])
    expect(take('take council plague', start)).toEqual([])
  })

  it('gives at most three reasons, one of each kind first, and asks what for where it is about one action', () => {
    const say = (id: string, args: Record<string, string | number> = {}) =>
      [id, ...Object.values(args)].join(' ').trim()
    const beyond = middle.menu!.beyond
    const crafts = beyond.filter(({ verb }) => ['train', 'make', 'buy', 'mill'].includes(verb))
    const words = ({ verb }: { verb: string }) => `Action-${verb}`
    expect(reasonsOf(crafts, say, words, DULL)).toEqual([
      { what: '', why: 'Why-nobody-on-farm 0 0' },
      { what: '', why: 'Why-nobody-trained 0 0 craft-stables' },
      { what: '', why: 'Why-lacks-grain 3 0' },
    ])
    const market = ({ menu }: Snapshot) =>
      reasonsOf(
        menu!.beyond.filter(({ verb }) => verb === 'serve'),
        say,
        words,
        DULL,
      ).map(({ why }) => why)
    // Two want an ox, one four sacks of grain, one a horse; the fifth can be served.
    expect(market(middle)).toEqual([
      'Why-lacks-goods 1 0 good-ox',
      'Why-lacks-grain 4 0',
      'Why-lacks-goods 1 0 good-horse',
    ])
    expect(market(start)).toEqual([
      'Why-lacks-goods 1 0 good-wagon',
      'Why-lacks-goods 1 0 good-horse',
      'Why-lacks-goods 1 0 good-ox',
    ])
    const [mill] = reasonsOf(
      beyond.filter(({ verb }) => verb === 'mill'),
      say,
      words,
      DULL,
    )
    expect(mill?.what).toBe('Action-mill')
  })
})

describe('the preview', () => {
  it.each(asking)('can be told for every option: %s', (_, snapshot) => {
    for (const option of snapshot.menu!.options) {
      const preview = previewOf(option, snapshot)
      const farm = tableOf(snapshot).farms[preview.seat]!
      expect(preview.life).toBe((farm.life + preview.hours) % printedOf(snapshot).lap)
      for (const { to } of preview.moves) expect(PLACE_NAMES).toContain(to)
      for (const colour of INFLUENCE_NAMES) {
        const [before = farm.cubes[colour], least = before] = preview.changes[`cube-${colour}`] ?? []
        expect(before, option.action).toBe(farm.cubes[colour])
        expect(least, option.action).toBeGreaterThanOrEqual(0)
      }
    }
  })

  const of = (name: string, action: string) => {
    const snapshot = samples.find(([one]) => one === name)![1]
    return previewOf(
      snapshot.menu!.options.find((option) => option.action === action)!,
      snapshot,
    )
  }

  it('tells of whom one will die before it is asked', () => {
    const { hours, life, dead, mortal } = of('Turn-take', 'take family plague')
    expect([hours, life, dead, mortal]).toEqual([
      2,
      1,
      [],
      [
        { number: 1, place: 'office', rest: 'chronicle-crafts' },
        { number: 1, place: 'council-1', rest: 'chronicle-council' },
        { number: 1, place: 'church-1', rest: 'chronicle-church' },
      ],
    ])
  })

  it('tells who dies where that is certain, and leaves it at that', () => {
    const snapshot = samples.find(([name]) => name === 'Death')![1]
    for (const option of snapshot.menu!.options) {
      const { dead, mortal } = previewOf(option, snapshot)
      expect([dead.map(({ place }) => place), mortal]).toEqual([[option.args.place], []])
      expect(tableOf(snapshot).oldest).toContainEqual(dead[0])
    }
  })

  it('names those between whom will be chosen', () => {
    const snapshot = structuredClone(samples.find(([name]) => name === 'Death')![1])
    const choice = snapshot.menu!.options
    const mill: Option = { ...choice[0]!, action: 'mill', verb: 'mill', args: {}, preview: [], next: snapshot.menu }
    expect(doomed(previewOf(mill, snapshot)).map(({ place }) => place)).toEqual(choice.map(({ args }) => args.place))
  })

  it('of a stock that depends on the next choice says what is certain, and no more', () => {
    expect([[2, 3, 5], [4, 0, 2], [2, 1, 5], [2, 5], [5, 2], undefined].map((change) => certain(change))).toEqual([
      1, -2, 0, 3, -3, 0,
    ])
  })

  it('leaves the life marker where the last time brings it, and tells of no other seat', () => {
    const snapshot = samples.find(([name]) => name === 'Turn-take')![1]
    const seat = snapshot.asked!
    const time = (seat: number, life: number) => ({ name: 'time', seat, args: { hours: 1, life }, version: 1 })
    const died = { name: 'died', seat: seat - 1, args: { number: '1', place: 'farm', rest: 'grave' }, version: 1 }
    const preview = [time(seat, 3), time(seat, 4), time(seat - 1, 7), died]
    expect(previewOf({ ...snapshot.menu!.options[0]!, preview }, snapshot)).toMatchObject({ life: 4, dead: [] })
    expect(previewOf({ ...snapshot.menu!.options[0]!, preview: [] }, snapshot).life).toBe(
      tableOf(snapshot).farms[seat]!.life,
    )
  })

  it('says between which numbers a stock would lie, where that is chosen later', () => {
    expect(of('Turn-take', 'take council green').changes['cube-green']).toEqual([3, 2, 4])
  })
})

describe('the pieces', () => {
  it('keep their identity when one of them moves', () => {
    const [, snapshot] = samples.find(([name]) => name === 'start-3')!
    const before = identify(tableOf(snapshot), [])
    const moved = structuredClone(tableOf(snapshot))
    moved.farms[0]!.members = { ...moved.farms[0]!.members, farm: [1, 1, 1], bag: [1] }
    const after = identify(moved, before)
    const changed = after.filter((piece) => before.find(({ key }) => key === piece.key)!.place !== piece.place)
    expect(changed).toHaveLength(1)
    expect(changed[0]).toMatchObject({ seat: 0, number: 1, place: 'bag' })
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length)
  })

  it.each(samples)('stand inside the town: %s', (_, snapshot) => {
    const table = tableOf(snapshot)
    for (const figure of figures(identify(table, []), table, 0).filter(({ shown }) => shown)) {
      expect(figure.x).toBeGreaterThan(0)
      expect(figure.x).toBeLessThan(1116)
      expect(figure.y).toBeLessThan(650)
    }
  })
})
