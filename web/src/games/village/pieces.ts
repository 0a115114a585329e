// The figures on the town: who stands where, and who is who from one picture to the next.

import { BAG, farmGate, graveSpot, slotSpot, type Spot, stand, standing } from './layout'
import {
  AT_CHURCH,
  AT_CRAFT,
  type Components,
  IN_BAG,
  IN_CHRONICLE,
  IN_GRAVE,
  JAGNA_SEAT,
  NUMBERS,
  type Place,
  type VillageView,
} from './terms'

export interface Figure extends Spot {
  key: string
  seat: number
  number: number
  place: Place
  k: number
  /** Whether it can be seen on the town: not on a farm, unborn or in the bag. */
  shown: boolean
}
/** One piece through the game; alike pieces are told apart only by where they were. */
export interface Piece {
  key: string
  seat: number
  number: number
  place: Place
}

/** All pieces of the table, as the view tells them. */
function counted(view: VillageView): Omit<Piece, 'key'>[] {
  const pieces: Omit<Piece, 'key'>[] = view.farms.flatMap((farm, seat) =>
    farm.at.map((place, i) => ({ seat, number: NUMBERS[i]!, place })),
  )
  const jagna = view.jagna
  if (!jagna) return pieces
  const hers = (number: number, place: Place) => pieces.push({ seat: JAGNA_SEAT, number, place })
  jagna.track.forEach((number, stage) => number > 0 && hers(number, AT_CHURCH + stage))
  jagna.bag.forEach((count, i) => Array.from({ length: count }, () => hers(3 + i, IN_BAG)))
  jagna.chronicle.forEach((entry) => hers((entry % 4) + 1, IN_CHRONICLE + Math.floor(entry / 4)))
  jagna.graves.forEach((number) => hers(number, IN_GRAVE))
  return pieces
}

/** Gives every piece its key; those that did not move keep theirs, so that a move is a move of one piece. */
export function identify(view: VillageView, before: readonly Piece[]): Piece[] {
  const left = [...before]
  const found: (Piece | undefined)[] = []
  const now = counted(view)
  const claim = (fits: (old: Piece, piece: Omit<Piece, 'key'>) => boolean) =>
    now.forEach((piece, i) => {
      if (found[i]) return
      const k = left.findIndex((old) => old.seat === piece.seat && old.number === piece.number && fits(old, piece))
      if (k >= 0) found[i] = { ...piece, key: left.splice(k, 1)[0]!.key }
    })
  claim((old, piece) => old.place === piece.place)
  claim(() => true)
  const used = new Set(found.flatMap((piece) => (piece ? [piece.key] : [])))
  let next = 0
  return now.map((piece, i) => {
    if (found[i]) return found[i]
    while (used.has(`p${next}`)) next++
    used.add(`p${next}`)
    return { ...piece, key: `p${next}` }
  })
}

/** Where each piece is drawn. */
export function figures(pieces: readonly Piece[], components: Components, mine: number | null): Figure[] {
  const byPlace = new Map<Place, Piece[]>()
  for (const piece of pieces) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece])
  return [...byPlace].flatMap(([place, group]) => {
    const put = (spot: (i: number, piece: Piece) => Spot & { k: number }, shown = true) =>
      group.map((piece, i) => ({ ...piece, ...spot(i, piece), shown }))
    const ground = stand(place)
    if (ground) {
      const spots = standing(ground, group.length)
      return put((i) => spots[i]!)
    }
    if (place >= IN_CHRONICLE && place < IN_GRAVE) {
      const chapter = place - IN_CHRONICLE
      return put((i) => slotSpot(chapter, i, components.slots[chapter]!))
    }
    if (place === IN_GRAVE) return put((i) => graveSpot(i, components.graves))
    if (place === IN_BAG) return put(() => ({ x: BAG.x, y: BAG.y - 14, k: 0.4 }), false)
    return put((_, piece) => ({ ...farmGate(piece.seat === mine, piece.seat), k: 1 }), false)
  })
}

/** Where one more would stand. */
export function nextSpot(
  place: Place,
  shown: readonly Figure[],
  components: Components,
): (Spot & { k: number }) | null {
  const there = shown.filter((figure) => figure.place === place).length
  const ground = stand(place)
  if (ground) {
    const spots = standing(ground, there + 1)
    return place < AT_CRAFT
      ? null
      : { ...spots[spots.length - 1]!, x: ground.x + Math.min(there, 2) * 12 + (there ? 8 : 0) }
  }
  if (place >= IN_CHRONICLE && place < IN_GRAVE) {
    const slots = components.slots[place - IN_CHRONICLE]!
    return there < slots ? slotSpot(place - IN_CHRONICLE, there, slots) : null
  }
  if (place === IN_GRAVE) return there < components.graves ? graveSpot(there, components.graves) : null
  if (place === IN_BAG) return { x: BAG.x + 6, y: BAG.y - 26, k: 0.8 }
  return null
}
