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
  /** The person does not want to see it in the list. Its seats are kept: they can be had back at any time. */
  leftOut?: boolean
}

const KEY = 'tables'
/** Of the finished ones; a seat at a game that goes on is never given up. */
const MOST = 40

export const knownTables = (): KnownTable[] => recall<KnownTable[]>(KEY, [])
export const knownTable = (id: string): KnownTable | null => knownTables().find((t) => t.table === id) ?? null

/** Where the home page shows a table. */
export type List = 'continue' | 'finished' | 'hidden'
export const listOf = ({ leftOut, over }: KnownTable): List => (leftOut ? 'hidden' : over ? 'finished' : 'continue')

/** Newest first, one entry a table, and not more finished ones than anybody would look through. */
export function placed(tables: KnownTable[], table: KnownTable): KnownTable[] {
  const all = [table, ...tables.filter((t) => t.table !== table.table)]
  const old = new Set(all.filter((t) => t.over).slice(MOST))
  return all.filter((t) => !old.has(t))
}

export function keepTable(table: KnownTable): void {
  remember(KEY, placed(knownTables(), table))
}

/** Leave a table out of the list, or take it back into it; it keeps its place. */
export function leaveOut(id: string, leftOut: boolean): void {
  remember(
    KEY,
    knownTables().map((t) => (t.table === id ? { ...t, leftOut } : t)),
  )
}

/** It is nowhere any more. */
export function forgetTable(id: string): void {
  remember(
    KEY,
    knownTables().filter((t) => t.table !== id),
  )
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
export function ownArms(
  known: KnownTable | null,
  seat: number | null,
  seed: string,
): { seat: number; seed: string } | null {
  const own = [...heldSeats(known).keys()].sort((a, b) => a - b)[0] ?? seat
  return own === null ? null : { seat: own, seed }
}

/** The tokens this browser plays with at a table, by seat. */
export function heldSeats(table: KnownTable | null): Map<number, string> {
  return new Map((table?.seats ?? []).filter((s) => s.held === 'here').map((s) => [s.seat, s.token]))
}
