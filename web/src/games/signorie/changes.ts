// What moved where between two pictures of the table, at its wide form: dice, people, helpers, tokens.

import { archDie, CITY_CARDS, diceSpot, nicheSpot, type Spot, TOWERS, WIDE } from './layout'
import {
  COLOURS,
  diceOf,
  HELPERS,
  houseOf,
  MAN,
  NONE,
  PLACES,
  type SignorieView,
  SPACES,
  TOKENS,
  WOMAN,
  worthOf,
} from './terms'

export type Piece =
  | { kind: 'die'; colour: number; face: number }
  | { kind: 'person'; sex: number; seat: number }
  | { kind: 'helper'; seat: number }
  | { kind: 'token'; house: number; worth: number }

export interface Flight {
  key: string
  from: Spot
  to: Spot
  piece: Piece
}

const plus = (a: Spot, x: number, y: number): Spot => ({ x: a.x + x, y: a.y + y })
/** Other houses lie beyond the left edge, beside their names. */
const away = (seat: number): Spot => ({ x: -30, y: 60 + seat * 110 })
const floorSpot = (space: number) =>
  plus(
    WIDE.towers,
    TOWERS.tower(Math.floor(space / SPACES)) + 33,
    TOWERS.base - ((space % SPACES) + 0.5) * TOWERS.floor,
  )
const citySpot = (place: number, sex: number) => {
  const card = CITY_CARDS[Math.floor(place / PLACES)]!
  return plus(WIDE.map, card.x + 33 + (place % PLACES) * 24, card.y + 35 + sex * 20)
}
const poolSpot = (sex: number) => plus(WIDE.house, 97, 108 + sex * 37)
const rowSpot = (row: number) => plus(WIDE.plans, 120, 74 + row * 92)

export function flights(before: SignorieView, now: SignorieView, mine: number | null): Flight[] {
  // A new round lays everything out anew: it appears, it does not fly.
  if (before.round !== now.round || before.families.length !== now.families.length) return []
  const found: Flight[] = []
  const fly = (key: string, from: Spot, to: Spot, piece: Piece) => found.push({ key, from, to, piece })
  now.families.forEach((family, seat) => {
    const old = before.families[seat]!
    const home = (spot: Spot) => (seat === mine ? spot : away(seat))
    COLOURS.forEach((_, colour) => {
      const face = family.dice[colour]!
      if (!face || old.dice[colour]) return
      const i = Math.max(
        0,
        diceOf(now, colour).findIndex((die) => die.face === face && die.taker === seat),
      )
      const { x, y } = diceSpot(colour, i, now.families.length)
      fly(
        `die ${seat} ${colour}`,
        plus(WIDE.pools, x + 20, y + 20),
        home(plus(WIDE.arcade, archDie(colour).x + 18, archDie(colour).y + 18)),
        { kind: 'die', colour, face },
      )
    })
    HELPERS.forEach((_, i) => {
      if (family.helpers[i]! > old.helpers[i]!)
        fly(
          `helper ${seat} ${i}`,
          plus(WIDE.house, 178, 72),
          home(plus(WIDE.arcade, nicheSpot(i).x + 24, nicheSpot(i).y + 29)),
          { kind: 'helper', seat },
        )
    })
    const left = old.careers.flatMap((count, space) => (count > family.careers[space]! ? [space] : []))
    const reached = family.careers.flatMap((count, space) => (count > old.careers[space]! ? [space] : []))
    for (const space of reached) {
      const from = left.findLast((one) => Math.floor(one / SPACES) === Math.floor(space / SPACES) && one < space)
      fly(`man ${seat} ${space}`, from === undefined ? home(poolSpot(MAN)) : floorSpot(from), floorSpot(space), {
        kind: 'person',
        sex: MAN,
        seat,
      })
    }
    const newcomers = (places: number[], were: number[]) =>
      places.flatMap((owner, place) => (owner === seat && were[place] === NONE ? [place] : []))
    for (const place of newcomers(now.men, before.men))
      fly(`sent ${place}`, left.length ? floorSpot(left[0]!) : home(poolSpot(MAN)), citySpot(place, MAN), {
        kind: 'person',
        sex: MAN,
        seat,
      })
    for (const place of newcomers(now.women, before.women))
      fly(`wed ${place}`, home(poolSpot(WOMAN)), citySpot(place, WOMAN), { kind: 'person', sex: WOMAN, seat })
    for (const alliance of family.alliances.slice(old.alliances.length)) {
      const space = before.tokens.findIndex((token, i) => token === alliance % TOKENS && now.tokens[i] === NONE)
      const city = CITY_CARDS[Math.floor(Math.max(0, space) / 2)]!
      fly(
        `token ${seat} ${alliance}`,
        plus(WIDE.map, city.x + 100, city.y + 14),
        home(rowSpot(Math.floor(alliance / TOKENS))),
        { kind: 'token', house: houseOf(alliance), worth: worthOf(alliance) },
      )
    }
    family.face_down.forEach((count, row) => {
      if (count > old.face_down[row]!)
        fly(`back ${seat} ${row}`, plus(WIDE.map, 292, 342), home(rowSpot(row)), { kind: 'token', house: -1, worth: 1 })
    })
  })
  return found
}
