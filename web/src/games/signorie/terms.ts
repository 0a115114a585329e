// The view of Signorie as the server sends it (docs/protocol.md), and the names behind its numbers.

import type { Snapshot } from '../../protocol'

export const COLOURS = ['yellow', 'red', 'purple', 'grey', 'turquoise'] as const
export const MANAGEMENT = ['florins', 'marriage', 'offspring', 'mission', 'steps'] as const
export const BOARDS = ['yellow', 'red', 'purple', 'blue'] as const
export const SEXES = ['man', 'woman'] as const
export const CAREERS = ['political', 'clerical', 'military'] as const
/** The careers, and initiative as the fourth track. */
export const TRACKS = [...CAREERS, 'initiative'] as const
export const ROWS = [...CAREERS, 'marriage'] as const
export const CITIES = ['milano', 'venezia', 'firenze', 'roma', 'napoli'] as const
export const HOUSES = ['sforza', 'este', 'gonzaga', 'medici', 'colonna', 'aragona'] as const
export const LEVELS = ['top', 'middle', 'bottom'] as const
export const TILES = [...TRACKS, 'florins', 'family', 'threshold', 'token', 'mission', 'marriage'] as const
export const REWARDS = [
  'mission',
  'marriage',
  'men',
  'women',
  'careers',
  'initiative',
  'token',
  'helper',
  'extra-action',
  'per-helper',
  'per-city-men',
  'per-city-women',
  'per-man',
  'per-woman',
] as const
export const EFFECTS = [
  'steps',
  'die-steps',
  'florins',
  'points',
  'points-per-man',
  'meeple',
  'birth',
  'mission',
  'marriage',
  'token',
  'assignment',
] as const

export type Colour = (typeof COLOURS)[number]
export type Tile = (typeof TILES)[number]
export type Reward = (typeof REWARDS)[number]
export type Effect = (typeof EFFECTS)[number]

export const MAN = 0
export const WOMAN = 1
export const FACES = 6
export const SPACES = 7
export const PLACES = 5
export const ROUNDS = 7
export const BONUS_ROUNDS = 5
export const LEVEL_COUNT = 3
export const WORTHS = 4
export const LEAST_WORTH = 2
export const TOKENS = HOUSES.length * WORTHS
export const MARRIAGE_ROW = 3
export const SONS = 5
/** No token, nobody, no reward tile. */
export const NONE = -1

export interface FamilyView {
  /** Which player board, and so which plan. */
  board: number
  florins: number
  /** Men and women at hand, in the supply, in the threshold area. */
  pool: number[]
  supply: number[]
  waiting: number[]
  brides: number
  /** The die in each column, 0 for none. */
  dice: number[]
  helpers: number[]
  careers: number[]
  /** Tokens face up: row * TOKENS + token. */
  alliances: number[]
  face_down: number[]
  points: number[]
}
export interface SignorieView {
  round: number
  order: number[]
  passed: number[]
  /** How many lie on the main board: colour * FACES + face. */
  dice: number[]
  /** The tile on each slot: colour * 2 + sex. */
  slots: number[]
  /** Whose man stands there: city * PLACES + place. */
  men: number[]
  women: number[]
  /** In the cities: city * 2, marriage before mission. */
  tokens: number[]
  pile: number
  in_play: number[]
  rewards: number[]
  initiative: number[]
  /** The seats by initiative, the foremost first. */
  ranking: number[]
  families: FamilyView[]
}
export interface HelperSpace {
  cost: number
  effect: Effect
  amount: number
  /** Tracks as a set of bits. */
  tracks: number
}
export interface Components {
  values: number[]
  /** In the bank before anybody hires. */
  helper_discs: number
  most_dice: number
  management: { florins: number; steps: number }
  careers: { points: number[]; rank: number[]; florins: number[]; initiative: number[] }
  initiative: number[]
  cities: { men: number[]; women: number[] }
  most_dowry: number
  dowry_points: number
  row_counts_from: number
  face_down: number
  /** Shields by House for each player board: row * HOUSES + House. */
  plans: number[][]
  helpers: HelperSpace[]
  tile_steps: number
  tile_florins: number
  limit: number
  limit_per_meeple: number
  rewards: {
    florins: number
    meeples: number
    career_steps: number
    initiative_steps: number
    per_helper: number
    per_city: number
    per_meeple: number
    donation: number
  }
  weddings: { points: number[]; florins: number[] }
  doubtful: string[]
}

export const viewOf = (snapshot: Snapshot) => snapshot.view as SignorieView
export const componentsOf = (snapshot: Snapshot) => snapshot.components as Components

export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
/** What a die lacks to the value of its column (S 3.5). */
export const priceOf = (c: Components, colour: number, face: number) => Math.max(0, (c.values[colour] ?? 0) - face)
export const diceSum = (family: FamilyView) => sum(family.dice)
export const limitOf = (c: Components, family: FamilyView) => c.limit + c.limit_per_meeple * sum(family.waiting)
export const helperName = (i: number) => `${COLOURS[Math.floor(i / LEVEL_COUNT)]}-${LEVELS[i % LEVEL_COUNT]}`
export const HELPERS = Array.from({ length: COLOURS.length * LEVEL_COUNT }, (_, i) => helperName(i))
/** The column whose helper a die of this colour hires (S 4.2). */
export const hiringColumn = (colour: number) => (colour + COLOURS.length - 1) % COLOURS.length
export const houseOf = (token: number) => Math.floor((token % TOKENS) / WORTHS)
export const worthOf = (token: number) => (token % WORTHS) + LEAST_WORTH
/** The place where the next man or woman would stand in a city, as a number from 0; PLACES if it is full. */
export function nextPlace(places: readonly number[], city: number): number {
  const there = places.slice(city * PLACES, (city + 1) * PLACES)
  const free = there.indexOf(NONE)
  return free < 0 ? PLACES : free
}

/** One row of a plan: its shields in order, each with the token on it (or none), and the tokens face down. */
export interface PlanRow {
  shields: { house: number; worth: number }[]
  down: number
  /** What its tokens are worth together, and whether they count yet (S 15.4). */
  worth: number
  lacks: number
}

export function planRow(c: Components, family: FamilyView, row: number): PlanRow {
  const shields = HOUSES.flatMap((_, house) =>
    Array.from({ length: c.plans[family.board]?.[row * HOUSES.length + house] ?? 0 }, () => ({ house, worth: 0 })),
  )
  // The House that is asked for twice stands first, as on the player board.
  const times = (house: number) => shields.filter((shield) => shield.house === house).length
  shields.sort((a, b) => times(b.house) - times(a.house))
  for (const alliance of family.alliances.filter((token) => Math.floor(token / TOKENS) === row)) {
    const shield = shields.find(({ house, worth }) => house === houseOf(alliance) && worth === 0)
    if (shield) shield.worth = worthOf(alliance)
  }
  const down = family.face_down[row] ?? 0
  const count = shields.filter(({ worth }) => worth > 0).length + down
  return {
    shields,
    down,
    worth: sum(shields.map(({ worth }) => worth)) + down * c.face_down,
    lacks: Math.max(0, c.row_counts_from - count),
  }
}

/** Whether a token of the House fits the row (S 10.4). */
export const fits = (c: Components, family: FamilyView, row: number, house: number) =>
  planRow(c, family, row).shields.some((shield) => shield.house === house && shield.worth === 0)

/** Rows that the token of a city fits: its mission space serves the careers, its marriage space the marriages. */
export function rowsFor(c: Components, family: FamilyView, space: number, token: number): number[] {
  if (token === NONE) return []
  const rows = space % 2 === 0 ? [MARRIAGE_ROW] : [0, 1, 2]
  return rows.filter((row) => fits(c, family, row, houseOf(token)))
}

/** The dice of a colour as they fell in this round, each with whoever took it: those on the main board have nobody. */
export function diceOf(view: SignorieView, colour: number): { face: number; taker: number }[] {
  const dice: { face: number; taker: number }[] = []
  for (let face = 1; face <= FACES; face++) {
    const free = view.dice[colour * FACES + face - 1] ?? 0
    for (let i = 0; i < free; i++) dice.push({ face, taker: NONE })
    view.families.forEach((family, seat) => family.dice[colour] === face && dice.push({ face, taker: seat }))
  }
  return dice.sort((a, b) => b.face - a.face)
}

/** Helpers in the bank. */
export const helpersLeft = (view: SignorieView, c: Components) =>
  c.helper_discs - sum(view.families.map(({ helpers }) => sum(helpers)))

/** Points already scored; the rest comes at the end. */
export const scored = (snapshot: Snapshot, seat: number) => sum(viewOf(snapshot).families[seat]?.points ?? [])
