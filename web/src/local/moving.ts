// Games on their way: to a file and back, from this device to the server and from the server to this device. A game goes as
// the answers that were given in it (docs/protocol.md), and whoever takes it in plays them again.

import { ApiError, getGame, keepGames, newGame } from '../api'
import { fromLinks, keepTable, knownTable, type KnownTable } from '../memory'
import type { KeptGame, TableLinks } from '../protocol'

/** What a file of games begins with, however many they are. */
const MARK = /^\s*[[{]/

export const asFile = (games: KeptGame | KeptGame[]): Blob =>
  new Blob([JSON.stringify(games)], { type: 'application/json' })

/** A name that a file system takes and that says which day it was. */
export const fileName = (what: string): string => `posterity-${what}-${new Date().toISOString().slice(0, 10)}.json`

export const holdsGames = (text: string): boolean => MARK.test(text)

/** Seats of persons at a game that somebody brought: the first is theirs, so are the others unless they are to be invited. */
function remembered(game: KeptGame, links: TableLinks, invited: boolean): KnownTable {
  const first = links.seats.find(({ token }) => token)?.seat
  const here = links.seats.map(({ seat }) => !invited || seat === first)
  const { title, variant } = game.agreed
  return fromLinks(links, title, variant, here, Date.now())
}

/** The games of a file, from now on tables of this device. */
export async function readGames(text: string): Promise<KnownTable[]> {
  let read: KeptGame | KeptGame[]
  try {
    read = JSON.parse(text) as KeptGame | KeptGame[]
  } catch {
    throw new ApiError('bad-file', '')
  }
  const games = Array.isArray(read) ? read : [read]
  const links = await keepGames(games)
  const tables = links.map((one, i) => remembered(games[i]!, one, false))
  for (const table of tables) keepTable(table)
  return tables
}

/** The same game on the server, from here on played there. */
export async function putOnServer(table: string, token: string): Promise<KnownTable> {
  const game = await getGame(table, token)
  return moved(table, remembered(game, await newGame(game), true))
}

/** The same game on this device, from here on played here. */
export async function takeAlong(table: string, token: string): Promise<KnownTable> {
  const game = await getGame(table, token)
  const [links] = await keepGames([game])
  return moved(table, remembered(game, links!, false))
}

/** The table that was left stays where it is, but not in the list. */
function moved(from: string, to: KnownTable): KnownTable {
  const left = knownTable(from)
  if (left) keepTable({ ...left, leftOut: true })
  keepTable(to)
  return to
}
