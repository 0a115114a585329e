import { describe, expect, it } from 'vitest'
import type { Say } from '../contract'
import {
  asNewTable,
  botsOnly,
  firstDraft,
  hintsAllowed,
  LEVELS,
  pickedBy,
  seatName,
  summary,
  withSeats,
  type Draft,
} from './draft'

const say: Say = (id, args) => (args ? `${id} ${Object.values(args).join(' ')}` : id)

const GAME = {
  name: 'hazard',
  variants: [
    { name: 'standard', fewest: 2, most: 5 },
    { name: 'solo', fewest: 1, most: 1 },
    { name: 'solo-die', fewest: 1, most: 1 },
  ],
}

describe('a table to begin', () => {
  it('is you and two squires at first', () => {
    const table = asNewTable(firstDraft(GAME), 'Ilse', say)
    expect(table.variant).toBe('standard')
    expect(table.seats).toEqual([
      { kind: 'person', name: 'Ilse' },
      { kind: 'bot', name: 'Agnes', bot: 'squire' },
      { kind: 'bot', name: 'Tomasz', bot: 'squire' },
    ])
    expect(summary(firstDraft(GAME), say)).toBe('web-you-and-bots 2')
  })

  it('has as many seats as the title allows', () => {
    const duel = { name: 'duel', variants: [{ name: 'standard', fewest: 2, most: 2 }] }
    expect(firstDraft(duel).seats.map((seat) => seat.kind)).toEqual(['here', 'squire'])
    expect(botsOnly(GAME).seats.map((seat) => seat.kind)).toEqual(['squire', 'squire', 'squire'])
  })

  it('for one seat is the solo variant, and a person sits there', () => {
    const bots: Draft = {
      title: GAME,
      house: [],
      variant: 'standard',
      seats: [
        { kind: 'page', name: '', pick: '' },
        { kind: 'regent', name: '', pick: '' },
      ],
    }
    expect(asNewTable(withSeats(bots, 1), '', say).variant).toBe('solo')
    const alone = withSeats({ ...bots, variant: 'solo-die' }, 1)
    expect(asNewTable(alone, '', say)).toEqual({
      title: 'hazard',
      variant: 'solo-die',
      seats: [{ kind: 'person', name: 'web-you' }],
      hints: true,
    })
    expect(summary(alone, say)).toBe('web-alone')
    expect(summary(alone, say, 'against the bank')).toBe('against the bank')
  })

  it('keeps the seats that stay when the number changes', () => {
    const draft = firstDraft(GAME)
    draft.seats[1] = { kind: 'friend', name: 'Ola', pick: '' }
    expect(withSeats(draft, 5).seats.map((s) => s.kind)).toEqual(['here', 'friend', 'squire', 'squire', 'squire'])
    expect(withSeats(withSeats(draft, 5), 2).seats[1]?.name).toBe('Ola')
  })

  it('sends every level as the bot of its name', () => {
    const draft = firstDraft(GAME)
    draft.seats = LEVELS.map((kind) => ({ kind, name: '', pick: '' }))
    expect(asNewTable(draft, '', say).seats.map(({ kind, bot }) => `${kind} ${bot}`)).toEqual([
      'bot page',
      'bot squire',
      'bot knight',
      'bot regent',
    ])
    expect(summary(draft, say)).toBe('web-bots-only 4')
  })

  it('carries the house rules that were agreed on with the edition', () => {
    const draft = { ...firstDraft(GAME), house: ['open-hands', 'no-joker'] }
    expect(asNewTable(draft, '', say).edition).toEqual({ house: { 'open-hands': true, 'no-joker': true } })
    expect(asNewTable(firstDraft(GAME), '', say)).not.toHaveProperty('edition')
  })

  it('sends what seats pick, and leaves the rest to chance', () => {
    const draft = firstDraft(GAME)
    draft.seats[0]!.pick = 'red'
    draft.seats[2]!.pick = 'blue'
    expect(asNewTable(draft, '', say).seats.map((seat) => seat.pick)).toEqual(['red', undefined, 'blue'])
    expect(asNewTable(draft, '', say).seats[1]).not.toHaveProperty('pick')
  })

  it('knows which other seat picks a thing', () => {
    const draft = firstDraft(GAME)
    draft.seats[1]!.pick = 'red'
    expect(pickedBy(draft, 'red', 0)).toBe(1)
    expect(pickedBy(draft, 'red', 1)).toBeUndefined()
    expect(pickedBy(draft, 'blue', 0)).toBeUndefined()
    expect(pickedBy(withSeats(withSeats(draft, 5), 2), 'red', 0)).toBe(1)
  })

  it('allows hints where one person plays, among people only if they want it', () => {
    const draft = firstDraft(GAME)
    expect(asNewTable(draft, '', say).hints).toBe(true)
    draft.seats[1] = { kind: 'friend', name: '', pick: '' }
    expect(hintsAllowed(draft)).toBe(false)
    draft.hints = true
    expect(asNewTable(draft, '', say).hints).toBe(true)
    expect(hintsAllowed(withSeats({ ...draft, hints: false }, 1))).toBe(false)
  })

  it('says "You" only where nobody else reads it', () => {
    const draft = firstDraft(GAME)
    expect(seatName(draft, 0, '', say)).toBe('web-you')
    draft.seats[1] = { kind: 'friend', name: '', pick: '' }
    expect(seatName(draft, 0, '', say)).toBe('web-person-number 1')
    expect(seatName(draft, 1, '', say)).toBe('web-friend-number 2')
  })

  it('gives no bot the name of the person', () => {
    expect(seatName(firstDraft(GAME), 1, 'Agnes', say)).toBe('Tomasz')
  })
})
