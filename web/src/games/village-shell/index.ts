// What the shell shows of Village around the board: each seat's holdings and score, an icon for each source of points.

import type { Snapshot } from '../../protocol'

export { default as Holdings } from './Holdings.svelte'

interface View {
  first: number
  farms: { prestige: number }[]
}
export const sources: Record<string, string> = {
  prestige: 'laurel-crown',
  travel: 'treasure-map',
  church: 'church',
  customers: 'shop',
  chronicle: 'open-book',
  council: 'gavel',
  coins: 'two-coins',
}

export const score = (snapshot: Snapshot, seat: number): number => (snapshot.view as View).farms[seat]?.prestige ?? 0
export const first = (snapshot: Snapshot): number => (snapshot.variant === 'standard' ? (snapshot.view as View).first : -1)
export const hidden = false
