import { afterEach, expect, it, vi } from 'vitest'
import { getGame, keepGames, newGame } from '../api'
import { fromLinks, keepTable, knownTable } from '../memory'
import { holdsGames, putOnServer, readGames } from './moving'

vi.mock('../api', async (original) => ({
  ...(await original<object>()),
  getGame: vi.fn(),
  keepGames: vi.fn(),
  newGame: vi.fn(),
}))

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
})

const seats = [
  { seat: 0, name: 'page', kind: 'bot' as const, token: null },
  { seat: 1, name: 'Ola', kind: 'person' as const, token: 'b' },
  { seat: 2, name: 'Jan', kind: 'person' as const, token: 'c' },
]
const kept = { table: 'here-a', title: 'village', variant: 'standard', watch: 'w', seats, created: 1, ended: 9 }
const wrong = { error: { code: 'bad-request', message: 'not a game' } }

const readable = (...tables: object[]) => vi.mocked(keepGames).mockResolvedValue({ tables } as never)

afterEach(() => stored.clear())

it('knows a file with games from a record', () => {
  expect([' \n{"posterity": 1}', '[]', 'posterity record 1', ''].map(holdsGames)).toEqual([true, true, false, false])
})

it('has all seats of a game that came to this device, and keeps what it knew of one', async () => {
  readable(wrong, kept)
  const [read] = await readGames('{}')
  expect(read!.seats.map(({ seat, held }) => [seat, held])).toEqual([
    [1, 'here'],
    [2, 'here'],
  ])
  expect(read!.over).toBe(true)
  keepTable({ ...read!, leftOut: true })
  await readGames('{}')
  expect(knownTable('here-a')!.leftOut).toBe(true)
})

it('says what was wrong only where nothing could be read', async () => {
  readable(wrong, wrong)
  await expect(readGames('{}')).rejects.toThrow('not a game')
})

it('leaves a game on this device where it was, but out of the list, and plays its first seat on the server', async () => {
  keepTable(fromLinks(kept, 'village', 'standard', [], 1))
  vi.mocked(getGame).mockResolvedValue('{"agreed": {"title": "village", "variant": "standard"}}')
  vi.mocked(newGame).mockResolvedValue({ table: 't', watch: 'v', seats })
  const there = await putOnServer('here-a', 'b')
  expect(there.seats.map(({ seat, held }) => [seat, held])).toEqual([
    [1, 'here'],
    [2, 'invited'],
  ])
  expect([knownTable('here-a')!.leftOut, knownTable('t')!.leftOut]).toEqual([true, undefined])
})
