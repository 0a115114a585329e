// What an option would change, as its certain events and changes tell it, so that the whole table can show it.

import type { Thing } from '../../board/table.svelte'
import type { Option, Snapshot } from '../../protocol'
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
  for (const { name, seat: whose, args } of option.preview) {
    if (whose !== seat) continue
    switch (name) {
      case 'took':
        p.die = { colour: args.colour as Colour, face: Number(args.face) }
        break
      case 'hired':
        p.hired.push(args.helper as Helper)
        break
      case 'threshold':
        p.limit = Number(args.limit)
        break
      case 'advanced':
        p.advanced.push({
          from: args.from === 'pool' ? null : `${args.career}-${args.from}`,
          to: `${args.career}-${args.space}`,
        })
        break
      case 'climbed':
        p.climbed = Number(args.space)
        break
      case 'sent':
        p.sent = { man: String(args.man), city: args.city as City }
        break
      case 'married':
        p.married = args.city as City
        break
      case 'allied':
        p.allied.push({ row: args.row as Row, house: args.house as House, worth: Number(args.worth) })
        break
      case 'laid':
        p.laid.push(args.row as Row)
        break
      case 'wed':
        p.wed = Number(args.son)
        break
    }
  }
  return p
}
