// Which things on the table an option (or a refusal) belongs to. What has none is left to the decision bar.

import type { Thing } from '../../board/table.svelte'
import type { Option, Snapshot } from '../../protocol'
import { questionOf, viewOf } from './view'

/** In which part of the table a thing is drawn; on a phone and at a small table not all of them are seen at once. */
export type Part = 'tree' | 'hand' | 'patron' | 'court' | 'home' | 'salon'

const PARTS: Record<string, Part> = {
  'kin': 'tree',
  'spouse': 'tree',
  'head': 'tree',
  'child': 'tree',
  'lose': 'tree',
  'pick': 'tree',
  'robbed': 'tree',
  'card': 'hand',
  'pawn': 'hand',
  'mission': 'patron',
  'act': 'court',
  'rank': 'court',
  'contribution': 'court',
  'act:have-children': 'home',
  'money': 'home',
  'cards': 'home',
  'row': 'salon',
  'deck': 'salon',
}
export const partOf = (thing: Thing): Part | null => PARTS[thing] ?? PARTS[thing.split(':')[0]!] ?? null

export const kinOf = (args: Readonly<Record<string, string | number>>, name = 'kin') => Number(args[name])

/** A person, and for a couple both of them. */
function couple(kin: number, snapshot: Snapshot): Thing[] {
  const { testament, families } = viewOf(snapshot)
  if (testament) {
    const spouse = testament.people.find((one) => one.kin === kin)?.spouse
    return [`kin:${kin}`, ...(spouse ? [`kin:${spouse}`] : [])]
  }
  const { people } = families[snapshot.asked ?? snapshot.seat ?? 0]!
  return [`kin:${kin}`, ...(people.find((one) => one.kin === kin)?.spouse ? [`spouse:${kin}`] : [])]
}

/** At which things an option can be chosen, by what it does: keep-hand, mulligan, pass and finish have none. */
const THINGS: Record<string, (args: Option['args'], snapshot: Snapshot) => Thing[]> = {
  'lead': ({ sex }) => [`head:${sex}`],
  'marry': ({ friend }) => [`card:${friend}`],
  'discard': ({ friend }) => [`card:${friend}`],
  'with': (args) => [`kin:${kinOf(args)}`],
  'become': (args) => [`kin:${kinOf(args)}`],
  'grow': (args) => [`kin:${kinOf(args)}`],
  'bear': (args, snapshot) => couple(kinOf(args), snapshot),
  'for': (args, snapshot) => couple(kinOf(args), snapshot),
  'wed': (args, snapshot) => couple(kinOf(args), snapshot),
  'have-children': () => ['act:have-children'],
  'mansion': () => ['act:mansion'],
  'venture': () => ['act:venture'],
  'doctor': () => ['act:doctor'],
  'undertake': () => ['act:undertake'],
  'ask-money': ({ gold }) => [`money:${gold}`],
  'socialize': ({ cards }) => [`cards:${cards}`],
  'acquire': ({ rank }) => [`rank:${rank}`],
  'contribute': ({ contribution }) => [`contribution:${contribution}`],
  'place': ({ pawn }) => [`pawn:${pawn}`],
  'complete': ({ mission }) => [`mission:${mission}`],
  'choose': ({ mission }) => [`pick:${mission}`],
  'take': ({ friend }) => [`row:${friend}`],
  'from-deck': () => ['deck'],
  'keep-child': ({ card }) => [`child:${card}`],
  'lose-child': () => ['lose:child'],
  'lose-mother': (_, snapshot) => ['lose:mother', ...mother(snapshot)],
  'from-hand-of': ({ seat }) => [`robbed:${seat}`],
}
export const thingsOf = ({ verb, args }: Pick<Option, 'verb' | 'args'>, snapshot: Snapshot): Thing[] =>
  THINGS[verb]?.(args, snapshot) ?? []

/** The mother of whom the question is, in the tree. */
function mother(snapshot: Snapshot): Thing[] {
  const found = questionOf(snapshot)?.mother
  return found ? [found.married_in ? `spouse:${found.kin}` : `kin:${found.kin}`] : []
}
