// Putting the protocol's names into words. Every word comes from the Fluent files, through `say`.

import { capital } from '../../board/words'
import type { Say } from '../../contract'
import type { Event, Option } from '../../protocol'
import { COLOURS, type Components, customerIndex, type CustomerTile, GOODS } from './terms'

type Args = Record<string, string | number>

export const several = (count: number, word: string, say: Say) =>
  count === 1 ? say(word) : say('several', { count, what: say(word) })

/** "2 pink + orange", of counts in the order of the words. */
export const amounts = (counts: readonly number[], words: readonly string[], say: Say, joint = ' + ') =>
  counts.flatMap((count, i) => (count > 0 ? [several(count, words[i]!, say)] : [])).join(joint) || say('nothing')

const WANTS = [...GOODS.map((good) => `good-${good}`), 'grain']
export const INFLUENCE = COLOURS.slice(0, 4).map((colour) => `colour-${colour}`)

export const wishWords = ({ wants }: CustomerTile, say: Say) => amounts(wants, WANTS, say)

export const customerWords = (tile: CustomerTile, say: Say) =>
  say('customer-tile', { wants: wishWords(tile, say), points: tile.points })

/** The name of a thing: `colour-pink`, or as the protocol lists it, `colour:pink`. Customers need the components. */
export function thingName(id: string, say: Say, components?: Components): string {
  const cut = id.search(/[-:]/)
  const kind = id.slice(0, cut)
  const name = id.slice(cut + 1)
  if (kind === 'customer') {
    const tile = components?.customers[customerIndex(name)]
    return tile ? customerWords(tile, say) : name
  }
  if (kind === 'number' || kind === 'stage' || kind === 'coins') return name
  return say(cut < 0 ? id : `${kind}-${name}`)
}

const KINDS: Record<string, string> = {
  space: 'space',
  colour: 'colour',
  good: 'good',
  craft: 'craft',
  city: 'city',
  place: 'place',
  rest: 'place',
  customer: 'customer',
  fate: 'fate',
}

/** Arguments as Fluent wants them: things by their names, numbers as numbers. */
export function spoken(args: Args, say: Say, components?: Components): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      const kind = KINDS[key]
      if (kind) return [key, thingName(`${kind}-${value}`, say, components)]
      return [key, typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value]
    }),
  )
}

export const actionWords = (option: Pick<Option, 'verb' | 'args'>, say: Say, components?: Components) =>
  capital(say(`action-${option.verb}`, spoken(option.args, say, components)))

const SHORT = new Set([
  'time',
  'due',
  'paid',
  'spent',
  'spent-grain',
  'spent-coins',
  'gained-cube',
  'gained-good',
  'gained-coins',
  'prestige',
  'harvested',
  'born',
  'died',
  'ring-gone',
  'end-triggered',
])

/** Price and gain of an option for one seat, in a few words each. */
export const shortWords = (preview: readonly Event[], seat: number | null, say: Say, components?: Components) =>
  preview
    .filter((event) => SHORT.has(event.name) && (event.seat === seat || event.seat === null))
    .map((event) => say(`short-${event.name}`, spoken(event.args, say, components)).trim())
    .filter((text) => text !== '')
