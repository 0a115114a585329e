import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Thinkers } from './thinkers'
import type { FromWorker, ToWorker } from './wire'

/** A mind that answers when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  heard: ToWorker[] = []
  gone = false
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message)
    if ('start' in message) queueMicrotask(() => this.onmessage?.({ data: { ready: true, version: '' } }))
  }
  terminate(): void {
    this.gone = true
  }
  get asked(): string[] {
    return this.heard.flatMap((message) => ('think' in message ? [message.think[0]] : []))
  }
  answer(text: string): void {
    const last = this.heard.findLast((message) => 'think' in message)!
    this.onmessage?.({ data: { id: (last as { id: number }).id, answer: text } })
  }
}
const soon = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers()
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('self', { location: { href: 'worker.js' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('thinks of one thing after the other, the most urgent first', async () => {
  const minds = new Thinkers([], '', 1)
  const done: string[] = []
  for (const [task, urgency] of [
    ['a', 1],
    ['story', 2],
    ['b', 0],
    ['c', 0],
  ] as const)
    void minds.run(task, '[]', urgency, 1).then((answer) => done.push(answer))
  for (let i = 0; i < 4; i += 1) {
    await soon()
    FakeWorker.all[0]!.answer(`${i}`)
  }
  await soon()
  expect(FakeWorker.all).toHaveLength(1)
  expect(FakeWorker.all[0]!.asked).toEqual(['a', 'b', 'c', 'story'])
  expect(done).toEqual(['0', '1', '2', '3'])
})

it('has as many minds as it may, and only those that are needed', async () => {
  const minds = new Thinkers([], '', 2)
  for (const task of ['a', 'b', 'c']) void minds.run(task, '[]', 0, 1)
  await soon()
  expect(FakeWorker.all.map(({ asked }) => asked)).toEqual([['a'], ['b']])
})

it('gives up a mind that does not answer, and goes on with another', async () => {
  const minds = new Thinkers([], '', 1)
  const late = minds.run('a', '[]', 0, 1).catch((error: Error) => error.message)
  const next = minds.run('b', '[]', 0, 60)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await late).toMatch(/^late:/)
  expect(FakeWorker.all.map(({ gone }) => gone)).toEqual([true, false])
  FakeWorker.all[1]!.answer('pass')
  expect(await next).toBe('pass')
})

it('waits for a mind somewhat longer than its task may take', async () => {
  const minds = new Thinkers([], '', 1)
  const slow = minds.run('a', '[]', 0, 1)
  await vi.advanceTimersByTimeAsync(15_000)
  FakeWorker.all[0]!.answer('pass')
  expect(await slow).toBe('pass')
})

it('says that a mind is gone, and asks a new one the next time', async () => {
  const minds = new Thinkers([], '', 1)
  const lost = minds.run('a', '[]', 0, 60).catch((error: Error) => error.message)
  await soon()
  FakeWorker.all[0]!.onerror!({ message: 'out of memory' })
  expect(await lost).toMatch(/^busy:/)
  const next = minds.run('b', '[]', 0, 60)
  await soon()
  FakeWorker.all[1]!.answer('pass')
  expect(await next).toBe('pass')
})

it('takes no more than it can ever do', async () => {
  const minds = new Thinkers([], '', 1)
  const all = Array.from({ length: 40 }, () => minds.run('a', '[]', 0, 1).catch((error: Error) => error.message))
  expect(await Promise.race(all.slice(35))).toMatch(/^busy:/)
})
