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

/** At which things an option can be chosen, by what it does: pass, finish, enough and decline have none. */
const THINGS: Record<string, (args: Option['args'], snapshot: Snapshot) => Thing[]> = {
  'take': ({ colour, face }) => [`die:${colour}:${face}`],
  'hire': ({ helper }) => [`helper:${helper}`],
  'use': ({ helper }) => [`helper:${helper}`],
  'assign': ({ tile }) => [`tile:${tile}`],
  'manage': (args, snapshot) =>
    componentsOf(snapshot)
      .columns.filter(({ management }) => management === args.management)
      .map(({ colour }) => `manage:${colour}`),
  'advance': ({ from, career }) => [from === 'pool' ? `enter:${career}` : `man:${career}-${from}`],
  'climb': () => ['initiative'],
  // A mission can be begun with the man as well as with the city.
  'send': ({ man, city }) => [`man:${man}`, `city:${city}`],
  'marry': ({ city }) => [`city:${city}`],
  'gain': ({ sex }) => [`pool:${sex}`],
  'lay': ({ row }) => [`row:${row}`],
  'bonus': ({ reward }) => [`reward:${reward}`],
  'take-florins': () => ['florins'],
  'donate': () => ['florins'],
  'wedding': (_, snapshot) => [`bride:${viewOf(snapshot).families[snapshot.asked ?? 0]?.married}`],
}
export const thingsOf = ({ verb, args }: Pick<Option, 'verb' | 'args'>, snapshot: Snapshot): Thing[] =>
  THINGS[verb]?.(args, snapshot) ?? []
