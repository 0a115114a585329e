// Who stands in a family tree: single people and couples, row by row, in both kinds of tree; and where they stand.

import type { Friend, Holding, Printed, Relative, Sex, Table, Who } from './generated'
import { type Box, type Link, tidy } from './tidy'

/** Somebody as drawn. */
export interface Person {
  /** What it is pointed at by: `kin:3`, and `spouse:3` for whoever married in. */
  thing: string
  kin: number
  friend?: Friend
  /** By birth, of those of the blood and of unknown relatives. */
  who?: Who
  sex: Sex
  grown: boolean
  dead: boolean
  /** Betrothed: upside down until the wedding. */
  waiting: boolean
  blood: boolean
}
export type Bond = 'wed' | 'betrothed' | 'lost' | null

/** A single person or a couple. */
export interface Unit {
  key: number
  row: number
  people: Person[]
  bond: Bond
  /** A place is kept beside somebody who may marry. */
  room: boolean
  holds: Holding[]
}
export interface Family {
  units: Unit[]
  links: { parent: number; child: number; person: number }[]
  /** What is written at the beginning of each row: a generation, or a distance from the player. */
  rows: number[]
  /** The row in which most happens now. */
  current: number
}

export const friendPerson = (thing: string, kin: number, friend: Friend, c: Printed, waiting = false): Person => ({
  thing,
  kin,
  friend,
  sex: c.friends[friend]!.sex,
  grown: true,
  dead: false,
  waiting,
  blood: false,
})

/** The tree that grows downward, one row for each generation. `suitors` are those beside whom somebody may stand soon. */
export function familyOf(view: Table, c: Printed, seat: number, suitors: ReadonlySet<number> = new Set()): Family {
  if (view.testament) return forebears(view.testament.people, c)
  const { people } = view.families[seat]!
  const branch = (person: (typeof people)[number]): typeof people => [
    person,
    ...people.filter(({ parent }) => parent === person.kin).flatMap(branch),
  ]
  const order = people.filter(({ parent }) => parent === undefined).flatMap(branch)
  const at = new Map(order.map(({ kin }, i) => [kin, i]))
  const units = order.map(
    ({ kin, who, sex, adult: grown, dead, spouse, bond = null, generation, free, holds }): Unit => {
      const own: Person = { thing: `kin:${kin}`, kin, who, sex, grown, dead, waiting: false, blood: true }
      return {
        key: kin,
        row: generation - 1,
        people: spouse ? [own, friendPerson(`spouse:${kin}`, kin, spouse, c, bond === 'betrothed')] : [own],
        bond,
        room: free && (suitors.has(kin) || (grown && generation === view.generation)),
        holds,
      }
    },
  )
  const links = order.flatMap(({ kin, parent }) =>
    parent === undefined ? [] : [{ parent: at.get(parent)!, child: at.get(kin)!, person: 0 }],
  )
  return { units, links, rows: [...c.rounds.map((_, i) => i + 1), c.rounds.length + 1], current: view.generation - 1 }
}

/** The Testament's tree, which grows upward from the player; rows are counted from the oldest. */
export function forebears(people: readonly Relative[], c: Printed): Family {
  const by = new Map(people.map((one) => [one.kin, one]))
  const person = ({ kin, friend, who, sex, own }: Relative): Person =>
    friend
      ? { ...friendPerson(`kin:${kin}`, kin, friend, c), blood: own }
      : { thing: `kin:${kin}`, kin, who, sex, grown: true, dead: false, waiting: false, blood: false }
  // A couple goes by the smaller number.
  const first = (kin: number) => Math.min(kin, by.get(kin)?.spouse ?? kin)
  const parentOf = (one: Relative | undefined) => {
    const parent = one?.father ?? one?.mother
    return parent && first(parent)
  }
  const childrenOf = (couple: number) => people.filter((one) => parentOf(one) === couple)
  const pair = (couple: number) =>
    people
      .filter(({ kin, spouse }) => kin === couple || spouse === couple)
      .toSorted((one, other) => Number(one.sex !== 'man') - Number(other.sex !== 'man'))

  // How far above the player everybody stands, and who stands left of whom.
  const level = new Map<number, number>()
  const order: number[] = []
  const walk = (couple: number, height: number): void => {
    if (level.has(couple)) return
    level.set(couple, height)
    const [one, other] = pair(couple)
    const around = (of: Relative | undefined) => {
      const parent = parentOf(of)
      return parent ? childrenOf(parent).filter(({ kin }) => first(kin) !== couple) : []
    }
    const parents = (of: Relative | undefined) => {
      const parent = parentOf(of)
      if (parent) walk(parent, height + 1)
    }
    for (const { kin } of around(one)) walk(first(kin), height)
    parents(one)
    order.push(couple)
    for (const { kin } of childrenOf(couple)) walk(first(kin), height - 1)
    parents(other)
    for (const { kin } of around(other)) walk(first(kin), height)
  }
  const root = parentOf(people[0])
  if (root) walk(root, 1)
  const top = Math.max(0, ...level.values())
  const bottom = Math.min(0, ...level.values())
  const at = new Map(order.map((couple, i) => [couple, i]))
  const units = order.map((couple): Unit => {
    const both = pair(couple)
    return {
      key: couple,
      row: top - level.get(couple)!,
      people: both.map(person),
      bond: both.length > 1 ? 'wed' : null,
      room: both.some(({ free }) => free),
      holds: both.flatMap(({ holds }) => holds),
    }
  })
  const links = people.flatMap((one) => {
    const parent = at.get(parentOf(one) ?? 0)
    const child = at.get(first(one.kin))
    if (parent === undefined || child === undefined) return []
    return [{ parent, child, person: units[child]!.people.findIndex(({ kin }) => kin === one.kin) }]
  })
  const rows = Array.from({ length: top - bottom + 1 }, (_, i) => top - i)
  return { units, links, rows, current: top - Math.min(top, 2) }
}

// ---- where they stand

export interface Spot {
  unit: Unit
  /** The middle of each person, and of the place kept beside a single one. */
  people: { x: number; y: number }[]
  beside: { x: number; y: number }
  /** Where the line to the children begins. */
  drop: { x: number; y: number }
  rx: number
  ry: number
  /** Medallions around the couple. */
  medals: { x: number; y: number; holding: Holding }[]
}
export interface Plan {
  spots: Spot[]
  /** `bar` is the height at which the line runs across. */
  vines: { key: string; from: { x: number; y: number }; to: { x: number; y: number }; bar: number }[]
  /** The ground of each row: where it begins, how high it is, and where its people stand. */
  strips: { y: number; h: number; middle: number; label: number; current: boolean; empty: boolean }[]
  w: number
  h: number
}

const LARGE = 37
const SMALL = 30
export const ROUND = 38 / 31
/** How large the tree is drawn where it is moved under a finger. */
export const STILL = 0.82
const MEDAL = 62
const GAP = 26
/** Between two people of a couple, from the edge of one portrait to that of the other. */
const BETWEEN = 14
const SIDE = 98

const sizeOf = (family: Family, row: number) => (row === family.current ? LARGE : SMALL)

/** The whole tree, at least `least.w` × `least.h`. */
export function planOf(family: Family, least: { w: number; h: number } = { w: 0, h: 0 }): Plan {
  const half = (unit: Unit) => {
    const rx = sizeOf(family, unit.row)
    return { rx, couple: unit.people.length > 1 || unit.room ? rx * 2 + BETWEEN : 0 }
  }
  const boxes = family.units.map((unit): Box => {
    const { rx, couple } = half(unit)
    const left = rx + 12 + (unit.holds.length > 0 ? MEDAL : 0)
    return {
      row: unit.row,
      left,
      right: couple + rx + 12 + (unit.holds.length > 1 ? MEDAL : 0),
      drop: unit.people.length > 1 || unit.room ? couple / 2 : 0,
    }
  })
  const links = family.links.map(({ parent, child, person }): Link => ({
    parent,
    child,
    at: person * half(family.units[child]!).couple,
  }))
  const placed = tidy(boxes, links, GAP)
  const inner = Math.max(placed.width, least.w - 2 * SIDE)
  const shift = SIDE + (inner - placed.width) / 2

  // Rows with nobody in them are low; what height is left over goes to the others.
  const filled = family.rows.map((_, row) => family.units.some((unit) => unit.row === row))
  const heights = family.rows.map((_, row) => (filled[row] ? 2 * sizeOf(family, row) * ROUND + 70 : 54))
  const spare = Math.max(0, least.h - TOP - heights.reduce((a, b) => a + b, 0))
  const share = Math.min(56, spare / Math.max(1, filled.filter(Boolean).length))
  const bare = (spare - share * filled.filter(Boolean).length) / Math.max(1, filled.filter((one) => !one).length)
  let y = TOP
  const strips = family.rows.map((label, row) => {
    const h = heights[row]! + (filled[row] ? share : bare)
    const strip = {
      y,
      h,
      middle: y + h / 2 - (filled[row] ? 4 : 0),
      label,
      current: row === family.current,
      empty: !filled[row],
    }
    y += h
    return strip
  })

  const spots = family.units.map((unit, i): Spot => {
    const { rx, couple } = half(unit)
    const ry = rx * ROUND
    const x = placed.x[i]! + shift
    const middle = strips[unit.row]!.middle
    const sides = [x - rx - 36, x + couple + rx + 36]
    return {
      unit,
      rx,
      ry,
      people: unit.people.map((_, k) => ({ x: x + k * couple, y: middle })),
      beside: { x: x + couple, y: middle },
      drop: { x: x + boxes[i]!.drop, y: middle },
      medals: unit.holds.map((holding, k) => ({
        x: sides[k % 2]!,
        y: middle - 18 + Math.floor(k / 2) * 60 - (unit.holds.length > 2 ? 20 : 0),
        holding,
      })),
    }
  })
  const lane = lanes(family, spots)
  const vines = family.links.map(({ parent, child, person }) => {
    const from = spots[parent]!
    const to = spots[child]!
    const y = to.people[person]!.y - to.ry - 3
    return {
      key: `${from.unit.key}-${to.unit.people[person]!.kin}`,
      from: from.drop,
      to: { x: to.people[person]!.x, y },
      bar: y - 24 - lane[parent]! * 7,
    }
  })
  return { spots, vines, strips, w: inner + 2 * SIDE, h: Math.max(y, least.h) }
}
const TOP = 34

/** Lines of different parents that run across the same place run at different heights. */
function lanes(family: Family, spots: readonly Spot[]): number[] {
  const spans = spots.map((spot, i) => {
    const points = [
      spot.drop.x,
      ...family.links.filter(({ parent }) => parent === i).map(({ child, person }) => spots[child]!.people[person]!.x),
    ]
    return { row: spot.unit.row, from: Math.min(...points) - 4, to: Math.max(...points) + 4 }
  })
  const found: number[] = []
  spans.forEach((span, i) => {
    const beside = spans
      .slice(0, i)
      .flatMap((other, k) =>
        other.row === span.row &&
        other.from < span.to &&
        other.to > span.from &&
        span.to - span.from > 8 &&
        other.to - other.from > 8
          ? [found[k]!]
          : [],
      )
    found[i] = [0, 1, 2, 3].find((lane) => !beside.includes(lane)) ?? 0
  })
  return found
}
