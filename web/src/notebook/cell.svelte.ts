// A cell of the notebook: what is written in it, and what became of it.

import type { Example } from './examples'
import { STOPPED, type Kernel, type Told } from './kernel.svelte'

export class Cell {
  source = $state('')
  /** What was written before it was made as it was. */
  mine = $state<string | null>(null)
  told = $state.raw<Told | null>(null)
  busy = $state(false)
  stopped = $state(false)
  /** Why Python itself could not be started. */
  broken = $state('')

  constructor(
    readonly example: Example | null,
    source: string,
  ) {
    this.source = source
  }

  get own(): boolean {
    return this.example === null
  }

  get was(): string {
    return this.example?.source ?? ''
  }

  /** As it was; and back, as long as nothing else is written. */
  turnBack(): void {
    const now = this.source
    this.source = now === this.was ? (this.mine ?? now) : this.was
    this.mine = now === this.was ? null : now
  }

  /** Whether it came to its end. */
  async run(kernel: Kernel): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.stopped = false
    this.broken = ''
    try {
      this.told = await kernel.run(this.source)
      return this.told.error === null
    } catch (error) {
      this.told = null
      const why = error instanceof Error ? error.message : String(error)
      if (why === STOPPED) this.stopped = true
      else this.broken = why
      return false
    } finally {
      this.busy = false
    }
  }
}
