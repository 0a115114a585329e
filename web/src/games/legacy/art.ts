// The paper theatre's stock: tinctures, seals, arms of the nations, and what stands for what.

import type { IconName } from './icons'
import type { Contribution, Holding, Nation, Occupation, Pawn, Rank, Space } from './generated'

const AZURE = '#54799f'
const GULES = '#b25359'
const OR = '#d8ae52'
const ARGENT = '#fbf5e8'
const VERT = '#64876b'
const PURPURE = '#7a5a80'
const SABLE = '#35334a'
const TENNE = '#c98445'

/** In a field of 100 × 120. */
export const SHIELD = 'M4,4H96V58C96,88 72,106 50,116C28,106 4,88 4,58Z'
export const LOZENGE = 'M50,2L97,60L50,118L3,60Z'

export interface NationArms {
  field: string
  /** A second tincture, and where it lies. */
  second?: { colour: string; d: string }
  charges: readonly { icon: IconName; x: number; y: number; size: number; colour: string }[]
}
const CROSS = 'M40,0H60V44H100V64H60V120H40V64H0V44H40Z'
const one = (icon: IconName, colour: string, size = 84) => [{ icon, x: 50, y: 58, size, colour }]
export const NATION_ARMS: Record<Nation, NationArms> = {
  french: { field: AZURE, charges: one('fleur-de-lys', OR, 78) },
  british: { field: ARGENT, second: { colour: GULES, d: CROSS }, charges: [] },
  russian: { field: OR, charges: one('eagle-emblem', SABLE) },
  prussian: { field: ARGENT, charges: one('eagle-emblem', SABLE) },
  spanish: {
    field: GULES,
    second: { colour: ARGENT, d: 'M50,0H100V56H50ZM0,56H50V120H0Z' },
    charges: [
      { icon: 'medieval-gate', x: 28, y: 31, size: 38, colour: OR },
      { icon: 'lion', x: 73, y: 31, size: 38, colour: PURPURE },
      { icon: 'medieval-gate', x: 72, y: 80, size: 34, colour: OR },
      { icon: 'lion', x: 30, y: 80, size: 34, colour: PURPURE },
    ],
  },
  italian: { field: GULES, second: { colour: ARGENT, d: CROSS }, charges: [] },
  dutch: { field: TENNE, charges: one('lion', ARGENT, 78) },
  polish: { field: GULES, charges: one('eagle-emblem', ARGENT) },
  turkish: { field: VERT, charges: one('moon', ARGENT, 70) },
  american: {
    field: ARGENT,
    second: { colour: GULES, d: 'M12,0H27V120H12ZM42,0H57V120H42ZM72,0H87V120H72Z' },
    charges: [],
  },
}

/** An occupation's seal has the colour of its pawn. */
export const SEALS: Record<Occupation, { icon: IconName; colour: string; ink: string }> = {
  artist: { icon: 'palette', colour: '#7fb08a', ink: '#143f22' },
  craftsman: { icon: 'flat-hammer', colour: '#e39a57', ink: '#5a2b06' },
  diplomat: { icon: 'tied-scroll', colour: '#c9565b', ink: '#fff5ec' },
  scientist: { icon: 'round-bottom-flask', colour: '#8cc3e3', ink: '#12435f' },
  aristocrat: { icon: 'queen-crown', colour: '#e3b93f', ink: '#5e4308' },
}
export const PAWN_COLOURS: Record<Pawn, string> = {
  green: '#7fb08a',
  orange: '#e39a57',
  red: '#c9565b',
  blue: '#8cc3e3',
  yellow: '#e3b93f',
  own: '#efe6d4',
}

export const SPACE_ICONS: Record<Space, IconName> = {
  title: 'imperial-crown',
  doctor: 'caduceus',
  mansion: 'family-house',
  venture: 'galleon',
  mission: 'wax-seal',
  contribution: 'greek-temple',
}
export const SPACE_INKS: Record<Space, string> = {
  title: '#7a5c1c',
  doctor: '#12435f',
  mansion: '#3f6b4a',
  venture: '#9a5a1e',
  mission: '#8a3c47',
  contribution: '#3f6a86',
}
const RANK_ICONS: Record<Rank, IconName> = {
  'baron': 'crown',
  'viscount': 'crown',
  'count': 'jewel-crown',
  'knight-of-saint-louis': 'star-medal',
  'governor': 'sword-hilt',
  'marquis': 'jewel-crown',
  'peer-of-france': 'ribbon-medal',
  'duke': 'imperial-crown',
  'prince': 'imperial-crown',
}
const CONTRIBUTION_ICONS: Record<Contribution, IconName> = {
  'village-well': 'well',
  'charity-banquet': 'meal',
  'parish-school': 'spell-book',
  'court-ballet': 'ballerina-shoes',
  'royal-academy': 'graduate-cap',
  'opera-house': 'theater',
  'botanical-garden': 'fruit-tree',
  'public-library': 'bookshelf',
  'triumphal-arch': 'temple-gate',
}
/** What hangs beside a couple. */
export const medalIcon = (kind: Holding['kind'], what: string): IconName =>
  kind === 'title'
    ? RANK_ICONS[what as Rank]
    : kind === 'contribution'
      ? CONTRIBUTION_ICONS[what as Contribution]
      : SPACE_ICONS[kind]

/** What is counted: gold is a coin of its own. */
export const AMOUNT_ICONS: Record<string, { icon: IconName; colour: string }> = {
  income: { icon: 'two-coins', colour: 'var(--l-income)' },
  prestige: { icon: 'sun', colour: 'var(--l-prestige)' },
  honor: { icon: 'laurels', colour: 'var(--l-honor)' },
  friend: { icon: 'domino-mask', colour: 'var(--l-friend)' },
  take: { icon: 'domino-mask', colour: 'var(--l-friend)' },
  child: { icon: 'stork-delivery', colour: 'var(--l-soft)' },
}

export const PAWN =
  'M18,2a10,10 0 0 1 6,18c1,7 3,12 9,19c2,3 1,9 -2,9H5c-3,0 -4,-6 -2,-9c6,-7 8,-12 9,-19A10,10 0 0 1 18,2Z'
export const PAWN_LIGHT = 'M14,7a6,6 0 0 0 -3,5'

/** Lines of the scenery. */
export function wave(y: number, from: number, to: number, bottom: number): string {
  const step = 47
  const parts: string[] = []
  for (let x = from, i = 0; x < to; x += step, i += 1) {
    const high = y - 7 - (i % 2 ? 2 : 0.8)
    parts.push(`C${x + step * 0.3},${high} ${x + step * 0.7},${high} ${x + step},${y}`)
  }
  return `M${from},${y}${parts.join('')}V${bottom}H${from}Z`
}
export const cloud =
  'M0,30C-14,30 -18,14 -4,10C-6,-6 16,-12 24,0C30,-16 58,-14 60,2C74,-4 88,6 82,18C92,20 92,32 80,32Z'
export const chateau =
  'M-90,0V-34H-60V-34L-58,-58H-34L-32,-34H-20V-42L-24,-46L0,-74L24,-46L20,-42V-34H32L34,-58H58L60,-34H90V0ZM-96,0V-44L-82,-68L-68,-44V0ZM68,0V-44L82,-68L96,-44V0ZM-1,-74V-90H1V-74ZM0,-90L12,-86L0,-82Z'
export const poplar = (x: number, y: number, h: number) =>
  `M${x},${y}C${x - h * 0.2},${y - h * 0.2} ${x - h * 0.14},${y - h * 0.7} ${x},${y - h}C${x + h * 0.14},${y - h * 0.7} ${x + h * 0.2},${y - h * 0.2} ${x},${y}Z`
export const leaf = 'M0,0C3,-6 10,-6 14,0C10,5 4,4 0,0Z'
/** From parents to a child. */
export function vine({ x, y }: { x: number; y: number }, to: { x: number; y: number }, bar: number): string {
  const dx = to.x - x
  if (Math.abs(dx) < 3) return `M${x},${y}V${to.y}`
  const bend = Math.min(Math.abs(dx), 26) * Math.sign(dx)
  return Math.abs(dx) < 54
    ? `M${x},${y}V${bar - 14}C${x},${bar + 10} ${to.x},${bar - 10} ${to.x},${to.y}`
    : `M${x},${y}V${bar - 16}C${x},${bar + 2} ${x + bend},${bar} ${x + bend * 1.6},${bar}H${to.x - bend}C${to.x - bend * 0.3},${bar} ${to.x},${bar + 6} ${to.x},${to.y}`
}
