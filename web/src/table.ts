// A seat at a live table: one socket, reconnected when it breaks; moves are sent again until they are answered.
// Nothing here touches the page, the clock or the network but through `Surroundings`, so that tests can stand in.

import type { FromClient, FromServer, Menu, PreviewsMessage, SentSnapshot, Snapshot, Wish } from './protocol'

export interface Wire {
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((reason: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Surroundings {
  open: (table: string, token: string) => Wire
  later: (milliseconds: number, act: () => void) => () => void
  newId: () => string
}

export interface TableState {
  snapshot: Snapshot | null
  /** The snapshot before, for what travels on the board. */
  previous: Snapshot | null
  connection: 'connecting' | 'open' | 'lost' | 'unknown-table'
  thinking: number | null
  present: boolean[]
  /** A wish that is sent and not yet answered. */
  waiting: boolean
  refusal: { code: string; message: string } | null
}

export const FIRST: TableState = {
  snapshot: null, previous: null, connection: 'connecting', thinking: null, present: [], waiting: false, refusal: null,
}

const BACKOFF = [300, 700, 1500, 3000, 6000, 10000]
// Policy violation and "not found" of our own range: coming back would not help.
const GONE = new Set([1008, 4004, 4404])

export const backoff = (attempt: number): number => BACKOFF[Math.min(attempt, BACKOFF.length - 1)] ?? 10000

const LOG_LENGTH = 200

function withPreviews(menu: SentSnapshot['menu'], { previews, beyond }: Pick<SentSnapshot, 'previews' | 'beyond'>): Menu | null {
  if (!menu) return null
  const options = menu.options.map((option) => ({ ...option, preview: previews?.[option.action] ?? [] }))
  return { ...menu, options, beyond: beyond ?? [] }
}

/** What was sent, made whole: with the components and the log that an update leaves out, and previews at their options. */
export function whole(sent: SentSnapshot, last: Snapshot | null): Snapshot {
  const { previews, beyond, events = [], menu, ...rest } = sent
  const known = last?.table === sent.table ? last : null
  return {
    ...rest,
    components: rest.components ?? known?.components,
    menu: withPreviews(menu, { previews, beyond }),
    log: rest.log ?? [...(known?.log ?? []), ...events].slice(-LOG_LENGTH),
  }
}

export class TableConnection {
  state: TableState = FIRST
  #wire: Wire | null = null
  #unanswered: Wish[] = []
  #attempt = 0
  #cancelRetry: (() => void) | null = null
  #closed = false

  constructor(
    readonly table: string,
    private token: string,
    private readonly around: Surroundings,
    private readonly changed: (state: TableState) => void,
  ) {}

  start(): void {
    this.#closed = false
    this.#connect()
  }

  stop(): void {
    this.#closed = true
    this.#cancelRetry?.()
    this.#drop()
  }

  /** Another seat of this browser takes over: same table, other token. What is on screen stays until the new view comes. */
  changeSeat(token: string): void {
    if (token === this.token) return
    this.token = token
    this.#unanswered = []
    this.#cancelRetry?.()
    this.#drop()
    this.#set({ waiting: false, refusal: null })
    this.#connect()
  }

  move(action: string): void {
    this.#wish((id, version) => ({ type: 'move', id, version, action }))
  }
  undo(): void {
    this.#wish((id, version) => ({ type: 'undo', id, version }))
  }
  endTurn(): void {
    this.#wish((id, version) => ({ type: 'end-turn', id, version }))
  }
  dismissRefusal(): void {
    this.#set({ refusal: null })
  }
  retryNow(): void {
    if (this.state.connection !== 'lost') return
    this.#cancelRetry?.()
    this.#connect()
  }

  #wish(make: (id: string, version: number) => Wish): void {
    const version = this.state.snapshot?.version
    // One wish at a time: a second would be made on a table that the first is about to change.
    if (version === undefined || this.#unanswered.length > 0) return
    const wish = make(this.around.newId(), version)
    this.#unanswered.push(wish)
    this.#set({ waiting: true, refusal: null })
    if (this.state.connection === 'open') this.#send(wish)
  }

  #connect(): void {
    const wire = this.around.open(this.table, this.token)
    this.#wire = wire
    wire.onopen = () => {
      this.#attempt = 0
      this.#set({ connection: 'open' })
      const seen = this.state.snapshot
      if (seen) this.#send({ type: 'since', version: seen.version })
      for (const wish of this.#unanswered) this.#send(wish)
    }
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire && typeof data === 'string') this.#receive(JSON.parse(data) as FromServer)
    }
    wire.onclose = ({ code }) => {
      if (this.#wire === wire) this.#lost(code)
    }
  }

  #drop(): void {
    const wire = this.#wire
    this.#wire = null
    wire?.close()
  }

  #lost(code: number): void {
    this.#wire = null
    if (this.#closed) return
    if (GONE.has(code)) return this.#set({ connection: 'unknown-table', thinking: null })
    this.#set({ connection: 'lost', thinking: null })
    this.#cancelRetry = this.around.later(backoff(this.#attempt), () => this.#connect())
    this.#attempt += 1
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message))
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        return this.#show(message)
      case 'update':
        return this.#update(message)
      case 'previews':
        return this.#preview(message)
      case 'ack':
        return this.#answered(message.id, null)
      case 'refused':
        return this.#answered(message.id, { code: message.code, message: message.message })
      case 'presence':
        return this.#set({ present: message.seats })
      case 'thinking':
        return this.#set({ thinking: message.seat })
    }
  }

  /** Previews come a moment after the menu; for a menu that is gone they come too late. */
  #preview(message: PreviewsMessage): void {
    const now = this.state.snapshot
    if (now?.version === message.version) this.#set({ snapshot: { ...now, menu: withPreviews(now.menu, message) } })
  }

  #update(next: SentSnapshot): void {
    const seen = this.state.snapshot?.version ?? -1
    if (next.version <= seen) return
    if (next.version > seen + 1) return this.#send({ type: 'since', version: seen })
    this.#show(next)
  }

  #show(next: SentSnapshot): void {
    const last = this.state.snapshot
    // A snapshot that says nothing new must not restart what moves on the board.
    const news = last === null || last.version !== next.version || last.seat !== next.seat
    const previous = news && last?.seat === next.seat ? last : this.state.previous
    const ofAnother = next.hiddenHands && previous?.seat !== next.seat
    this.#set({ snapshot: whole(next, last), previous: last === null || ofAnother ? null : previous })
  }

  #answered(id: string, refusal: TableState['refusal']): void {
    const rest = this.#unanswered.filter((wish) => wish.id !== id)
    if (rest.length === this.#unanswered.length) return
    this.#unanswered = rest
    this.#set({ waiting: rest.length > 0, refusal })
  }

  #set(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part }
    this.changed(this.state)
  }
}
