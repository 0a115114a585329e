import { describe, expect, it } from 'vitest'
import { curves, placeAt, roundTop, sampled, smoothed } from './curve'

describe('the curve', () => {
  it('has a line for each seat, as far as the game is looked at', () => {
    expect(
      curves(
        [
          [0.5, 0.25],
          [1, 0],
        ],
        4,
        100,
        40,
      ),
    ).toEqual(['M0.0 20.0L25.0 0.0', 'M0.0 30.0L25.0 40.0'])
    expect(curves([], 4, 100, 40)).toEqual([])
  })

  it('leads from a point to the nearest place of the game', () => {
    expect(placeAt(51, 4, 100)).toBe(2)
    expect(placeAt(70, 4, 100)).toBe(3)
    expect(placeAt(-20, 4, 100)).toBe(0)
    expect(placeAt(400, 4, 100)).toBe(4)
  })

  it('is smooth in between, and true at the start and the end', () => {
    const rough = [[0], [1], [0], [1], [0], [1]]
    expect(smoothed(rough).map(([value]) => value!.toFixed(2))).toEqual([
      '0.00',
      '0.33',
      '0.40',
      '0.60',
      '0.67',
      '1.00',
    ])
    expect(smoothed([[0.3]])).toEqual([[0.3]])
  })

  it('of points ends at a round number above them all', () => {
    expect(roundTop([[12.5], [61]])).toBe(80)
    expect(roundTop([[40]])).toBe(40)
    expect(roundTop([])).toBe(20)
  })

  it('is told in a table that is not too long to listen to', () => {
    expect(sampled(3, 24)).toEqual([0, 1, 2, 3])
    expect(sampled(100, 4)).toEqual([0, 25, 50, 75, 100])
    expect(sampled(0, 4)).toEqual([0])
  })
})
