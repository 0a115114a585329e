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

export function thingsOf({ verb, args }: Pick<Option, 'verb' | 'args'>, snapshot: Snapshot): Thing[] {
  switch (verb) {
    case 'lead':
      return [`head:${args.sex}`]
    case 'marry':
    case 'discard':
      return [`card:${args.friend}`]
    case 'with':
    case 'become':
    case 'grow':
      return [`kin:${kinOf(args)}`]
    case 'bear':
    case 'for':
    case 'wed':
      return couple(kinOf(args), snapshot)
    case 'have-children':
    case 'mansion':
    case 'venture':
    case 'doctor':
    case 'undertake':
      return [`act:${verb}`]
    case 'ask-money':
      return [`money:${args.gold}`]
    case 'socialize':
      return [`cards:${args.cards}`]
    case 'acquire':
      return [`rank:${args.rank}`]
    case 'contribute':
      return [`contribution:${args.contribution}`]
    case 'place':
      return [`pawn:${args.pawn}`]
    case 'complete':
      return [`mission:${args.mission}`]
    case 'choose':
      return [`pick:${args.mission}`]
    case 'take':
      return [`row:${args.friend}`]
    case 'from-deck':
      return ['deck']
    case 'keep-child':
      return [`child:${args.card}`]
    case 'lose-child':
      return ['lose:child']
    case 'lose-mother':
      return ['lose:mother', ...mother(snapshot)]
    case 'from-hand-of':
      return [`robbed:${args.seat}`]
    default:
      return [] // keep-hand, mulligan, pass, finish
  }
}

/** The mother of whom the question is, in the tree. */
function mother(snapshot: Snapshot): Thing[] {
  const found = questionOf(snapshot)?.mother
  return found ? [found.married_in ? `spouse:${found.kin}` : `kin:${found.kin}`] : []
}
