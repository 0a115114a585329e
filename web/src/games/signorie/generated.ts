// Written by `make docs` from face.py.

export const COLOUR_NAMES = ['yellow', 'red', 'purple', 'grey', 'turquoise'] as const
export type Colour = (typeof COLOUR_NAMES)[number]

export const SEX_NAMES = ['man', 'woman'] as const
export type Sex = (typeof SEX_NAMES)[number]

export const TILE_NAMES = [
  'political',
  'clerical',
  'military',
  'initiative',
  'florins',
  'family',
  'threshold',
  'token',
  'mission',
  'marriage',
] as const
export type Tile = (typeof TILE_NAMES)[number]

export const HELPER_NAMES = [
  'yellow-top',
  'yellow-middle',
  'yellow-bottom',
  'red-top',
  'red-middle',
  'red-bottom',
  'purple-top',
  'purple-middle',
  'purple-bottom',
  'grey-top',
  'grey-middle',
  'grey-bottom',
  'turquoise-top',
  'turquoise-middle',
  'turquoise-bottom',
] as const
export type Helper = (typeof HELPER_NAMES)[number]

export const CAREER_NAMES = ['political', 'clerical', 'military'] as const
export type Career = (typeof CAREER_NAMES)[number]

export const CITY_NAMES = ['milano', 'venezia', 'firenze', 'roma', 'napoli'] as const
export type City = (typeof CITY_NAMES)[number]

export const HOUSE_NAMES = ['sforza', 'este', 'gonzaga', 'medici', 'colonna', 'aragona'] as const
export type House = (typeof HOUSE_NAMES)[number]

export const ROW_NAMES = ['political', 'clerical', 'military', 'marriage'] as const
export type Row = (typeof ROW_NAMES)[number]

export const REWARD_NAMES = [
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
export type Reward = (typeof REWARD_NAMES)[number]

export const BOARD_NAMES = ['yellow', 'red', 'purple', 'blue'] as const
export type Board = (typeof BOARD_NAMES)[number]

export const MANAGEMENT_NAMES = ['florins', 'marriage', 'offspring', 'mission', 'steps'] as const
export type Management = (typeof MANAGEMENT_NAMES)[number]

export const TRACK_NAMES = ['political', 'clerical', 'military', 'initiative'] as const
export type Track = (typeof TRACK_NAMES)[number]

export const EFFECT_NAMES = [
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
export type Effect = (typeof EFFECT_NAMES)[number]

export const MAN_NAMES = [
  'political-1',
  'political-2',
  'political-3',
  'political-4',
  'political-5',
  'political-6',
  'political-7',
  'political-8',
  'political-9',
  'political-10',
  'clerical-1',
  'clerical-2',
  'clerical-3',
  'clerical-4',
  'clerical-5',
  'clerical-6',
  'clerical-7',
  'clerical-8',
  'clerical-9',
  'clerical-10',
  'military-1',
  'military-2',
  'military-3',
  'military-4',
  'military-5',
  'military-6',
  'military-7',
  'military-8',
  'military-9',
  'military-10',
] as const
export type Man = (typeof MAN_NAMES)[number]

/** The whole table as a seat sees it. */
export interface Table {
  round: number
  /** the seats as they take turns */
  order: number[]
  bays: Bay[]
  /** what each helper costs now */
  hiring: Partial<Record<Helper, number>>
  helpers_left: number
  /** whose men stand on each space, the lowest space first */
  careers: Partial<Record<Career, number[][]>>
  /** whose discs lie on each space, the lowest space first, and the lowest disc */
  initiative: number[][]
  cities: CityState[]
  /** tokens that can still be drawn */
  pile: number
  rewards: RoundReward[]
  families: Family[]
}

/** What belongs to a colour on the main board: two assignments, and its dice, the highest first. */
export interface Bay {
  colour: Colour
  slots: Slot[]
  dice: Die[]
}

/** Where an assignment lies, and whose members it takes. */
export interface Slot {
  sex: Sex
  tile?: Tile
}

/** A die as it fell in this round. */
export interface Die {
  face: number
  price: number
  /** a seat; none: it lies on the main board */
  taken_by?: number
  /** what the dice of whoever looks would come to, if that is over the threshold */
  over?: number
}

export interface CityState {
  city: City
  in_play: boolean
  queues: Partial<Record<Sex, Queue>>
}

/** The men, or the women, in a city, from its first place on. */
export interface Queue {
  seats: number[]
  /** the value of the next place; none: it is full */
  next?: number
  /** for a mission, or for a marriage */
  token?: Token
}

/** An alliance token in a city. */
export interface Token {
  house: House
  worth: number
  /** in the plan of whoever looks */
  fits?: Row[]
}

export interface RoundReward {
  round: number
  /** none: the round is over */
  reward?: Reward
  /** instead of the bonus */
  florins?: number
}

export interface Family {
  board: Board
  /** in the turn order */
  place: number
  passed: boolean
  /** scored so far */
  points: number
  florins: number
  members: Partial<Record<Sex, Members>>
  /** men in the portraits, from the top; so many white dice are rolled for offspring */
  married: number
  /** hired, by column */
  helpers: Helper[]
  /** of this round */
  dice: Partial<Record<Colour, number>>
  dice_sum: number
  /** so many more may be taken in a round */
  dice_left: number
  threshold: number
  /** up to the threshold; below nothing: over it */
  room: number
  risk: 'safe' | 'close' | 'over'
  /** what its disc is worth where it lies */
  initiative: number
  plan: PlanRow[]
}

/** Where the men, or the women, of a family are who are in no career and no city. */
export interface Members {
  pool: number
  supply: number
  /** in the threshold area */
  waiting: number
}

/** What lies at a row of the plan. */
export interface PlanRow {
  row: Row
  /** the worth of the token on each shield */
  tokens: (number | null)[]
  /** tokens face down */
  down: number
  /** of all of them together */
  worth: number
  /** as long as there are enough of them */
  points: number
  /** so many more tokens until they count */
  lacks: number
}

/** What stands on the components of this table. */
export interface Printed {
  rounds: number
  columns: Column[]
  helpers: Partial<Record<Helper, HelperSpace>>
  careers: CareerTrack[]
  /** points of each space, the lowest first */
  initiative: number[]
  cities: CityPlaces[]
  plans: Partial<Record<Board, Shields[]>>
  tasks: Partial<Record<Tile, Task>>
  rewards: Partial<Record<Reward, RewardTile>>
  /** what the wedding of each man is worth; the head is married from the start */
  portraits: (number | null)[]
  /** in a round */
  most_dice: number
  /** that they can come to */
  most_sum: number
  threshold: number
  threshold_per_member: number
  /** tokens */
  row_counts_from: number
  /** what such a token is worth */
  face_down: number
  doubts: Doubts
}

/** A column of every player board, and where its die hires. */
export interface Column {
  colour: Colour
  /** what a die is measured against */
  value: number
  management: Management
  /** by management */
  does: Does
  /** from the top to the bottom */
  helpers: Helper[]
  /** the column for whose helpers its die pays */
  hires: Colour
  /** the die that hires its own helpers */
  hired_with: Colour
  doubtful: boolean
}

/** What something does: a message and its arguments. */
export interface Does {
  message: string
  amount: number
  tracks: Track[]
}

export interface HelperSpace {
  colour: Colour
  /** a message */
  row: string
  cost: number
  effect: Effect
  does: Does
  doubtful: boolean
}

/** A career, its lowest space first. */
export interface CareerTrack {
  career: Career
  spaces: CareerSpace[]
}

/** A space of a career. */
export interface CareerSpace {
  /** the name of whoever stands there */
  man: Man
  /** for a mission */
  points: number
  /** for a man who is still there */
  at_end: number
  rank: number
  /** on arrival */
  florins: number
  /** steps on arrival */
  initiative: number
}

/** The values of a city's places, in the order in which they fill. */
export interface CityPlaces {
  city: City
  values: Partial<Record<Sex, number[]>>
  doubtful: boolean
}

/** What a row of a plan asks for, the House that it asks for most first. */
export interface Shields {
  row: Row
  shields: House[]
  doubtful: boolean
}

/** An assignment tile: how many members it takes, and what it does for the first or, at once, for all of them. */
export interface Task {
  fewest: number
  most: number
  does: Does
}

export interface RewardTile {
  does: Does
  doubtful: boolean
}

/** Values that no rulebook prints, beside those that say it themselves. */
export interface Doubts {
  career_points: boolean
  slots: boolean
  initiative: boolean
  tokens: boolean
  weddings: boolean
}

/** What the question is about beside its options. */
export interface Question {
  /** the column where the die that was placed hires */
  hires?: Colour
  /** still to make, this one among them */
  steps?: number
}
