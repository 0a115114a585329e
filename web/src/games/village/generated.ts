// Written by `make docs` from face.py.

export const SPACE_NAMES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export type Space = (typeof SPACE_NAMES)[number]

export const COLOUR_NAMES = ['orange', 'green', 'brown', 'pink', 'plague'] as const
export type Colour = (typeof COLOUR_NAMES)[number]

export const CUSTOMER_NAMES = [
  'c01',
  'c02',
  'c03',
  'c04',
  'c05',
  'c06',
  'c07',
  'c08',
  'c09',
  'c10',
  'c11',
  'c12',
  'c13',
  'c14',
  'c15',
  'c16',
  'c17',
  'c18',
  'c19',
  'c20',
  'c21',
  'c22',
  'c23',
  'c24',
] as const
export type Customer = (typeof CUSTOMER_NAMES)[number]

export const WISH_NAMES = ['scroll', 'horse', 'plow', 'ox', 'wagon', 'grain'] as const
export type Wish = (typeof WISH_NAMES)[number]

export const CHAPTER_NAMES = ['crafts', 'farm', 'council', 'church', 'travel'] as const
export type Chapter = (typeof CHAPTER_NAMES)[number]

export const INFLUENCE_NAMES = ['orange', 'green', 'brown', 'pink'] as const
export type Influence = (typeof INFLUENCE_NAMES)[number]

export const GOOD_NAMES = ['scroll', 'horse', 'plow', 'ox', 'wagon'] as const
export type Good = (typeof GOOD_NAMES)[number]

export const CITY_NAMES = ['aldern', 'brakel', 'corven', 'dornau', 'eschbach', 'falkenau'] as const
export type City = (typeof CITY_NAMES)[number]

export const PLACE_NAMES = [
  'unborn',
  'farm',
  'wainwright',
  'stables',
  'office',
  'smithy',
  'council-1',
  'council-2',
  'council-3',
  'council-4',
  'aldern',
  'brakel',
  'corven',
  'dornau',
  'eschbach',
  'falkenau',
  'church-1',
  'church-2',
  'church-3',
  'church-4',
  'bag',
  'chronicle-crafts',
  'chronicle-farm',
  'chronicle-council',
  'chronicle-church',
  'chronicle-travel',
  'grave',
  'removed',
] as const
export type Place = (typeof PLACE_NAMES)[number]

export const CRAFT_NAMES = ['wainwright', 'stables', 'office', 'smithy'] as const
export type Craft = (typeof CRAFT_NAMES)[number]

/** What of the table lies open before a seat; a spectator has nothing to serve and nobody to lose. */
export interface Table {
  round: number
  first: number
  ring: 'roof' | 'taken' | 'spent'
  ring_of?: number
  /** on the board */
  cubes: number
  spaces: Partial<Record<Space, Partial<Record<Colour, number>>>>
  stalls: Stall[]
  queue: Guest[]
  pile: number
  /** customers still come from the queue to the stalls */
  moves_up: boolean
  chronicle: Room
  chapters: Partial<Record<Chapter, Room>>
  graves: Room
  /** how many are in it, monks among them */
  black_bag: number
  farms: Farm[]
  jagna?: Jagna
  /** of the seat that looks */
  oldest: Mortal[]
}

export interface Stall {
  guest?: Guest
}

/** A customer at the market. */
export interface Guest {
  customer: Customer
  /** how much of what it wants the seat that looks does not have */
  lacks: Partial<Record<Wish, number>>
}

/** For the dead: in a chapter of the chronicle, in all of it, or in the graveyard. */
export interface Room {
  taken: number
  free: number
  all: number
}

export interface Farm {
  life: number
  /** who must still die at the end of the turn */
  due: number
  prestige: number
  grain: number
  coins: number
  cubes: Partial<Record<Influence, number>>
  goods: Partial<Record<Good, number>>
  /** that lie open for the seat that looks */
  customers: Customer[]
  /** customers, those that lie face down as well */
  served: number
  /** where the seat's discs lie */
  cities: City[]
  /** who is where */
  members: Partial<Record<Place, number[]>>
  /** in the chronicle */
  remembered: number
}

/** The rival of the solo game. */
export interface Jagna {
  /** her board */
  beside: number[]
  /** on the church, from where they go into the bag */
  roof: number[]
  /** all others of hers */
  members: Partial<Record<Place, number[]>>
  slots: Slot[]
  /** the slot of her next cube, after that of her last one */
  next: number
  customers: Customer[]
  /** of these customers */
  points: number
}

/** A space of Jagna's board, and what the token beside it shows. */
export interface Slot {
  cubes: Colour[]
  token?: 'down' | 'blank' | 'quill'
}

/** One of those whom the quill would take next, and where they would come to rest. */
export interface Mortal {
  number: number
  place: Place
  rest: Place
}

/** What stands on the components and never changes. */
export interface Printed {
  /** spaces of the life track */
  lap: number
  granary: number
  stalls: number
  queue: number
  /** cubes of a colour, or coins */
  well: number
  /** of which space an action is */
  verbs: Record<string, Space>
  crafts: Workshop[]
  mill: Mill
  customers: Partial<Record<Customer, Tile>>
  council: Council
  church: Church
  /** time for a road, besides a wagon */
  travel: number
  roads: Road[]
  cities: Partial<Record<City, Reward>>
  names: Names[]
  /** on which side of Jagna's board each slot has a fate token */
  tokens: ('upper' | 'lower' | null)[]
  /** the things on the board that show what no rulebook prints */
  doubtful: string[]
}

/** A craft building: time to train and to make, or what a good costs. */
export interface Workshop {
  craft: Craft
  makes: Good[]
  train: number
  make: number
  buy: Partial<Record<Influence, number>>
  /** in the price of a good */
  grain: number
}

export interface Mill {
  time: number
  grain: number
  coins: number
}

/** Of a customer. */
export interface Tile {
  wants: Partial<Record<Wish, number>>
  points: number
}

export interface Council {
  /** or a scroll, for a step */
  green: number
  stages: CouncilStage[]
  /** of privilege 2 */
  cubes: number
  /** for privilege 4 */
  coins: number
  /** of privilege 4 */
  prestige: number
}

/** What it costs to get there, besides green or a scroll, and its points in the end. */
export interface CouncilStage {
  stage: number
  time: number
  points: number
}

export interface Church {
  /** or time, into the bag */
  brown: number
  time: number
  stages: ChurchStage[]
}

/** What it costs to get there from the one before, and its points in the end. */
export interface ChurchStage {
  stage: number
  grain: number
  points: number
}

export interface Road {
  start: City | 'village'
  end: City
  cost: Partial<Record<Influence, number>>
}

/** Of a city, on the first visit. */
export interface Reward {
  prestige: number
  cubes: number
  coins: number
}

/** So many names in the chronicle, or more, are worth so many points. */
export interface Names {
  names: number
  points: number
}

/** What the options do not say. */
export interface Question {
  /** where Jagna takes the cube */
  space: Space
}
