// Written by `make docs` from face.py.

export const CARD_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type Card = (typeof CARD_NAMES)[number]

/** Hands as far as they can be seen, and what was shown. */
export interface Table {
  round: number
  rounds: number
  /** from the lowest to the highest */
  shown: Card[]
  seats: Seat[]
}

export interface Seat {
  /** null: face down */
  hand: (Card | null)[]
  points: number
}
