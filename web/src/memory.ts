// The tables this browser has a seat at. Whoever has the link has the seat: the tokens are all there is to keep.

import type { TableLinks } from './protocol'
import { recall, remember } from './store'

export interface Seat {
  seat: number
  token: string
  /** "here": somebody at this browser plays it; "invited": the link goes to a friend. */
  held: 'here' | 'invited'
}

export interface KnownTable {
  table: string
  title: string
  variant: string
  names: string[]
  seats: Seat[]
  watch: string | null
  seen: number
  over: boolean
}

const KEY = 'tables'
const MOST = 40

export const knownTables = (): KnownTable[] => recall<KnownTable[]>(KEY, [])
export const knownTable = (id: string): KnownTable | null => knownTables().find((t) => t.table === id) ?? null

/** Newest first, one entry a table, and not more than anybody would look through. */
export function placed(tables: KnownTable[], table: KnownTable): KnownTable[] {
  return [table, ...tables.filter((t) => t.table !== table.table)].slice(0, MOST)
}

export function keepTable(table: KnownTable): void {
  remember(KEY, placed(knownTables(), table))
}

export function forgetTable(id: string): void {
  remember(KEY, knownTables().filter((t) => t.table !== id))
}

/** A table just made: `here` says which seats of persons are played at this browser. */
export function fromLinks(links: TableLinks, title: string, variant: string, here: boolean[], now: number): KnownTable {
  const seats = links.seats.flatMap((s): Seat[] =>
    s.token ? [{ seat: s.seat, token: s.token, held: here[s.seat] ? 'here' : 'invited' }] : [],
  )
  const names = links.seats.map((s) => s.name)
  return { table: links.table, title, variant, names, seats, watch: links.watch, seen: now, over: false }
}

/** This browser's family plays its first seat; the charge stays there when several people share the screen. */
export function ownArms(known: KnownTable | null, seat: number | null, seed: string): { seat: number; seed: string } | null {
  const own = [...heldSeats(known).keys()].sort((a, b) => a - b)[0] ?? seat
  return own === null ? null : { seat: own, seed }
}

/** The tokens this browser plays with at a table, by seat. */
export function heldSeats(table: KnownTable | null): Map<number, string> {
  return new Map((table?.seats ?? []).filter((s) => s.held === 'here').map((s) => [s.seat, s.token]))
}
