// The analysis of a finished game: asked for again and again until the server has looked at every decision.

import { waitOf } from '../api'
import { pause } from '../pace'
import type { Analysis } from '../protocol'

const AGAIN = 1000
/** A broken line is given time to mend. */
const TRIES = 4

export class Analysing {
  open = $state(false)
  failed = $state(false)
  found = $state.raw<Analysis | null>(null)
  #busy = false
  #stopped = false

  constructor(private readonly fetch: () => Promise<Analysis>) {}

  get done(): boolean {
    return this.found?.turns != null
  }

  toggle(): void {
    this.open = !this.open
    if (this.open) void this.go()
  }

  async go(): Promise<void> {
    if (this.#busy || this.done) return
    this.#busy = true
    this.failed = false
    let tries = TRIES
    while (!this.done && !this.#stopped && tries > 0) {
      let wait = AGAIN
      try {
        this.found = await this.fetch()
        tries = TRIES
      } catch (error) {
        const asked = waitOf(error)
        wait = Math.max(AGAIN, asked ?? 0)
        // A server that asks one to wait is there.
        if (asked === null) tries -= 1
      }
      if (!this.done) await pause(wait)
    }
    this.failed = !this.done && !this.#stopped
    this.#busy = false
  }

  stop(): void {
    this.#stopped = true
  }
}
