// Signorie as the board's machinery needs it.

import { type Beyond, createTable, type Manner, type Table, useTable as use } from '../../board/table.svelte'
import { capital, reasonsOf, whyWords } from '../../board/words'
import type { BoardProps } from '../../contract'
import type { Option } from '../../protocol'
import { speech } from '../../speech.svelte'
import { actionInWords, priceInWords } from '../../words'
import type { Printed, Question, Table as View } from './generated'
import { infoOf } from './info'
import { thingsOf } from './options'
import { type Preview, previewOf } from './preview'
import { componentsOf, questionOf, viewOf } from './shown'
import { briefWords, kinds, word } from './words'

export type SignorieTable = Table<View, Printed, Preview, Question>

/** Why not, one choice ahead: what no die leads to, told at the task, the column or the helper it belongs to. */
function beyond(thing: string, table: SignorieTable): Beyond | null {
  const { snapshot, say, components } = table
  const refusals = (snapshot.menu?.beyond ?? []).filter((refusal) => thingsOf(refusal, snapshot).includes(thing))
  if (refusals.length === 0) return null
  const notes = reasonsOf(refusals, say, (refusal) => table.manner.actionWords(refusal, say, components))
  return { shut: true, notes: notes.map(({ why }) => ({ text: `${why}.` })) }
}

const MANNER: Omit<Manner<View, Printed, Preview, Question>, 'actionWords' | 'briefWords' | 'shortWords'> = {
  viewOf,
  componentsOf,
  thingsOf,
  infoOf,
  whyWords,
  previewOf,
  beyond,
  moreOf: questionOf,
  doors: new Set(['gauge', 'city:roma', 'initiative']),
}

export function createSignorie(props: () => BoardProps, scale: () => number): SignorieTable {
  const speaker = () => ({ say: props().say, has: speech.has, kinds, word })
  const actionWords = (option: Pick<Option, 'verb' | 'args'>) =>
    capital(actionInWords(speaker(), props().snapshot, { action: option.verb, ...option }))
  const words: Pick<Manner<View, Printed, Preview, Question>, 'actionWords' | 'briefWords' | 'shortWords'> = {
    actionWords,
    briefWords: (option, ...more) => briefWords(option, ...more) || actionWords(option),
    shortWords: (option) => priceInWords(speaker(), props().snapshot, option).map(({ text }) => text),
  }
  return createTable({ ...MANNER, ...words }, props, scale)
}
export const useTable = () => use<SignorieTable>()
