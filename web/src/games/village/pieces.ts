// The figures on the town: who stands where, and who is who from one picture to the next.

import { grouped } from '../../words'
import { type Chapter, CHAPTER_NAMES, type Farm, type Place, PLACE_NAMES, type Table } from './generated'
import { JAGNA } from './heraldry'
import { BAG, farmGate, graveSpot, slotSpot, type Spot, STANDS, standing } from './layout'

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

const family = (seat: number, members: Farm['members']): Omit<Piece, 'key'>[] =>
  PLACE_NAMES.flatMap((place) => (members[place] ?? []).map((number) => ({ seat, number, place })))

/** The chapter of the chronicle that a place is. */
const chapterAt = (place: Place): Chapter | undefined =>
  CHAPTER_NAMES.find((chapter) => place === `chronicle-${chapter}`)

/** Gives every piece its key; those that did not move keep theirs, so that a move is a move of one piece. */
export function identify({ farms, jagna }: Table, before: readonly Piece[]): Piece[] {
  const left = [...before]
  const found: (Piece | undefined)[] = []
  const now = [
    ...farms.flatMap(({ members }, seat) => family(seat, members)),
    ...(jagna ? family(JAGNA, jagna.members) : []),
  ]
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
export function figures(pieces: readonly Piece[], table: Table, mine: number | null): Figure[] {
  return [...grouped(pieces, ({ place }) => place)].flatMap(([place, group]) => {
    const put = (spot: (i: number, piece: Piece) => Spot & { k: number }, shown = true) =>
      group.map((piece, i) => ({ ...piece, ...spot(i, piece), shown }))
    const ground = STANDS[place]
    const chapter = chapterAt(place)
    if (ground) {
      const spots = standing(ground, group.length)
      return put((i) => spots[i]!)
    }
    if (chapter) return put((i) => slotSpot(chapter, i, table.chapters[chapter]!.all))
    if (place === 'grave') return put((i) => graveSpot(i, table.graves.all))
    if (place === 'bag') return put(() => ({ x: BAG.x, y: BAG.y - 14, k: 0.4 }), false)
    return put((_, piece) => ({ ...farmGate(piece.seat === mine, piece.seat), k: 1 }), false)
  })
}

/** Where one more would stand. */
export function nextSpot(place: Place, shown: readonly Figure[], table: Table): (Spot & { k: number }) | null {
  const there = shown.filter((figure) => figure.place === place).length
  const ground = STANDS[place]
  const chapter = chapterAt(place)
  if (ground) {
    const spots = standing(ground, there + 1)
    return { ...spots[spots.length - 1]!, x: ground.x + Math.min(there, 2) * 12 + (there ? 8 : 0) }
  }
  if (chapter) return slotSpot(chapter, there, table.chapters[chapter]!.all)
  if (place === 'grave') return graveSpot(there, table.graves.all)
  if (place === 'bag') return { x: BAG.x + 6, y: BAG.y - 26, k: 0.8 }
  return null
}
