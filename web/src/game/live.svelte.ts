// A live table for the page: the connection's state made reactive, others' moves at a speed one can follow,
// and the change of seats when several people share this browser.

import { heldSeats, keepTable, knownTable, type KnownTable } from '../memory'
import { Pace } from '../pace'
import type { Snapshot } from '../protocol'
import { settings } from '../settings.svelte'
import { FIRST, TableConnection, type TableState, type Wire } from '../table'
import { turnOf, type Desk } from './desk'

const later = (milliseconds: number, act: () => void) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

function openSocket(table: string, token: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const path = `/api/tables/${encodeURIComponent(table)}/socket?token=${encodeURIComponent(token)}`
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Wire
}

const calm = () => !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches

interface Shown {
  snapshot: Snapshot
  previous: Snapshot | null
}

export class LiveTable implements Desk {
  #state = $state.raw<TableState>(FIRST)
  #shown = $state.raw<Shown | null>(null)
  behind = $state(false)
  known = $state.raw<KnownTable | null>(null)
  /** The seat that takes over the screen: shown as a notice, or asked for where screens are secret. */
  handOver = $state<number | null>(null)
  /** This browser had not held the seat before: ask under which name it is played. */
  fresh = $state(false)
  secret = false

  #token: string
  readonly #line: TableConnection
  readonly #pace: Pace<Shown>

  constructor(
    readonly table: string,
    token: string,
  ) {
    this.known = knownTable(table)
    this.#token = token || [...heldSeats(this.known).values()][0] || this.known?.watch || ''
    this.#line = new TableConnection(table, this.#token, { open: openSocket, later, newId: () => crypto.randomUUID() }, (state) => this.#changed(state))
    this.#pace = new Pace<Shown>({ later }, (shown) => this.#show(shown))
  }

  get snapshot() { return this.#shown?.snapshot ?? null }
  get previous() { return this.#shown?.previous ?? null }
  get connection() { return this.#state.connection }
  get thinking() { return this.#state.thinking }
  get present() { return this.#state.present }
  get waiting() { return this.#state.waiting }
  get refusal() { return this.#state.refusal }
  get token() { return this.#token }

  start(): void { this.#line.start() }
  stop(): void {
    this.#pace.stop()
    this.#line.stop()
  }
  move(action: string): void { this.#line.move(action) }
  undo(): void { this.#line.undo() }
  endTurn(): void { this.#line.endTurn() }
  dismissRefusal(): void { this.#line.dismissRefusal() }
  retryNow(): void { this.#line.retryNow() }
  skip(): void {
    this.#pace.skip()
    this.behind = false
  }

  /** The person named on the hand-over screen is there. */
  takeOver(): void {
    const token = this.handOver === null ? undefined : heldSeats(this.known).get(this.handOver)
    if (token) this.#sit(token)
    this.handOver = null
  }

  #changed(state: TableState): void {
    const last = this.#state.snapshot
    this.#state = state
    const next = state.snapshot
    if (!next || next === last) return
    if (last && last.version === next.version && last.seat === next.seat) {
      this.#pace.amend({ snapshot: next, previous: state.previous })
      return
    }
    const others = last !== null && last.seat === next.seat && turnOf(last) !== last.seat
    this.#pace.add({ snapshot: next, previous: state.previous }, others && !calm())
    this.behind = this.#pace.behind
  }

  #show(shown: Shown): void {
    this.#shown = shown
    this.behind = this.#pace.behind
    this.#remember(shown.snapshot)
    this.#changeSeats(shown.snapshot)
  }

  /** The next person at this browser: at once where nothing is hidden, with a notice; else after a screen between them. */
  #changeSeats(snapshot: Snapshot): void {
    const turn = turnOf(snapshot)
    if (turn === null || turn === snapshot.seat) return
    const token = heldSeats(this.known).get(turn)
    if (!token || snapshot.seat === null) return
    this.handOver = turn
    if (!this.secret) this.#sit(token)
  }

  #sit(token: string): void {
    this.#token = token
    this.#line.changeSeat(token)
  }

  #remember(snapshot: Snapshot): void {
    const known = this.known
    const { table, title, variant, names, over, seat } = snapshot
    const seats = known?.seats ?? []
    const mine = seats.find((s) => s.token === this.#token)
    if (known && (mine || seat === null) && known.over === over && known.names.join() === names.join()) return
    this.fresh ||= seat !== null && !mine && snapshot.kinds[seat] === 'person' && !over
    const others = seats.filter((s) => s.seat !== seat)
    const own = seat === null ? [] : [{ seat, token: this.#token, held: 'here' as const }]
    const watch = known?.watch ?? (seat === null ? this.#token : null)
    const next = { table, title, variant, names, over, watch, seats: [...others, ...own], seen: Date.now() }
    this.known = next
    keepTable(next)
  }
}
