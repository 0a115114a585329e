// The table and the answers of docs/protocol.md under the names that the app uses. What is generated from the server's own
// description (`make docs`) is taken as it is; `sent.ts` is the wire, `whole.ts` makes a table of what was sent.

import type { components } from './openapi'
import type { SentSnapshot } from './sent'

type Shapes = components['schemas']

/** A game as it goes from one place to another: what was agreed, and the answers that were given. */
export interface GameFile {
  agreed: { title: string; variant: string }
}
/** A table of this device; what could not be taken in says why. */
export type KeptTable = TableLinks & { title: string; variant: string; ended: number | null }
export interface Kept {
  tables: (KeptTable | Failure)[]
}

export type Event = Shapes['EventShape']
export type Args = Event['args']
export type NewSeat = Shapes['NewSeat']
export type NewTable = Shapes['NewTable'] & { variant: string }
export type TableLinks = Shapes['TableLinks']
export type Failure = Shapes['ErrorShape']
export type Frame = Omit<Shapes['Frame'], 'view' | 'components'> & { view: unknown; components: unknown }
export type Story = Shapes['Story']
export type Keepsake = Shapes['KeepsakeShape']
export type Hint = Shapes['Hint']
export type Analysis = Shapes['Analysis']
export type TurningPoint = Shapes['TurningPoint']
export type Points = Record<string, number>

/** Why a table can only be looked at, and how many later moves cannot be shown. */
export type Closed = Shapes['ClosedShape']

/** An action by its parts, its arguments by kind: {"space": "crafts", "colour": "pink"}. */
export type Act = Shapes['OptionShape']
/** What an option changes of what the seat has, by name: before, and after; or before, and the least and the most after. */
export type Changes = Record<string, number[]>
/** What can be chosen, and what is certain about it (empty until that is told). */
export type Option = Act & {
  preview: Event[]
  changes: Changes
  /** The same as far as the next question: what is paid at once may come back later. */
  atOnce: Changes
  /** Where there are only two or three ways on: what becomes in each of the standings in which they differ. */
  ways: Record<string, number>[]
  /** Somebody has looked behind it, and all that is certain is told. */
  whole: boolean
  /** Why no more is certain: at a question of one's own one can look on. */
  stop: Shapes['PreviewShape']['stop'] | null
  /** What would be asked next, once somebody has looked behind this option. */
  next: Menu | null
}
/** What cannot be chosen and why; `what` are message ids. */
export type Refusal = Act & Required<Shapes['RefusalShape']>

export interface Menu {
  options: Option[]
  refusals: Refusal[]
  /** What no option leads to either; comes with the previews. */
  beyond: Refusal[]
}

/** The table for a seat as the app keeps it: made whole from snapshots and updates. */
export type Snapshot = Omit<SentSnapshot, 'menu' | 'view' | 'question' | 'components'> & {
  menu: Menu | null
  /** These are the title's own shapes (generated.ts in its folder). */
  view: unknown
  question: unknown
  components: unknown
}
