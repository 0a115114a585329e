import { describe, expect, it } from 'vitest'
import type { Say } from '../contract'
import { asNewTable, firstDraft, hintsAllowed, LEVELS, seatName, summary, withSeats, type Draft } from './draft'

const say: Say = (id, args) => (args ? `${id} ${Object.values(args).join(' ')}` : id)

describe('a table to begin', () => {
  it('is you and two squires at first', () => {
    const table = asNewTable(firstDraft('village'), 'Ilse', say)
    expect(table.variant).toBe('standard')
    expect(table.seats).toEqual([
      { kind: 'person', name: 'Ilse' },
      { kind: 'bot', name: 'Agnes', bot: 'squire' },
      { kind: 'bot', name: 'Tomasz', bot: 'squire' },
    ])
    expect(summary(firstDraft('village'), say)).toBe('web-you-and-bots 2')
  })

  it('for one seat is the solo variant, and a person sits there', () => {
    const bots: Draft = {
      title: 'village',
      solo: 'solo-die',
      seats: [
        { kind: 'page', name: '' },
        { kind: 'regent', name: '' },
      ],
    }
    const alone = withSeats(bots, 1)
    expect(asNewTable(alone, '', say)).toEqual({
      title: 'village',
      variant: 'solo-die',
      seats: [{ kind: 'person', name: 'web-you' }],
      hints: true,
    })
    expect(summary(alone, say)).toBe('web-alone-village')
  })

  it('keeps the seats that stay when the number changes', () => {
    const draft = firstDraft('village')
    draft.seats[1] = { kind: 'friend', name: 'Ola' }
    expect(withSeats(draft, 5).seats.map((s) => s.kind)).toEqual(['here', 'friend', 'squire', 'squire', 'squire'])
    expect(withSeats(withSeats(draft, 5), 2).seats[1]?.name).toBe('Ola')
  })

  it('sends every level as the bot of its name', () => {
    const draft = firstDraft('village')
    draft.seats = LEVELS.map((kind) => ({ kind, name: '' }))
    expect(asNewTable(draft, '', say).seats.map(({ kind, bot }) => `${kind} ${bot}`)).toEqual([
      'bot page',
      'bot squire',
      'bot knight',
      'bot regent',
    ])
    expect(summary(draft, say)).toBe('web-bots-only 4')
  })

  it('allows hints where one person plays, among people only if they want it', () => {
    const draft = firstDraft('village')
    expect(asNewTable(draft, '', say).hints).toBe(true)
    draft.seats[1] = { kind: 'friend', name: '' }
    expect(hintsAllowed(draft)).toBe(false)
    draft.hints = true
    expect(asNewTable(draft, '', say).hints).toBe(true)
    expect(hintsAllowed(withSeats({ ...draft, hints: false }, 1))).toBe(false)
  })

  it('says "You" only where nobody else reads it', () => {
    const draft = firstDraft('village')
    expect(seatName(draft, 0, '', say)).toBe('web-you')
    draft.seats[1] = { kind: 'friend', name: '' }
    expect(seatName(draft, 0, '', say)).toBe('web-person-number 1')
    expect(seatName(draft, 1, '', say)).toBe('web-friend-number 2')
  })

  it('gives no bot the name of the person', () => {
    expect(seatName(firstDraft('village'), 1, 'Agnes', say)).toBe('Tomasz')
  })
})
