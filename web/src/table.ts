// A seat at a live table: one socket, reconnected when it breaks; moves are sent again until they are answered.
// Nothing here touches the page, the clock or the network but through `Surroundings`, so that tests can stand in.

import type { Snapshot } from './protocol'
import type { FromClient, FromServer, SentOutlook, SentSnapshot, SentUpdate, Wish } from './sent'
import { after, optionAt, whole, withOutlook } from './whole'

export interface Wire {
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((reason: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Surroundings {
  open: (table: string) => Wire
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
  refusal: Refused | null
}

export interface Refused {
  code: string
  message: string
  /** Seconds until it may be tried again, if that was said. */
  wait?: number | null
  /** It was no fault of the wish: as long as the table stays the same, it can be made again. */
  again?: boolean
}

export const FIRST: TableState = {
  snapshot: null,
  previous: null,
  connection: 'connecting',
  thinking: null,
  present: [],
  waiting: false,
  refusal: null,
}

/** A line can be dead without a word: after so long without an answer to a wish, another one is taken. */
export const PATIENCE = 15_000
const BACKOFF = [300, 700, 1500, 3000, 6000, 10000]
// "Not found" of our own range: coming back would not help. After any other end of the line it does.
const GONE = 4404
// The server could not do it just now, whatever it was.
const PASSING = new Set(['not-stored', 'busy', 'too-many', 'too-fast'])
// What concerns not a wish but the line itself, and is worth telling.
const OF_THE_LINE = new Set(['not-stored', 'busy', 'too-many', 'too-slow', 'failed', 'unreadable'])

export const backoff = (attempt: number): number => BACKOFF[Math.min(attempt, BACKOFF.length - 1)] ?? 10000

export class TableConnection {
  state: TableState = FIRST
  #wire: Wire | null = null
  #unanswered: Wish[] = []
  /** What was refused only for now. */
  #refused: Wish | null = null
  #attempt = 0
  #cancelRetry: (() => void) | null = null
  #closed = false
  /** Whether the server has answered over this wire; it may also shut it as soon as it is open. */
  #holds = false
  /** Whether the table that is shown is what this seat sees; after a change of seats it is still the other's. */
  #own = false
  /** The version that was looked at over this wire, with the options looked behind, and the one after which the rest was asked for. */
  #looked = -1
  #behind = new Set<string>()
  #missed = -1

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
    this.#own = false
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
  /** What was refused only for now, once more: a new wish, for the server may have kept its answer to the old one. */
  again(): void {
    const wish = this.#refused
    if (wish && this.state.refusal?.again) this.#wish((id, version) => ({ ...wish, id, version }))
  }
  dismissRefusal(): void {
    this.#set({ refusal: null })
  }
  /** Somebody looks at the menu of this version, or behind an option of it, or further: have it previewed, once. */
  look(version: number, ...path: string[]): void {
    const now = this.state.snapshot
    const asked = this.#own && now?.version === version && now.menu !== null
    if (!asked || !this.#holds) return
    if (this.#looked !== version) {
      this.#looked = version
      this.#behind.clear()
      this.#send({ type: 'look', version, path: [] })
    }
    const way = path.join('\n')
    if (optionAt(now.menu, path)?.stop !== 'question' || this.#behind.has(way)) return
    this.#behind.add(way)
    this.#send({ type: 'look', version, path })
  }
  retryNow(): void {
    if (this.state.connection !== 'lost') return
    this.#cancelRetry?.()
    this.#connect()
  }

  #wish(make: (id: string, version: number) => Wish): void {
    const version = this.state.snapshot?.version
    // One wish at a time: a second would be made on a table that the first is about to change.
    if (version === undefined || !this.#own || this.#unanswered.length > 0) return
    const wish = make(this.around.newId(), version)
    this.#unanswered.push(wish)
    this.#set({ waiting: true, refusal: null })
    if (this.#holds) this.#ask(wish)
  }

  /** Said again over a new line, it is still the same wish. */
  #ask(wish: Wish): void {
    const wire = this.#wire
    this.#send(wish)
    this.around.later(PATIENCE, () => {
      if (wire !== this.#wire || !this.#unanswered.includes(wish)) return
      this.#set({ connection: 'lost', thinking: null })
      this.#connect()
    })
  }

  #connect(): void {
    this.#drop()
    const wire = this.around.open(this.table)
    this.#wire = wire
    this.#holds = false
    this.#looked = this.#missed = -1
    wire.onopen = () => {
      if (this.#wire !== wire) return
      const seen = this.#own ? this.state.snapshot : null
      this.#send({ type: 'hello', token: this.token, version: seen?.version ?? null })
    }
    wire.onmessage = ({ data }) => {
      if (this.#wire !== wire || typeof data !== 'string') return
      const message = JSON.parse(data) as FromServer
      if (message.type !== 'refused' && !this.#holds) this.#hold()
      this.#receive(message)
    }
    wire.onclose = ({ code }) => {
      if (this.#wire === wire) this.#lost(code)
    }
  }

  #hold(): void {
    this.#holds = true
    this.#attempt = 0
    for (const wish of this.#unanswered) this.#ask(wish)
    this.#set({ connection: 'open', refusal: null })
  }

  #drop(): void {
    const wire = this.#wire
    this.#wire = null
    wire?.close()
  }

  #lost(code: number): void {
    this.#wire = null
    this.#holds = false
    if (this.#closed) return
    if (code === GONE) return this.#set({ connection: 'unknown-table', thinking: null })
    this.#set({ connection: 'lost', thinking: null })
    this.#cancelRetry = this.around.later(backoff(this.#attempt), () => this.#connect())
    this.#attempt += 1
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message))
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'snapshot': {
        const { type: _, ...sent } = message
        return this.#show(sent)
      }
      case 'update': {
        const { type: _, ...sent } = message
        return this.#update(sent)
      }
      case 'outlook':
        return this.#foresee(message)
      case 'names':
        return this.#name(message.names)
      case 'ack':
        return this.#answered(message.id, null)
      case 'refused':
        return this.#refuse(message.id, { code: message.code, message: message.message })
      case 'presence':
        return this.#set({ present: message.seats })
      case 'thinking':
        return this.#set({ thinking: message.seat })
    }
  }

  /** Outlooks come a moment after they are asked for; for a menu that is gone they come too late. */
  #foresee(sent: SentOutlook & { version: number }): void {
    const now = this.state.snapshot
    if (this.#own && now?.version === sent.version) this.#set({ snapshot: withOutlook(now, sent) })
  }

  #name(names: string[]): void {
    const now = this.state.snapshot
    if (now) this.#set({ snapshot: { ...now, names } })
  }

  #update(sent: SentUpdate): void {
    const last = this.state.snapshot
    if (!last || !this.#own || sent.version <= last.version) return
    if (sent.version === last.version + 1) return this.#news(after(last, sent), last)
    if (this.#missed === last.version) return
    this.#missed = last.version
    this.#send({ type: 'since', version: last.version })
  }

  #show(sent: SentSnapshot): void {
    const last = this.state.snapshot
    this.#own = true
    this.#looked = this.#missed = -1
    const next = whole(sent)
    // A snapshot that says nothing new must not restart what moves on the board.
    const news = last === null || last.version !== next.version || last.seat !== next.seat
    const previous = news && last?.seat === next.seat ? last : this.state.previous
    const ofAnother = next.hiddenHands && previous?.seat !== next.seat
    this.#news(next, last === null || ofAnother ? null : previous)
  }

  #news(snapshot: Snapshot, previous: Snapshot | null): void {
    const { refusal } = this.state
    const same = snapshot.version === this.state.snapshot?.version
    // At another table a wish would be another one.
    this.#set({ snapshot, previous, refusal: same || !refusal ? refusal : { ...refusal, again: false } })
  }

  #refuse(id: string, { code, message }: Refused): void {
    if (id) return this.#answered(id, { code, message })
    if (code === 'too-fast') this.#sayAgain(this.#wire)
    if (OF_THE_LINE.has(code)) this.#set({ refusal: { code, message } })
  }

  /** Something was not read, whatever it was: said twice, all of it is the same. */
  #sayAgain(wire: Wire | null): void {
    this.around.later(backoff(2), () => {
      if (wire !== this.#wire) return
      for (const wish of this.#unanswered) this.#send(wish)
      if (this.#missed >= 0) this.#send({ type: 'since', version: this.#missed })
      // Whoever still looks is asked for it.
      this.#looked = -1
      this.#set({})
    })
  }

  #answered(id: string, refusal: Refused | null): void {
    const wish = this.#unanswered.find((one) => one.id === id)
    if (!wish) return
    this.#unanswered = this.#unanswered.filter((one) => one !== wish)
    const again = refusal !== null && PASSING.has(refusal.code) && wish.version === this.state.snapshot?.version
    this.#refused = again ? wish : null
    this.#set({ waiting: this.#unanswered.length > 0, refusal: refusal && { ...refusal, again } })
  }

  #set(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part }
    this.changed(this.state)
  }
}
