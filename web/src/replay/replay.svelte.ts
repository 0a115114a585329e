// A game once more: the story is fetched once for each pair of eyes, a frame of the board for each place on the slider.

import { waitOf } from '../api'
import type { Desk } from '../game/desk'
import { pause } from '../pace'
import type { Frame, Snapshot, Story } from '../protocol'

export interface Source {
  frame: (seat: number, at: number) => Promise<Frame>
  story: (seat: number) => Promise<Story>
}

export const SPECTATOR = -1
const PACE = 900

interface Shown {
  viewer: number
  frame: Frame
  story: Story
}

/** What is fetched once; a failure is not kept. */
class Kept<T> {
  #found = new Map<string, Promise<T>>()

  get(key: string, fetch: () => Promise<T>): Promise<T> {
    let wanted = this.#found.get(key)
    if (!wanted) {
      wanted = fetch()
      this.#found.set(key, wanted)
      wanted.catch(() => this.#found.delete(key))
    }
    return wanted
  }
}

export class Replay implements Desk {
  /** How many choices are made where the slider stands, and through whose eyes one looks. */
  at = $state(0)
  viewer: number
  running = $state(false)
  /** Whether the board lags behind. */
  busy = $state(false)
  connection = $state<Desk['connection']>('open')
  #shown = $state.raw<Shown | null>(null)
  #before = $state.raw<Snapshot | null>(null)
  #timer: ReturnType<typeof setInterval> | undefined
  #stopped = false
  readonly #frames = new Kept<Frame>()
  readonly #stories = new Kept<Story>()
  readonly #snapshot = $derived(this.#shown && this.#asSnapshot(this.#shown))

  /** `end` is the table as it stands at the end of the replay. */
  constructor(
    readonly end: Snapshot,
    private readonly source: Source,
  ) {
    this.viewer = $state(end.seat ?? SPECTATOR)
  }

  retryNow(): void {
    void this.show(this.at)
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot
  }
  get previous(): Snapshot | null {
    return this.#before
  }
  get last(): number {
    return this.end.choices
  }
  /** A running game is seen with one's own eyes only. */
  get viewers(): number[] {
    const seats = this.end.names.map((_, seat) => seat)
    return this.end.over && seats.length > 1 ? [...seats, SPECTATOR] : []
  }

  lookAs(viewer: number): Promise<void> {
    this.viewer = viewer
    return this.show(this.at)
  }

  /** Go to a place. Whoever drags the slider sees where it is now, and not everything that it passed. */
  async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last))
    if (this.busy) return
    this.busy = true
    try {
      while (this.#shown?.frame.at !== this.at || this.#shown.viewer !== this.viewer)
        await this.#patiently(() => this.#fetch(this.viewer, this.at))
      this.connection = 'open'
      if (this.at < this.last) void this.#frame(this.viewer, this.at + 1).catch(() => null)
    } catch {
      this.connection = 'lost'
    } finally {
      this.busy = false
    }
  }

  /** What the server asks one to wait with is tried again then. */
  async #patiently(fetch: () => Promise<void>): Promise<void> {
    try {
      await fetch()
    } catch (error) {
      const wait = waitOf(error)
      if (wait === null || this.#stopped) throw error
      await pause(Math.max(wait, PACE))
    }
  }

  async #fetch(viewer: number, at: number): Promise<void> {
    const [frame, story] = await Promise.all([
      this.#frame(viewer, at),
      this.#stories.get(`${viewer}`, () => this.source.story(viewer)),
    ])
    if (viewer !== this.viewer || at !== this.at) return
    this.#before = this.#shown?.viewer === viewer ? this.#snapshot : null
    this.#shown = { viewer, frame, story }
  }

  #frame(viewer: number, at: number): Promise<Frame> {
    return this.#frames.get(`${viewer} ${at}`, () => this.source.frame(viewer, at))
  }

  /** The table before a choice of the seat, as the seat saw it then. */
  async tableAt(seat: number, at: number): Promise<Snapshot> {
    const frame = await this.#frame(seat, at)
    return {
      ...this.#asSnapshot({ viewer: seat, frame, story: { choices: this.last, events: [], totals: [] } }),
      asked: seat,
    }
  }

  run(): void {
    this.running = !this.running
    clearInterval(this.#timer)
    if (!this.running) return
    if (this.at >= this.last) void this.show(0)
    this.#timer = setInterval(() => {
      if (this.at >= this.last) this.run()
      else void this.show(this.at + 1)
    }, PACE)
  }
  stop(): void {
    this.#stopped = true
    clearInterval(this.#timer)
  }

  /** The frame as a table that nobody is asked at, with what happened up to it. */
  #asSnapshot({ viewer, frame, story }: Shown): Snapshot {
    const end = frame.at >= this.last
    return {
      ...this.end,
      seat: viewer === SPECTATOR ? null : viewer,
      version: frame.at,
      view: frame.view,
      components: frame.components,
      points: frame.points,
      choices: frame.choices,
      log: story.events.filter((event) => event.version <= frame.at),
      asked: frame.seat,
      held: null,
      canUndo: false,
      menu: null,
      step: null,
      stepArgs: [],
      question: null,
      over: end && this.end.over,
      result: end ? this.end.result : null,
    }
  }
}
