import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOMENT, Patience } from './patience.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows what lasts, and nothing of what is over within a moment', () => {
  const patience = new Patience<number>()
  const after = (value: number | null, milliseconds: number) => {
    patience.want(value)
    vi.advanceTimersByTime(milliseconds)
    return patience.now
  }
  expect(after(1, MOMENT - 1)).toBeNull()
  expect(after(null, MOMENT * 2)).toBeNull()
  expect(after(2, MOMENT - 1)).toBeNull()
  expect(after(2, 1)).toBe(2)
  expect(after(3, 1)).toBeNull()
  expect(after(3, MOMENT)).toBe(3)
  expect(after(null, 0)).toBeNull()
})
