// The bots' minds: a Python of their own each, so that the board never waits. There is one from the first task on, and more,
// as many as there are cores to spare, when several tasks wait.

import { Questions, type FromWorker, type Part, type Task, type ToWorker } from './wire'

const MOST = 4
/** Nobody waits behind more than so many. */
const QUEUE = 32
/** Seconds until a mind that does not answer is given up, beyond what its task has. */
const GRACE = 20

interface Waiting {
  task: Task
  urgency: number
  answered: (text: string) => void
  failed: (error: Error) => void
}

/** One mind, at one task at a time. */
class Thinker {
  #questions: Questions
  ready: Promise<void>

  constructor(
    private readonly worker: Worker,
    start: ToWorker,
  ) {
    this.#questions = new Questions((message) => worker.postMessage(message))
    this.ready = new Promise((ready, broken) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('ready' in data) ready()
        else if ('broken' in data) broken(new Error(data.broken))
        else this.#questions.hear(data)
      }
      worker.onerror = (error) => {
        broken(new Error(error.message))
        this.end('busy: the mind is gone')
      }
    })
    worker.postMessage(start)
  }

  async think(task: Task): Promise<string> {
    await this.ready
    const late = setTimeout(() => this.end('late: no answer in time'), (task[2] + GRACE) * 1000)
    try {
      return await this.#questions.ask({ think: task })
    } finally {
      clearTimeout(late)
    }
  }

  end(why: string): void {
    this.worker.terminate()
    this.#questions.break(why)
  }
}

export class Thinkers {
  #idle: Thinker[] = []
  #count = 0
  #waiting: Waiting[] = []

  constructor(
    private readonly parts: Part[],
    private readonly version: string,
    private readonly most = Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)),
  ) {}

  /** What a mind makes of a task; the more urgent (the lower number) first. */
  run(task: string, args: string, urgency: number, seconds: number): Promise<string> {
    if (this.#waiting.length >= QUEUE) return Promise.reject(new Error('busy: too many wait'))
    return new Promise((answered, failed) => {
      const last = this.#waiting.findLastIndex((one) => one.urgency <= urgency)
      this.#waiting.splice(last + 1, 0, { task: [task, args, seconds], urgency, answered, failed })
      this.#next()
    })
  }

  /** Begin to fetch a mind before anybody asks. */
  prepare(): void {
    if (this.#count === 0) this.#idle.push(this.#begun())
  }

  #begun(): Thinker {
    this.#count += 1
    const worker = new Worker(self.location.href, { type: 'module', name: 'think' })
    return new Thinker(worker, { start: 'think', parts: this.parts, version: this.version })
  }

  #next(): void {
    const free = this.#idle.pop() ?? (this.#count < this.most && this.#waiting.length ? this.#begun() : null)
    if (!free) return
    const next = this.#waiting.shift()
    if (!next) return void this.#idle.push(free)
    free
      .think(next.task)
      .then((answer) => {
        this.#idle.push(free)
        next.answered(answer)
      })
      .catch((error: Error) => {
        // Whatever it was, the next task gets a new mind.
        free.end('busy: the mind is gone')
        this.#count -= 1
        next.failed(/^(busy|late):/.test(error.message) ? error : new Error(`busy: ${error.message}`))
      })
      .finally(() => this.#next())
  }
}
