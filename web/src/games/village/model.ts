// Village as the board's machinery needs it.

import {
  type Beyond,
  createTable,
  type Manner,
  type Note,
  provideTable,
  type Table,
  useTable as use,
} from '../../board/table.svelte'
import { capital, whyWords } from '../../board/words'
import type { BoardProps, Say } from '../../contract'
import type { Option, Snapshot } from '../../protocol'
import { speech } from '../../speech.svelte'
import { actionInWords, priceInWords } from '../../words'
import { printedOf, tableOf } from './face'
import type { Printed, Table as Shown } from './generated'
import { infoOf } from './info'
import { glowOf, thingOf } from './options'
import { type Preview, previewOf } from './preview'
import { type Reach, reachOf, reasonsOf } from './reach'
import { kinds, thingName } from './words'

/** Beside the table: what cannot be reached whatever is chosen now. */
export type VillageTable = Table<Shown, Printed, Preview, Reach>

function beyond(thing: string, { more, snapshot, say, components, manner }: VillageTable): Beyond | null {
  const whyNot = more.whyNot(thing)
  if (!whyNot) return null
  const { refusals, nothing, cube } = whyNot
  const space = capital(say(`space-${whyNot.space}`))
  const reasons = manner.reasonsOf!(refusals, say, components)
  const single = refusals.length === 1 && thingOf(refusals[0]!, snapshot) === thing ? reasons[0]!.what : ''
  const notes: Note[] = reasons.map(({ what, why }) => ({
    text: `${why}.`,
    lead: what && what !== single ? `${what}?` : '',
  }))
  if (cube === false) notes.unshift({ text: say('web-no-cube-there', { space }) })
  if (cube) notes.push({ text: say('web-still-cube', { space }), tone: 'strong' })
  return { shut: nothing, title: single, notes }
}

/** Why a cube would come alone, and who could die. */
function notes(option: Option, { more, preview, say, components, manner }: VillageTable): Note[] {
  const found: Note[] = []
  if (glowOf({ options: [option], refusals: [] }) === 'only') {
    const reasons = manner.reasonsOf!(more.behind(option), say, components)
    found.push({ text: say('web-cube-only') })
    found.push(...reasons.map(({ what, why }) => ({ text: `${why}.`, lead: what ? `${what}?` : '' })))
    if (reasons.length === 0) found.push({ text: say('web-other-cube') })
  }
  const mortal = preview?.mortal ?? []
  if (mortal.length)
    found.push({
      text: `† ${mortal.map(({ number, place }) => `${number} (${say(`place-${place}`)})`).join(' / ')}`,
      tone: 'danger',
    })
  return found
}

const MANNER = {
  viewOf: tableOf,
  componentsOf: printedOf,
  infoOf,
  whyWords,
  previewOf,
  glowOf,
  beyond,
  notes,
  thingsOf: (option: Pick<Option, 'verb' | 'args'>, snapshot: Snapshot) => [thingOf(option, snapshot)],
  moreOf: reachOf,
  doors: new Set(['well', 'life']),
}

export function createVillage(props: () => BoardProps, scale?: () => number): VillageTable {
  const speaker = (say: Say) => ({ say, has: speech.has, kinds, thingName })
  const actionWords = (option: Pick<Option, 'verb' | 'args'>, say: Say) =>
    capital(actionInWords(speaker(say), props().snapshot, { action: '', ...option }))
  const manner: Manner<Shown, Printed, Preview, Reach> = {
    ...MANNER,
    actionWords,
    reasonsOf: (refusals, say) => reasonsOf(refusals, say, (refusal) => actionWords(refusal, say)),
    shortWords: (option, _, say) => priceInWords(speaker(say), props().snapshot, option).map(({ text }) => text),
  }
  return createTable(manner, props, scale)
}
export const useTable = () => use<VillageTable>()
export { provideTable }
