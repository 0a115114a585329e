// Legacy as the board's machinery needs it.

import { type Beyond, createTable, type Manner, type Table, useTable as use } from '../../board/table.svelte'
import { reasonsOf, whyWords } from '../../board/words'
import type { BoardProps } from '../../contract'
import type { Snapshot } from '../../protocol'
import type { Printed, Table as View } from './generated'
import { infoOf } from './info'
import { thingsOf } from './options'
import { type Preview, previewOf } from './preview'
import { componentsOf, viewOf } from './view'
import { actionWords, briefWords, shortWords } from './words'

/** What is printed, and the table it lies on: people are named by their family. */
export interface Components extends Printed {
  table: Snapshot
}
export type LegacyTable = Table<View, Components, Preview, null>

/** Why not, one choice ahead: what no option leads to, told where it would be chosen. */
function beyond(thing: string, table: LegacyTable): Beyond | null {
  const { snapshot, say } = table
  const refusals = (snapshot.menu?.beyond ?? []).filter((refusal) => thingsOf(refusal, snapshot).includes(thing))
  if (refusals.length === 0) return null
  const reasons = reasonsOf(refusals, say, (refusal) => actionWords(refusal, say, snapshot))
  return { shut: true, notes: reasons.map(({ why }) => ({ text: `${why}.` })) }
}

const MANNER: Manner<View, Components, Preview, null> = {
  viewOf,
  thingsOf,
  infoOf,
  whyWords,
  previewOf,
  beyond,
  componentsOf: (snapshot) => ({ ...componentsOf(snapshot), table: snapshot }),
  actionWords: (option, say, { table }) => actionWords(option, say, table),
  briefWords: (option, _, say, { table }) => briefWords(option, say, table),
  shortWords: (option, seat, say) => shortWords(option, seat, say),
  moreOf: () => null,
  doors: new Set(['kin:1', 'gold:0', 'deck']),
}

export const createLegacy = (props: () => BoardProps, scale: () => number = () => 1): LegacyTable =>
  createTable(MANNER, props, scale)
export const useTable = () => use<LegacyTable>()
