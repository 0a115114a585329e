// Most waiting is over within a moment: a sign of it would only flicker.

import type { Clock } from '../pace'

export const MOMENT = 300

/** Shows what has stayed the same for a moment; at once nothing when it is over. */
export class Patience<T> {
  #wanted: T | null = null
  #cancel: (() => void) | null = null

  constructor(
    private readonly clock: Clock,
    private readonly show: (value: T | null) => void,
  ) {}

  want(value: T | null): void {
    if (value === this.#wanted) return
    this.stop()
    this.#wanted = value
    if (value !== null) this.#cancel = this.clock.later(MOMENT, () => this.show(value))
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#wanted = null
    this.show(null)
  }
}
