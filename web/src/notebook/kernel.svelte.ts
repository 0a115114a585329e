// The notebook's own Python: in a worker, so that it can be stopped whatever it does.

import { begun } from '../local/begun'
import { Questions, type FromWorker } from '../local/wire'

/** What became of a cell, as src/posterity/local/notebook.py tells it. */
export interface Told {
  number: number
  printed: string
  value: string | null
  error: string | null
}

export const STOPPED = 'stopped'

export class Kernel {
  /** How much of what Python needs has come, from 0 to 1; null where nobody waits for it. */
  coming = $state<number | null>(null)
  #worker: Worker | null = null
  #ready: Promise<void> | null = null
  #end: (why: string) => void = () => undefined
  readonly #questions = new Questions((message) => this.#worker?.postMessage(message))

  async run(source: string): Promise<Told> {
    await (this.#ready ??= this.#begin())
    return JSON.parse(await this.#questions.ask({ run: source })) as Told
  }

  /** Whatever it does, it ends; the next one begins at once, and knows no names. */
  stop(): void {
    this.#end(STOPPED)
    this.#ready = this.#begin()
    this.#ready.catch(() => undefined) // who runs the next cell hears of it
  }

  end(): void {
    this.#end(STOPPED)
  }

  #begin(): Promise<void> {
    this.coming = 0
    const worker = (this.#worker = begun('notebook'))
    return new Promise((ready, failed) => {
      const end = (this.#end = (why: string) => {
        worker.terminate()
        this.#ready = null
        this.coming = null
        this.#questions.break(why)
        failed(new Error(why))
      })
      worker.onerror = (error) => end(error.message)
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('progress' in data) this.coming = data.progress / data.total
        else if ('broken' in data) end(data.broken)
        else if ('ready' in data) {
          this.coming = null
          ready()
        } else this.#questions.hear(data)
      }
    })
  }
}
