// Cameos of jasperware, drawn once for board and poster (src/posterity/games/legacy/drawings), in a box of 100 × 124.

import portraits from '../../../../src/posterity/games/legacy/drawings/portraits.json'

export type Look = keyof typeof portraits.figures

const { inks, figures, layers } = portraits

/** The colours of a portrait; `ground` is what it lies on. */
export const inksOf = (look: Look, dead = false): Record<string, string> =>
  inks[dead ? 'dead' : (figures[look].inks as keyof typeof inks)]

/** Without its ground, facing right; incised lines let the ground through. */
export function figure(look: Look, paint: Record<string, string>): string {
  const parts = figures[look].layers.flatMap((layer) => layers[layer as keyof typeof layers])
  return parts.join('').replace(/\{(\w+)\}/g, (_, ink: string) => paint[ink]!)
}

export type Kind = 'man' | 'woman' | 'boy' | 'girl'
const HEADS = (Object.keys(figures) as Look[]).filter((look) => /^(wo)?man-/.test(look))
export const STYLES = HEADS.length / 2
/** Until the face tells it. */
export const lookOf = (kind: Kind, style: number): Look =>
  kind === 'boy' || kind === 'girl' ? kind : HEADS.filter((look) => look.startsWith(`${kind}-`))[style]!
