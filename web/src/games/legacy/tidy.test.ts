// Families stand in tidy rows.

import { describe, expect, it } from 'vitest'
import { opened, type Sample } from '../../samples'
import { familyOf, planOf } from './family'
import { componentsOf, range, viewOf } from './view'
import { type Box, type Link, spread, tidy } from './tidy'

const files = import.meta.glob<Sample>('./samples/*.json', { eager: true, import: 'default' })
const trees = Object.entries(files).flatMap(([file, sample]) =>
  sample.names.map((_, seat) => [`${file.slice(10)} ${seat}`, opened(sample), seat] as const),
)

const box = (row: number, width = 40, drop = 0): Box => ({ row, left: width / 2, right: width / 2, drop })
const links = (...pairs: [number, number][]): Link[] => pairs.map(([parent, child]) => ({ parent, child, at: 0 }))

describe('spread', () => {
  it('leaves alone what is far enough apart', () =>
    expect(spread([0, 50, 200], [40, 40], [1, 1, 1])).toEqual([0, 50, 200]))
  it('moves two that stand too close by the same', () => expect(spread([0, 0], [40], [1, 1])).toEqual([-20, 20]))
  it('moves the heavier one less', () => expect(spread([0, 0], [40], [3, 1])).toEqual([-10, 30]))
  it('pools whoever is pushed', () => expect(spread([0, 0, 0], [10, 10], [1, 1, 1])).toEqual([-10, 0, 10]))
})

describe('tidy', () => {
  it('puts parents over the middle of their children', () => {
    const { x } = tidy([box(0), box(1), box(1), box(1)], links([0, 1], [0, 2], [0, 3]), 10)
    expect(x[0]).toBeCloseTo(x[2]!)
    expect(x[3]! - x[1]!).toBeCloseTo(100)
  })
  it('puts an only child under where the line begins', () => {
    const { x } = tidy([box(0, 80, 30), box(1)], links([0, 1]), 10)
    expect(x[1]).toBeCloseTo(x[0]! + 30)
  })
  it('keeps cousins apart, and both couples over their own', () => {
    const { x } = tidy(
      [box(0), box(1), box(1), ...range(6).map(() => box(2))],
      links([0, 1], [0, 2], [1, 3], [1, 4], [1, 5], [2, 6], [2, 7], [2, 8]),
      10,
    )
    expect(x[1]).toBeCloseTo(x[4]!, 0)
    expect(x[2]).toBeCloseTo(x[7]!, 0)
    expect(x[0]).toBeCloseTo((x[1]! + x[2]!) / 2, 0)
    expect(x[6]! - x[5]!).toBeGreaterThanOrEqual(49.9)
  })
  it('begins at the left edge', () => expect(tidy([box(0, 60)], [], 0)).toEqual({ x: [30], width: 60 }))
  it('has nothing to place', () => expect(tidy([], [], 0)).toEqual({ x: [], width: 0 }))
})

describe('real families', () => {
  it.each(trees)('nobody stands on anybody, and nobody is left out: %s', (_, snapshot, seat) => {
    const view = viewOf(snapshot)
    const family = familyOf(view, componentsOf(snapshot), seat)
    const plan = planOf(family)
    const people = plan.spots.flatMap((spot) =>
      spot.people.map((at, i) => ({ ...at, rx: spot.rx, thing: spot.unit.people[i]!.thing })),
    )
    const { people: own } = view.families[seat]!
    const expected = view.testament?.people.length ?? own.length + own.filter(({ spouse }) => spouse).length
    expect(new Set(people.map(({ thing }) => thing)).size).toBe(expected)
    for (const [i, one] of people.entries())
      for (const other of people.slice(i + 1))
        if (one.y === other.y)
          expect(Math.abs(one.x - other.x), `${one.thing} ${other.thing}`).toBeGreaterThan(one.rx + other.rx)
    for (const { x, rx } of people) {
      expect(x - rx).toBeGreaterThan(0)
      expect(x + rx).toBeLessThan(plan.w)
    }
    expect(plan.vines).toHaveLength(family.links.length)
    for (const { from, to } of plan.vines) expect(to.y).toBeGreaterThan(from.y)
  })
  it('keeps brothers and sisters together', () => {
    for (const [, snapshot, seat] of trees) {
      const view = viewOf(snapshot)
      if (view.testament) continue
      const family = familyOf(view, componentsOf(snapshot), seat)
      for (const row of family.rows) {
        const parents = family.units
          .filter((unit) => unit.row === row - 1)
          .map((unit) => view.families[seat]!.people.find(({ kin }) => kin === unit.key)?.parent)
        const changes = parents.filter((parent, i) => i > 0 && parent !== parents[i - 1]).length
        expect(changes).toBeLessThan(Math.max(1, new Set(parents).size))
      }
    }
  })
})
