// Families stand in tidy rows.

import { describe, expect, it } from 'vitest'
import { opened, type Sample } from '../../samples'
import { familyOf, planOf } from './family'
import { componentsOf, viewOf } from './view'

const files = import.meta.glob<Sample>('./samples/*.json', { eager: true, import: 'default' })
const trees = Object.entries(files).flatMap(([file, sample]) =>
  sample.names.map((_, seat) => [`${file.slice(10)} ${seat}`, opened(sample), seat] as const),
)

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
})
