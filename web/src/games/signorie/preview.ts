// What an option would change, as its certain events and changes tell it, so that the whole table can show it.

import type { Thing } from '../../board/table.svelte'
import type { Args, Option, Snapshot } from '../../protocol'
import type { City, Colour, Helper, House, Row, Sex } from './generated'
import { thingsOf } from './options'

export interface Preview {
  seat: number
  /** By how much florins and members at hand would surely change. */
  florins: number
  pool: Record<Sex, number>
  die: { colour: Colour; face: number } | null
  /** What the threshold would be. */
  limit: number | null
  /** Helper spaces that would be taken. */
  hired: Helper[]
  /** Men who would stand on a career, and who they are now; somebody from the pool is nobody yet. */
  advanced: { from: string | null; to: string }[]
  /** The space of the initiative disc, from 1. */
  climbed: number | null
  sent: { man: string; city: City } | null
  married: City | null
  allied: { row: Row; house: House; worth: number }[]
  /** Rows where a token would lie face down. */
  laid: Row[]
  /** The number of the son who would be married. */
  wed: number | null
  /** What could be chosen next, as far as somebody has looked. */
  next: ReadonlySet<Thing>
}

/** What each event that is certain puts into the preview. */
const FORETOLD: Record<string, (p: Preview, args: Args) => void> = {
  took: (p, { colour, face }) => (p.die = { colour: colour as Colour, face: Number(face) }),
  hired: (p, { helper }) => p.hired.push(helper as Helper),
  threshold: (p, { limit }) => (p.limit = Number(limit)),
  advanced: (p, { from, career, space }) =>
    p.advanced.push({ from: from === 'pool' ? null : `${career}-${from}`, to: `${career}-${space}` }),
  climbed: (p, { space }) => (p.climbed = Number(space)),
  sent: (p, { man, city }) => (p.sent = { man: String(man), city: city as City }),
  married: (p, { city }) => (p.married = city as City),
  allied: (p, { row, house, worth }) => p.allied.push({ row: row as Row, house: house as House, worth: Number(worth) }),
  laid: (p, { row }) => p.laid.push(row as Row),
  wed: (p, { son }) => (p.wed = Number(son)),
}

export function previewOf(option: Option, snapshot: Snapshot): Preview {
  const seat = snapshot.asked ?? snapshot.seat ?? 0
  /** What hangs on the next choice is told in words, as what it may come to. */
  const certain = (name: string) => {
    const [before = 0, least = before, most = least] = option.changes[name] ?? []
    return least === most ? least - before : 0
  }
  const p: Preview = {
    seat,
    florins: certain('florins'),
    pool: { man: certain('men'), woman: certain('women') },
    die: null,
    limit: null,
    hired: [],
    advanced: [],
    climbed: null,
    sent: null,
    married: null,
    allied: [],
    laid: [],
    wed: null,
    next: new Set((option.next?.options ?? []).flatMap((one) => thingsOf(one, snapshot))),
  }
  for (const { name, seat: whose, args } of option.preview) if (whose === seat) FORETOLD[name]?.(p, args)
  return p
}
