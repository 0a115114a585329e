// Games on their way: to a file and back, from this device to the server and from the server to this device. A game goes as
// the answers that were given in it (docs/protocol.md), and whoever takes it in plays them again.

import { ApiError, getGame, keepGames, newGame } from '../api'
import { fromLinks, keepTable, knownTable, type KnownTable } from '../memory'
import type { GameFile, KeptTable, TableLinks } from '../protocol'

export const asFile = (games: string): Blob => new Blob([games], { type: 'application/json' })

/** A name that says which day it was. */
export const fileName = (what: string): string => `posterity-${what}-${new Date().toISOString().slice(0, 10)}.json`

/** A record is a text of lines; whatever else somebody brings should be a game. */
export const holdsGames = (text: string): boolean => /^\s*[[{]/.test(text)

/** A table of this device: whoever sits before it has all its seats. */
export function ofThisDevice(table: KeptTable, now: number): KnownTable {
  const here = table.seats.map(() => true)
  return { ...fromLinks(table, table.title, table.variant, here, now), over: table.ended !== null }
}

/** The games of a file, from now on tables of this device. */
export async function readGames(file: string): Promise<KnownTable[]> {
  const { tables } = await keepGames(file)
  const wrong = tables.find((one) => 'error' in one)
  const read = tables.flatMap((one) => ('error' in one ? [] : [ofThisDevice(one, Date.now())]))
  for (const table of read) keepTable(knownTable(table.table) ?? table)
  // Some may be better than none: only if there is nothing else, it is told what was wrong.
  if (!read.length) throw new ApiError(wrong?.error.code ?? 'bad-file', wrong?.error.message ?? '')
  return read
}

/** The same game on the server, from here on played there: the first seat here, the others with links for friends. */
export async function putOnServer(table: string, token: string): Promise<KnownTable> {
  const file = await getGame(table, token)
  const links: TableLinks = await newGame(file)
  const { title, variant } = (JSON.parse(file) as GameFile).agreed
  const first = links.seats.find((seat) => seat.token)?.seat
  const here = links.seats.map(({ seat }) => seat === first)
  return moved(table, fromLinks(links, title, variant, here, Date.now()))
}

/** The same game on this device, from here on played here. */
export async function takeAlong(table: string, token: string): Promise<KnownTable> {
  const [taken] = await readGames(await getGame(table, token))
  return moved(table, taken!)
}

/** The table that was left stays where it is, but not in the list. */
function moved(from: string, to: KnownTable): KnownTable {
  const left = knownTable(from)
  if (left) keepTable({ ...left, leftOut: true })
  keepTable(to)
  return to
}
