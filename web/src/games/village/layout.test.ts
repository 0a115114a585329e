import { describe, expect, it } from 'vitest'
import { type City, CITY_NAMES } from './generated'
import { end, graveSpot, jagnaSpot, mapped } from './layout'

const road = (start: City | 'village', to: City) => ({ start, end: to })
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the map of any box', () => {
  it('has the price in the middle of a road that is in nobody’s way', () => {
    const [way] = mapped([road('aldern', 'corven')])
    const [a, b] = [end('aldern'), end('corven')]
    expect(way!.bend).toBe(0.06)
    expect(way!.price.x).toBeCloseTo((a.x + b.x) / 2 + (b.y - a.y) * 0.03)
  })

  it('leads a road round a city that lies between', () => {
    expect(mapped([road('brakel', 'falkenau')])[0]!.bend).toBe(-0.3)
  })

  it('keeps every price off the cities and off the others, however many roads there are', () => {
    const roads = CITY_NAMES.flatMap((to, i) => [
      ...(i < 2 ? [road('village', to)] : []),
      ...(i > 0 ? [road(CITY_NAMES[i - 1]!, to)] : []),
      ...(i > 1 ? [road(CITY_NAMES[i - 2]!, to)] : []),
    ])
    const prices = mapped(roads).map(({ price }) => price)
    const others = [end('village'), ...CITY_NAMES.map(end)]
    prices.forEach((price, i) => {
      expect(Math.min(...[...others, ...prices.slice(0, i)].map((other) => far(price, other)))).toBeGreaterThan(20)
    })
  })
})

describe('places of which a box may have more', () => {
  it.each([6, 7, 10, 13, 14])('has a ring of %i spaces on Jagna’s board, none on another', (spaces) => {
    const spots = Array.from({ length: spaces }, (_, i) => jagnaSpot(i, spaces))
    for (const [i, spot] of spots.entries()) {
      expect(spot.x).toBeLessThanOrEqual(jagnaSpot(5, 10).x)
      expect(Math.min(...spots.slice(0, i).map((other) => far(spot, other)), 99)).toBeGreaterThan(18)
    }
  })

  it('has room for eight graves before the council', () => {
    expect(graveSpot(7, 8).x + 15).toBeLessThan(433)
    expect(graveSpot(5, 6).x).toBe(385)
  })
})
