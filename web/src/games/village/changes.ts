// What flew where between two pictures of the table: cubes, and goods in their makers' hands.

import { CRAFT_SPOTS, farmGate, pileSpots, type Spot } from './layout'
import { CRAFT_OF, cubesOn, GOODS, type VillageView } from './terms'
import { WISH_ICONS } from './heraldry'
import type { IconName } from './icons'

export interface Flight {
  key: string
  from: Spot
  to: Spot
  colour?: number
  icon?: IconName
}

const colours = (view: VillageView, space: number) =>
  [0, 1, 2, 3, 4].filter((colour) => cubesOn(view, space, colour) > 0)

export function flights(before: VillageView, now: VillageView, mine: number | null): Flight[] {
  // A new round fills the board: its cubes appear, they do not fly.
  if (before.round !== now.round || before.box !== now.box) return []
  const found: Flight[] = []
  const gained = now.farms.map((farm, seat) =>
    farm.cubes.map((count, colour) => count - (before.farms[seat]?.cubes[colour] ?? 0)),
  )
  for (let space = 0; space < 7; space++) {
    const piles = colours(before, space)
    const spots = pileSpots(space, piles.length)
    piles.forEach((colour, i) => {
      for (let n = cubesOn(before, space, colour) - cubesOn(now, space, colour); n > 0; n--) {
        const seat = gained.findIndex((cubes) => (cubes[colour] ?? 0) > 0)
        const taker = seat < 0 ? (mine ?? 0) : seat
        if (seat >= 0) gained[seat]![colour]! -= 1
        const to = seat < 0 ? { x: spots[i]!.x, y: spots[i]!.y - 60 } : farmGate(taker === mine, taker)
        found.push({
          key: `${space}-${colour}-${n}`,
          from: spots[i]!,
          to: taker === mine && seat >= 0 ? { x: 930 + colour * 50, y: to.y } : to,
          colour,
        })
      }
    })
  }
  now.farms.forEach((farm, seat) =>
    GOODS.forEach((good, i) => {
      if (farm.goods[i]! > (before.farms[seat]?.goods[i] ?? 0)) {
        const shop = CRAFT_SPOTS[CRAFT_OF[good]]!
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
