// What the page and its workers say to each other. The table's worker is to the page what the server is: calls with answers,
// and lines that carry the messages of docs/protocol.md.

import type { Wire } from '../table'

/** A file that is fetched before Python can start, packed; what it weighs, and what it must be. */
export interface Part {
  name: string
  url: string
  bytes: number
  sha256: string
}

export type Call = [method: string, path: string, token: string | null, body: string | null]
/** A task for a bot's mind, its arguments as JSON, and after how many seconds nobody waits for it any more. */
export type Task = [task: string, args: string, seconds: number]

export type ToWorker =
  | { start: 'table' | 'think' | 'notebook'; parts: Part[]; version: string }
  | { id: number; call: Call }
  | { id: number; think: Task }
  /** A piece of Python. The answer is what it comes to, as a text; a notebook's is what src/posterity/local/notebook.py
   * tells of it. */
  | { id: number; run: string }
  | { connect: number; table: string }
  | { line: number; text: string }
  | { hangUp: number }
  /** The page was asleep, and may not have heard what other tabs told. */
  | { missed: true }

export type FromWorker =
  | { progress: number; total: number }
  | { ready: true; version: string }
  | { broken: string }
  | { id: number; answer: string }
  | { id: number; failed: string }
  | { line: number; text: string }
  | { line: number; closed: number }

/** The end of a line whose worker is gone: coming back helps. */
export const GOING_AWAY = 1001

type Post = (message: ToWorker) => void

/** The lines of this page to its tables, by number. */
export class Lines {
  #open = new Map<number, Wire>()
  #last = 0

  constructor(private readonly post: (message: ToWorker) => Promise<void> | void) {}

  /** Like a socket: nothing has happened yet when it is handed out. */
  open(table: string): Wire {
    const number = (this.#last += 1)
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#open.has(number) && void this.post({ line: number, text }),
      close: () => {
        if (this.#open.delete(number)) void this.post({ hangUp: number })
      },
    }
    this.#open.set(number, wire)
    void Promise.resolve(this.post({ connect: number, table }))
      .then(() => this.#open.get(number)?.onopen?.())
      .catch(() => this.#end(number, GOING_AWAY))
    return wire
  }

  hear(message: FromWorker): void {
    if (!('line' in message)) return
    if ('text' in message) this.#open.get(message.line)?.onmessage?.({ data: message.text })
    else this.#end(message.line, message.closed)
  }

  /** The worker is gone, and with it all lines. */
  break(): void {
    for (const number of [...this.#open.keys()]) this.#end(number, GOING_AWAY)
  }

  #end(number: number, code: number): void {
    const wire = this.#open.get(number)
    this.#open.delete(number)
    wire?.onclose?.({ code })
  }
}

/** Questions to a worker, each with its answer. */
export class Questions {
  #waiting = new Map<number, { answered: (text: string) => void; failed: (error: Error) => void }>()
  #last = 0

  constructor(private readonly post: Post) {}

  ask(question: { call: Call } | { think: Task } | { run: string }): Promise<string> {
    const id = (this.#last += 1)
    return new Promise((answered, failed) => {
      this.#waiting.set(id, { answered, failed })
      this.post({ id, ...question })
    })
  }

  hear(message: FromWorker): void {
    if (!('id' in message)) return
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if ('answer' in message) waiting?.answered(message.answer)
    else waiting?.failed(new Error(message.failed))
  }

  /** Nobody will answer any more. */
  break(why: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Error(why))
    this.#waiting.clear()
  }
}
