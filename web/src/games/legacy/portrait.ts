// Cameos of jasperware, drawn once for board and poster (src/posterity/games/legacy/drawings), in a box of 100 × 124.

import type { Look } from './generated'
import portraits from '../../../../src/posterity/games/legacy/drawings/portraits.json'

const { inks, figures, layers } = portraits

/** The colours of a portrait; `ground` is what it lies on. */
export const inksOf = (look: Look, dead = false): Record<string, string> =>
  inks[dead ? 'dead' : (figures[look].inks as keyof typeof inks)]

/** Without its ground, facing right; incised lines let the ground through. */
export function figure(look: Look, paint: Record<string, string>): string {
  const parts = figures[look].layers.flatMap((layer) => layers[layer as keyof typeof layers])
  return parts.join('').replace(/\{(\w+)\}/g, (_, ink: string) => paint[ink]!)
}
