// The shapes of docs/protocol.md, as the server sends and takes them.

export type SeatKind = 'person' | 'bot'
export type Args = Record<string, string | number>

export interface Event {
  name: string
  seat: number | null
  args: Args
  version: number
}

export interface Option {
  action: string
  verb: string
  args: Record<string, string>
  things: string[]
  /** What is certain about it. The server sends previews apart; the client puts them here (empty until they come). */
  preview: Event[]
}

export interface Refusal {
  action: string
  verb: string
  args: Record<string, string>
  things: string[]
  reason: string
  need: number
  have: number
  what: string[]
}

export interface Menu {
  options: Option[]
  refusals: Refusal[]
}

export type Points = Record<string, number>

export interface Snapshot {
  table: string
  version: number
  title: string
  variant: string
  rules: number
  seat: number | null
  names: string[]
  /** Message ids of those who take part without a seat; events count them after the seats. */
  rivals?: string[]
  kinds: SeatKind[]
  asked: number | null
  held: number | null
  canUndo: boolean
  over: boolean
  choices: number
  view: unknown
  components?: unknown
  step: string | null
  menu: Menu | null
  points: Points[]
  result: { places: number[]; level: string } | null
  log: Event[]
}

/** A snapshot on its way: an update leaves out what does not change and what came before, and tells its events. */
export interface SentSnapshot extends Omit<Snapshot, 'menu' | 'log'> {
  menu: { options: (Omit<Option, 'preview'> & { preview?: Event[] })[]; refusals: Refusal[] } | null
  previews?: Previews | null
  log?: Event[]
  events?: Event[]
}

/** By action. */
export type Previews = Record<string, Event[]>

export interface Frame {
  at: number
  choices: number
  view: unknown
  components: unknown
  points: Points[]
  events: Event[]
  action: string | null
  seat: number | null
  prestige: number[][]
}

export interface NewSeat {
  kind: SeatKind
  name?: string
  bot?: string
}

export interface NewTable {
  title: string
  variant: string
  seats: NewSeat[]
  edition?: object
  seed?: number
}

export interface TableLinks {
  table: string
  watch: string
  seats: { seat: number; name: string; kind: string; token: string | null }[]
}

export interface Failure {
  error: { code: string; message: string }
}

export type FromServer =
  | ({ type: 'snapshot' } & SentSnapshot)
  | ({ type: 'update' } & SentSnapshot)
  | { type: 'previews'; version: number; previews: Previews }
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string; code: string; message: string; version: number }
  | { type: 'presence'; seats: boolean[] }
  | { type: 'thinking'; seat: number | null }

export type Wish =
  | { type: 'move'; id: string; version: number; action: string }
  | { type: 'undo'; id: string; version: number }
  | { type: 'end-turn'; id: string; version: number }

export type FromClient = Wish | { type: 'since'; version: number }
