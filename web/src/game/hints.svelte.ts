// Asking the strongest bot what it thinks: one question at a time, and an answer counts only for the table it was about.

import { ApiError } from '../api'
import type { Hint } from '../protocol'
import type { TableState } from '../table'

export class Hints {
  asking = $state(false)
  refusal = $state.raw<TableState['refusal']>(null)
  #given = $state.raw<Hint | null>(null)

  constructor(private readonly fetch: (version: number) => Promise<Hint>) {}

  at(version: number | undefined): Hint | null {
    return this.#given?.version === version ? this.#given : null
  }

  async ask(version: number): Promise<void> {
    if (this.asking || this.at(version)) return
    this.asking = true
    this.refusal = null
    try {
      this.#given = await this.fetch(version)
    } catch (error) {
      const { code, message, wait } = error instanceof ApiError ? error : new ApiError('offline', '')
      this.refusal = { code, message, wait }
    } finally {
      this.asking = false
    }
  }
}
