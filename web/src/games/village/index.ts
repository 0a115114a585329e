// What the shell takes of Village.

import type { Say, Sign, TablePart } from '../../contract'
import type { Option, Snapshot } from '../../protocol'
import Book from './BookPanel.svelte'
import { tableOf } from './face'
import Farm from './Farm.svelte'
import Market from './MarketPanel.svelte'
import { BAR, thingOf, whereIs } from './options'

export { default as Board } from './Board.svelte'
export { heading } from './heading'
export { default as Holdings } from './Holdings.svelte'
export { kinds, thingName } from './words'

const offers = (fits: (thing: string) => boolean) => (snapshot: Snapshot) =>
  snapshot.menu?.options.some((option) => fits(thingOf(option, snapshot))) ?? false

export const own: TablePart = {
  name: 'farm',
  label: 'web-tab-farm',
  Component: Farm,
  offers: offers((thing) => whereIs(thing) === 'farm'),
}
export const panels: readonly TablePart[] = [
  { name: 'book', label: 'web-tab-book', Component: Book },
  {
    name: 'market',
    label: 'web-tab-market',
    Component: Market,
    offers: offers((thing) => thing.startsWith('customer:')),
  },
]

export const signs: Record<string, Sign> = {
  'died': 'death',
  'nobody-died': 'death',
  'jagna-died': 'death',
  'life': 'time',
}

export const onBar = (option: Option, snapshot: Snapshot) => thingOf(option, snapshot) === BAR

export const round = (snapshot: Snapshot, say: Say): string => say('board-round', { round: tableOf(snapshot).round })

/** An icon for each source of points. */
export const sources: Record<string, string> = {
  prestige: 'laurel-crown',
  travel: 'treasure-map',
  church: 'church',
  customers: 'shop',
  chronicle: 'open-book',
  council: 'gavel',
  coins: 'two-coins',
}

export const score = (snapshot: Snapshot, seat: number): number => tableOf(snapshot).farms[seat]?.prestige ?? 0
export const first = (snapshot: Snapshot): number => (snapshot.variant === 'standard' ? tableOf(snapshot).first : -1)
