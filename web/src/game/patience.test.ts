import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later } from '../pace'
import { MOMENT, Patience } from './patience'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows what lasts, and nothing of what is over within a moment', () => {
  let shown: number | null = null
  const patience = new Patience<number>({ later }, (value) => (shown = value))
  const after = (value: number | null, milliseconds: number) => {
    patience.want(value)
    vi.advanceTimersByTime(milliseconds)
    return shown
  }
  expect(after(1, MOMENT - 1)).toBeNull()
  expect(after(null, MOMENT * 2)).toBeNull()
  expect(after(2, MOMENT - 1)).toBeNull()
  expect(after(2, 1)).toBe(2)
  expect(after(3, 1)).toBeNull()
  expect(after(3, MOMENT)).toBe(3)
  expect(after(null, 0)).toBeNull()
})
