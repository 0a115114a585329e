// Signorie as the board's machinery needs it.

import { type Manner, provideTable, Table, useTable as use } from '../../board/table.svelte'
import type { BoardProps } from '../../contract'
import type { Printed, Question, Table as View } from './generated'
import { infoOf } from './info'
import { thingsOf } from './options'
import { type Preview, previewOf } from './preview'
import { questionOf } from './shown'
import { briefWords, kinds, word } from './words'

const MANNER: Manner<View, Printed, Preview, Question> = {
  thingsOf,
  infoOf,
  naming: { kinds, word },
  briefWords,
  previewOf,
  moreOf: questionOf,
  doors: new Set(['gauge', 'city:roma', 'initiative']),
}

export const createSignorie = (props: () => BoardProps, scale: () => number) =>
  provideTable(new Table(MANNER, props, scale))
export const useTable = () => use<ReturnType<typeof createSignorie>>()
