// What an option would change, read from its certain events, so that the whole table can show it.

import type { Option, Snapshot } from '../../protocol'
import { oldest } from './options'
import {
  AT_CHURCH,
  AT_CITY,
  AT_COUNCIL,
  AT_CRAFT,
  AT_FARM,
  CITIES,
  COLOURS,
  componentsOf,
  CRAFTS,
  GOODS,
  IN_BAG,
  IN_CHRONICLE,
  IN_GRAVE,
  NUMBERS,
  type Place,
  PLACES,
  viewOf,
} from './terms'

export interface Preview {
  seat: number
  hours: number
  lifeBefore: number
  lifeAfter: number
  /** How often the marker passes the quill. */
  deaths: number
  /** Where the oldest stand of whom one would die. */
  mayDie: { place: Place; number: number }[]
  /** Where those could come to rest: chronicle chapters and the graves, as places. */
  rests: Place[]
  moves: { number: number; to: Place }[]
  cubes: number[]
  goods: number[]
  grain: number
  coins: number
  prestige: number
  served: string | null
  ring: boolean
}

const chapterOf = (place: Place): number =>
  place === AT_FARM ? 1 : place < AT_COUNCIL ? 0 : place < AT_CITY ? 2 : place < AT_CHURCH ? 4 : 3

/** Where somebody who dies at a place would rest (V 16.4, V 16.5). */
export function restOf(place: Place, free: readonly number[]): Place {
  const chapter = chapterOf(place)
  return (free[chapter] ?? 0) > 0 ? IN_CHRONICLE + chapter : IN_GRAVE
}

export function previewOf(option: Option, snapshot: Snapshot): Preview {
  const view = viewOf(snapshot)
  const seat = snapshot.asked ?? snapshot.seat ?? 0
  const farm = view.farms[seat]!
  const p: Preview = {
    seat,
    hours: 0,
    lifeBefore: farm.life,
    lifeAfter: farm.life,
    deaths: 0,
    mayDie: [],
    rests: [],
    moves: [],
    cubes: [0, 0, 0, 0],
    goods: [0, 0, 0, 0, 0],
    grain: 0,
    coins: 0,
    prestige: 0,
    served: null,
    ring: false,
  }
  for (const event of option.preview) {
    if (event.seat !== seat) continue
    const n = (key: string) => Number(event.args[key] ?? 0)
    const colour = COLOURS.indexOf(event.args.colour as (typeof COLOURS)[number])
    const good = GOODS.indexOf(event.args.good as (typeof GOODS)[number])
    const move = (to: Place) => p.moves.push({ number: n('number'), to })
    switch (event.name) {
      case 'took':
      case 'gained-cube':
        if (colour < 4) p.cubes[colour]! += 1
        break
      case 'paid':
        p.cubes[colour]! -= n('cubes')
        p.coins -= n('coins')
        break
      case 'time':
        p.hours += n('hours')
        p.lifeAfter = n('life')
        break
      case 'spent':
        p.goods[good]! -= 1
        break
      case 'gained-good':
        p.goods[good]! += 1
        break
      case 'spent-grain':
        p.grain -= n('grain')
        break
      case 'harvested':
      case 'gained-grain':
        p.grain += n('grain')
        break
      case 'spent-coins':
        p.coins -= n('coins')
        break
      case 'gained-coins':
        p.coins += n('coins')
        break
      case 'prestige':
        p.prestige += n('points')
        break
      case 'born':
      case 'recalled':
        move(AT_FARM)
        break
      case 'trained':
        move(AT_CRAFT + CRAFTS.indexOf(event.args.craft as (typeof CRAFTS)[number]))
        break
      case 'climbed':
        move(AT_COUNCIL + n('stage') - 1)
        break
      case 'travelled':
        move(AT_CITY + CITIES.indexOf(event.args.city as (typeof CITIES)[number]))
        break
      case 'entered-church':
        move(IN_BAG)
        break
      case 'bought-out':
        move(AT_CHURCH)
        break
      case 'promoted':
        move(AT_CHURCH + n('stage') - 1)
        break
      case 'died':
        p.moves.push({ number: n('number'), to: PLACES.indexOf(String(event.args.rest)) })
        break
      case 'served':
        p.served = String(event.args.customer)
        break
      case 'ring':
        p.ring = true
        break
    }
  }
  const lap = componentsOf(snapshot).lap
  p.deaths = Math.floor((p.lifeBefore + p.hours) / lap) + farm.due
  if (p.deaths > 0 && !option.preview.some((event) => event.name === 'died')) mourn(p, snapshot)
  return p
}

/** Who could die: the oldest of those on the farm and the main board, after the moves of this option. */
function mourn(p: Preview, snapshot: Snapshot): void {
  const view = viewOf(snapshot)
  const lowest = oldest(snapshot, p.seat)
  const places = view.farms[p.seat]!.at.filter(
    (place, i) => NUMBERS[i] === lowest && place >= AT_FARM && place < IN_BAG,
  )
  const unique = [...new Set(places)]
  p.mayDie = unique.map((place) => ({ place, number: lowest }))
  p.rests = [...new Set(unique.map((place) => restOf(place, view.free)))]
}
