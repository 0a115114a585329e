// What a game page needs of a table, be it live, a sample or a replay.

import type { Hint, Menu, Snapshot } from '../protocol'
import type { TableState } from '../table'
import type { Speaker } from '../words'

/** Where a table can only be looked at, nothing of what could be done there is needed. */
export interface Desk {
  readonly snapshot: Snapshot | null
  readonly previous: Snapshot | null
  readonly connection: TableState['connection']
  readonly thinking?: number | null
  readonly present?: boolean[]
  readonly waiting?: boolean
  readonly refusal?: TableState['refusal']
  /** Others' moves are still being shown. */
  readonly behind?: boolean
  /** What the strongest bot thinks of the options, once it was asked; and whether it is at it. */
  readonly hint?: Hint | null
  readonly hinting?: boolean
  askHint?(): void
  /** Somebody looks behind an option, or on at one of its next question: more may be certain about it than was told. */
  look?(...path: string[]): void
  move?(action: string): void
  undo?(): void
  endTurn?(): void
  /** What was refused only for now, once more. */
  again?(): void
  dismissRefusal?(): void
  retryNow(): void
  skip?(): void
}

/** What a list of the options asks for. */
export interface ListProps {
  snapshot: Snapshot
  menu: Menu
  hint: Hint | null
  speaker: Speaker
  picked: string | null
  pick: (action: string | null) => void
  choose: (action: string) => void
  close: () => void
}

/** Who has to do something now: end the turn, or choose. Nobody where the game is over, or can only be looked at. */
export const turnOf = ({ over, closed, held, asked }: Snapshot): number | null =>
  over || closed ? null : (held ?? asked)

export const total = (points: Record<string, number> | undefined): number =>
  Object.values(points ?? {}).reduce((a, b) => a + b, 0)
