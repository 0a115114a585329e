import { describe, expect, it } from 'vitest'
import { fromLinks, heldSeats, ownArms, placed, type KnownTable } from './memory'

const links = {
  table: 't', watch: 'w',
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
    expect(known.seats.map((s) => [s.seat, s.held])).toEqual([[0, 'here'], [2, 'invited'], [3, 'here']])
    expect([...heldSeats(known)]).toEqual([[0, 'a'], [3, 'd']])
  })

  it('stand newest first, each once', () => {
    const table = (id: string): KnownTable => ({ ...known, table: id })
    expect(placed([table('a'), table('b')], table('b')).map((t) => t.table)).toEqual(['b', 'a'])
  })

  it('give the family arms to the first seat, whoever plays now', () => {
    expect(ownArms(known, 3, 'seed')).toEqual({ seat: 0, seed: 'seed' })
    expect(ownArms(null, 2, 'seed')).toEqual({ seat: 2, seed: 'seed' })
    expect(ownArms(null, null, 'seed')).toBeNull()
  })
})
