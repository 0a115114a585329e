// The fresco painter's stock: shapes, pigments, and how the seats differ in pattern before colour.

import { SEATS } from '../../arms'
import type { IconName } from './icons'
import type { Colour, Effect, House, Management, Reward, Row, Sex, Tile, Track } from './generated'

export const paint = (name: string) => `var(--s-${name})`

/** A die: its face, its shadow, its pips. The same by day and by night. */
export const DICE: Readonly<Record<Colour, { face: string; dark: string; pip: string }>> = {
  yellow: { face: '#D8A21E', dark: '#8E6607', pip: '#2A2018' },
  red: { face: '#A9332A', dark: '#6A1B16', pip: '#FFF6E4' },
  purple: { face: '#70427F', dark: '#452452', pip: '#FFF6E4' },
  grey: { face: '#6F6D6A', dark: '#4B4A48', pip: '#FFF6E4' },
  turquoise: { face: '#1D7778', dark: '#125456', pip: '#FFF6E4' },
}

type Pip = readonly [number, number]
const MIDDLE: Pip = [0.5, 0.5]
const falling = (edge: number): Pip[] => [
  [edge, edge],
  [1 - edge, 1 - edge],
]
const corners = (x: number, y = x): Pip[] => [
  [x, y],
  [1 - x, y],
  [x, 1 - y],
  [1 - x, 1 - y],
]
/** Pips in a field of side 1. */
export const PIPS: Record<number, readonly Pip[]> = {
  1: [MIDDLE],
  2: falling(0.27),
  3: [...falling(0.25), MIDDLE],
  4: corners(0.27),
  5: [...corners(0.26), MIDDLE],
  6: [...corners(0.28, 0.22), [0.28, 0.5], [0.72, 0.5]],
}

/** A man and a woman in a field of 20 × 26. */
export const FIGURES: Readonly<Record<Sex, string>> = {
  man: 'M10 1.2c3 0 5 1.2 5.4 2.6l.2 1.1h-1.3c0 2.6-1.2 4.3-2.4 5 3.6.6 5.8 2.6 6.1 6.1L18.6 25H1.4L2 16c.3-3.5 2.5-5.5 6.1-6.1-1.2-.7-2.4-2.4-2.4-5H4.4l.2-1.1C5 2.4 7 1.2 10 1.2Z',
  woman:
    'M10 1c3.3 0 4.8 2.3 4.8 5.2 0 2 .4 3 .9 4.2-1.2.5-2.6.4-3.2.2.3 3.6 5.8 8.6 7 14.4H.5c1.2-5.8 6.7-10.8 7-14.4-.6.2-2 .3-3.2-.2.5-1.2.9-2.2.9-4.2C5.2 3.3 6.7 1 10 1Z',
}

/** The division of each seat's shield: on a figure of 20 × 26, and on a disc of radius 18 around its middle. */
export const LIVERIES = [
  { ...SEATS[0], second: '#E3C06B', robe: 'M-2 12L20 30L26 24L4 6Z', disc: 'M-20-14L-8-20L20 12L10 22Z' },
  {
    ...SEATS[1],
    second: '#F3E6C8',
    robe: 'M-1 25L10 14L21 25V20L10 9.5L-1 20Z',
    disc: 'M-20 14L0-6L20 14V4L0-16L-20 4Z',
  },
  { ...SEATS[2], second: '#3B342D', robe: 'M10 9H22V17H10ZM-2 17H10V27H-2Z', disc: 'M0-20H20V0H0ZM-20 0H0V20H-20Z' },
  { ...SEATS[3], second: '#F3E6C8', robe: 'M10 9H22V27H10Z', disc: 'M0-20H20V20H0Z' },
] as const
export const livery = (seat: number) => LIVERIES[seat] ?? LIVERIES[0]

/** Houses: pigment and charge; the Medici have balls, the Aragona pales. */
export const HOUSE_ARMS: Readonly<Record<House, { colour: string; charge: IconName | 'balls' | 'pales' }>> = {
  sforza: { colour: '#2F6488', charge: 'snake' },
  este: { colour: '#8F6514', charge: 'eagle-head' },
  gonzaga: { colour: '#8B2F42', charge: 'heraldic-sun' },
  medici: { colour: '#A9511F', charge: 'balls' },
  colonna: { colour: '#55663A', charge: 'ionic-column' },
  aragona: { colour: '#3B3B52', charge: 'pales' },
}
export const BALLS = [
  [0, -0.33],
  [-0.33, -0.09],
  [0.33, -0.09],
  [-0.22, 0.29],
  [0.22, 0.29],
  [0, 0.05],
] as const
export const PALES = [-0.36, -0.12, 0.12, 0.36] as const

const CAREER_ICONS = { political: 'gavel', clerical: 'pope-crown', military: 'crossed-swords' } as const
export const TRACK_ICONS: Readonly<Record<Track, IconName>> = { ...CAREER_ICONS, initiative: 'trumpet-flag' }
export const ROW_ICONS: Readonly<Record<Row, IconName>> = { ...CAREER_ICONS, marriage: 'linked-rings' }
/** What is drawn for a task, a helper or a reward: an icon, or one of the pieces themselves. */
export type Emblem = IconName | 'coin' | 'people' | 'token' | 'laurel-man' | 'man' | 'woman'
export const TILE_EMBLEMS: Record<Tile, Emblem> = {
  ...TRACK_ICONS,
  florins: 'coin',
  family: 'people',
  threshold: 'stone-tower',
  token: 'token',
  mission: 'tied-scroll',
  marriage: 'linked-rings',
}
export const EFFECT_EMBLEMS: Record<Effect, Emblem> = {
  'steps': 'stairs',
  'die-steps': 'stairs',
  'florins': 'coin',
  'points': 'laurels',
  'points-per-man': 'laurel-man',
  'meeple': 'people',
  'birth': 'baby-face',
  'mission': 'tied-scroll',
  'marriage': 'linked-rings',
  'token': 'token',
  'assignment': 'checked-shield',
}
export const MANAGE_EMBLEMS: Record<Management, Emblem> = {
  florins: 'coin',
  marriage: 'linked-rings',
  offspring: 'baby-face',
  mission: 'tied-scroll',
  steps: 'stairs',
}
export const REWARD_EMBLEMS: Record<Reward, Emblem> = {
  'mission': 'tied-scroll',
  'marriage': 'linked-rings',
  'men': 'man',
  'women': 'woman',
  'careers': 'stairs',
  'initiative': 'trumpet-flag',
  'token': 'token',
  'helper': 'hand',
  'extra-action': 'checked-shield',
  'per-helper': 'hand',
  'per-city-men': 'man',
  'per-city-women': 'woman',
  'per-man': 'man',
  'per-woman': 'woman',
}
export const roman = (rank: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][rank] ?? String(rank)

/** How wide letters are, in parts of their height: Garamond and Inter, Latin and Cyrillic. */
const WIDTHS: readonly (readonly [letters: RegExp, serif: number, sans: number])[] = [
  [/[а-яёА-ЯЁ]/, 0.54, 0.64],
  [/[A-ZWM0-9mw]/, 0.6, 0.66],
  [/[ilj.,:' t]/, 0.3, 0.3],
  [/./, 0.43, 0.55],
]
export const widthOf = (text: string, serif: boolean) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[serif ? 1 : 2] ?? 0), 0)

/** Words in lines of at most so much width; a word longer than a line stays whole. */
export function wrap(text: string, width: number, size: number, serif = false): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && widthOf(longer, serif) * size <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Numbers that are the same every time, for what looks thrown. */
export const range = (n: number) => Array.from({ length: n }, (_, i) => i)
