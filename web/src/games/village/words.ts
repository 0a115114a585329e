// Putting the protocol's names into words. Every word comes from the Fluent files, through `say`.

import { capital } from '../../board/words'
import type { Say } from '../../contract'
import type { Option } from '../../protocol'
import type { Cost } from './face'
import type { Customer, Printed, Tile } from './generated'

type Args = Record<string, string | number>

export const several = (count: number, word: string, say: Say) =>
  count === 1 ? say(word) : say('several', { count, what: say(word) })

/** "2 pink + orange", of counts by message. */
const sum = (counts: readonly (readonly [string, number])[], say: Say) =>
  counts.map(([word, count]) => several(count, word, say)).join(' + ') || say('nothing')

export const costWords = (cost: Cost, say: Say) =>
  sum(
    Object.entries(cost).map(([colour, count]) => [`colour-${colour}`, count]),
    say,
  )

export const wishWords = ({ wants }: Tile, say: Say) =>
  sum(
    Object.entries(wants).map(([wish, count]) => [wish === 'grain' ? wish : `good-${wish}`, count]),
    say,
  )

export const customerWords = (tile: Tile, say: Say) =>
  say('customer-tile', { wants: wishWords(tile, say), points: tile.points })

/** The name of a thing: `colour-pink`, or as the protocol lists it, `colour:pink`. Customers need the components. */
export function thingName(id: string, say: Say, components?: Printed): string {
  const cut = id.search(/[-:]/)
  const kind = id.slice(0, cut)
  const name = id.slice(cut + 1)
  if (kind === 'customer') {
    const tile = components?.customers[name as Customer]
    return tile ? customerWords(tile, say) : name
  }
  if (kind === 'number' || kind === 'stage' || kind === 'coins') return name
  return say(cut < 0 ? id : `${kind}-${name}`)
}

/** The kinds of arguments that are not named after them. */
export const kinds: Record<string, string> = { rest: 'place', to: 'place' }
const AS_NUMBERS = /^-?\d+$/

/** Arguments as Fluent wants them: things by their names, numbers as numbers. */
export function spoken(args: Args, say: Say, components?: Printed): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]): [string, string | number] => {
      if (typeof value === 'number' || AS_NUMBERS.test(value)) return [key, Number(value)]
      return [key, thingName(`${kinds[key] ?? key}-${value}`, say, components)]
    }),
  )
}

export const actionWords = (option: Pick<Option, 'verb' | 'args'>, say: Say, components?: Printed) =>
  capital(say(`action-${option.verb}`, spoken(option.args, say, components)))
