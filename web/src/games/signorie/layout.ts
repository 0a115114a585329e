// Where everything lies: the parts of the table, each drawn in its own box, and how a table puts them together.

import { type City, type Sex, SEX_NAMES } from './generated'

/** Careers and initiative: floors from the bottom up, four towers beside each other. */
export const TOWERS = {
  w: 274,
  h: 362,
  top: 67,
  base: 312,
  /** The height of each of so many floors. */
  floor: (floors: number) => (312 - 67) / floors,
  tower: (i: number) => 7 + i * 66,
} as const
/** The five bays of the palazzo: tasks and dice above, the gauge across, the player's own arches below. */
export const BAY = 120
export const POOLS = { w: 600, h: 292 } as const
export const GAUGE = { w: 612, h: 78 } as const
export const ARCADE = { w: 600, h: 402 } as const
export const HOUSE = { w: 274, h: 398 } as const
export const MAP = { w: 328, h: 362 } as const
export const PLANS = { w: 328, h: 398 } as const

export interface Spot {
  x: number
  y: number
}

/** A large table shows everything at once; a narrow one the palazzo, and beside it either half of the rest. */
export const WIDE = {
  w: 1234,
  h: 786,
  towers: { x: 8, y: 8 },
  pools: { x: 290, y: 8 },
  gauge: { x: 284, y: 300 },
  arcade: { x: 290, y: 382 },
  map: { x: 898, y: 8 },
  house: { x: 8, y: 382 },
  plans: { x: 898, y: 382 },
} as const
export const NARROW = {
  w: 970,
  h: 786,
  pools: { x: 10, y: 8 },
  gauge: { x: 4, y: 300 },
  arcade: { x: 10, y: 382 },
  side: { x: 634, y: 4 },
} as const
/** On a phone what belongs to all is moved about under the finger; what is one's own has tabs. */
export const PHONE = {
  w: 616,
  h: 674,
  pools: { x: 8, y: 4 },
  towers: { x: 4, y: 304 },
  map: { x: 284, y: 304 },
} as const

/** Which of the two forms is larger on the screen, if by a good deal. */
export function formOf(width: number, height: number): { wide: boolean; scale: number } {
  const scale = ({ w, h }: { w: number; h: number }) => Math.min(width / w, height / h) || 1
  const wide = scale(NARROW) < scale(WIDE) * 1.12
  return { wide, scale: scale(wide ? WIDE : NARROW) }
}

/** Where a die lies in its bay: two in a row, and one row in the middle where there are no more (for two players). */
export const diceSpot = (colour: number, i: number, seats: number): Spot => ({
  x: colour * BAY + 13 + (i % 2) * 53,
  y: (seats > 2 ? 152 : 182) + Math.floor(i / 2) * 66,
})
export const archDie = (colour: number): Spot => ({ x: colour * BAY + 42, y: 31 })
/** Niches for helpers below an arch, so high all together. */
export const NICHES = { top: 112, h: 291 } as const
export const nicheSpot = (column: number, level: number, levels: number): Spot => ({
  x: column * BAY + 12,
  y: NICHES.top + (level * NICHES.h) / levels,
})

/** City cards on the map, and where each city lies. */
export const CITY_CARDS: Readonly<Record<City, Spot & { place: readonly [number, number] }>> = {
  milano: { x: 4, y: 4, place: [9.19, 45.46] },
  venezia: { x: 176, y: 4, place: [12.33, 45.44] },
  firenze: { x: 4, y: 84, place: [11.25, 43.77] },
  roma: { x: 4, y: 164, place: [12.5, 41.9] },
  napoli: { x: 40, y: 290, place: [14.25, 40.83] },
}
export const CARD = { w: 148, h: 68, queues: 120 } as const
/** The middle of a place in a city. */
export const placeSpot = (city: City, sex: Sex, place: number, places: number): Spot => ({
  x: CITY_CARDS[city].x + 21 + ((place + 0.5) * CARD.queues) / places,
  y: CITY_CARDS[city].y + 35 + SEX_NAMES.indexOf(sex) * 20,
})
/** From longitude and latitude to the map. */
export const project = ([lon, lat]: readonly [number, number]): Spot => ({
  x: 52 + (lon - 6.6) * 0.74 * 33,
  y: 26 + (47 - lat) * 33,
})
