// Others' moves come faster than anybody can follow. They are shown one after the other, and "skip" shows the newest.

export interface Clock {
  later: (milliseconds: number, act: () => void) => () => void
}

export const later: Clock['later'] = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => later(milliseconds, resolve))

export const STEP = 550
// Far behind, the story is told faster, so that nobody waits for a minute of bots.
const CATCH_UP = 140
const FAR_BEHIND = 14

export class Pace<T> {
  #queue: T[] = []
  #cancel: (() => void) | null = null

  constructor(
    private readonly clock: Clock,
    private readonly show: (item: T) => void,
  ) {}

  get behind(): boolean {
    return this.#queue.length > 0
  }

  /** Own moves, and the first of others' moves after a pause, are shown at once. */
  add(item: T, slowly: boolean): void {
    if (this.#cancel) {
      this.#queue.push(item)
    } else {
      this.show(item)
      if (slowly) this.#wait()
    }
  }

  /** The newest item again, with more to it: it takes no time of its own. */
  amend(item: T): void {
    if (this.behind) this.#queue[this.#queue.length - 1] = item
    else this.show(item)
  }

  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last !== undefined) this.show(last)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#queue = []
  }

  #wait(): void {
    this.#cancel = this.clock.later(this.#queue.length > FAR_BEHIND ? CATCH_UP : STEP, () => {
      this.#cancel = null
      const next = this.#queue.shift()
      if (next === undefined) return
      this.show(next)
      this.#wait()
    })
  }
}
