// What flew where between two pictures of the table: cubes, and goods in their makers' hands.

import {
  type Colour,
  COLOUR_NAMES,
  GOOD_NAMES,
  INFLUENCE_NAMES,
  type Printed,
  SPACE_NAMES,
  type Table,
} from './generated'
import { WISH_ICONS } from './heraldry'
import type { IconName } from './icons'
import { CRAFT_SPOTS, farmGate, pileSpots, type Spot } from './layout'

export interface Flight {
  key: string
  from: Spot
  to: Spot
  colour?: Colour
  icon?: IconName
}

export function flights(before: Table, now: Table, { crafts }: Printed, mine: number | null): Flight[] {
  // A new round fills the board: its cubes appear, they do not fly.
  if (before.round !== now.round || before.farms.length !== now.farms.length) return []
  const found: Flight[] = []
  const gained = now.farms.map((farm, seat): Partial<Record<Colour, number>> =>
    Object.fromEntries(
      INFLUENCE_NAMES.map((colour) => [colour, farm.cubes[colour]! - before.farms[seat]!.cubes[colour]!]),
    ),
  )
  for (const space of SPACE_NAMES) {
    const [lay, lies] = [before.spaces[space]!, now.spaces[space]!]
    const piles = COLOUR_NAMES.filter((colour) => lay[colour])
    const spots = pileSpots(space, piles.length)
    piles.forEach((colour, i) => {
      for (let n = lay[colour]! - (lies[colour] ?? 0); n > 0; n--) {
        const seat = gained.findIndex((cubes) => (cubes[colour] ?? 0) > 0)
        const taker = seat < 0 ? (mine ?? 0) : seat
        if (seat >= 0) gained[seat]![colour]! -= 1
        const to = seat < 0 ? { x: spots[i]!.x, y: spots[i]!.y - 60 } : farmGate(taker === mine, taker)
        found.push({
          key: `${space}-${colour}-${n}`,
          from: spots[i]!,
          to: taker === mine && seat >= 0 ? { x: 930 + COLOUR_NAMES.indexOf(colour) * 50, y: to.y } : to,
          colour,
        })
      }
    })
  }
  now.farms.forEach((farm, seat) =>
    GOOD_NAMES.forEach((good) => {
      const craft = crafts.find(({ makes }) => makes.includes(good))
      if (craft && farm.goods[good]! > before.farms[seat]!.goods[good]!) {
        const shop = CRAFT_SPOTS[craft.craft]
        const gate = farmGate(seat === mine, seat)
        found.push({
          key: `${seat}-${good}`,
          from: { x: shop.x, y: shop.y - 50 },
          to: seat === mine ? { x: 780, y: gate.y } : gate,
          icon: WISH_ICONS[good],
        })
      }
    }),
  )
  return found
}
