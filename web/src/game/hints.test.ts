import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api'
import type { Hint } from '../protocol'
import { Hints } from './hints.svelte'

const hint = (version: number): Hint => ({
  version,
  opinions: [{ action: 'pass', value: 0.5, share: 1 }],
  standing: [0.5],
  in_points: false,
})

describe('a hint', () => {
  it('is asked for once, and counts for the table it was about', async () => {
    const fetch = vi.fn((version: number) => Promise.resolve(hint(version)))
    const hints = new Hints(fetch)
    const first = hints.ask(3)
    void hints.ask(3)
    expect(hints.asking).toBe(true)
    await first
    await hints.ask(3)
    expect(fetch.mock.calls).toEqual([[3]])
    expect(hints.at(3)?.opinions[0]?.action).toBe('pass')
    expect([hints.at(4), hints.asking]).toEqual([null, false])
  })

  it('that is refused says why', async () => {
    const hints = new Hints(() => Promise.reject(new ApiError('no-hints', 'it was agreed', 403)))
    await hints.ask(0)
    expect(hints.refusal).toEqual({ code: 'no-hints', message: 'it was agreed', wait: null })
    expect([hints.at(0), hints.asking]).toEqual([null, false])
  })
})
