// What an option would change, as the rules foretell it, so that the whole table can show it.

import type { Changes, Event, Option, Snapshot } from '../../protocol'
import { tableOf } from './face'
import type { Mortal, Place } from './generated'

export interface Preview {
  seat: number
  /** What the seat has: before and after, or before, and the least and the most after. */
  changes: Changes
  hours: number
  /** Where the life marker comes to stand. */
  life: number
  moves: { number: number; place: Place; to: Place }[]
  /** Who dies, and where they come to rest. */
  dead: Mortal[]
  /** Of whom one dies, still to be chosen. */
  mortal: Mortal[]
}

function deaths(events: readonly Event[]): Mortal[] {
  return events
    .filter(({ name }) => name === 'died')
    .map(({ args }) => ({ number: Number(args.number), place: args.place as Place, rest: args.rest as Place }))
}

export function previewOf(option: Option, snapshot: Snapshot): Preview {
  const table = tableOf(snapshot)
  const seat = snapshot.asked ?? snapshot.seat ?? 0
  const own = option.preview.filter((event) => event.seat === seat)
  const dead = deaths(own)
  const named = option.next?.options.filter(({ verb }) => verb === 'die') ?? []
  const [alive = 0, fewest = 0] = option.changes.dead ?? []
  const [before = 0, after = 0] = option.changes.life ?? []
  return {
    seat,
    changes: option.changes,
    hours: after - before,
    life: Number(own.findLast(({ name }) => name === 'time')?.args.life ?? table.farms[seat]!.life),
    moves: own
      .filter(({ args }) => 'to' in args)
      .map(({ args }) => ({ number: Number(args.number), place: args.place as Place, to: args.to as Place })),
    dead,
    mortal: named.length
      ? named.flatMap(({ preview }) => deaths(preview))
      : fewest - alive > dead.length
        ? table.oldest
        : [],
  }
}

/** By how much something changes whatever is chosen next. */
export function certain([before = 0, least = before, most = least]: readonly number[] = []): number {
  return least > before ? least - before : most < before ? most - before : 0
}

/** Everybody of whom the preview says that they die, or may. */
export const doomed = (preview: Preview | null): Mortal[] => (preview ? [...preview.dead, ...preview.mortal] : [])
