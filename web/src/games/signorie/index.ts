// What the shell takes of Signorie.

import { inParts } from '../../board/parts'
import type { Frame, Say, TablePart } from '../../contract'
import type { Option, Snapshot } from '../../protocol'
import { partOf, thingsOf } from './options'
import HousePanel from './HousePanel.svelte'
import Palazzo from './Palazzo.svelte'
import PlansPanel from './PlansPanel.svelte'
import { viewOf } from './shown'

export { default as Board } from './Board.svelte'
export { default as Heading } from './Frieze.svelte'
export { default as Holdings } from './Holdings.svelte'
export { kinds, word } from './words'

export const frame: Frame = { aside: 'left', ownInside: true, theme: 'signorie-page' }

const part = inParts(thingsOf, partOf)

export const own: TablePart = {
  name: 'palazzo',
  label: 'web-tab-palazzo',
  Component: Palazzo,
  ...part('arcade'),
  height: '250px',
}
export const panels: readonly TablePart[] = [
  { name: 'house', label: 'web-tab-house', Component: HousePanel, ...part('house') },
  { name: 'plans', label: 'web-tab-plans', Component: PlansPanel, ...part('plans') },
]

export const onBar = (option: Option, snapshot: Snapshot) => thingsOf(option, snapshot).length === 0

export const round = (snapshot: Snapshot, say: Say): string => say('web-round-of', { round: viewOf(snapshot).round })

/** An icon for each source of points. */
export const sources: Record<string, string> = {
  missions: 'scroll-unfurled',
  marriages: 'rose',
  initiative: 'hourglass',
  helpers: 'flat-hammer',
  weddings: 'church',
  rewards: 'laurel-crown',
  careers: 'gavel',
  rows: 'fleur-de-lys',
}

export const score = (snapshot: Snapshot, seat: number): number => viewOf(snapshot).families[seat]?.points ?? 0
export const first = (snapshot: Snapshot): number => viewOf(snapshot).order[0] ?? -1
