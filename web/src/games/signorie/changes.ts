// What moved where between two pictures of the table, at its wide form: dice, people, helpers, tokens.

import { type Colour, type House, type Printed, type Sex, SEX_NAMES, type Table } from './generated'
import { archDie, CITY_CARDS, diceSpot, nicheSpot, placeSpot, type Spot, TOWERS, WIDE } from './layout'
import { bayOf } from './shown'

export type Piece =
  | { kind: 'die'; colour: Colour; face: number }
  | { kind: 'person'; sex: Sex; seat: number }
  | { kind: 'helper'; seat: number }
  /** Without a House it is face down. */
  | { kind: 'token'; house: House | null; worth: number }

export interface Flight {
  key: string
  from: Spot
  to: Spot
  piece: Piece
}

const plus = (a: Spot, x: number, y: number): Spot => ({ x: a.x + x, y: a.y + y })
/** Other houses lie beyond the left edge, beside their names. */
const away = (seat: number): Spot => ({ x: -30, y: 60 + seat * 110 })
const poolSpot = (sex: Sex) => plus(WIDE.house, 97, 108 + SEX_NAMES.indexOf(sex) * 37)
const PILE = plus(WIDE.map, 292, 342)
const rowSpot = (row: number) => plus(WIDE.plans, 120, 74 + row * 92)

/** Tokens that lay in a city and are gone. */
const taken = (before: Table, now: Table) =>
  before.cities.flatMap(({ city, queues }, i) =>
    SEX_NAMES.flatMap((sex) => {
      const { token } = queues[sex]!
      return token && !now.cities[i]!.queues[sex]!.token ? [{ city, ...token }] : []
    }),
  )

export function flights(before: Table, now: Table, mine: number | null, c: Printed): Flight[] {
  // A new round lays everything out anew: it appears, it does not fly.
  if (before.round !== now.round || before.families.length !== now.families.length) return []
  const found: Flight[] = []
  const fly = (key: string, from: Spot, to: Spot, piece: Piece) => found.push({ key, from, to, piece })
  now.families.forEach((family, seat) => {
    const old = before.families[seat]!
    const home = (spot: Spot) => (seat === mine ? spot : away(seat))
    c.columns.forEach(({ colour, helpers }, column) => {
      const face = family.dice[colour]
      if (face && !old.dice[colour]) {
        const at = bayOf(now, colour).dice.findIndex((die) => die.face === face && die.taken_by === seat)
        const spot = diceSpot(column, Math.max(0, at), now.families.length)
        const arch = plus(WIDE.arcade, archDie(column).x + 18, archDie(column).y + 18)
        fly(`die ${seat} ${colour}`, plus(WIDE.pools, spot.x + 20, spot.y + 20), home(arch), {
          kind: 'die',
          colour,
          face,
        })
      }
      helpers.forEach((helper, level) => {
        if (!family.helpers.includes(helper) || old.helpers.includes(helper)) return
        const niche = nicheSpot(column, level, helpers.length)
        const spot = plus(WIDE.arcade, niche.x + 24, niche.y + 29)
        fly(`helper ${seat} ${helper}`, plus(WIDE.house, 178, 72), home(spot), { kind: 'helper', seat })
      })
    })
    const left: Spot[] = []
    c.careers.forEach(({ career, spaces }, tower) => {
      const men = (table: Table, space: number) => table.careers[career]![space]!.filter((one) => one === seat).length
      const more = spaces.map((_, space) => men(now, space) - men(before, space))
      const spot = (space: number) =>
        plus(WIDE.towers, TOWERS.tower(tower) + 33, TOWERS.base - (space + 0.5) * TOWERS.floor(spaces.length))
      more.forEach((by, space) => {
        if (by < 0) left.push(spot(space))
        if (by <= 0) return
        const from = more.findLastIndex((other, below) => other < 0 && below < space)
        const start = from < 0 ? home(poolSpot('man')) : spot(from)
        fly(`man ${seat} ${spaces[space]?.man}`, start, spot(space), { kind: 'person', sex: 'man', seat })
      })
    })
    now.cities.forEach(({ city, queues }, i) =>
      SEX_NAMES.forEach((sex) => {
        const were = before.cities[i]!.queues[sex]!.seats.length
        queues[sex]!.seats.forEach((owner, place) => {
          if (owner !== seat || place < were) return
          const from = (sex === 'man' && left[0]) || home(poolSpot(sex))
          const spot = placeSpot(city, sex, place, c.cities[i]!.values[sex]!.length)
          fly(`${sex} ${city} ${place}`, from, plus(WIDE.map, spot.x, spot.y), { kind: 'person', sex, seat })
        })
      }),
    )
    family.plan.forEach(({ row, tokens, down }, i) => {
      const was = old.plan[i]!
      tokens.forEach((worth, k) => {
        if (worth === null || was.tokens[k] !== null) return
        const house = c.plans[family.board]![i]!.shields[k]!
        const city = taken(before, now).find((token) => token.house === house && token.worth === worth)?.city
        const from = city ? plus(WIDE.map, CITY_CARDS[city].x + 100, CITY_CARDS[city].y + 14) : PILE
        fly(`token ${seat} ${row} ${k}`, from, home(rowSpot(i)), { kind: 'token', house, worth })
      })
      if (down > was.down)
        fly(`back ${seat} ${row}`, PILE, home(rowSpot(i)), { kind: 'token', house: null, worth: c.face_down })
    })
  })
  return found
}
