import { describe, expect, it } from 'vitest'
import { apart, chart, gridStep } from './chart'

describe('the chart of points', () => {
  it('has at most five lines of round values above nothing', () => {
    expect(gridStep(4)).toBe(1)
    expect(gridStep(24)).toBe(5)
    expect(gridStep(61)).toBe(20)
    expect(chart([[0], [24]], 100, 50).grid.map((line) => line.value)).toEqual([0, 5, 10, 15, 20, 25])
  })

  it('draws a step where points are scored', () => {
    const { lines } = chart(
      [
        [0, 0],
        [0, 5],
        [10, 5],
      ],
      100,
      100,
    )
    expect(lines[0]?.path).toBe('M0 100.0H100.0V0.0H100.0')
    expect(lines[1]?.path).toBe('M0 100.0H50.0V50.0H100.0')
    expect(lines[1]?.last).toEqual({ x: 100, y: 50, value: 5 })
  })

  it('goes below zero when somebody does', () => {
    expect(chart([[-2], [4]], 10, 60).grid[0]?.value).toBe(-2)
  })

  it('keeps labels apart', () => {
    expect(apart([10, 12, 50], 16)).toEqual([10, 26, 50])
    expect(apart([12, 10], 16)).toEqual([26, 10])
  })
})
