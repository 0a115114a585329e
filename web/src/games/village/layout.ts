// Where everything lies on the town (1116 × 650), and the form of the farm below it.

import {
  type Chapter,
  type City,
  CITY_NAMES,
  type Craft,
  CRAFT_NAMES,
  type Place,
  PLACE_NAMES,
  type Space,
} from './generated'

export interface Spot {
  x: number
  y: number
}
/** A place where figures stand: the middle of its ground line, its width, and the largest figure that fits. */
export interface Stand extends Spot {
  w: number
  k: number
}

export const TOWN = { w: 1116, h: 650 } as const
/** The farm as a strip, and the least room it needs in two rows. */
export const FARM = { w: 1116, h: 142 } as const
export const FARM_ROWS = { w: 888, h: 222 } as const
export const FARM_PHONE = { w: 390, h: 147 } as const

/** The drawing takes the form of its room: a strip where that is long, else two rows; `scale` is how large it is shown. */
export function farmForm(
  width: number,
  height: number,
  phone: boolean,
): { w: number; h: number; rows: boolean; scale: number } {
  if (phone) return { ...FARM_PHONE, rows: false, scale: width / FARM_PHONE.w || 1 }
  if (!width || !height) return { ...FARM, rows: false, scale: 1 }
  const form = width / height
  const rows = form < 6.6
  const w = rows ? Math.max(FARM_ROWS.w, FARM_ROWS.h * form) : FARM.w
  const h = Math.max(rows ? FARM_ROWS.h : FARM.h, Math.min(280, w / form))
  return { w, h, rows, scale: Math.min(width / w, height / h) }
}

/** Where an action space lies; `label` is where its name stands, and how it gives way to a second row. */
export const SPACE_SPOTS: Record<
  Space,
  Spot & { rx: number; ry: number; row: number; label: Spot & { w: number; shift: number } }
> = {
  harvest: { x: 206, y: 478, rx: 62, ry: 22, row: 3, label: { x: 206, y: 446, w: 116, shift: -17 } },
  family: { x: 232, y: 374, rx: 52, ry: 22, row: 3, label: { x: 116, y: 400, w: 104, shift: 0 } },
  crafts: { x: 364, y: 470, rx: 82, ry: 23, row: 4, label: { x: 364, y: 438, w: 150, shift: -17 } },
  market: { x: 676, y: 350, rx: 36, ry: 22, row: 3, label: { x: 668, y: 318, w: 92, shift: 0 } },
  travel: { x: 640, y: 238, rx: 58, ry: 20, row: 3, label: { x: 628, y: 276, w: 120, shift: 20 } },
  council: { x: 503, y: 234, rx: 70, ry: 20, row: 4, label: { x: 424, y: 64, w: 130, shift: 0 } },
  church: { x: 116, y: 236, rx: 62, ry: 20, row: 3, label: { x: 212, y: 70, w: 170, shift: 0 } },
}

/** Whether the piles of a space need two rows, so its ground grows. */
export const twoRows = (space: Space, piles: number) => piles > SPACE_SPOTS[space].row

/** Cubes of one colour make a pile; a few piles lie in a row, more in two. */
export function pileSpots(space: Space, piles: number): Spot[] {
  const { x, y } = SPACE_SPOTS[space]
  const rows = twoRows(space, piles) ? [Math.ceil(piles / 2), Math.floor(piles / 2)] : [piles]
  const step = piles === 4 && rows.length === 1 ? 40 : 43
  return rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => ({
      x: x + (i - (n - 1) / 2) * step,
      y: y + (rows.length === 1 ? 0 : row === 0 ? -16 : 20),
    })),
  )
}

export const WELL = { x: 480, y: 322 } as const
export const BAG = { x: 24, y: 238 } as const
export const RING = { x: 548, y: 60 } as const
export const FLAG = { x: 503, y: 4 } as const
export const PILE = { x: 1099, y: 374 } as const

export const CRAFTS_BASE = 572
export const CRAFT_SPOTS: Record<Craft, Spot> = {
  wainwright: { x: 362, y: 588 },
  stables: { x: 463, y: 588 },
  office: { x: 566, y: 588 },
  smithy: { x: 669, y: 588 },
}
export const MILL = { x: 768, y: 572 } as const

/** Five stalls have room side by side; more of them move together. */
export const stallStep = (stalls: number) => Math.min(77, 385 / stalls)
export const STALLS = { x: 722, y: 262, drawn: 5 } as const
export const QUEUE = { x: 726, y: 380 } as const

export const COUNCIL_BASE = 198
export const councilX = (stage: number) => 350 + stage * 61
export const CHURCH_BASE = 196
export const churchX = (stage: number) => 71.5 + stage * 54.5

/** Where the cities lie, on which side of each its reward, and how its discs give way to the roads. */
export const CITY_SPOTS: Record<City, Spot & { side: number; discs: number }> = {
  aldern: { x: 768, y: 60, side: -1, discs: 0 },
  brakel: { x: 806, y: 164, side: 1, discs: 0 },
  corven: { x: 888, y: 48, side: 1, discs: -6 },
  dornau: { x: 938, y: 124, side: 1, discs: 0 },
  eschbach: { x: 1014, y: 50, side: 1, discs: -6 },
  falkenau: { x: 1050, y: 124, side: 1, discs: 0 },
}
export const VILLAGE: Spot = { x: 718, y: 140 }
/** An end of a road. */
export const end = (place: City | 'village'): Spot => (place === 'village' ? VILLAGE : CITY_SPOTS[place])
/** Where the discs of a city lie: beside Aldern, under the others, clear of the roads. */
export function discSpot(city: City, i: number, discs: number): Spot {
  const spot = CITY_SPOTS[city]
  if (city === 'aldern') return { x: spot.x - 40 - (i % 3) * 13, y: spot.y + 20 + Math.floor(i / 3) * 13 }
  return { x: spot.x + spot.discs * discs + (i - (discs - 1) / 2) * 13, y: spot.y + 35 }
}
/** How far the middle of a road may lie beside the straight line: a little, more where a city is in the way. */
const BENDS = [0.06, -0.3, 0.3, 0.6, -0.6] as const
/** Where on a road its price may stand: in the middle, or where cities and other prices leave more room. */
const PRICED = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73] as const
/** What lies on the map is wider than high, and this far from everything else it is clear. */
const WIDE = 1.6
const CLEAR = { road: 24, price: 22 } as const
/** A point of a road: so far along it, from 0 to 1. */
function onRoad(a: Spot, b: Spot, bend: number, far: number): Spot {
  const aside = 2 * far * (1 - far) * bend
  return {
    x: a.x + (b.x - a.x) * far + (b.y - a.y) * aside,
    y: a.y + (b.y - a.y) * far - (b.x - a.x) * aside + 8,
  }
}
const away = (at: Spot, others: readonly Spot[]) =>
  Math.min(...others.map(({ x, y }) => Math.hypot((at.x - x) / WIDE, at.y - y)))
/** The first that is clear, else the one that is least in the way. */
function clearest<Way>(ways: readonly Way[], room: (way: Way) => number, enough: number): Way {
  const rooms = ways.map((way) => Math.min(room(way), enough))
  return ways[rooms.indexOf(Math.max(...rooms))]!
}
/** How each road bends, and where its price stands. */
export function mapped(roads: readonly { start: City | 'village'; end: City }[]): { bend: number; price: Spot }[] {
  const places = ['village', ...CITY_NAMES] as const
  const names = CITY_NAMES.map((city) => ({ x: CITY_SPOTS[city].x, y: CITY_SPOTS[city].y + 25 }))
  const prices: Spot[] = []
  return roads.map((road) => {
    const [a, b] = [end(road.start), end(road.end)]
    const others = places.filter((place) => place !== road.start && place !== road.end).map(end)
    const passes = (bend: number) =>
      Math.min(...Array.from({ length: 19 }, (_, i) => away(onRoad(a, b, bend, (i + 1) / 20), others)))
    const bend = clearest(BENDS, passes, CLEAR.road)
    const taken = [...places.map(end), ...names, ...prices]
    const far = clearest(PRICED, (far) => away(onRoad(a, b, bend, far), taken), CLEAR.price)
    const price = onRoad(a, b, bend, far)
    prices.push(price)
    return { bend, price }
  })
}
/** The room of a price with so many cubes. */
export const priceWidth = (cubes: number) => 4 + 15 * cubes

export const BOOK = { x: 832, y: 446, w: 276, h: 198 } as const
const LEFT_PAGE = BOOK.x + 14
const RIGHT_PAGE = BOOK.x + BOOK.w / 2 + 14
export const CHAPTER_SPOTS: Record<Chapter, Spot> = {
  crafts: { x: LEFT_PAGE, y: BOOK.y + 54 },
  farm: { x: LEFT_PAGE, y: BOOK.y + 110 },
  council: { x: RIGHT_PAGE, y: BOOK.y + 29 },
  church: { x: RIGHT_PAGE, y: BOOK.y + 85 },
  travel: { x: RIGHT_PAGE, y: BOOK.y + 141 },
}
export const slotWidth = (slots: number) => Math.min(33, (116 - (slots - 1) * 4) / slots)
export function slotSpot(chapter: Chapter, slot: number, slots: number): Stand {
  const { x, y } = CHAPTER_SPOTS[chapter]
  const w = slotWidth(slots)
  return { x: x + slot * (w + 4) + w / 2, y: y + 34, w, k: Math.min(0.8, w / 29) }
}

export const GRAVES_Y = 250
export function graveSpot(i: number, graves: number): Stand {
  const step = graves > 5 ? Math.min(37, 212 / (graves - 1)) : 40
  return { x: 200 + i * step, y: GRAVES_Y + 1, w: 30, k: 0.8 }
}

export const JAGNA = { x: 452, y: 379, w: 262, h: 104 } as const
/** The step of her ring; five columns have room, more of them move together. */
export const jagnaStep = (spaces: number) => 28 * Math.min(1, 4 / (Math.ceil(spaces / 2) - 1))
/** Her ring of spaces: after the first one half of them along the top, the others back along the foot. */
export function jagnaSpot(space: number, spaces: number): Spot {
  const top = space >= 1 && space <= spaces / 2
  const column = top ? space - 1 : space === 0 ? 0 : spaces - space
  return { x: JAGNA.x + 22 + column * jagnaStep(spaces), y: JAGNA.y + (top ? 40 : 66) }
}

const each = <Name extends Place>(names: readonly Name[], stand: (name: Name, i: number) => Stand) =>
  Object.fromEntries(names.map((name, i) => [name, stand(name, i)]))
const stages = (of: string) => PLACE_NAMES.filter((place) => place.startsWith(of))
/** Where the figures of a place stand; the farm and the unborn are off the town. */
export const STANDS: Partial<Record<Place, Stand>> = {
  ...each(CRAFT_NAMES, (craft) => ({ ...CRAFT_SPOTS[craft], w: 96, k: 1 })),
  ...each(stages('council-'), (_, i) => ({ x: councilX(i + 1), y: COUNCIL_BASE - 4, w: 52, k: 0.94 })),
  ...each(CITY_NAMES, (city) => ({ x: CITY_SPOTS[city].x, y: CITY_SPOTS[city].y + 5, w: 56, k: 0.86 })),
  ...each(stages('church-'), (_, i) => ({ x: churchX(i + 1), y: CHURCH_BASE - 4, w: 46, k: 0.92 })),
}

/** Figures of one place side by side, in a second row behind when they are many. */
export function standing(place: Stand, count: number): (Spot & { k: number })[] {
  const perRow = count <= 3 ? count : Math.ceil(count / 2)
  const rows = Math.ceil(count / Math.max(1, perRow))
  const k = Math.min(place.k, rows > 1 ? 0.8 : 1, place.w / (perRow * 21))
  return Array.from({ length: count }, (_, i) => {
    // The first figures stand behind, so that those in front cover them and not the other way round.
    const row = rows > 1 ? (i < count - perRow ? 1 : 0) : 0
    const inRow = row === 1 ? count - perRow : perRow
    const column = row === 1 ? i : i - (count - inRow)
    const step = Math.min(25 * k, place.w / inRow)
    return { x: place.x + (column - (inRow - 1) / 2) * step, y: place.y - row * 15 * k, k }
  })
}

/** Where something leaves the town for a seat's farm: downwards to one's own, to the right to the others. */
export const farmGate = (mine: boolean, seat: number): Spot =>
  mine ? { x: 190, y: TOWN.h + 12 } : { x: TOWN.w + 14, y: 60 + seat * 100 }
