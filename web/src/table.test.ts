import { beforeEach, describe, expect, it } from 'vitest'
import type { FromClient, SentSnapshot } from './sent'
import { PATIENCE, TableConnection, backoff, type TableState, type Wire } from './table'

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  sent: FromClient[] = []
  closed = false
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

const VERBS = { pass: [], take: ['space', 'colour'], go: ['city'] }
const table = (version: number, more: Partial<SentSnapshot> = {}): SentSnapshot => ({
  table: 't',
  version,
  title: 'village',
  variant: 'standard',
  rules: 1,
  seat: 0,
  names: ['Ilse', 'Tomasz'],
  rivals: [],
  kinds: ['person', 'bot'],
  bots: ['', 'page'],
  hints: false,
  hiddenHands: false,
  seeded: false,
  house: [],
  closed: null,
  verbs: VERBS,
  flows: [],
  asked: 0,
  held: null,
  canUndo: false,
  over: false,
  choices: version,
  view: { round: 1, spaces: [0] },
  step: 'Turn',
  stepArgs: [0],
  question: null,
  menu: null,
  points: [{}, {}],
  result: null,
  components: { lap: 10 },
  log: [],
  ...more,
})
const menu = { options: ['pass'], refusals: [] }

let wires: FakeWire[]
let clock: { wait: number; act: () => void }[]
let state: TableState
let seat: TableConnection
const wire = (): FakeWire => wires[wires.length - 1] as FakeWire
/** The next wire opens, and the server answers. */
function comeBack(): void {
  clock.at(-1)?.act()
  wire().onopen?.()
  wire().tell({ type: 'presence', seats: [true, true] })
}

beforeEach(() => {
  wires = []
  clock = []
  let ids = 0
  seat = new TableConnection(
    't',
    'secret',
    {
      open: () => {
        const made = new FakeWire()
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
  wire().tell({ type: 'snapshot', ...table(5) })
  wire().sent.shift()
})

describe('the first message', () => {
  it('says who one is, and that nothing was seen yet', () => {
    const other = new TableConnection(
      't',
      'secret',
      { open: () => (wires.push(new FakeWire()), wire()), later: () => () => {}, newId: () => '' },
      () => {},
    )
    other.start()
    expect(wire().sent).toEqual([])
    wire().onopen?.()
    expect(wire().sent).toEqual([{ type: 'hello', token: 'secret', version: null }])
  })

  it('is the only one before somebody wishes for something', () => {
    expect(wire().sent).toEqual([])
    expect(state.connection).toBe('open')
  })
})

describe('what the seat sees', () => {
  it('shows the snapshot', () => {
    expect(state.snapshot).toMatchObject({ version: 5, seat: 0, components: { lap: 10 } })
  })

  it('follows updates, keeps what they do not speak of, and remembers the table before', () => {
    wire().tell({ type: 'update', version: 6, events: [], step: 'Mass', view: { round: 2 } })
    expect(state.snapshot).toEqual({ ...table(6, { step: 'Mass', view: { round: 2, spaces: [0] } }), choices: 5 })
    expect(state.previous?.version).toBe(5)
  })

  it('adds the events of an update to the log, and takes out those that were undone', () => {
    const event = { name: 'passed', seat: 1, args: {}, version: 6 }
    wire().tell({ type: 'update', version: 6, events: [event] })
    expect(state.snapshot?.log).toEqual([event])
    wire().tell({ type: 'update', version: 7, events: [], undone: 6 })
    expect(state.snapshot?.log).toEqual([])
  })

  it('learns the names that people take', () => {
    wire().tell({ type: 'names', names: ['Ola', 'Tomasz'] })
    expect(state.snapshot).toMatchObject({ version: 5, names: ['Ola', 'Tomasz'] })
    wire().tell({ type: 'update', version: 6, events: [] })
    expect(state.snapshot?.names).toEqual(['Ola', 'Tomasz'])
  })

  it('ignores an update it has seen', () => {
    wire().tell({ type: 'update', version: 5, step: 'Other', events: [] })
    expect(state.snapshot?.step).toBe('Turn')
  })

  it('asks for the rest when an update is missing, once, and takes the snapshot', () => {
    wire().tell({ type: 'update', version: 8, events: [] })
    wire().tell({ type: 'update', version: 9, events: [] })
    expect(state.snapshot?.version).toBe(5)
    expect(wire().sent).toEqual([{ type: 'since', version: 5 }])
    wire().tell({ type: 'snapshot', ...table(9) })
    wire().tell({ type: 'update', version: 11, events: [] })
    expect(state.snapshot?.version).toBe(9)
    expect(wire().sent.at(-1)).toEqual({ type: 'since', version: 9 })
  })

  it('tells who thinks and who is there', () => {
    wire().tell({ type: 'thinking', seat: 1 })
    wire().tell({ type: 'presence', seats: [true, false] })
    expect(state.thinking).toBe(1)
    expect(state.present).toEqual([true, false])
  })
})

describe('previews', () => {
  const event = { name: 'passed', seat: 0, args: {}, version: 6 }
  const looks = () => wire().sent.filter(({ type }) => type === 'look')

  it('are asked for once, when somebody looks at the newest menu', () => {
    seat.look(5)
    expect(looks()).toEqual([])
    wire().tell({ type: 'update', version: 6, events: [], menu })
    expect(looks()).toEqual([])
    seat.look(5)
    seat.look(6)
    seat.look(6)
    expect(looks()).toEqual([{ type: 'look', version: 6, path: [] }])
    wire().tell({ type: 'update', version: 7, events: [] })
    seat.look(7)
    expect(looks().at(-1)).toEqual({ type: 'look', version: 7, path: [] })
  })

  it('go to their options and what is beyond reach into the menu, while they still count', () => {
    wire().tell({ type: 'update', version: 6, events: [], menu })
    expect(state.snapshot?.menu).toMatchObject({ options: [{ preview: [] }], beyond: [] })
    wire().tell({
      type: 'outlook',
      version: 5,
      path: [],
      previews: {},
      beyond: [{ action: 'go aldern', reason: 'gone' }],
    })
    expect(state.snapshot?.menu?.beyond).toEqual([])
    wire().tell({
      type: 'outlook',
      version: 6,
      path: [],
      previews: { pass: { events: [event], changes: {}, stop: 'question' } },
      beyond: [{ action: 'go aldern', reason: 'no-road' }],
    })
    expect(state.snapshot?.menu).toMatchObject({
      options: [{ preview: [event] }],
      beyond: [{ verb: 'go', args: { city: 'aldern' }, reason: 'no-road' }],
    })
    expect(state.previous?.version).toBe(5)
    seat.look(6, 'pass')
    seat.look(6, 'pass')
    seat.look(6, 'no such option')
    expect(looks().slice(1)).toEqual([{ type: 'look', version: 6, path: ['pass'] }])
  })

  it('are not asked for behind an option after which nothing is asked', () => {
    wire().tell({ type: 'update', version: 6, events: [], menu })
    seat.look(6, 'pass')
    const previews = { pass: { events: [event], changes: {}, stop: 'draw' as const } }
    wire().tell({ type: 'outlook', version: 6, path: [], previews, beyond: [] })
    seat.look(6, 'pass')
    expect(looks()).toEqual([{ type: 'look', version: 6, path: [] }])
  })

  it('are asked for behind an answer to what would be asked, once for each way', () => {
    wire().tell({ type: 'update', version: 6, events: [], menu: { options: ['pass', 'go aldern'], refusals: [] } })
    const told = { events: [event], changes: {}, stop: 'question' as const }
    const sure = { ...told, ways: [], whole: true }
    const previews = { 'pass': told, 'go aldern': told }
    wire().tell({ type: 'outlook', version: 6, path: [], previews, beyond: [] })
    for (const first of ['pass', 'go aldern']) {
      seat.look(6, first)
      wire().tell({ type: 'outlook', version: 6, path: [first], sure, menu, previews: { pass: told }, beyond: [] })
      seat.look(6, first, 'pass')
      seat.look(6, first, 'pass')
    }
    const ways = [[], ['pass'], ['pass', 'pass'], ['go aldern'], ['go aldern', 'pass']]
    expect(looks()).toEqual(ways.map((path) => ({ type: 'look', version: 6, path })))
  })

  it('are not asked for before the server answers, nor taken for the table of another seat', () => {
    wire().tell({ type: 'update', version: 6, events: [], menu })
    wire().onclose?.({ code: 1006 })
    clock.at(-1)?.act()
    wire().onopen?.()
    seat.look(6)
    expect(looks()).toEqual([])
    seat.changeSeat('other')
    wire().onopen?.()
    const previews = { pass: { events: [event], changes: {}, stop: 'draw' } }
    wire().tell({ type: 'outlook', version: 6, path: [], previews, beyond: [] })
    seat.look(6)
    expect(looks()).toEqual([])
    expect(state.snapshot?.menu?.options[0]?.preview).toEqual([])
  })

  it('are asked for again over a new line, and with a new snapshot', () => {
    wire().tell({ type: 'update', version: 6, events: [], menu })
    seat.look(6)
    wire().onclose?.({ code: 1006 })
    seat.look(6)
    comeBack()
    seat.look(6)
    wire().tell({ type: 'snapshot', ...table(6, { menu }) })
    seat.look(6)
    expect(looks()).toHaveLength(2)
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
    expect(state.refusal).toEqual({ code: 'nothing-to-undo', message: 'no', again: false })
    expect(state.waiting).toBe(false)
    seat.endTurn()
    expect(state.refusal).toBeNull()
  })

  it('that could not be stored can be made again, as a new wish', () => {
    seat.move('pass')
    wire().tell({ type: 'refused', id: 'id-1', code: 'not-stored', message: 'no', version: 5 })
    expect(state).toMatchObject({ waiting: false, refusal: { code: 'not-stored', again: true } })
    seat.again()
    expect(wire().sent.at(-1)).toEqual({ type: 'move', id: 'id-2', version: 5, action: 'pass' })
    expect(state).toMatchObject({ waiting: true, refusal: null })
    wire().tell({ type: 'ack', id: 'id-2', version: 6 })
    seat.again()
    expect(wire().sent).toHaveLength(2)
  })

  it('are not made again at a table that is no longer the same, nor where they were wrong', () => {
    seat.move('pass')
    wire().tell({ type: 'refused', id: 'id-1', code: 'not-stored', message: 'no', version: 5 })
    wire().tell({ type: 'update', version: 6, events: [] })
    expect(state.refusal).toMatchObject({ code: 'not-stored', again: false })
    seat.again()
    seat.move('pass')
    wire().tell({ type: 'refused', id: 'id-2', code: 'illegal', message: 'no', version: 6 })
    seat.again()
    expect(wire().sent.map((message) => 'id' in message && message.id)).toEqual(['id-1', 'id-2'])
  })

  it('that nobody read because too many came are sent again, as they were', () => {
    seat.move('pass')
    wire().tell({ type: 'refused', id: '', code: 'too-fast', message: 'wait', version: 5 })
    expect(state).toMatchObject({ waiting: true, refusal: null })
    clock.at(-1)?.act()
    const wish = { type: 'move', id: 'id-1', version: 5, action: 'pass' }
    expect(wire().sent).toEqual([wish, wish])
    wire().tell({ type: 'ack', id: 'id-1', version: 6 })
    wire().tell({ type: 'refused', id: '', code: 'too-fast', message: 'wait', version: 6 })
    clock.at(-1)?.act()
    expect(wire().sent).toHaveLength(2)
  })

  it('are not the only thing that may have gone unread', () => {
    wire().tell({ type: 'update', version: 6, events: [], menu })
    seat.look(6)
    wire().tell({ type: 'update', version: 8, events: [] })
    wire().sent = []
    wire().tell({ type: 'refused', id: '', code: 'too-fast', message: 'wait', version: 8 })
    clock.at(-1)?.act()
    seat.look(6)
    expect(wire().sent).toEqual([
      { type: 'since', version: 6 },
      { type: 'look', version: 6, path: [] },
    ])
  })

  it('are told apart from a line that is refused', () => {
    seat.move('pass')
    wire().tell({ type: 'refused', id: '', code: 'stale', message: 'too late to look', version: 5 })
    expect(state.refusal).toBeNull()
    wire().tell({ type: 'refused', id: '', code: 'too-many', message: 'too many lines', version: 5 })
    expect(state).toMatchObject({ waiting: true, refusal: { code: 'too-many' } })
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
    comeBack()
    expect(wires).toHaveLength(3)
    expect(state.connection).toBe('open')
    expect(wire().sent).toEqual([{ type: 'hello', token: 'secret', version: 5 }])
  })

  it('sends an unanswered move again with the same id', () => {
    seat.move('pass')
    wire().onclose?.({ code: 1006 })
    comeBack()
    expect(wire().sent).toEqual([
      { type: 'hello', token: 'secret', version: 5 },
      { type: 'move', id: 'id-1', version: 5, action: 'pass' },
    ])
  })

  it('keeps a move made meanwhile, and sends it once', () => {
    wire().onclose?.({ code: 1006 })
    seat.move('pass')
    comeBack()
    wire().tell({ type: 'thinking', seat: null })
    expect(wire().sent.filter((m) => m.type === 'move')).toHaveLength(1)
  })

  it('is tried slower also where the server shuts it as soon as it is open', () => {
    wire().onclose?.({ code: 1013 })
    for (const attempt of [1, 2]) {
      clock.at(-1)?.act()
      wire().onopen?.()
      wire().tell({ type: 'refused', id: '', code: 'too-many', message: '', version: 0 })
      wire().onclose?.({ code: 1013 })
      expect(clock.at(-1)?.wait).toBe(backoff(attempt))
    }
    comeBack()
    wire().onclose?.({ code: 1013 })
    expect(clock.at(-1)?.wait).toBe(backoff(0))
  })

  it('stays lost until the server answers, and then nothing is said about it any more', () => {
    wire().onclose?.({ code: 1006 })
    clock.at(-1)?.act()
    wire().onopen?.()
    wire().tell({ type: 'refused', id: '', code: 'not-stored', message: 'no disk', version: 0 })
    expect(state).toMatchObject({ connection: 'lost', refusal: { code: 'not-stored' } })
    seat.move('pass')
    wire().onclose?.({ code: 1013 })
    expect(wire().sent.map(({ type }) => type)).toEqual(['hello'])
    comeBack()
    expect(state).toMatchObject({ connection: 'open', refusal: null })
    expect(wire().sent.map(({ type }) => type)).toEqual(['hello', 'move'])
  })

  it.each(['not-stored', 'busy', 'too-many', 'too-slow', 'failed'])('is lost with the reason: %s', (code) => {
    wire().tell({ type: 'refused', id: '', code, message: 'why', version: 5 })
    wire().onclose?.({ code: 1013 })
    expect(state).toMatchObject({ connection: 'lost', refusal: { code } })
  })

  it('that is dead without a word is given up when a wish stays unanswered', () => {
    const dead = wire()
    seat.move('pass')
    const tired = clock.find(({ wait }) => wait === PATIENCE)!
    tired.act()
    expect([state.connection, state.waiting, dead.closed]).toEqual(['lost', true, true])
    wire().onopen?.()
    wire().tell({ type: 'names', names: ['Ilse', 'Tomasz'] })
    expect(wire().sent.at(-1)).toEqual({ type: 'move', id: 'id-1', version: 5, action: 'pass' })
    wire().tell({ type: 'ack', id: 'id-1', version: 6 })
    const lines = wires.length
    for (const { wait, act } of [...clock]) if (wait === PATIENCE) act()
    expect([wires.length, state.connection, state.waiting]).toEqual([lines, 'open', false])
  })

  it('is one line, however often somebody asks to try now', () => {
    wire().onclose?.({ code: 1006 })
    clock[0]?.act()
    const first = wire()
    seat.retryNow()
    expect(first.closed).toBe(true)
    first.onopen?.()
    first.onclose?.({ code: 1006 })
    expect([first.sent, wire().sent, clock.length]).toEqual([[], [], 0])
    wire().onopen?.()
    expect(wire().sent).toEqual([{ type: 'hello', token: 'secret', version: 5 }])
  })

  it('is not tried again when the table is unknown', () => {
    wire().onclose?.({ code: 4404 })
    expect(state.connection).toBe('unknown-table')
    expect(clock).toEqual([])
  })

  it('says so when the table is there and cannot be shown', () => {
    wire().tell({ type: 'refused', id: '', code: 'unreadable', message: 'other rules', version: 0 })
    wire().onclose?.({ code: 4404 })
    expect(state).toMatchObject({ connection: 'unknown-table', refusal: { code: 'unreadable' } })
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
    wire().onopen?.()
    expect(wire().sent).toEqual([{ type: 'hello', token: 'other', version: null }])
    expect(state.snapshot?.seat).toBe(0)
    old.tell({ type: 'update', version: 6, events: [] })
    expect(state.snapshot?.version).toBe(5)
    wire().tell({ type: 'snapshot', ...table(5, { seat: 1 }) })
    expect(state.snapshot?.seat).toBe(1)
  })

  it('do nothing with the table of the other seat', () => {
    wire().tell({ type: 'update', version: 6, events: [], menu })
    seat.changeSeat('other')
    wire().onopen?.()
    seat.move('pass')
    seat.look(6)
    wire().tell({ type: 'update', version: 7, events: [], step: 'Other' })
    expect(wire().sent.map(({ type }) => type)).toEqual(['hello'])
    expect(state).toMatchObject({ waiting: false, snapshot: { version: 6, step: 'Turn' } })
  })

  it('resume at what they have seen themselves', () => {
    seat.changeSeat('other')
    wire().onopen?.()
    wire().onclose?.({ code: 1006 })
    clock.at(-1)?.act()
    wire().onopen?.()
    expect(wire().sent).toEqual([{ type: 'hello', token: 'other', version: null }])
    wire().tell({ type: 'snapshot', ...table(7, { seat: 1 }) })
    wire().onclose?.({ code: 1006 })
    clock.at(-1)?.act()
    wire().onopen?.()
    expect(wire().sent).toEqual([{ type: 'hello', token: 'other', version: 7 }])
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
