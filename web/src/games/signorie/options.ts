// Which things on the table an option (or a refusal) belongs to. What has none is left to the decision bar.

import type { Thing } from '../../board/table.svelte'
import type { Option, Snapshot } from '../../protocol'
import { componentsOf, viewOf } from './shown'

/** In which part of the table a thing is drawn; at a narrow table not all of them are seen at once. */
export type Part = 'pools' | 'arcade' | 'towers' | 'map' | 'house' | 'plans' | 'frieze'

const PARTS: Record<string, Part> = {
  die: 'pools',
  tile: 'pools',
  manage: 'arcade',
  helper: 'arcade',
  man: 'towers',
  enter: 'towers',
  initiative: 'towers',
  city: 'map',
  pool: 'house',
  florins: 'house',
  bride: 'house',
  row: 'plans',
  reward: 'frieze',
}
export const partOf = (thing: Thing): Part | null => PARTS[thing.split(':')[0]!] ?? null

/** A mission can be begun with the man as well as with the city. */
export function thingsOf({ verb, args }: Pick<Option, 'verb' | 'args'>, snapshot: Snapshot): Thing[] {
  switch (verb) {
    case 'take':
      return [`die:${args.colour}:${args.face}`]
    case 'hire':
    case 'use':
      return [`helper:${args.helper}`]
    case 'assign':
      return [`tile:${args.tile}`]
    case 'manage':
      return componentsOf(snapshot)
        .columns.filter(({ management }) => management === args.management)
        .map(({ colour }) => `manage:${colour}`)
    case 'advance':
      return [args.from === 'pool' ? `enter:${args.career}` : `man:${args.career}-${args.from}`]
    case 'climb':
      return ['initiative']
    case 'send':
      return [`man:${args.man}`, `city:${args.city}`]
    case 'marry':
      return [`city:${args.city}`]
    case 'gain':
      return [`pool:${args.sex}`]
    case 'lay':
      return [`row:${args.row}`]
    case 'bonus':
      return [`reward:${args.reward}`]
    case 'take-florins':
    case 'donate':
      return ['florins']
    case 'wedding':
      return [`bride:${viewOf(snapshot).families[snapshot.asked ?? 0]?.married}`]
    default:
      return [] // pass, finish, enough, decline
  }
}
