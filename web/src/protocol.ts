// The shapes of docs/protocol.md. They are generated from the server's own description (`make web-types`);
// here they only get the names that the app uses, and what the connection adds to them.

import type { components } from './openapi'

type Shapes = components['schemas']
/** What can change from version to version, for one seat. */
type TableShape = Omit<Shapes['UpdateMessage'], 'type' | 'events' | Lately> & Partial<Pick<Shapes['UpdateMessage'], Lately>>
/** What samples of older snapshots do not have. */
type Lately = 'stepArgs' | 'bots' | 'hints'

export type Event = Shapes['EventShape']
export type Args = Event['args']
export type Refusal = Shapes['RefusalShape']
export type NewSeat = Pick<Shapes['NewSeat'], 'kind'> & Partial<Shapes['NewSeat']>
export type NewTable = Pick<Shapes['NewTable'], 'title' | 'variant'> & { seats: NewSeat[] } & Partial<Omit<Shapes['NewTable'], 'seats'>>
export type TableLinks = Shapes['TableLinks']
export type Failure = Shapes['ErrorShape']
export type Frame = Omit<Shapes['Frame'], 'view' | 'components'> & { view: unknown; components: unknown }
export type Story = Shapes['Story']
export type Keepsake = Shapes['KeepsakeShape']
export type Hint = Shapes['Hint']
export type Analysis = Shapes['Analysis']
export type TurningPoint = Shapes['TurningPoint']
export type SeatKind = TableShape['kinds'][number]
export type Points = Record<string, number>

/** What can be chosen; the connection puts beside it what is certain about it (empty until that comes). */
export type Option = Shapes['OptionShape'] & { preview: Event[] }
export interface Menu {
  options: Option[]
  refusals: Refusal[]
  /** What no option leads to either; comes with the previews. */
  beyond?: Refusal[]
}

/** The table for a seat as the app keeps it: made whole from snapshots and updates. */
export type Snapshot = Omit<TableShape, 'menu' | 'view'> & { menu: Menu | null; view: unknown; components?: unknown; log: Event[] }

/** A snapshot on its way: an update leaves out what does not change and what came before, and tells its events. */
export type SentSnapshot = Omit<TableShape, 'view'> & {
  view: unknown
  /** By action. */
  previews?: Record<string, Event[]> | null
  beyond?: Refusal[] | null
  components?: unknown
  log?: Event[]
  events?: Event[]
}

export type FromServer = Shapes['FromServer']
export type PreviewsMessage = Extract<FromServer, { type: 'previews' }>
export type FromClient = Shapes['FromClient']
export type Wish = Exclude<FromClient, { type: 'since' }>
