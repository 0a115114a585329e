// Every option of real games has a place: on the board, or in the decision bar.

import { describe, expect, it } from 'vitest'
import { choicesByThing } from '../../board/table.svelte'
import type { Snapshot } from '../../protocol'
import { opened, type Sample } from '../../samples'
import { flights } from './changes'
import { infoOf } from './info'
import { formOf, NARROW, WIDE } from './layout'
import { partOf, thingsOf } from './options'
import { previewOf } from './preview'
import {
  CAREERS,
  CITIES,
  COLOURS,
  componentsOf,
  diceOf,
  diceSum,
  FACES,
  fits,
  HELPERS,
  hiringColumn,
  limitOf,
  NONE,
  planRow,
  priceOf,
  ROWS,
  SEXES,
  SPACES,
  sum,
  TILES,
  viewOf,
} from './terms'
import { thingName } from './words'

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
  const family = view.families[snapshot.asked!]!
  return new Set([
    ...COLOURS.flatMap((name, colour) =>
      diceOf(view, colour)
        .filter(({ taker }) => taker === NONE)
        .map(({ face }) => `die:${name}:${face}`),
    ),
    ...view.slots.map((tile) => `tile:${TILES[tile]}`),
    ...COLOURS.map((name) => `manage:${name}`),
    ...HELPERS.map((name) => `helper:${name}`),
    ...CAREERS.flatMap((career, i) =>
      Array.from({ length: SPACES }, (_, space) => space)
        .filter((space) => family.careers[i * SPACES + space])
        .map((space) => `man:${career}-${space + 1}`),
    ),
    ...CAREERS.map((career) => `enter:${career}`),
    'initiative',
    'florins',
    `bride:${family.brides + 1}`,
    ...CITIES.filter((_, city) => view.in_play[city]).map((name) => `city:${name}`),
    ...SEXES.map((sex) => `pool:${sex}`),
    ...ROWS.map((row) => `row:${row}`),
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

describe('what the drawing computes', () => {
  it.each(asking.filter(([, { step }]) => step === 'Turn'))('prices as the rules do: %s', (_, snapshot) => {
    const c = componentsOf(snapshot)
    for (const { args, preview } of snapshot.menu!.options.filter(({ verb }) => verb === 'take')) {
      if (preview.some(({ name }) => name === 'hired' || name === 'married')) continue // forced, and paid for as well
      const paid = preview.find(({ name }) => name === 'paid')
      const colour = COLOURS.indexOf(args.colour as (typeof COLOURS)[number])
      expect(priceOf(c, colour, Number(args.face))).toBe(Number(paid?.args.florins ?? 0))
    }
  })

  it.each(samples)('finds every die of the round: %s', (_, snapshot) => {
    const view = viewOf(snapshot)
    COLOURS.forEach((_, colour) => {
      const dice = diceOf(view, colour)
      expect(dice.length).toBeLessThanOrEqual(snapshot.names.length)
      expect(dice.filter(({ taker }) => taker === NONE)).toHaveLength(
        sum(view.dice.slice(colour * FACES, (colour + 1) * FACES)),
      )
    })
  })

  it.each(samples)('scores the rows of a plan as the rules do: %s', (_, snapshot) => {
    const c = componentsOf(snapshot)
    viewOf(snapshot).families.forEach((family, seat) => {
      const rows = ROWS.map((_, row) => planRow(c, family, row))
      expect(sum(rows.map(({ worth, lacks }) => (lacks ? 0 : worth)))).toBe(snapshot.points[seat]!.rows)
      expect(rows[3]!.shields).toHaveLength(6)
      for (const row of rows.slice(0, 3)) expect(row.shields).toHaveLength(4)
    })
  })

  it('knows which tokens fit: those that a mission or a marriage would bring', () => {
    for (const step of ['Mission', 'Marriage']) {
      const snapshot = sample(step)
      if (snapshot.stepArgs[1] === 1) continue // by a helper: the token comes from the pile
      const view = viewOf(snapshot)
      for (const { args, preview } of snapshot.menu!.options) {
        const city = CITIES.indexOf(args.city as (typeof CITIES)[number])
        const row = step === 'Marriage' ? 3 : ROWS.indexOf(args.man!.split('-')[0] as (typeof ROWS)[number])
        const token = view.tokens[city * 2 + (step === 'Marriage' ? 0 : 1)]!
        const expected =
          token !== NONE && fits(componentsOf(snapshot), view.families[snapshot.asked!]!, row, Math.floor(token / 4))
        expect(preview.some(({ name }) => name === 'allied')).toBe(expected)
      }
    }
  })

  it('hires into the column on the left', () => {
    for (const [, snapshot] of asking.filter(([, { step }]) => step === 'MainAction')) {
      const [, colour] = snapshot.stepArgs
      const columns = snapshot
        .menu!.options.filter(({ verb }) => verb === 'hire')
        .map(({ args }) => args.helper!.split('-')[0])
      for (const column of columns) expect(column).toBe(COLOURS[hiringColumn(colour!)])
    }
  })

  it('raises the threshold by the members who wait', () => {
    const c = componentsOf(sample('Turn'))
    const family = { ...viewOf(sample('Turn')).families[0]!, waiting: [1, 1], dice: [3, 0, 0, 5, 0] }
    expect([diceSum(family), limitOf(c, family)]).toEqual([8, c.limit + 2 * c.limit_per_meeple])
  })
})

describe('the preview', () => {
  it.each(asking)('can be told for every option, and leaves nobody with less than nothing: %s', (_, snapshot) => {
    for (const option of snapshot.menu!.options) {
      const preview = previewOf(option, snapshot)
      const family = viewOf(snapshot).families[preview.seat]!
      expect(family.florins + preview.florins, option.action).toBeGreaterThanOrEqual(0)
      family.pool.forEach((count, sex) =>
        expect(count + preview.pool[sex as 0 | 1], option.action).toBeGreaterThanOrEqual(0),
      )
      for (const { from, to } of preview.advanced) {
        expect(to).toBeLessThan(CAREERS.length * SPACES)
        if (from !== NONE) expect(family.careers[from]).toBeGreaterThan(0)
      }
    }
  })
})

describe('what moved', () => {
  const before = viewOf(sample('fourth-round-4'))
  const after = (change: (view: typeof before) => void) => {
    const view = structuredClone(before)
    change(view)
    return flights(before, view, 0)
  }

  it('is a die from the sill to the arch, a man from floor to floor, a woman into her city', () => {
    const die = after((view) => (view.families[0]!.dice[1] = 6))
    expect(die.map(({ piece }) => piece)).toEqual([{ kind: 'die', colour: 1, face: 6 }])
    expect(die[0]!.to.y).toBeGreaterThan(WIDE.arcade.y)
    const man = after((view) => {
      view.families[1]!.careers[3]! -= 1
      view.families[1]!.careers[4]! += 1
    })
    expect(man).toHaveLength(1)
    expect(man[0]!.from.y - man[0]!.to.y).toBe(35)
    const place = before.women.indexOf(NONE)
    const bride = after((view) => (view.women[place] = 2))
    expect(bride.map(({ piece }) => piece)).toEqual([{ kind: 'person', sex: 1, seat: 2 }])
    expect(bride[0]!.from.x).toBeLessThan(0) // from a house beyond the edge
  })

  it('is nothing when a new round is laid out', () => {
    expect(
      after((view) => {
        view.round += 1
        view.families[0]!.dice[1] = 6
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
    expect(thingName('helper-yellow-bottom', say, c)).toBe('helper-at colour-yellow row-bottom effect-points 3')
    expect(thingName('man-clerical-4', say)).toBe('man-on career-clerical 4')
  })

  it('marks what is reconstructed', () => {
    const snapshot = sample('Turn')
    expect(infoOf('helper:yellow-top', snapshot, say).doubtful).toBe(true)
    expect(infoOf('tile:florins', snapshot, say).doubtful).toBe(false)
  })
})
