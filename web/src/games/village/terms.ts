// The view of Village as the server sends it (docs/protocol.md), and the names behind its numbers.

import type { Snapshot } from '../../protocol'

export const COLOURS = ['orange', 'green', 'brown', 'pink', 'plague'] as const
export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export const GOODS = ['scroll', 'horse', 'plow', 'ox', 'wagon'] as const
export const CRAFTS = ['wainwright', 'stables', 'office', 'smithy'] as const
export const CITIES = ['aldern', 'brakel', 'corven', 'dornau', 'eschbach', 'falkenau'] as const
export const CHAPTERS = ['crafts', 'farm', 'council', 'church', 'travel'] as const
export const PLACES = [
  'unborn',
  'farm',
  ...CRAFTS,
  'council-1',
  'council-2',
  'council-3',
  'council-4',
  ...CITIES,
  'church-1',
  'church-2',
  'church-3',
  'church-4',
  'bag',
  ...CHAPTERS.map((chapter) => `chronicle-${chapter}`),
  'grave',
  'removed',
]

export type Colour = (typeof COLOURS)[number]
export type Good = (typeof GOODS)[number]
/** What a customer can wish for. */
export type Wish = Good | 'grain'
export const WISHES: readonly Wish[] = [...GOODS, 'grain']

/** Where a family member is: an index into PLACES. */
export type Place = number
export const UNBORN = 0
export const AT_FARM = 1
export const AT_CRAFT = 2
export const AT_COUNCIL = 6
export const AT_CITY = 10
export const AT_CHURCH = 16
export const IN_BAG = 20
export const IN_CHRONICLE = 21
export const IN_GRAVE = 26

/** The number each member of a family wears. */
export const NUMBERS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4] as const
export const MONKS = 4
export const VILLAGE = 6
/** Jagna's pieces are drawn like those of a sixth seat. */
export const JAGNA_SEAT = 5
export const MONK_SEAT = 6
/** What a fate token shows; 1 is a blank. */
export const FACE_DOWN = 0
export const QUILL_UP = 2

/** Which craft makes a good. */
export const CRAFT_OF: Record<Good, number> = { scroll: 2, horse: 1, plow: 3, ox: 1, wagon: 0 }

export interface FarmView {
  life: number
  due: number
  prestige: number
  grain: number
  coins: number
  discs: number
  customers: number[]
  goods: number[]
  cubes: number[]
  at: Place[]
}
export interface JagnaView {
  beside: number[]
  church: number[]
  bag: number[]
  track: number[]
  cubes: number[]
  slot: number
  fate: number[]
  customers: number[]
  chronicle: number[]
  graves: number[]
  removed: number[]
}
export interface VillageView {
  box: string
  round: number
  first: number
  ring: number
  trigger: number
  spaces: number[]
  on_board: number
  bag: number[]
  supply: number[]
  stalls: number[]
  queue: number[]
  pile: number[]
  free: number[]
  free_graves: number
  taken: number
  farms: FarmView[]
  jagna?: JagnaView
}
export interface CustomerTile {
  wants: number[]
  points: number
}
export interface Components {
  lap: number
  granary: number
  spaces: number[]
  slots: number[]
  graves: number
  stalls: number
  queue: number
  customers: CustomerTile[]
  crafts: { train: number; make: number; buy: number[]; grain: number; makes: number[] }[]
  mill: { time: number; grain: number; coins: number }
  council: { green: number; time: number[]; points: number[] }
  church: { brown: number; time: number; grain: number[]; points: number[] }
  travel: {
    time: number
    roads: { from: number; to: number; cost: number[] }[]
    prestige: number[]
    cubes: number[]
    coins: number[]
    points: number[]
  }
  chronicle: number[]
  clockwise: number[]
  tokens: number[]
  doubtful: string[]
}

export const viewOf = (snapshot: Snapshot) => snapshot.view as VillageView
export const componentsOf = (snapshot: Snapshot) => snapshot.components as Components
/** How many cubes of a colour lie on a space. */
export const cubesOn = (view: VillageView, space: number, colour: number) => view.spaces[space * 5 + colour] ?? 0
export const customerIndex = (name: string) => Number(name.slice(1)) - 1
export const customerName = (index: number) => `c${String(index + 1).padStart(2, '0')}`
