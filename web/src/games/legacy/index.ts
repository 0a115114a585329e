// What the shell takes of Legacy.

import { inParts } from '../../board/parts'
import type { Frame, Say, TablePart } from '../../contract'
import type { Option, Snapshot } from '../../protocol'
import CourtPanel from './CourtPanel.svelte'
import HandPanel from './HandPanel.svelte'
import { partOf, thingsOf } from './options'
import SalonPanel from './SalonPanel.svelte'
import { componentsOf, viewOf } from './view'

export { default as Board } from './Board.svelte'
export { default as Heading } from './Rounds.svelte'
export { default as Holdings } from './Holdings.svelte'
export { word } from './words'

export const frame: Frame = { aside: 'left', ownInside: true, theme: 'legacy-page' }

const part = inParts(thingsOf, partOf)

export const own: TablePart = {
  name: 'hand',
  label: 'web-tab-hand',
  Component: HandPanel,
  ...part('hand', 'patron'),
  height: '250px',
}
export const panels: readonly TablePart[] = [
  { name: 'court', label: 'web-tab-court', Component: CourtPanel, ...part('court', 'home') },
  { name: 'salon', label: 'web-tab-salon', Component: SalonPanel, ...part('salon') },
]

export const onBar = (option: Option, snapshot: Snapshot) => thingsOf(option, snapshot).length === 0

export const round = (snapshot: Snapshot, say: Say): string =>
  say('web-round', { round: viewOf(snapshot).round, rounds: componentsOf(snapshot).rounds.flat().length })

/** An icon for each source of points. */
export const sources: Record<string, string> = {
  prestige: 'sun',
  children: 'swan',
  friends: 'rose',
  honours: 'laurel-crown',
  missions: 'scroll-unfurled',
  lost: 'death-skull',
  patron: 'quill',
  descent: 'fleur-de-lys',
  hints: 'spyglass',
}

export const score = (snapshot: Snapshot, seat: number): number => viewOf(snapshot).families[seat]!.honor
export const first = (snapshot: Snapshot): number =>
  viewOf(snapshot).families.length > 1 ? viewOf(snapshot).first : -1
