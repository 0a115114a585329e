// Who stands in a family tree: single people and couples, row by row, in both kinds of tree; and where they stand.

import type { Friend, Holding, Look, Printed, Relative, Sex, Table, Testament, Who } from './generated'

/** Somebody as drawn. */
export interface Person {
  /** What it is pointed at by: `kin:3`, and `spouse:3` for whoever married in. */
  thing: string
  kin: number
  friend?: Friend
  /** By birth, of those of the blood and of unknown relatives. */
  who?: Who
  sex: Sex
  look: Look
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
  /** Of the first of them, in places; the next stands one place further right. */
  x: number
  people: Person[]
  bond: Bond
  /** A place is kept beside somebody who may marry. */
  room: boolean
  holds: Holding[]
}
export interface Family {
  units: Unit[]
  /** In places. */
  width: number
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
  look: c.friends[friend]!.look,
  dead: false,
  waiting,
  blood: false,
})

/** The tree that grows downward, one row for each generation. */
export function familyOf(view: Table, c: Printed, seat: number): Family {
  if (view.testament) return forebears(view.testament, c)
  const { people, width } = view.families[seat]!
  const units = people.map(({ kin, who, sex, look, dead, spouse, bond = null, generation, holds, x, room }): Unit => {
    const own: Person = { thing: `kin:${kin}`, kin, who, sex, look, dead, waiting: false, blood: true }
    const both = spouse ? [own, friendPerson(`spouse:${kin}`, kin, spouse, c, bond === 'betrothed')] : [own]
    return { key: kin, row: generation - 1, x, people: both, bond, room, holds }
  })
  const at = new Map(people.map(({ kin }, i) => [kin, i]))
  const links = people.flatMap(({ parent }, child) =>
    parent === undefined ? [] : [{ parent: at.get(parent)!, child, person: 0 }],
  )
  const rows = [...c.rounds.map((_, i) => i + 1), c.rounds.length + 1]
  return { units, width, links, rows, current: view.generation - 1 }
}

/** The Testament's tree, which grows upward from the player; rows are counted from the oldest. */
export function forebears({ people, width }: Testament, c: Printed): Family {
  const person = ({ kin, friend, who, sex, look, own }: Relative): Person =>
    friend
      ? { ...friendPerson(`kin:${kin}`, kin, friend, c), blood: own }
      : { thing: `kin:${kin}`, kin, who, sex, look, dead: false, waiting: false, blood: false }
  // A couple goes by the smaller number, and stands as it says.
  const couples = people
    .filter(({ kin, spouse = kin }) => kin <= spouse)
    .map((one) => [one, ...people.filter(({ kin }) => kin === one.spouse)].sort((a, b) => a.x - b.x))
  const units = couples.map((both): Unit => ({
    key: Math.min(...both.map(({ kin }) => kin)),
    row: both[0]!.row,
    x: both[0]!.x,
    people: both.map(person),
    bond: both.length > 1 ? 'wed' : null,
    room: both.some(({ room }) => room),
    holds: both.flatMap(({ holds }) => holds),
  }))
  const at = (kin: number | undefined) => couples.findIndex((both) => both.some((one) => one.kin === kin))
  const links = people.flatMap(({ kin, father, mother }) => {
    const [parent, child] = [at(father ?? mother), at(kin)]
    return parent < 0 ? [] : [{ parent, child, person: couples[child]!.findIndex((one) => one.kin === kin) }]
  })
  const top = people[0]?.row ?? 0
  const rows = Array.from({ length: Math.max(0, ...people.map(({ row }) => row)) + 1 }, (_, row) => top - row)
  return { units, width, links, rows, current: top - Math.min(top, 2) }
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

/** A place, and half the width of a portrait in it: where most happens they are larger. */
const PLACE = 82
const LARGE = 36
const SMALL = 31
export const ROUND = 38 / 31
/** How large the tree is drawn where it is moved under a finger. */
export const STILL = 0.82
const SIDE = 98

const sizeOf = (family: Family, row: number) => (row === family.current ? LARGE : SMALL)

/** The whole tree, at least `least.w` × `least.h`. */
export function planOf(family: Family, least: { w: number; h: number } = { w: 0, h: 0 }): Plan {
  const wide = family.width * PLACE
  const inner = Math.max(wide, least.w - 2 * SIDE)
  const shift = SIDE + (inner - wide) / 2

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

  const spots = family.units.map((unit): Spot => {
    const rx = sizeOf(family, unit.row)
    const x = shift + unit.x * PLACE
    const middle = strips[unit.row]!.middle
    const couple = unit.people.length > 1 || unit.room
    const sides = [x - rx - 36, x + (couple ? PLACE : 0) + rx + 36]
    return {
      unit,
      rx,
      ry: rx * ROUND,
      people: unit.people.map((_, k) => ({ x: x + k * PLACE, y: middle })),
      beside: { x: x + PLACE, y: middle },
      drop: { x: x + (couple ? PLACE / 2 : 0), y: middle },
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
    const x = to.people[person]!.x
    const y = to.people[person]!.y - to.ry - 3
    return {
      key: `${from.unit.key}-${to.unit.people[person]!.kin}`,
      from: from.drop,
      to: { x: Math.abs(x - from.drop.x) < 3 ? from.drop.x : x, y },
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
