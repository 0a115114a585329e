// Village as the board's machinery needs it.

import { type Beyond, type Manner, type Note, provideTable, Table, useTable as use } from '../../board/table.svelte'
import { capital } from '../../words'
import type { BoardProps } from '../../contract'
import type { Option } from '../../protocol'
import type { Printed, Table as Shown } from './generated'
import { infoOf } from './info'
import { glowOf, thingOf } from './options'
import { type Preview, previewOf } from './preview'
import { DULL, type Reach, reachOf } from './reach'
import { kinds, thingName } from './words'

/** Beside the table: what cannot be reached whatever is chosen now. */
export type VillageTable = Table<Shown, Printed, Preview, Reach>

function beyond(thing: string, table: VillageTable): Beyond | null {
  const { more, snapshot, say } = table
  const whyNot = more.whyNot(thing)
  if (!whyNot) return null
  const { refusals, nothing, cube } = whyNot
  const space = capital(say(`space-${whyNot.space}`))
  const reasons = table.reasons(refusals)
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
function notes(option: Option, table: VillageTable): Note[] {
  const { more, preview, say } = table
  const found: Note[] = []
  if (glowOf({ options: [option], refusals: [] }) === 'only') {
    const reasons = table.reasons(more.behind(option))
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

const MANNER: Manner<Shown, Printed, Preview, Reach> = {
  thingsOf: (option, snapshot) => [thingOf(option, snapshot)],
  infoOf,
  naming: { kinds, thingName },
  dull: DULL,
  previewOf,
  glowOf,
  moreOf: reachOf,
  beyond,
  notes,
  doors: new Set(['well', 'life']),
}

export const createVillage = (props: () => BoardProps, scale?: () => number): VillageTable =>
  provideTable(new Table(MANNER, props, scale))
export const useTable = () => use<VillageTable>()
