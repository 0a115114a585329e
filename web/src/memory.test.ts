import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  fromLinks,
  heldSeats,
  keepTable,
  knownTable,
  knownTables,
  leaveOut,
  listOf,
  ownArms,
  placed,
  type KnownTable,
} from './memory'

const links = {
  table: 't',
  watch: 'w',
  seats: [
    { seat: 0, name: 'Ilse', kind: 'person', token: 'a' },
    { seat: 1, name: 'Agnes', kind: 'bot', token: null },
    { seat: 2, name: 'Ola', kind: 'person', token: 'c' },
    { seat: 3, name: 'Jan', kind: 'person', token: 'd' },
  ],
}
const known = fromLinks(links, 'village', 'standard', [true, false, false, true], 7)

describe('the tables of this browser', () => {
  it('keep the tokens of persons, and know who plays here', () => {
    expect(known.seats.map((s) => [s.seat, s.held])).toEqual([
      [0, 'here'],
      [2, 'invited'],
      [3, 'here'],
    ])
    expect([...heldSeats(known)]).toEqual([
      [0, 'a'],
      [3, 'd'],
    ])
  })

  it('stand newest first, each once', () => {
    const table = (id: string): KnownTable => ({ ...known, table: id })
    expect(placed([table('a'), table('b')], table('b')).map((t) => t.table)).toEqual(['b', 'a'])
  })

  it('are given up only when they are finished and many', () => {
    const tables = Array.from({ length: 100 }, (_, i): KnownTable => ({ ...known, table: `${i}`, over: i % 2 === 1 }))
    const kept = placed(tables, { ...known, table: 'new' })
    expect(kept.filter((t) => !t.over).length).toBe(51)
    expect(kept.filter((t) => t.over).map((t) => t.table)).toEqual(
      tables
        .filter((t) => t.over)
        .slice(0, 40)
        .map((t) => t.table),
    )
  })

  it('give the family arms to the first seat, whoever plays now', () => {
    expect(ownArms(known, 3, 'seed')).toEqual({ seat: 0, seed: 'seed' })
    expect(ownArms(null, 2, 'seed')).toEqual({ seat: 2, seed: 'seed' })
    expect(ownArms(null, null, 'seed')).toBeNull()
  })
})

/** A browser that keeps things. */
function withStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}
afterEach(() => void vi.unstubAllGlobals())

describe('a table hidden from the list', () => {
  it('keeps its seats and its place, and comes back as it was', () => {
    withStorage()
    for (const table of ['c', 'b', 'a']) keepTable({ ...known, table })
    const before = knownTables()
    leaveOut('b', true)
    expect(knownTables().map((t) => [t.table, listOf(t)])).toEqual([
      ['a', 'continue'],
      ['b', 'hidden'],
      ['c', 'continue'],
    ])
    expect(knownTable('b')?.seats).toEqual(known.seats)
    leaveOut('b', false)
    expect(knownTables()).toEqual(before.map((t) => (t.table === 'b' ? { ...t, leftOut: false } : t)))
  })

  it('is hidden whether it is finished or not', () => {
    expect(listOf({ ...known, over: true })).toBe('finished')
    expect(listOf({ ...known, over: true, leftOut: true })).toBe('hidden')
  })
})
