// The paper theatre's stock: tinctures, seals, arms of the nations, and what stands for what.

import heraldry from '../../../../src/posterity/games/legacy/drawings/heraldry.json'
import type { IconName } from './icons'
import type { Nation, Occupation, Pawn, Space } from './generated'

export { default as ORNAMENTS } from '../../../../src/posterity/games/legacy/drawings/ornaments.json'

/** In a field of 100 × 120. */
export const { shield: SHIELD, lozenge: LOZENGE, ordinaries: ORDINARIES } = heraldry

type Tincture = keyof typeof heraldry.tinctures
interface Arms {
  field: Tincture
  part?: { ordinary: keyof typeof ORDINARIES; tincture: Tincture }
  charges: { icon: IconName; x: number; y: number; size: number; tincture: Tincture }[]
}
export const tincture = (name: Tincture): string => heraldry.tinctures[name]
export const armsOf = (nation: Nation) => heraldry.nations[nation] as Arms

export const PAWN_COLOURS: Record<Pawn, string> = heraldry.pawns
/** An occupation's seal has the colour of its pawn. */
export function sealOf(occupation: Occupation): { icon: IconName; colour: string; ink: string } {
  const { icon, pawn, ink } = heraldry.seals[occupation]
  return { icon: icon as IconName, colour: heraldry.pawns[pawn as keyof typeof heraldry.pawns], ink }
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
/** What hangs beside a couple. */
export const medalIcon = (what: string) => heraldry.medals[what as keyof typeof heraldry.medals] as IconName

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

/** Behind the number of a generation. */
export const TAB = 'M-15,-17C-8,-22 8,-22 15,-17C21,-8 21,8 15,17C8,22 -8,22 -15,17C-21,8 -21,-8 -15,-17Z'

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
export const chateau =
  'M-90,0V-34H-60V-34L-58,-58H-34L-32,-34H-20V-42L-24,-46L0,-74L24,-46L20,-42V-34H32L34,-58H58L60,-34H90V0ZM-96,0V-44L-82,-68L-68,-44V0ZM68,0V-44L82,-68L96,-44V0ZM-1,-74V-90H1V-74ZM0,-90L12,-86L0,-82Z'
export const poplar = (x: number, y: number, h: number) =>
  `M${x},${y}C${x - h * 0.2},${y - h * 0.2} ${x - h * 0.14},${y - h * 0.7} ${x},${y - h}C${x + h * 0.14},${y - h * 0.7} ${x + h * 0.2},${y - h * 0.2} ${x},${y}Z`
/** From parents to a child. */
export function vine({ x, y }: { x: number; y: number }, to: { x: number; y: number }, bar: number): string {
  const dx = to.x - x
  if (Math.abs(dx) < 3) return `M${x},${y}V${to.y}`
  const bend = Math.min(Math.abs(dx), 26) * Math.sign(dx)
  return Math.abs(dx) < 54
    ? `M${x},${y}V${bar - 14}C${x},${bar + 10} ${to.x},${bar - 10} ${to.x},${to.y}`
    : `M${x},${y}V${bar - 16}C${x},${bar + 2} ${x + bend},${bar} ${x + bend * 1.6},${bar}H${to.x - bend}C${to.x - bend * 0.3},${bar} ${to.x},${bar + 6} ${to.x},${to.y}`
}
