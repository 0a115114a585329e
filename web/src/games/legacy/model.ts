// Legacy as the board's machinery needs it.

import { type Manner, provideTable, Table, useTable as use } from '../../board/table.svelte'
import type { BoardProps } from '../../contract'
import type { Printed, Table as View } from './generated'
import { infoOf } from './info'
import { thingsOf } from './options'
import { type Preview, previewOf } from './preview'
import { briefWords, shortWords, word } from './words'

const MANNER: Manner<View, Printed, Preview, null> = {
  thingsOf,
  infoOf,
  naming: { word },
  briefWords,
  shortWords,
  previewOf,
  moreOf: () => null,
  doors: new Set(['kin:1', 'gold:0', 'deck']),
}

export const createLegacy = (props: () => BoardProps, scale?: () => number) =>
  provideTable(new Table(MANNER, props, scale))
export const useTable = () => use<ReturnType<typeof createLegacy>>()
