// How the seats differ on the table: hat and hem first, then colour. The sixth is Jagna.

import { SEATS } from '../../arms'
import type { Colour, Wish } from './generated'
import type { IconName } from './icons'

export interface Livery {
  colour: string
  dark: string
  /** Lettering and pattern on the colour. */
  text: string
  hat: string
  /** The division of the seat's shield, along the hem. */
  hem: string
}

const HATS = [
  'M-9.5-26.5Q0-30 9.5-26.5L6-28Q5-34.5 0-34.5T-6-28Z',
  'M-6.5-25.5Q-5-32 3-38.5Q3.5-32 6.5-25.5Q0-28.5-6.5-25.5Z',
  'M-7-27.5V-33.5H-4V-31.5H-1.5V-33.5H1.5V-31.5H4V-33.5H7V-27.5Z',
  'M-7-26.5C-8-33-3-35.5 3-35C9-34.5 12-31 11-27.5C8-30 3-29 7-26.5Q0-29-7-26.5Z',
  'M-7.5-26.5V-30.5Q0-35.5 7.5-30.5V-26.5Q0-29.5-7.5-26.5ZM-.1-38.6a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z',
] as const

// Bend, chevron, quarter, pale, fess: as on the shields of arms.ts.
const HEMS = [
  'M-10.6-3.6h2.4l3.4 3.4h-2.6ZM-5-3.6h2.4l3.4 3.4h-2.6ZM.6-3.6H3l3.4 3.4H3.800ZM6.2-3.600h2.400l2.5 3.400h-1.500Z',
  'M-10.9-.4L-7.3-4L-3.7-.4L0-4L3.7-.4L7.3-4L10.9-.4H9.200L7.3-2.300L5.4-.4H2L0-2.300L-2-.4H-5.400L-7.3-2.300L-9.2-.4Z',
  'M-10.6-3.600h4.200v3.400h-4.900ZM-2.1-3.600h4.200v3.400h-4.200ZM6.4-3.600h4.200l.7 3.400h-4.900Z',
  'M-9.9-4h1.800l-.4 3.800h-2ZM-5.8-4h1.700l-.2 3.800h-1.800ZM-.9-4h1.800v3.800h-1.800ZM4.1-4h1.700l.3 3.800h-1.800ZM8.1-4h1.800l.6 3.800h-2Z',
  'M-10.5-3.900H10.500L11.2-1.300H-11.200Z',
] as const

const CREAM = '#fff6e2'
const LIVERIES: readonly Livery[] = [
  ...SEATS.map((seat, i) => ({ ...seat, hat: HATS[i] ?? '', hem: HEMS[i] ?? '' })),
  {
    colour: '#7a7166',
    dark: '#4d463e',
    text: CREAM,
    hem: 'M-11.2-1.400H11.200L11.5 0H-11.500Z',
    hat: 'M-8.5-22Q-9.5-33 0-35Q9.5-33 8.5-22Q6.5-27.5 0-28.500Q-6.5-27.5-8.5-22Z',
  },
]

/** Whose pieces look like those of a sixth seat. */
export const JAGNA = 5
export const livery = (seat: number): Livery => LIVERIES[seat] ?? LIVERIES[0]!

/** The division on a disc of radius 6. */
export const DISC_MARKS: readonly string[] = [
  'M-3.8-3.800L3.8 3.8',
  'M-3.8 2.400L0-2.400L3.8 2.4',
  'M-4.8 0H4.800M0-4.800V4.8',
  'M0-5V5',
  'M-5 0H5',
  'M-3-3L3 3M3-3L-3 3',
]

/** The pawn they all share. */
export const BODY =
  'M0-32a6.3 6.3 0 0 1 5 10.300C9.5-20.5 13-17.5 13-14.300C13-11.8 10.5-11.3 8.2-11.800L11.5 0H-11.500L-8.2-11.800C-10.5-11.3-13-11.8-13-14.300C-13-17.5-9.5-20.5-5-21.700A6.3 6.3 0 0 1 0-32Z'

export const CUBE_COLOURS: Record<Colour, string> = {
  orange: '#d2701f',
  green: '#55793a',
  brown: '#6a4529',
  pink: '#be5f80',
  plague: '#231f1d',
}
/** Skill, authority, faith, knowledge, plague; faith wears a cross. */
export const CUBE_ICONS: Record<Colour, IconName | null> = {
  orange: 'flat-hammer',
  green: 'talk',
  brown: null,
  pink: 'open-book',
  plague: 'death-skull',
}
/** A cross in a field of side 1 around its middle. */
export const CROSS = 'M-.11-.42h.22v.24h.25v.21h-.25v.4h-.22v-.4h-.25v-.21h.25z'
export const WISH_ICONS: Record<Wish, IconName> = {
  scroll: 'scroll-unfurled',
  horse: 'horse-head',
  plow: 'plow',
  ox: 'ox',
  wagon: 'old-wagon',
  grain: 'wheat',
}
