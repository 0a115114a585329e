import { beforeEach, describe, expect, it } from 'vitest'
import type { FromClient, Snapshot } from './protocol'
import { TableConnection, backoff, type TableState, type Wire } from './table'

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  sent: FromClient[] = []
  closed = false
  constructor(readonly token: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.closed = true
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const table = (version: number, more: Partial<Snapshot> = {}): Snapshot => ({
  table: 't', version, title: 'village', variant: 'standard', rules: 1, seat: 0, names: ['Ilse', 'Tomasz'], rivals: [],
  kinds: ['person', 'bot'], hiddenHands: false, asked: 0, held: null, canUndo: false, over: false, choices: version, view: {},
  step: 'Turn', menu: null, points: [{}, {}], result: null, log: [], ...more,
})

let wires: FakeWire[]
let clock: { wait: number; act: () => void }[]
let state: TableState
let seat: TableConnection
const wire = (): FakeWire => wires[wires.length - 1] as FakeWire

beforeEach(() => {
  wires = []
  clock = []
  let ids = 0
  seat = new TableConnection(
    't',
    'secret',
    {
      open: (_, token) => {
        const made = new FakeWire(token)
        wires.push(made)
        return made
      },
      later: (wait, act) => {
        const entry = { wait, act }
        clock.push(entry)
        return () => (clock = clock.filter((e) => e !== entry))
      },
      newId: () => `id-${(ids += 1)}`,
    },
    (next) => (state = next),
  )
  seat.start()
  wire().onopen?.()
  wire().tell({ type: 'snapshot', ...table(5, { components: { lap: 10 } }) })
})

describe('what the seat sees', () => {
  it('shows the snapshot, and asks for nothing', () => {
    expect(state.snapshot?.version).toBe(5)
    expect(state.connection).toBe('open')
    expect(wire().sent).toEqual([])
  })

  it('follows updates, keeps the printed components, and remembers the table before', () => {
    wire().tell({ type: 'update', ...table(6), events: [] })
    expect(state.snapshot?.version).toBe(6)
    expect(state.snapshot?.components).toEqual({ lap: 10 })
    expect(state.previous?.version).toBe(5)
  })

  it('adds the events of an update to the log', () => {
    const event = { name: 'passed', seat: 1, args: {}, version: 6 }
    const { log: _, ...update } = table(6)
    wire().tell({ type: 'update', ...update, events: [event] })
    expect(state.snapshot?.log).toEqual([event])
  })

  it('puts previews at their options and what is beyond reach into the menu, when they come and while they still count', () => {
    const option = { action: 'pass', verb: 'pass', args: {}, things: [] }
    const event = { name: 'passed', seat: 0, args: {}, version: 6 }
    wire().tell({ type: 'update', ...table(6, { menu: { options: [option as never], refusals: [] } }), events: [] })
    expect(state.snapshot?.menu).toMatchObject({ options: [{ preview: [] }], beyond: [] })
    const refusal = { ...option, action: 'go aldern', verb: 'go', reason: 'no-road', need: 0, have: 0, what: [] }
    wire().tell({ type: 'previews', version: 5, previews: { pass: [] }, beyond: [{ ...refusal, reason: 'gone' }] })
    wire().tell({ type: 'previews', version: 6, previews: { pass: [event] }, beyond: [refusal] })
    expect(state.snapshot?.menu).toMatchObject({ options: [{ preview: [event] }], refusals: [], beyond: [refusal] })
    expect(state.previous?.version).toBe(5)
  })

  it('ignores an update it has seen', () => {
    wire().tell({ type: 'update', ...table(5, { step: 'Other' }), events: [] })
    expect(state.snapshot?.step).toBe('Turn')
  })

  it('asks for the rest when an update is missing', () => {
    wire().tell({ type: 'update', ...table(8), events: [] })
    expect(state.snapshot?.version).toBe(5)
    expect(wire().sent).toEqual([{ type: 'since', version: 5 }])
  })

  it('tells who thinks and who is there', () => {
    wire().tell({ type: 'thinking', seat: 1 })
    wire().tell({ type: 'presence', seats: [true, false] })
    expect(state.thinking).toBe(1)
    expect(state.present).toEqual([true, false])
  })
})

describe('moves', () => {
  it('carry the version and an id, and wait for the answer', () => {
    seat.move('take crafts pink')
    expect(wire().sent).toEqual([{ type: 'move', id: 'id-1', version: 5, action: 'take crafts pink' }])
    expect(state.waiting).toBe(true)
    wire().tell({ type: 'ack', id: 'id-1', version: 6 })
    expect(state.waiting).toBe(false)
  })

  it('are not sent twice by an impatient finger', () => {
    seat.move('take crafts pink')
    seat.move('take crafts pink')
    seat.undo()
    expect(wire().sent).toHaveLength(1)
  })

  it('show why they were refused', () => {
    seat.undo()
    wire().tell({ type: 'refused', id: 'id-1', code: 'nothing-to-undo', message: 'no', version: 5 })
    expect(state.refusal).toEqual({ code: 'nothing-to-undo', message: 'no' })
    expect(state.waiting).toBe(false)
    seat.endTurn()
    expect(state.refusal).toBeNull()
  })

  it('ignore an answer to somebody else', () => {
    seat.move('pass')
    wire().tell({ type: 'ack', id: 'other', version: 6 })
    expect(state.waiting).toBe(true)
  })
})

describe('a broken line', () => {
  it('is tried again, slower every time, and resumes after the version seen', () => {
    wire().onclose?.({ code: 1006 })
    expect(state.connection).toBe('lost')
    expect(clock[0]?.wait).toBe(backoff(0))
    clock[0]?.act()
    wire().onclose?.({ code: 1006 })
    expect(clock[1]?.wait).toBe(backoff(1))
    clock[1]?.act()
    wire().onopen?.()
    expect(wires).toHaveLength(3)
    expect(state.connection).toBe('open')
    expect(wire().sent).toEqual([{ type: 'since', version: 5 }])
  })

  it('sends an unanswered move again with the same id', () => {
    seat.move('pass')
    wire().onclose?.({ code: 1006 })
    clock[0]?.act()
    wire().onopen?.()
    expect(wire().sent).toEqual([
      { type: 'since', version: 5 },
      { type: 'move', id: 'id-1', version: 5, action: 'pass' },
    ])
  })

  it('keeps a move made meanwhile, and sends it once', () => {
    wire().onclose?.({ code: 1006 })
    seat.move('pass')
    clock[0]?.act()
    wire().onopen?.()
    expect(wire().sent.filter((m) => m.type === 'move')).toHaveLength(1)
  })

  it('is not tried again when the table is unknown', () => {
    wire().onclose?.({ code: 4404 })
    expect(state.connection).toBe('unknown-table')
    expect(clock).toEqual([])
  })

  it('stays closed when the page is left', () => {
    const left = wire()
    seat.stop()
    left.onclose?.({ code: 1000 })
    expect(left.closed).toBe(true)
    expect(clock).toEqual([])
  })
})

describe('two seats at one browser', () => {
  it('change places: the other token, the old picture until the new one comes', () => {
    const old = wire()
    seat.changeSeat('other')
    expect(old.closed).toBe(true)
    expect(wire().token).toBe('other')
    expect(state.snapshot?.seat).toBe(0)
    old.tell({ type: 'update', ...table(6), events: [] })
    expect(state.snapshot?.version).toBe(5)
    wire().onopen?.()
    wire().tell({ type: 'snapshot', ...table(5, { seat: 1 }) })
    expect(state.snapshot?.seat).toBe(1)
  })

  it('keeps nothing of what another seat saw where hands are hidden', () => {
    wire().tell({ type: 'snapshot', ...table(6, { hiddenHands: true }) })
    wire().tell({ type: 'snapshot', ...table(7, { hiddenHands: true }) })
    expect(state.previous?.version).toBe(6)
    seat.changeSeat('other')
    wire().tell({ type: 'snapshot', ...table(7, { hiddenHands: true, seat: 1 }) })
    expect(state.snapshot?.seat).toBe(1)
    expect(state.previous).toBeNull()
  })
})
