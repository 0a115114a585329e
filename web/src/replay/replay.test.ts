import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api'
import type { Event, Frame, Snapshot, Story } from '../protocol'
import { Replay, SPECTATOR } from './replay.svelte'

const end: Snapshot = {
  table: 't',
  version: 12,
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
  verbs: {},
  flows: [],
  asked: null,
  held: null,
  canUndo: false,
  over: true,
  choices: 9,
  view: {},
  components: {},
  step: null,
  stepArgs: [],
  question: null,
  menu: null,
  points: [{}, {}],
  result: { places: [1, 2], level: '' },
  log: [],
}
const told = (version: number): Event => ({ name: 'passed', seat: version % 2, args: {}, version })

/** A server whose answers wait until they are let go. */
class Slow {
  asked: string[] = []
  waiting: (() => void)[] = []
  down = false

  frame = (seat: number, at: number): Promise<Frame> =>
    this.#later(`frame ${seat} ${at}`, {
      at,
      choices: 9,
      view: { seat, at },
      components: {},
      points: [{}, {}],
      seat: at ? at % 2 : null,
    })
  story = (seat: number): Promise<Story> =>
    this.#later(`story ${seat}`, { choices: 9, events: [0, 0, 1, 2, 4, 9].map(told), totals: [] })

  #later<T>(what: string, answer: T): Promise<T> {
    this.asked.push(what)
    return new Promise((resolve, reject) =>
      this.waiting.push(() => (this.down ? reject(new Error('offline')) : resolve(answer))),
    )
  }
  async letGo() {
    while (this.waiting.length) {
      for (const go of this.waiting.splice(0)) go()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

async function opened(table: Snapshot = end) {
  const slow = new Slow()
  const replay = new Replay(table, slow)
  void replay.show(0)
  await slow.letGo()
  return { slow, replay }
}

afterEach(() => vi.useRealTimers())

describe('a replay', () => {
  it('tells what happened up to the place that is shown', async () => {
    const { slow, replay } = await opened()
    expect(replay.snapshot?.log.map((e) => e.version)).toEqual([0, 0])
    void replay.show(3)
    await slow.letGo()
    expect(replay.snapshot?.log.map((e) => e.version)).toEqual([0, 0, 1, 2])
    expect(replay.snapshot?.over).toBe(false)
    void replay.show(99)
    await slow.letGo()
    expect(replay.at).toBe(9)
    expect(replay.snapshot?.over).toBe(true)
    expect(slow.asked.filter((what) => what.startsWith('story'))).toEqual(['story 0'])
  })

  it('asks for where the slider came to rest, not for all that it passed', async () => {
    const { slow, replay } = await opened()
    slow.asked = []
    for (const at of [3, 4, 5, 6, 7]) void replay.show(at)
    expect(replay.busy).toBe(true)
    await slow.letGo()
    expect(replay.busy).toBe(false)
    expect(slow.asked).toEqual(['frame 0 3', 'frame 0 7', 'frame 0 8'])
    expect(replay.snapshot?.view).toEqual({ seat: 0, at: 7 })
  })

  it('looks with the eyes of any seat at a finished game, board and log together', async () => {
    const { slow, replay } = await opened()
    expect(replay.viewers).toEqual([0, 1, SPECTATOR])
    void replay.lookAs(1)
    expect(replay.snapshot?.seat).toBe(0)
    await slow.letGo()
    expect(replay.snapshot?.seat).toBe(1)
    expect(replay.snapshot?.view).toEqual({ seat: 1, at: 0 })
    expect(replay.previous).toBeNull()
    void replay.lookAs(SPECTATOR)
    await slow.letGo()
    expect(replay.snapshot?.seat).toBeNull()
    expect(slow.asked).toContain('story -1')
  })

  it('has one pair of eyes while the game runs, and where there is one seat', async () => {
    expect((await opened({ ...end, over: false })).replay.viewers).toEqual([])
    expect((await opened({ ...end, names: ['Ilse'] })).replay.viewers).toEqual([])
  })

  it('says that the connection is lost, and goes on from there', async () => {
    const { slow, replay } = await opened()
    slow.down = true
    void replay.show(5)
    await slow.letGo()
    expect(replay.connection).toBe('lost')
    expect(replay.snapshot?.version).toBe(0)
    slow.down = false
    replay.retryNow()
    await slow.letGo()
    expect(replay.connection).toBe('open')
    expect(replay.snapshot?.version).toBe(5)
  })

  it('waits as long as the server asks, and goes on by itself', async () => {
    const { slow, replay } = await opened()
    vi.useFakeTimers()
    slow.asked = []
    slow.frame = () => Promise.reject(new ApiError('too-many', '', 429, 20))
    void replay.show(5)
    await vi.advanceTimersByTimeAsync(19_000)
    expect([replay.busy, replay.connection, replay.snapshot?.version]).toEqual([true, 'open', 0])
    slow.frame = (seat, at) =>
      Promise.resolve({ at, choices: 9, view: { seat, at }, components: {}, points: [{}, {}], seat: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    expect([replay.busy, replay.snapshot?.version]).toEqual([false, 5])
  })

  it('runs by itself to the end, and from the start when it stands there', async () => {
    const { slow, replay } = await opened({ ...end, choices: 2 })
    vi.useFakeTimers()
    replay.run()
    await vi.advanceTimersByTimeAsync(900 * 3)
    expect(replay.at).toBe(2)
    expect(replay.running).toBe(false)
    replay.run()
    expect(replay.at).toBe(0)
    replay.stop()
    expect(slow.asked.length).toBeGreaterThan(1)
  })
})
