// A live table for the page: the connection's state made reactive, others' moves at a speed one can follow,
// and the change of seats when several people share this browser.

import { getHint } from '../api'
import { isHere } from '../local/able'
import { house } from '../local/house.svelte'
import { heldSeats, keepTable, knownTable, type KnownTable } from '../memory'
import { later, Pace } from '../pace'
import type { Snapshot } from '../protocol'
import { settings } from '../settings.svelte'
import { FIRST, TableConnection, type TableState, type Wire } from '../table'
import { turnOf, type Desk } from './desk'
import { Hints } from './hints.svelte'

function openWire(table: string): Wire {
  if (isHere(table)) return house.open(table)
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`) as unknown as Wire
}

const calm = () => !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches

interface Shown {
  snapshot: Snapshot
  previous: Snapshot | null
}

/** Not `crypto.randomUUID`, which is missing where the page came without HTTPS, as on a friend's machine at home. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

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
    this.#line = new TableConnection(table, this.#token, { open: openWire, later, newId }, (state) =>
      this.#changed(state),
    )
    this.#pace = new Pace<Shown>({ later }, (shown) => this.#show(shown))
  }

  get snapshot() {
    return this.#shown?.snapshot ?? null
  }
  get previous() {
    return this.#shown?.previous ?? null
  }
  get connection() {
    return this.#state.connection
  }
  get thinking() {
    return this.#state.thinking
  }
  get present() {
    return this.#state.present
  }
  get waiting() {
    return this.#state.waiting
  }
  get refusal() {
    return this.#hints.refusal ?? this.#state.refusal
  }
  get hint() {
    return this.#hints.at(this.snapshot?.version)
  }
  get hinting() {
    return this.#hints.asking
  }
  get token() {
    return this.#token
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#look)
    this.#line.start()
  }
  stop(): void {
    document.removeEventListener('visibilitychange', this.#look)
    this.#pace.stop()
    this.#line.stop()
  }
  look(...path: string[]): void {
    if (this.snapshot?.menu) this.#line.look(this.snapshot.version, ...path)
  }
  move(action: string): void {
    this.#wish(() => this.#line.move(action))
  }
  undo(): void {
    this.#wish(() => this.#line.undo())
  }
  endTurn(): void {
    this.#wish(() => this.#line.endTurn())
  }
  again(): void {
    this.#wish(() => this.#line.again())
  }
  dismissRefusal(): void {
    this.#hints.refusal = null
    this.#line.dismissRefusal()
  }
  askHint(): void {
    if (this.snapshot) void this.#hints.ask(this.snapshot.version)
  }
  retryNow(): void {
    this.#line.retryNow()
  }
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
    this.#look()
  }

  /** Why there was no hint is an old story now, and must not hide what becomes of this. */
  #wish(make: () => void): void {
    this.#hints.refusal = null
    make()
  }

  #changed(state: TableState): void {
    const last = this.#state.snapshot
    this.#state = state
    if (state.snapshot && state.snapshot !== last) this.#follow(state.snapshot, last, state)
    this.#look()
  }

  #follow(next: Snapshot, last: Snapshot | null, state: TableState): void {
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
    this.#look()
  }

  /** Previews cost the server something: they are asked for when the menu stands before somebody's eyes. */
  #look = (): void => {
    const shown = this.snapshot
    if (shown?.menu && !this.covered && document.visibilityState === 'visible') this.#line.look(shown.version)
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
    const same = known && (mine || seat === null) && known.over === over && known.names.join() === names.join()
    // Whoever sits down again at a table that was left out wants it back.
    if (same && !known.leftOut) return
    if (seat !== null && !mine && snapshot.kinds[seat] === 'person' && !over && !snapshot.closed)
      this.fresh ??= this.#token
    // A token that is known stays where it is: what is shown may still be the view of the seat before.
    const own =
      mine || seat === null
        ? seats
        : [...seats.filter((s) => s.seat !== seat), { seat, token: this.#token, held: 'here' as const }]
    const watch = known?.watch ?? (seat === null ? this.#token : null)
    const next = { table, title, variant, names, over, watch, seats: own, seen: Date.now() }
    this.known = next
    keepTable(next)
  }
}
