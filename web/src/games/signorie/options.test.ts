// Every option of real games has a place: on the board, or in the decision bar.

import { describe, expect, it } from 'vitest'
import { choicesByThing } from '../../board/table.svelte'
import type { Snapshot } from '../../protocol'
import { opened, type Sample } from '../../samples'
import { flights } from './changes'
import { infoOf } from './info'
import { CAREER_NAMES, COLOUR_NAMES, type Family, HELPER_NAMES, ROW_NAMES, SEX_NAMES, type Table } from './generated'
import { formOf, NARROW, WIDE } from './layout'
import { partOf, thingsOf } from './options'
import { previewOf } from './preview'
import { componentsOf, questionOf, viewOf } from './shown'
import { printedWord as word } from './words'

const files = import.meta.glob<Sample>('./samples/*.json', { eager: true, import: 'default' })
const samples = Object.entries(files).map(
  ([file, sample]) => [file.slice('./samples/'.length, -'.json'.length), opened(sample)] as const,
)
const asking = samples.filter(([, { menu }]) => menu !== null)
const sample = (wanted: string) => samples.find(([name]) => name === wanted)![1]

const STEPS = [
  'Advance',
  'AnyAssignment',
  'Donation',
  'ExtraAction',
  'FreeHelper',
  'GainMeeples',
  'Helpers',
  'LayToken',
  'MainAction',
  'Marriage',
  'Mission',
  'Reward',
  'Turn',
  'Wedding',
]

/** All things that the table draws for the seat that is asked. */
function drawn(snapshot: Snapshot): Set<string> {
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const seat = snapshot.asked!
  return new Set([
    ...view.bays.flatMap(({ colour, dice }) =>
      dice.filter((die) => die.taken_by === undefined).map(({ face }) => `die:${colour}:${face}`),
    ),
    ...view.bays.flatMap(({ slots }) => slots.map(({ tile }) => `tile:${tile}`)),
    ...COLOUR_NAMES.map((name) => `manage:${name}`),
    ...HELPER_NAMES.map((name) => `helper:${name}`),
    ...c.careers.flatMap(({ career, spaces }) =>
      spaces.filter((_, space) => view.careers[career]![space]!.includes(seat)).map(({ man }) => `man:${man}`),
    ),
    ...CAREER_NAMES.map((career) => `enter:${career}`),
    'initiative',
    'florins',
    `bride:${view.families[seat]!.married}`,
    ...view.cities.filter(({ in_play }) => in_play).map(({ city }) => `city:${city}`),
    ...SEX_NAMES.map((sex) => `pool:${sex}`),
    ...ROW_NAMES.map((row) => `row:${row}`),
    ...snapshot.menu!.options.filter(({ verb }) => verb === 'bonus').map(({ args }) => `reward:${args.reward}`),
  ])
}

describe('every option is reachable', () => {
  it('has a sample of every question, for 2, 3 and 4 players', () => {
    expect([...new Set(asking.map(([, { step }]) => step))].sort()).toEqual(STEPS)
    expect([...new Set(samples.map(([, { names }]) => names.length))].sort()).toEqual([2, 3, 4])
  })

  it.each(asking)('%s', (_, snapshot) => {
    const things = drawn(snapshot)
    for (const option of snapshot.menu!.options) {
      const found = thingsOf(option, snapshot)
      if (found.length === 0) expect(['decline', 'pass', 'finish', 'enough']).toContain(option.verb)
      for (const thing of found) {
        expect(things, option.action).toContain(thing)
        expect(partOf(thing), thing).not.toBeNull()
      }
    }
  })

  it('covers every verb of the game', () => {
    const verbs = new Set(asking.flatMap(([, { menu }]) => menu!.options.map(({ verb }) => verb)))
    expect([...verbs].sort()).toEqual([
      'advance',
      'assign',
      'bonus',
      'climb',
      'decline',
      'donate',
      'enough',
      'finish',
      'gain',
      'hire',
      'lay',
      'manage',
      'marry',
      'pass',
      'send',
      'take',
      'take-florins',
      'use',
      'wedding',
    ])
  })

  it('lets a mission begin with the man or with the city', () => {
    const choices = choicesByThing(sample('Mission').menu, sample('Mission'), thingsOf)
    for (const option of sample('Mission').menu!.options)
      for (const thing of [`man:${option.args.man}`, `city:${option.args.city}`])
        expect(choices.get(thing)!.options).toContain(option)
  })
})

describe('what the table shows', () => {
  it.each(asking.filter(([, { step }]) => step === 'Turn'))('is priced as it is charged: %s', (_, snapshot) => {
    const { bays } = viewOf(snapshot)
    for (const { args, preview } of snapshot.menu!.options.filter(({ verb }) => verb === 'take')) {
      if (preview.some(({ name }) => name === 'hired' || name === 'married')) continue // forced, and paid for as well
      const paid = preview.find(({ name }) => name === 'paid')
      const { dice } = bays.find(({ colour }) => colour === args.colour)!
      expect(dice.find(({ face }) => face === Number(args.face))!.price).toBe(Number(paid?.args.florins ?? 0))
    }
  })

  it.each(samples)('is every die of the round, and no more: %s', (_, snapshot) => {
    const { bays, families } = viewOf(snapshot)
    for (const { colour, dice } of bays) {
      expect(dice.length).toBeLessThanOrEqual(snapshot.names.length)
      for (const { face, taken_by } of dice)
        if (taken_by !== undefined) expect(families[taken_by]!.dice[colour]).toBe(face)
    }
    for (const { dice, dice_sum, threshold, room } of families) {
      expect(Object.values(dice).reduce((a, b) => a + b, 0)).toBe(dice_sum)
      expect(threshold - dice_sum).toBe(room)
    }
  })

  it.each(samples)('scores the rows of a plan as the rules do: %s', (_, snapshot) => {
    const { plans } = componentsOf(snapshot)
    viewOf(snapshot).families.forEach(({ board, plan }, seat) => {
      expect(plan.reduce((sum, { points }) => sum + points, 0)).toBe(snapshot.points[seat]!.rows)
      expect(plans[board]!.map(({ shields }) => shields.length)).toEqual(plan.map(({ tokens }) => tokens.length))
      expect(plan.map(({ tokens }) => tokens.length)).toEqual([4, 4, 4, 6])
    })
  })

  it.each(['Mission', 'Marriage'])('says which tokens fit: those that a %s would bring', (step) => {
    const { cities } = viewOf(sample(step))
    for (const { verb, args, preview } of sample(step).menu!.options) {
      const { token } = cities.find(({ city }) => city === args.city)!.queues[verb === 'send' ? 'man' : 'woman']!
      const row = verb === 'send' ? args.man!.split('-')[0] : 'marriage'
      const expected = token?.fits?.some((one) => one === row) ?? false
      expect(preview.some(({ name }) => name === 'allied')).toBe(expected)
    }
  })

  it('hires into the column on the left', () => {
    const snapshot = sample('MainAction')
    const hiring = snapshot.menu!.options.filter(({ verb }) => verb === 'hire')
    expect(hiring.length).toBeGreaterThan(0)
    for (const { args } of hiring) expect(args.helper!.split('-')[0]).toBe(questionOf(snapshot).hires)
  })

  it('costs nothing where a helper is free', () => {
    expect(Object.values(viewOf(sample('FreeHelper')).hiring)).toEqual(HELPER_NAMES.map(() => 0))
    const { hiring } = viewOf(sample('MainAction'))
    for (const { args, preview } of sample('MainAction').menu!.options.filter(({ verb }) => verb === 'hire'))
      expect(preview.find(({ name }) => name === 'paid')!.args.florins).toBe(hiring[args.helper as 'red-top'])
  })

  it('tells how many steps are left', () => {
    expect(questionOf(sample('Advance')).steps).toBe(3)
    expect(questionOf(sample('waiting-4')).steps).toBeUndefined()
  })
})

describe('the preview', () => {
  it.each(asking)('can be told for every option, and leaves nobody with less than nothing: %s', (_, snapshot) => {
    const { families, careers } = viewOf(snapshot)
    for (const option of snapshot.menu!.options) {
      const preview = previewOf(option, snapshot)
      const family = families[preview.seat]!
      expect(family.florins + preview.florins, option.action).toBeGreaterThanOrEqual(0)
      for (const sex of SEX_NAMES)
        expect(family.members[sex]!.pool + preview.pool[sex], option.action).toBeGreaterThanOrEqual(0)
      expect(
        Object.values(option.changes)
          .flat()
          .every((value) => value >= 0),
      ).toBe(true)
      for (const { from, to } of preview.advanced) {
        const track = componentsOf(snapshot).careers.find(({ spaces }) => spaces.some(({ man }) => man === to))!
        expect(track).toBeDefined()
        const space = track.spaces.findIndex(({ man }) => man === from)
        if (from !== null) expect(careers[track.career]![space]).toContain(preview.seat)
      }
    }
  })

  it('of three who go to the threshold ends with the turn: nothing of the end of the round is promised', () => {
    const option = sample('MainAction').menu!.options.find(({ action }) => action === 'assign threshold 3')!
    expect(option.stop).toBe('turn-over')
    expect(Object.keys(option.changes).sort()).toEqual(['men', 'threshold'])
    expect(option.preview.map(({ name }) => name)).toEqual(['assigned', 'threshold'])
  })

  it('of a die lights what could be done with it, and between what the florins come to lie', () => {
    const option = sample('Turn').menu!.options.find(({ action }) => action === 'take turquoise 5')!
    const preview = previewOf(option, sample('Turn'))
    expect([...preview.next].sort()).toEqual(['helper:grey-middle', 'manage:turquoise'])
    expect([option.changes.florins, preview.florins]).toEqual([[3, 1, 3], 0])
    expect(preview.die).toEqual({ colour: 'turquoise', face: 5 })
  })

  it('draws each thing that is told of the seat, and of no other', () => {
    const snapshot = sample('Turn')
    const seat = snapshot.asked!
    const told = (name: string, args: Record<string, string | number>) => [
      { name, seat, args, version: 1 },
      { name, seat: seat ? 0 : 1, args: {}, version: 1 },
    ]
    const preview = [
      ...told('took', { colour: 'red', face: 4 }),
      ...told('hired', { helper: 'red-top' }),
      ...told('threshold', { limit: 19 }),
      ...told('advanced', { career: 'clerical', from: '3', space: 4 }),
      ...told('advanced', { career: 'military', from: 'pool', space: 1 }),
      ...told('climbed', { space: 3 }),
      ...told('sent', { man: 'clerical-4', city: 'roma' }),
      ...told('married', { city: 'milano' }),
      ...told('allied', { row: 'marriage', house: 'medici', worth: 4 }),
      ...told('laid', { row: 'clerical' }),
      ...told('wed', { son: 2 }),
    ]
    const changes = { florins: [3, 1, 1], men: [4, 2], women: [1, 1, 3] }
    expect(previewOf({ ...snapshot.menu!.options[0]!, preview, changes, next: null }, snapshot)).toEqual({
      seat,
      florins: -2,
      pool: { man: -2, woman: 0 },
      die: { colour: 'red', face: 4 },
      limit: 19,
      hired: ['red-top'],
      advanced: [
        { from: 'clerical-3', to: 'clerical-4' },
        { from: null, to: 'military-1' },
      ],
      climbed: 3,
      sent: { man: 'clerical-4', city: 'roma' },
      married: 'milano',
      allied: [{ row: 'marriage', house: 'medici', worth: 4 }],
      laid: ['clerical'],
      wed: 2,
      next: new Set(),
    })
  })

  it('looks through what is forced: the one helper that can be hired tells its price before it is chosen', () => {
    const option = sample('Turn').menu!.options.find(({ action }) => action === 'take grey 3')!
    expect(option.changes.helpers).toEqual([5, 6, 6])
    const preview = previewOf(option, sample('Turn'))
    expect([preview.hired, preview.florins]).toEqual([['purple-middle'], -3])
    expect(preview.next).toContain('helper:grey-top')
  })
})

describe('what moved', () => {
  const before = structuredClone(viewOf(sample('fourth-round-4')))
  before.careers.political![1]!.push(0) // so that there is somebody who can go up
  const after = (change: (view: Table) => void) => {
    const view = structuredClone(before)
    change(view)
    return flights(before, view, 0, componentsOf(sample('fourth-round-4')))
  }
  const takes = (family: Family) => (family.dice.red = 6)

  it('is a die from the sill to the arch, a man from floor to floor, a woman into her city', () => {
    const die = after((view) => takes(view.families[0]!))
    expect(die.map(({ piece }) => piece)).toEqual([{ kind: 'die', colour: 'red', face: 6 }])
    expect(die[0]!.to.y).toBeGreaterThan(WIDE.arcade.y)
    const spaces = before.careers.political!
    const from = 1
    const seat = spaces[from]![0]!
    const man = after((view) => {
      view.careers.political![from]!.splice(0, 1)
      view.careers.political![from + 1]!.push(seat)
    })
    expect(man).toHaveLength(1)
    expect(man[0]!.from.y - man[0]!.to.y).toBe(35)
    const bride = after((view) => view.cities.find(({ in_play }) => in_play)!.queues.woman!.seats.push(2))
    expect(bride.map(({ piece }) => piece)).toEqual([{ kind: 'person', sex: 'woman', seat: 2 }])
    expect(bride[0]!.from.x).toBeLessThan(0) // from a house beyond the edge
  })

  it('is a token from its city to the row that it fits', () => {
    const at = before.cities.findIndex(({ queues }) => queues.man!.token?.fits?.length)
    const token = before.cities[at]!.queues.man!.token!
    const row = before.families[0]!.plan.findIndex((one) => one.row === token.fits![0])
    const shields = componentsOf(sample('fourth-round-4')).plans[before.families[0]!.board]![row]!.shields
    const laid = after((view) => {
      delete view.cities[at]!.queues.man!.token
      const tokens = view.families[0]!.plan[row]!.tokens
      tokens[tokens.findIndex((one, k) => one === null && shields[k] === token.house)] = token.worth
    })
    expect(laid.map(({ piece }) => piece)).toEqual([{ kind: 'token', house: token.house, worth: token.worth }])
  })

  it('is nothing when a new round is laid out', () => {
    expect(
      after((view) => {
        view.round += 1
        takes(view.families[0]!)
      }),
    ).toEqual([])
  })
})

describe('the form of the table', () => {
  it('shows everything on a desk, and halves the rest beside the palazzo where that is larger', () => {
    expect(formOf(1210, 786)).toMatchObject({ wide: true })
    expect(formOf(1068, 606)).toMatchObject({ wide: true })
    expect(formOf(812, 654)).toMatchObject({ wide: false })
    expect(formOf(812, 654).scale).toBeCloseTo(Math.min(812 / NARROW.w, 654 / NARROW.h))
  })
})

describe('words', () => {
  const say = (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(' ').trim()

  it.each(asking)('everything that can be chosen explains itself and names a rule: %s', (_, snapshot) => {
    for (const thing of drawn(snapshot)) expect(infoOf(thing, snapshot, say).rule, thing).toMatch(/^S \d+\.\d+$/)
  })

  it('names helpers by what is printed, and men by where they stand', () => {
    const c = componentsOf(sample('Turn'))
    expect(word('helper', 'yellow-bottom', say, c)).toBe('helper-at colour-yellow row-bottom effect-points 3')
    expect(word('man', 'clerical-4', say, c)).toBe('man-on career-clerical 4')
    expect(word('reward', 'initiative', say, c)).toBe('reward-initiative 3 tile-initiative')
    expect(word('city', 'roma', say, c)).toBeUndefined()
  })

  it('marks what is reconstructed', () => {
    const snapshot = sample('Turn')
    expect(infoOf('helper:yellow-top', snapshot, say).doubtful).toBe(true)
    expect(infoOf('pool:man', snapshot, say).doubtful).toBe(false)
  })
})
