// What an option would change, as it is told: what is certain to happen, and how the family would stand.

import type { Option, Snapshot } from '../../protocol'
import type { Friend, Holding } from './generated'
import { kinOf } from './options'

/** Of something that the family has: now, and between which values it would come to lie. */
export interface Change {
  from: number
  least: number
  most: number
}
/** A friend who comes into the family. */
export interface Marriage {
  friend: Friend
  /** Beside whom; nobody if that is still to be chosen. */
  kin: number | null
  /** In the Testament: in place of an unknown relative. */
  instead: boolean
  betrothal: boolean
  /** Whether what the effect asks for will be there; unknown if it asks for nothing, or that depends. */
  met: boolean | null
}
export interface Preview {
  seat: number
  changes: Readonly<Record<string, Change>>
  marriage: Marriage | null
  /** Who could be chosen next. */
  next: ReadonlySet<number>
  /** What would be put beside somebody. */
  given: { kin: number; kind: Holding['kind']; what: string } | null
  /** Beside whom children would come, and how many. */
  births: { kin: number; count: number } | null
}

export const changesOf = ({ changes }: Pick<Option, 'changes'>): Preview['changes'] =>
  Object.fromEntries(
    Object.entries(changes).map(([name, [from = 0, least = from, most = least]]) => [name, { from, least, most }]),
  )

export function previewOf(option: Option, snapshot: Snapshot): Preview {
  const seat = snapshot.asked ?? snapshot.seat ?? 0
  const told = (...names: string[]) => option.preview.find((one) => one.seat === seat && names.includes(one.name))
  const joined = told('married', 'betrothed', 'revealed')
  const beside = joined && kinOf(joined.args, joined.name === 'revealed' ? 'beside' : 'kin')
  const condition = told('condition-met', 'condition-unmet')
  const friend = (joined?.args.friend ?? (option.verb === 'marry' ? option.args.friend : undefined)) as Friend
  const given = told('title', 'contribution', 'mansion', 'venture')
  const kind = given?.name as Holding['kind']
  const expected = told('expected', 'married', 'revealed')
  const count = Number(expected?.args.children ?? 0)
  return {
    seat,
    changes: changesOf(option),
    marriage: friend
      ? {
          friend,
          kin: beside ?? null,
          instead: joined?.name === 'revealed' && joined.args.kin === joined.args.beside,
          betrothal: joined?.name === 'betrothed',
          met: condition ? condition.name === 'condition-met' : null,
        }
      : null,
    next: new Set(option.next?.options.filter(({ args }) => 'kin' in args).map(({ args }) => kinOf(args))),
    given: given
      ? { kin: kinOf(given.args), kind, what: String(given.args.rank ?? given.args.contribution ?? kind) }
      : null,
    births: count ? { kin: beside ?? kinOf(expected!.args), count } : null,
  }
}
