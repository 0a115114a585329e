// Coats of arms: drawn from a seed, the same wherever the seed is the same.

import seats from '../../src/posterity/contract/arms.json'
import type { IconName } from './icons'

export type Division =
  'bend' | 'chevron' | 'quarter' | 'pale' | 'fess' | 'perchev' | 'saltire' | 'lozengy' | 'gyronny' | 'chief'

export interface Arms {
  division: Division
  field: string
  second: string
  charge: IconName
  /** The colour of the charge on the field, and on the second tincture. */
  onField: string
  onSecond: string
}

export const CHARGES: readonly IconName[] = [
  'oak-leaf',
  'swan',
  'stag-head',
  'acorn',
  'rooster',
  'griffin-symbol',
  'fleur-de-lys',
  'bee',
  'rose',
  'lion',
  'eagle-emblem',
  'fox-head',
  'owl',
  'bear-head',
  'key',
  'wolf-head',
  'sun',
  'wheat',
]

/** What the pieces of each seat look like on every board: colour, its dark, and the colour of lettering on it. */
export const SEATS = [
  { colour: '#2C4F78', dark: '#1C3656', text: '#FFF6E2' },
  { colour: '#8F2A2E', dark: '#661A1E', text: '#FFF6E2' },
  { colour: '#F7F1E1', dark: '#3B342D', text: '#2B2420' },
  { colour: '#1F6A60', dark: '#124640', text: '#FFF6E2' },
  { colour: '#6A3F74', dark: '#472650', text: '#FFF6E2' },
] as const

// A seat's division and tinctures are fixed, so that two seats at one table never look alike.
const BY_SEAT = seats as readonly Omit<Arms, 'charge'>[]

const FREE: readonly Omit<Arms, 'charge'>[] = [
  ...BY_SEAT,
  { division: 'perchev', field: '#54799F', second: '#FBF5E8', onField: '#E3C06B', onSecond: '#54799F' },
  { division: 'saltire', field: '#5E7A49', second: '#F3E6C8', onField: '#F5EBD3', onSecond: '#3F5A2C' },
  { division: 'chief', field: '#FBF5E8', second: '#A44A30', onField: '#A44A30', onSecond: '#FBF5E8' },
  { division: 'perchev', field: '#C48A32', second: '#3B342D', onField: '#3B342D', onSecond: '#E3C06B' },
  { division: 'quarter', field: '#B25359', second: '#D8AE52', onField: '#F5EBD3', onSecond: '#7A2A30' },
]

/** FNV-1a: small, well spread, and the same in every browser. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (const letter of text) {
    h ^= letter.codePointAt(0) ?? 0
    h = Math.imul(h, 0x01000193)
  }
  // The last bits of FNV alone repeat for alike words; mix once more.
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  return (h ^ (h >>> 13)) >>> 0
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The arms of a family, of any form: for the home page. */
export function familyArms(seed: string): Arms {
  return { ...at(FREE, hash(`form ${seed}`)), charge: at(CHARGES, hash(`charge ${seed}`)) }
}

/** The arms of every seat of a table; `mine` gives a seat the charge of this browser's family. */
export function tableArms(table: string, seats: number, mine: { seat: number; seed: string } | null = null): Arms[] {
  const start = hash(`table ${table}`)
  // 5 and the number of charges (18) share no divisor: stepping by 5 never repeats within a table.
  const charges = Array.from({ length: seats }, (_, seat) => at(CHARGES, start + 5 * seat))
  if (mine && mine.seat < seats) {
    const own = familyArms(mine.seed).charge
    const other = charges.indexOf(own)
    if (other >= 0) charges[other] = charges[mine.seat] as IconName
    charges[mine.seat] = own
  }
  return charges.map((charge, seat) => ({ ...at(BY_SEAT, seat), charge }))
}
