// A worker with a Python of its own: the table's, which is to the page what a server is, a mind that thinks for bots, or a
// notebook's.

import type { PyodideAPI } from 'pyodide'
import { Disk } from './disk'
import { python } from './python'
import { Thinkers } from './thinkers'
import type { FromWorker, ToWorker } from './wire'

interface House {
  start(): Promise<void>
  call(method: string, path: string, token: string | undefined, body: string | undefined): Promise<string>
  connect(table: string, push: (text: string) => void, closed: (code: number) => void): Line
  notice(text: string): void
  missed(): void
}
interface Line {
  hear(text: string): void
  close(): void
  destroy(): void
}

const tell = (message: FromWorker) => postMessage(message)
const said = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function table(py: PyodideAPI, thinkers: Thinkers, version: string): Promise<(message: ToWorker) => void> {
  const disk = new Disk()
  const thinking = {
    run: (task: string, args: string, urgency: number, seconds: number) => thinkers.run(task, args, urgency, seconds),
  }
  const make = py.runPython('from posterity.local import LocalHouse; LocalHouse') as {
    callKwargs(...args: unknown[]): House
  }
  const house = make.callKwargs(disk, thinking, { version })
  disk.hear((notice) => house.notice(notice))
  await house.start()
  const lines = new Map<number, Line>()
  return (message) => {
    if ('call' in message) {
      const [method, path, token, body] = message.call
      house
        .call(method, path, token ?? undefined, body ?? undefined)
        .then((answer) => tell({ id: message.id, answer }))
        .catch((error: unknown) => tell({ id: message.id, failed: said(error) }))
    } else if ('connect' in message) {
      const line = message.connect
      const push = (text: string) => tell({ line, text })
      const closed = (code: number) => {
        lines.delete(line)
        tell({ line, closed: code })
      }
      lines.set(line, house.connect(message.table, push, closed))
    } else if ('hangUp' in message) {
      const line = lines.get(message.hangUp)
      lines.delete(message.hangUp)
      line?.close()
    } else if ('missed' in message) house.missed()
    else if ('line' in message) lines.get(message.line)?.hear(message.text)
  }
}

function mind(py: PyodideAPI): (message: ToWorker) => void {
  const run = py.runPython('from posterity.local import thinking; thinking.run') as (
    task: string,
    args: string,
    seconds: number,
  ) => string
  return (message) => {
    if (!('id' in message) || 'call' in message) return
    try {
      const answer = 'run' in message ? String(py.runPython(message.run)) : run(...message.think)
      tell({ id: message.id, answer })
    } catch (error) {
      tell({ id: message.id, failed: said(error) })
    }
  }
}

function notebook(py: PyodideAPI): (message: ToWorker) => void {
  const run = py.runPython('from posterity.local import notebook; notebook.run') as (source: string) => string
  return (message) => {
    if ('run' in message) tell({ id: message.id, answer: run(message.run) })
  }
}

async function begin({ start, parts, version }: Extract<ToWorker, { start: unknown }>): Promise<void> {
  let told = 0
  const progress = (loaded: number, total: number) => {
    // A fetch comes in hundreds of pieces; nobody sees more than so many.
    if (loaded < total && loaded - told < total / 100) return
    told = loaded
    tell({ progress: loaded, total })
  }
  try {
    const py = await python(parts, start === 'think' ? () => undefined : progress)
    const hear =
      start === 'table'
        ? await table(py, new Thinkers(parts, version), version)
        : start === 'think'
          ? mind(py)
          : notebook(py)
    onmessage = ({ data }: MessageEvent<ToWorker>) => hear(data)
    tell({ ready: true, version })
  } catch (error) {
    tell({ broken: said(error) })
  }
}

// Nothing else is said before it says that it is ready.
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('start' in data) void begin(data)
}
