// A live table for the page: the connection's state made reactive, others' moves at a speed one can follow,
// and the change of seats when several people share this browser.

import { getHint } from '../api'
import { heldSeats, keepTable, knownTable, type KnownTable } from '../memory'
import { later, Pace } from '../pace'
import type { Snapshot } from '../protocol'
import { settings } from '../settings.svelte'
import { FIRST, TableConnection, type TableState, type Wire } from '../table'
import { turnOf, type Desk } from './desk'
import { Hints } from './hints.svelte'

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
  /** The seat that has just taken over the screen, for a notice. */
  nowPlays = $state<number | null>(null)
  /** The token of a seat that this browser had not held before: ask under which name it is played. */
  fresh = $state<string | null>(null)
  /** Where hands are hidden and several people share the screen: the seat whose person is before it now. */
  #before = $state<number | null>(null)

  #token: string
  readonly #line: TableConnection
  readonly #pace: Pace<Shown>
  readonly #hints = new Hints((version) => getHint(this.table, this.#token, version))

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
  get refusal() { return this.#hints.refusal ?? this.#state.refusal }
  get hint() { return this.#hints.at(this.snapshot?.version) }
  get hinting() { return this.#hints.asking }
  get token() { return this.#token }

  start(): void { this.#line.start() }
  stop(): void {
    this.#pace.stop()
    this.#line.stop()
  }
  move(action: string): void { this.#line.move(action) }
  undo(): void { this.#line.undo() }
  endTurn(): void { this.#line.endTurn() }
  dismissRefusal(): void {
    this.#hints.refusal = null
    this.#line.dismissRefusal()
  }
  askHint(): void {
    if (this.snapshot) void this.#hints.ask(this.snapshot.version)
  }
  retryNow(): void { this.#line.retryNow() }
  skip(): void {
    this.#pace.skip()
    this.behind = false
  }

  /** The person to whom the screen must be passed, if one at this browser must not see what the other does. */
  get awaited(): number | null {
    const shown = this.snapshot
    if (!shown || !this.#secret) return null
    const turn = turnOf(shown)
    const next = turn !== null && heldSeats(this.known).has(turn) ? turn : (this.#before ?? shown.seat)
    return next === this.#before ? null : next
  }
  /** Whether what is shown is for somebody else than the person before the screen. */
  get covered(): boolean {
    return this.awaited !== null || (this.#secret && this.snapshot?.seat !== this.#before)
  }
  get #secret(): boolean {
    const shown = this.snapshot
    return !!shown?.hiddenHands && !shown.over && shown.seat !== null && heldSeats(this.known).size > 1
  }

  /** The person named on the hand-over screen is there. */
  takeOver(): void {
    const seat = this.awaited
    const token = seat === null ? undefined : heldSeats(this.known).get(seat)
    if (!token) return
    this.#before = seat
    this.#sit(token)
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

  /** The next person at this browser: at once and with a notice where nothing is hidden; else see `awaited`. */
  #changeSeats(snapshot: Snapshot): void {
    const turn = turnOf(snapshot)
    if (turn === null || turn === snapshot.seat) return
    const token = heldSeats(this.known).get(turn)
    if (!token || snapshot.seat === null || snapshot.hiddenHands) return
    this.nowPlays = turn
    this.#sit(token)
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
    if (seat !== null && !mine && snapshot.kinds[seat] === 'person' && !over) this.fresh ??= this.#token
    const others = seats.filter((s) => s.seat !== seat)
    const own = seat === null ? [] : [{ seat, token: this.#token, held: 'here' as const }]
    const watch = known?.watch ?? (seat === null ? this.#token : null)
    const next = { table, title, variant, names, over, watch, seats: [...others, ...own], seen: Date.now() }
    this.known = next
    keepTable(next)
  }
}
