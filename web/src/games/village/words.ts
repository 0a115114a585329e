// Putting the protocol's names into words. Every word comes from the Fluent files, through `say`.

import type { Say } from '../../contract'
import type { Cost } from './face'
import type { Customer, Printed, Tile } from './generated'

export const several = (count: number, word: string, say: Say) =>
  count === 1 ? say(word) : say('several', { count, what: say(word) })

/** "2 pink + orange", of counts by name. */
const sum = (counts: Partial<Record<string, number>>, word: (name: string) => string, say: Say) =>
  Object.entries(counts)
    .map(([name, count = 0]) => several(count, word(name), say))
    .join(' + ') || say('nothing')

export const costWords = (cost: Cost, say: Say) => sum(cost, (colour) => `colour-${colour}`, say)
export const wishWords = ({ wants }: Tile, say: Say) =>
  sum(wants, (wish) => (wish === 'grain' ? wish : `good-${wish}`), say)

export const customerWords = (tile: Tile, say: Say) =>
  say('customer-tile', { wants: wishWords(tile, say), points: tile.points })

/** A customer by its tile. */
export function thingName(id: string, say: Say, components?: Printed): string {
  const name = id.slice(id.indexOf('-') + 1)
  const tile = components?.customers[name as Customer]
  return tile ? customerWords(tile, say) : name
}

/** The kinds of arguments that are not named after them. */
export const kinds: Record<string, string> = { rest: 'place', to: 'place' }
