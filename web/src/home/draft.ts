// The table somebody is about to begin: who sits where, before the server knows of it.

import type { Say } from '../contract'
import type { NewSeat, NewTable } from '../protocol'
import { seatCounts, variantsFor, type Title } from '../titles'

export type Playable = Pick<Title, 'name' | 'variants'>

export const PEOPLE = ['here', 'friend'] as const
/** The levels of bots, the weakest first. */
export const LEVELS = ['page', 'squire', 'knight', 'regent'] as const
export type Level = (typeof LEVELS)[number]
export type DraftKind = (typeof PEOPLE)[number] | Level

/** A squire plays sensibly and at once, and a newcomer can win against it. */
export const DEFAULT_LEVEL: Level = 'squire'

export interface DraftSeat {
  kind: DraftKind
  /** Empty: the name that goes with the kind. */
  name: string
  /** What it picks before the game, where the title has such things; empty: by chance. */
  pick: string
}

export interface Draft {
  title: Playable
  /** One of those for so many seats. */
  variant: string
  seats: DraftSeat[]
  /** Whether people may ask for hints; nothing: as it is usual for so many people. */
  hints?: boolean
  /** The house rules that it is to be played by. */
  house: string[]
}

const BOT_NAMES = ['Agnes', 'Tomasz', 'Berta', 'Konrad', 'Ilse']

/** A good table to begin with, where the title allows it. */
const SEATS = 3

/** Somebody against bots. */
export const firstDraft = (title: Playable): Draft => seated(title, [{ kind: 'here', name: '', pick: '' }])
/** Bots among themselves, to watch. */
export const botsOnly = (title: Playable): Draft => seated(title, [])

function seated(title: Playable, seats: DraftSeat[]): Draft {
  const counts = seatCounts(title)
  const count = counts.includes(SEATS) ? SEATS : counts.at(-1)!
  return withSeats({ title, variant: '', seats, house: [] }, count)
}

export function withSeats(draft: Draft, count: number): Draft {
  const seats = draft.seats.slice(0, count)
  while (seats.length < count) seats.push({ kind: DEFAULT_LEVEL, name: '', pick: '' })
  // Who plays alone is a person.
  const first = seats[0]
  if (count === 1 && first && !isPerson(first)) seats[0] = { kind: 'here', name: '', pick: first.pick }
  const variants = variantsFor(draft.title, count).map(({ name }) => name)
  return { ...draft, variant: variants.includes(draft.variant) ? draft.variant : variants[0]!, seats }
}

export const isLevel = (kind: DraftKind): kind is Level => (LEVELS as readonly string[]).includes(kind)
export const isPerson = (seat: DraftSeat): boolean => !isLevel(seat.kind)
export const people = (draft: Draft): number => draft.seats.filter(isPerson).length
/** Against bots a hint harms nobody; among people it must be agreed. */
export const hintsAllowed = (draft: Draft): boolean => draft.hints ?? people(draft) === 1

/** The name a seat goes by: what was typed, else "You", "Player 2", "Friend 3", or a bot's own. */
export function seatName(draft: Draft, index: number, own: string, say: Say): string {
  const seat = draft.seats[index]
  if (!seat) return ''
  if (seat.name.trim()) return seat.name.trim()
  if (seat.kind === 'friend') return say('web-friend-number', { number: index + 1 })
  if (seat.kind === 'here') {
    const first = draft.seats.findIndex((s) => s.kind === 'here') === index
    if (first && own) return own
    // "You" is a good name only where nobody else reads it.
    const alone = people(draft) === 1
    return alone ? say('web-you') : say('web-person-number', { number: index + 1 })
  }
  const bots = draft.seats.slice(0, index).filter((s) => !isPerson(s)).length
  return BOT_NAMES.filter((name) => name !== own)[bots] ?? `Bot ${index + 1}`
}

/** Another seat that picks this, if there is one. */
export const pickedBy = (draft: Draft, thing: string, but: number): number | undefined =>
  [...draft.seats.keys()].find((i) => i !== but && draft.seats[i]!.pick === thing)

/** Who sits there, in a few words; who plays alone may be told against whom. */
export function summary(draft: Draft, say: Say, alone = say('web-alone')): string {
  const bots = draft.seats.filter((s) => !isPerson(s)).length
  const here = draft.seats.filter((s) => s.kind === 'here').length
  if (draft.seats.length === 1) return alone
  if (bots === draft.seats.length) return say('web-bots-only', { bots })
  if (here === 1 && bots === draft.seats.length - 1) return say('web-you-and-bots', { bots })
  return say('web-mixed-table', { players: draft.seats.length })
}

export function asNewTable(draft: Draft, own: string, say: Say): NewTable {
  const seats = draft.seats.map((seat, i): NewSeat => {
    const name = seatName(draft, i, own, say)
    const picks = seat.pick ? { pick: seat.pick } : {}
    return isPerson(seat) ? { kind: 'person', name, ...picks } : { kind: 'bot', name, bot: seat.kind, ...picks }
  })
  const house = Object.fromEntries(draft.house.map((rule) => [rule, true]))
  const edition = draft.house.length ? { edition: { house } } : {}
  return { title: draft.title.name, variant: draft.variant, seats, hints: hintsAllowed(draft), ...edition }
}

/** Whoever comes by a link finds the table on a server only. */
export const invitesFriends = (draft: Draft): boolean => draft.seats.some(({ kind }) => kind === 'friend')

export const playedHere = (draft: Draft): boolean[] => draft.seats.map((seat) => seat.kind === 'here')
