// Who stands in a family tree: single people and couples, row by row, in both kinds of tree; and where they stand.

import {
  type AncestryView,
  type Components,
  DEAD,
  GENERATIONS,
  GROWN,
  type Holding,
  holdings,
  type LegacyView,
  NOBODY,
  PATRIARCH,
  RELATIVES,
  sexOfCard,
  SEXES,
  WED,
  YOU,
} from './terms'
import { type Box, type Link, tidy } from './tidy'

export interface Person {
  /** What it is pointed at by: `kin:3`, and `spouse:3` for whoever married in. */
  thing: string
  kin: number
  /** The friend it is; nobody for those of the blood and for unknown relatives. */
  friend: number
  /** The child card or the head; -1 for friends. */
  card: number
  sex: number
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

const friendPerson = (thing: string, kin: number, friend: number, c: Components, waiting = false): Person => ({
  thing,
  kin,
  friend,
  card: -1,
  sex: SEXES.indexOf(c.friends[friend]!.sex),
  grown: true,
  dead: false,
  waiting,
  blood: false,
})

/** The tree that grows downward, one row for each generation. `suitors` are those beside whom somebody may stand soon. */
export function familyOf(
  view: LegacyView,
  c: Components,
  seat: number,
  suitors: ReadonlySet<number> = new Set(),
): Family {
  if (view.ancestry) return forebears(view.ancestry, c)
  const family = view.families[seat]!
  const children = (person: number) => family.parent.flatMap((parent, i) => (parent === person ? [i] : []))
  const order: number[] = []
  const visit = (person: number): void => {
    order.push(person)
    children(person).forEach(visit)
  }
  if (family.who.length) visit(0)
  const at = new Map(order.map((person, i) => [person, i]))
  const units = order.map((i): Unit => {
    const flags = family.flags[i]!
    const friend = family.spouse[i]!
    const who = family.who[i]!
    const own: Person = {
      thing: `kin:${i}`,
      kin: i,
      friend: NOBODY,
      card: who,
      sex: sexOfCard(who),
      grown: (flags & GROWN) > 0 || who >= PATRIARCH,
      dead: (flags & DEAD) > 0,
      waiting: false,
      blood: true,
    }
    const wed = (flags & WED) > 0
    const people = friend === NOBODY ? [own] : [own, friendPerson(`spouse:${i}`, i, friend, c, !wed)]
    const single = friend === NOBODY && !own.dead
    return {
      key: i,
      row: family.generation[i]! - 1,
      people,
      bond: friend === NOBODY ? null : !wed ? 'betrothed' : own.dead ? 'lost' : 'wed',
      room: single && (suitors.has(i) || (own.grown && family.generation[i] === view.generation)),
      holds: holdings(family.holds[i]!),
    }
  })
  const links = order.flatMap((person) =>
    person > 0 && family.parent[person]! >= 0
      ? [{ parent: at.get(family.parent[person]!)!, child: at.get(person)!, person: 0 }]
      : [],
  )
  return { units, links, rows: Array.from({ length: GENERATIONS + 1 }, (_, i) => i + 1), current: view.generation - 1 }
}

/** The Testament's tree, which grows upward from the player; rows are counted from the oldest. */
export function forebears(a: AncestryView, c: Components): Family {
  const person = (i: number): Person =>
    a.friend[i] !== NOBODY
      ? { ...friendPerson(`kin:${i}`, i, a.friend[i]!, c), blood: i < RELATIVES }
      : {
          thing: `kin:${i}`,
          kin: i,
          friend: NOBODY,
          card: a.card[i]!,
          sex: a.sex[i]!,
          grown: true,
          dead: false,
          waiting: false,
          blood: false,
        }
  const first = (i: number) => (a.spouse[i] === NOBODY ? i : Math.min(i, a.spouse[i]!))
  const parentOf = (i: number) => {
    const parent = a.father[i] !== NOBODY ? a.father[i]! : a.mother[i]!
    return parent === NOBODY ? NOBODY : first(parent)
  }
  const childrenOf = (couple: number) => a.friend.flatMap((_, i) => (parentOf(i) === couple ? [i] : []))
  const pair = (i: number) => {
    const both = a.spouse[i] === NOBODY ? [i] : [i, a.spouse[i]!]
    return both.toSorted((one, other) => a.sex[one]! - a.sex[other]!)
  }

  // How far above the player everybody stands, and who stands left of whom.
  const level = new Map<number, number>()
  const order: number[] = []
  const walk = (couple: number, height: number): void => {
    if (level.has(couple)) return
    level.set(couple, height)
    const [one, other] = pair(couple)
    const around = (i: number | undefined) =>
      i === undefined || parentOf(i) === NOBODY
        ? []
        : childrenOf(parentOf(i)).filter((child) => first(child) !== couple)
    const parents = (i: number | undefined) => {
      if (i !== undefined && parentOf(i) !== NOBODY) walk(parentOf(i), height + 1)
    }
    for (const sibling of around(one)) walk(first(sibling), height)
    parents(one)
    order.push(couple)
    for (const child of childrenOf(couple)) walk(first(child), height - 1)
    parents(other)
    for (const sibling of around(other)) walk(first(sibling), height)
  }
  if (a.friend.length) walk(parentOf(YOU), 1)
  const top = Math.max(0, ...level.values())
  const bottom = Math.min(0, ...level.values())
  const at = new Map(order.map((couple, i) => [couple, i]))
  const units = order.map((couple): Unit => {
    const people = pair(couple).map(person)
    const held = pair(couple).reduce((all, i) => all | a.holds[i]!, 0)
    return {
      key: couple,
      row: top - level.get(couple)!,
      people,
      bond: people.length > 1 ? 'wed' : null,
      room: people.length === 1 && couple >= RELATIVES,
      holds: holdings(held),
    }
  })
  const links = a.friend.flatMap((_, i) => {
    const parent = parentOf(i)
    if (parent === NOBODY || !at.has(parent) || !at.has(first(i))) return []
    const child = at.get(first(i))!
    return [{ parent: at.get(parent)!, child, person: units[child]!.people.findIndex(({ kin }) => kin === i) }]
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
