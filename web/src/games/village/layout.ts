// Where everything lies on the town (1116 × 650), and the form of the farm below it.

import type { Place } from './terms'

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

/** Action spaces in the order of the view; `label` is where its name stands, and how it gives way to a second row. */
export const SPACE_SPOTS: readonly (Spot & { rx: number; ry: number; label: Spot & { w: number; shift: number } })[] = [
  { x: 206, y: 478, rx: 62, ry: 22, label: { x: 206, y: 446, w: 116, shift: -17 } }, // harvest
  { x: 232, y: 374, rx: 52, ry: 22, label: { x: 116, y: 400, w: 104, shift: 0 } }, // family
  { x: 364, y: 470, rx: 82, ry: 23, label: { x: 364, y: 438, w: 150, shift: -17 } }, // crafts
  { x: 676, y: 350, rx: 36, ry: 22, label: { x: 668, y: 318, w: 92, shift: 0 } }, // market
  { x: 640, y: 238, rx: 58, ry: 20, label: { x: 628, y: 276, w: 120, shift: 20 } }, // travel
  { x: 503, y: 234, rx: 70, ry: 20, label: { x: 424, y: 64, w: 130, shift: 0 } }, // council
  { x: 116, y: 236, rx: 62, ry: 20, label: { x: 212, y: 70, w: 170, shift: 0 } }, // church
]

/** Cubes of one colour make a pile; up to three piles lie in a row, more in two. */
export function pileSpots(space: number, piles: number): Spot[] {
  const { x, y } = SPACE_SPOTS[space]!
  const wide = space === 5 || space === 2 ? 4 : 3
  const rows = piles > wide ? [Math.ceil(piles / 2), Math.floor(piles / 2)] : [piles]
  const step = piles === 4 && rows.length === 1 ? 40 : 43
  return rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => ({
      x: x + (i - (n - 1) / 2) * step,
      y: y + (rows.length === 1 ? 0 : row === 0 ? -16 : 20),
    })),
  )
}
/** Whether the piles of a space need two rows, so its ground grows. */
export const twoRows = (space: number, piles: number) => piles > (space === 5 || space === 2 ? 4 : 3)

export const WELL = { x: 480, y: 322 } as const
export const BAG = { x: 24, y: 238 } as const
export const RING = { x: 548, y: 60 } as const
export const FLAG = { x: 503, y: 4 } as const
export const PILE = { x: 1099, y: 374 } as const

export const CRAFTS_BASE = 572
export const CRAFT_SPOTS: readonly Spot[] = [
  { x: 362, y: 588 }, // wainwright
  { x: 463, y: 588 }, // stables
  { x: 566, y: 588 }, // office
  { x: 669, y: 588 }, // smithy
]
export const MILL = { x: 768, y: 572 } as const

export const stallX = (i: number) => 722 + i * 77
export const STALL_Y = 262
export const STALL_W = 70
export const queueX = (i: number) => 726 + i * 77
export const QUEUE_Y = 380

export const COUNCIL_BASE = 198
export const councilX = (stage: number) => 411 + stage * 61
export const CHURCH_BASE = 196
export const churchX = (stage: number) => 126 + stage * 54.5

/** On which side of each city its reward lies. */
export const REWARD_SIDE = [-1, 1, 1, 1, 1, 1] as const
/** Aldern to Falkenau, then the village. */
export const CITY_SPOTS: readonly Spot[] = [
  { x: 768, y: 60 },
  { x: 806, y: 164 },
  { x: 888, y: 48 },
  { x: 938, y: 124 },
  { x: 1014, y: 50 },
  { x: 1050, y: 124 },
  { x: 718, y: 140 },
]
/** Where the discs of a city lie: beside Aldern, under the others, clear of the roads. */
export function discSpot(city: number, i: number, discs: number): Spot {
  const { x, y } = CITY_SPOTS[city]!
  if (city === 0) return { x: x - 40 - (i % 3) * 13, y: y + 20 + Math.floor(i / 3) * 13 }
  const middle = city === 2 || city === 4 ? x - 6 * discs : x
  return { x: middle + (i - (discs - 1) / 2) * 13, y: y + 35 }
}
export function roadMiddle(from: number, to: number): Spot {
  const a = CITY_SPOTS[from]!
  const b = CITY_SPOTS[to]!
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.03, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.03 + 8 }
}

export const BOOK = { x: 832, y: 446, w: 276, h: 198 } as const
const LEFT_PAGE = BOOK.x + 14
const RIGHT_PAGE = BOOK.x + BOOK.w / 2 + 14
/** Chapters in the order of the view: crafts, farm, council, church, travel. */
export const CHAPTER_SPOTS: readonly Spot[] = [
  { x: LEFT_PAGE, y: BOOK.y + 54 },
  { x: LEFT_PAGE, y: BOOK.y + 110 },
  { x: RIGHT_PAGE, y: BOOK.y + 29 },
  { x: RIGHT_PAGE, y: BOOK.y + 85 },
  { x: RIGHT_PAGE, y: BOOK.y + 141 },
]
export const slotWidth = (slots: number) => Math.min(33, (116 - (slots - 1) * 4) / slots)
export function slotSpot(chapter: number, slot: number, slots: number): Stand {
  const { x, y } = CHAPTER_SPOTS[chapter]!
  const w = slotWidth(slots)
  return { x: x + slot * (w + 4) + w / 2, y: y + 34, w, k: Math.min(0.8, w / 29) }
}

export const GRAVES_Y = 250
export function graveSpot(i: number, graves: number): Stand {
  const step = graves > 5 ? 37 : 40
  return { x: 200 + i * step, y: GRAVES_Y + 1, w: 30, k: 0.8 }
}

export const JAGNA = { x: 452, y: 379, w: 262, h: 104 } as const
/** Her ring of spaces: 2 to 6 along the top, 7 to 10 and 1 back along the foot. */
export function jagnaSpot(space: number): Spot {
  const top = space >= 1 && space <= 5
  const column = top ? space - 1 : space === 0 ? 0 : 10 - space
  return { x: JAGNA.x + 22 + column * 28, y: JAGNA.y + (top ? 40 : 66) }
}

/** Where the figures of a place stand; the farm and the unborn are off the town. */
export function stand(place: Place): Stand | null {
  if (place >= 2 && place <= 5) return { ...CRAFT_SPOTS[place - 2]!, w: 96, k: 1 }
  if (place >= 6 && place <= 9) return { x: councilX(place - 6), y: COUNCIL_BASE - 4, w: 52, k: 0.94 }
  if (place >= 10 && place <= 15) {
    const city = CITY_SPOTS[place - 10]!
    return { x: city.x, y: city.y + 5, w: 56, k: 0.86 }
  }
  if (place >= 16 && place <= 19) return { x: churchX(place - 16), y: CHURCH_BASE - 4, w: 46, k: 0.92 }
  return null
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
