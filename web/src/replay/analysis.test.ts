import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api'
import type { Analysis } from '../protocol'
import { Analysing } from './analysis.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const part = (done: number): Analysis => ({
  choices: 3,
  done,
  standings: Array<number[]>(done).fill([0.5]),
  turns: null,
  in_points: false,
})
const whole: Analysis = { choices: 3, done: 3, standings: Array<number[]>(4).fill([0.5]), turns: [], in_points: false }

/** A server with these answers, an error where there is none. */
const server = (...answers: (Analysis | null)[]) =>
  vi.fn(() => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'))
  })

describe('an analysis', () => {
  it('is asked for until it is whole, and then no more', async () => {
    const fetch = server(part(0), part(2), whole)
    const analysing = new Analysing(fetch)
    analysing.toggle()
    await vi.advanceTimersByTimeAsync(0)
    expect(analysing.found?.done).toBe(0)
    await vi.advanceTimersByTimeAsync(5000)
    expect([analysing.done, fetch.mock.calls.length]).toEqual([true, 3])
    analysing.toggle()
    analysing.toggle()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetch.mock.calls.length).toBe(3)
  })

  it('gets over a broken line, and says so when it stays broken', async () => {
    const fetch = server(part(1), null, part(2), null, null, null, null, whole)
    const analysing = new Analysing(fetch)
    analysing.toggle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([analysing.failed, analysing.found?.done]).toEqual([true, 2])
    void analysing.go()
    await vi.advanceTimersByTimeAsync(1000)
    expect([analysing.failed, analysing.done]).toEqual([false, true])
  })

  it('is asked for again when the server says, however often it says so', async () => {
    let busy = 6
    const fetch = vi.fn(() =>
      busy-- > 0 ? Promise.reject(new ApiError('too-many', '', 429, 30)) : Promise.resolve(whole),
    )
    const analysing = new Analysing(fetch)
    analysing.toggle()
    await vi.advanceTimersByTimeAsync(29_900)
    expect(fetch.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(150_200)
    expect([fetch.mock.calls.length, analysing.done, analysing.failed]).toEqual([7, true, false])
  })

  it('is not asked for by a page that was left', async () => {
    const fetch = server(part(0), part(0), part(0))
    const analysing = new Analysing(fetch)
    analysing.toggle()
    await vi.advanceTimersByTimeAsync(0)
    analysing.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect([fetch.mock.calls.length, analysing.failed]).toEqual([1, false])
  })
})
