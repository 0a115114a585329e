import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromClient, SentSnapshot } from '../sent'

class FakeSocket {
  static opened: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((reason: { code: number }) => void) | null = null
  sent: FromClient[] = []
  constructor(readonly address: string) {
    FakeSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const kept = new Map<string, string>()

// The settings look at the browser as soon as they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
vi.stubGlobal('location', { protocol: 'https:', host: 'games.example' })
vi.stubGlobal('document', page)
vi.stubGlobal('WebSocket', FakeSocket)

import { knownTable, keepTable, type KnownTable } from '../memory'
import { LiveTable } from './live.svelte'

const menu = { options: ['pass'], refusals: [] }
const sent = (version: number, more: Partial<SentSnapshot> = {}): SentSnapshot & { type: 'snapshot' } => ({
  type: 'snapshot',
  table: 't',
  version,
  title: 'village',
  variant: 'standard',
  rules: 1,
  seat: 0,
  names: ['Ilse', 'Tomasz'],
  rivals: [],
  kinds: ['person', 'person'],
  bots: ['', ''],
  hints: false,
  hiddenHands: false,
  seeded: false,
  closed: null,
  verbs: { pass: [] },
  flows: [],
  asked: 0,
  held: null,
  canUndo: false,
  over: false,
  choices: version,
  view: {},
  step: 'Turn',
  stepArgs: [0],
  question: null,
  menu,
  points: [{}, {}],
  result: null,
  components: {},
  log: [],
  ...more,
})
const known: KnownTable = {
  table: 't',
  title: 'village',
  variant: 'standard',
  names: ['Ilse', 'Tomasz'],
  watch: 'watch',
  seen: 0,
  over: false,
  seats: [{ seat: 0, token: 'first', held: 'here' }],
}
const both: KnownTable = { ...known, seats: [...known.seats, { seat: 1, token: 'second', held: 'here' }] }

let live: LiveTable
const socket = () => FakeSocket.opened.at(-1)!
const looks = () => socket().sent.flatMap((message) => (message.type === 'look' ? [message.version] : []))

function sit(at: KnownTable = known, token = 'first'): void {
  keepTable(at)
  live = new LiveTable('t', token)
  live.start()
  socket().onopen?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  FakeSocket.opened = []
  page.visibilityState = 'visible'
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

describe('a live table', () => {
  it('never puts a token into an address', () => {
    sit()
    expect(socket().address).toBe('wss://games.example/api/tables/t/socket')
    expect(socket().sent).toEqual([{ type: 'hello', token: 'first', version: null }])
  })

  it('has the menu previewed once it is shown', () => {
    sit()
    socket().tell(sent(5))
    expect(looks()).toEqual([5])
    socket().tell({ type: 'presence', seats: [true, true] })
    socket().tell({ type: 'outlook', version: 5, path: [], previews: {}, beyond: [] })
    expect(looks()).toEqual([5])
    socket().tell({ type: 'update', version: 6, events: [], menu: null, asked: 1 })
    expect(looks()).toEqual([5])
  })

  it('waits with that until somebody sees the page', () => {
    page.visibilityState = 'hidden'
    sit()
    socket().tell(sent(5))
    expect(looks()).toEqual([])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(looks()).toEqual([5])
  })

  it('waits with that until what others did was shown', () => {
    sit()
    socket().tell(sent(5, { asked: 1, menu: null }))
    socket().tell({ type: 'update', version: 6, events: [] })
    socket().tell({ type: 'update', version: 7, events: [], asked: 0, menu })
    expect([live.snapshot?.version, live.behind, looks()]).toEqual([6, true, []])
    live.skip()
    expect([live.snapshot?.version, looks()]).toEqual([7, [7]])
  })

  it('waits with that until the right person sits before a shared screen', () => {
    sit(both)
    socket().tell(sent(5, { hiddenHands: true }))
    expect([live.awaited, looks()]).toEqual([0, []])
    live.takeOver()
    expect([live.awaited, live.covered, looks()]).toEqual([null, false, [5]])
  })

  it('asks again when the line was broken before the answer came', () => {
    sit()
    socket().tell(sent(5))
    socket().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    socket().onopen?.()
    socket().tell({ type: 'names', names: ['Ilse', 'Ola'] })
    expect(live.snapshot?.names).toEqual(['Ilse', 'Ola'])
    expect(socket().sent).toEqual([
      { type: 'hello', token: 'first', version: 5 },
      { type: 'look', version: 5, path: [] },
    ])
  })

  it('tells what became of a move, and not why there was no hint before it', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ error: { code: 'too-many', message: '' } }), { status: 429 })),
    )
    sit()
    socket().tell(sent(5))
    live.askHint()
    await vi.advanceTimersByTimeAsync(0)
    expect(live.refusal).toMatchObject({ code: 'too-many' })
    live.move('pass')
    const move = socket().sent.find((message) => message.type === 'move')
    socket().tell({ type: 'refused', id: move?.id, code: 'not-stored', message: '', version: 5 })
    expect(live.refusal).toMatchObject({ code: 'not-stored', again: true })
  })

  it('does not ask a stranger’s name at a table that can only be looked at', () => {
    sit({ ...known, seats: [] }, 'stranger')
    socket().tell(sent(5, { closed: { code: 'damaged', rules: 1, now: 1, missing: 3 }, menu: null }))
    expect(live.fresh).toBeNull()
    live.stop()
    sit({ ...known, seats: [] }, 'stranger')
    socket().tell(sent(5))
    expect(live.fresh).toBe('stranger')
  })
})

describe('what this browser remembers of it', () => {
  it('is the name that somebody takes', () => {
    sit()
    socket().tell(sent(5))
    socket().tell({ type: 'names', names: ['Ilse', 'Ola'] })
    expect([live.snapshot?.names, knownTable('t')?.names]).toEqual([
      ['Ilse', 'Ola'],
      ['Ilse', 'Ola'],
    ])
  })

  it('never gives a seat the token of another', () => {
    sit(both)
    socket().tell(sent(5, { asked: 1, menu: null }))
    // The second person takes over while the first one's view is still on the screen.
    expect(socket().sent).toEqual([])
    socket().onopen?.()
    expect(socket().sent).toEqual([{ type: 'hello', token: 'second', version: null }])
    socket().tell({ type: 'names', names: ['Ilse', 'Ola'] })
    expect(knownTable('t')).toMatchObject({ names: ['Ilse', 'Ola'], seats: both.seats })
  })

  it('comes back to the list when somebody sits down again', () => {
    sit({ ...known, leftOut: true })
    expect(knownTable('t')?.leftOut).toBe(true)
    socket().tell(sent(5))
    expect(knownTable('t')?.leftOut).toBeFalsy()
    expect(knownTable('t')?.seats).toEqual(known.seats)
  })
})
