// The tables of this device, to the rest of the app: calls and lines as to a server. Python is fetched and started when
// somebody needs it first; whoever waits sees how far it is.

import type { Wire } from '../table'
import { begun } from './begun'
import { Lines, Questions, type Call, type FromWorker, type ToWorker } from './wire'

/** What the worker answers to a call, as text: what a server would answer. */
interface Answer {
  status: number
  body?: unknown
  media?: string
  name?: string
  text?: string
  /** Seconds after which it may be tried again. */
  wait?: number
}

class House {
  /** How much of what Python needs has come, from 0 to 1; null where nobody waits for it. */
  coming = $state<number | null>(null)
  #worker: Promise<Worker> | null = null
  readonly #questions = new Questions((message) => void this.#post(message))
  readonly #lines = new Lines((message) => this.#post(message))

  /** Somebody will need it soon: it may come meanwhile, unless every byte is paid for. */
  expect(): void {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!connection?.saveData) void this.prepare().catch(() => undefined)
  }

  /** The page is looked at again: other tabs may have said something while it slept. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'visible' && this.running) void this.#post({ missed: true }).catch(() => undefined)
  }

  get running(): boolean {
    return this.#worker !== null
  }

  /** Have Python come before it is needed. */
  async prepare(): Promise<void> {
    await (this.#worker ??= this.#begun())
  }

  open(table: string): Wire {
    return this.#lines.open(table)
  }

  /** As `fetch` would have it from a server. */
  async fetch(...call: Call): Promise<Response> {
    await this.prepare()
    const { status, body, media, name, text, wait } = JSON.parse(await this.#questions.ask({ call })) as Answer
    const headers = new Headers({ 'content-type': media ?? 'application/json' })
    if (name) headers.set('content-disposition', `attachment; filename="${name}"`)
    if (wait !== undefined) headers.set('retry-after', String(wait))
    return new Response(media ? (text ?? '') : JSON.stringify(body ?? null), { status, headers })
  }

  async #post(message: ToWorker): Promise<void> {
    await this.prepare()
    ;(await this.#worker)?.postMessage(message)
  }

  #begun(): Promise<Worker> {
    this.coming = 0
    document.addEventListener('visibilitychange', this.#wake)
    const worker = begun('table')
    return new Promise((ready, failed) => {
      const broken = (why: string) => {
        worker.terminate()
        this.#worker = null
        this.coming = null
        this.#questions.break(why)
        this.#lines.break()
        failed(new Error(why))
      }
      worker.onerror = (error) => broken(error.message)
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('progress' in data) this.coming = data.progress / data.total
        else if ('broken' in data) broken(data.broken)
        else if ('ready' in data) {
          this.coming = null
          ready(worker)
        } else if ('line' in data) this.#lines.hear(data)
        else this.#questions.hear(data)
      }
    })
  }
}

export const house = new House()
