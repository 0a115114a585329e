// Putting the protocol's names into words. Every word comes from the Fluent files, through `say`.

import { capital } from '../../board/words'
import type { Say } from '../../contract'
import type { Option } from '../../protocol'
import { type Components, COLOURS, HELPERS, type HelperSpace, LEVEL_COUNT, LEVELS, TRACKS } from './terms'

type Args = Record<string, string | number>

export function effectWords({ effect, amount, tracks }: HelperSpace, say: Say): string {
  const names = TRACKS.filter((_, i) => (tracks >> i) & 1).map((track) => say(`tile-${track}`))
  return say(`effect-${effect}`, { amount, tracks: names.join(', ') })
}

/** The same in few words, for where there is little room; empty if it is short enough as it is. */
export function effectBrief({ effect, amount, tracks }: HelperSpace, say: Say): string {
  const names = TRACKS.filter((_, i) => (tracks >> i) & 1).map((track) => say(`web-brief-${track}`))
  if (effect === 'die-steps') return say('web-brief-die-steps', { tracks: names.join(', ') })
  if (effect === 'steps') return say('web-brief-steps', { amount, tracks: names.join(', ') })
  return effect === 'points-per-man' ? say('web-brief-points-per-man', { amount }) : ''
}

export function helperWords(name: string, say: Say, components?: Components): string {
  const i = HELPERS.indexOf(name)
  const space = components?.helpers[i]
  if (!space) return name
  const colour = say(`colour-${COLOURS[Math.floor(i / LEVEL_COUNT)]}`)
  return say('helper-at', { colour, row: say(`row-${LEVELS[i % LEVEL_COUNT]}`), effect: effectWords(space, say) })
}

function manWords(name: string, say: Say): string {
  const [career = '', space = ''] = name.split('-')
  return say('man-on', { career: say(`career-${career}`), space: Number(space) })
}

/** An argument is named after its kind, but for the source of points. */
const KIND_OF: Record<string, string> = { source: 'points' }

/** The name of a thing, `colour-yellow`; helpers and men on careers have none of their own in the messages. */
export function thingName(id: string, say: Say, components?: Components): string {
  const cut = id.search(/[-:]/)
  const kind = KIND_OF[id.slice(0, cut)] ?? id.slice(0, cut)
  const name = id.slice(cut + 1)
  if (kind === 'helper') return helperWords(name, say, components)
  if (kind === 'man') return manWords(name, say)
  if (/^\d+$/.test(name)) return name
  return say(`${kind}-${name}`)
}

/** Arguments as Fluent wants them: things by their names, numbers as numbers. */
export function spoken(args: Args, say: Say, components?: Components): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]): [string, Args[string]] => {
      if (typeof value === 'number') return [key, value]
      if (/^-?\d+$/.test(value)) return [key, Number(value)]
      return [key, thingName(`${key}-${value}`, say, components)]
    }),
  )
}

export const actionWords = (option: Pick<Option, 'verb' | 'args'>, say: Say, components?: Components) =>
  capital(say(`action-${option.verb}`, spoken(option.args, say, components)))

/** At a city the man or the dowry is what is left to say, at a tile how many go, at a man where to. */
export function briefWords(option: Option, thing: string, say: Say, components: Components): string {
  const { verb, args } = option
  if (verb === 'marry')
    return say('web-dowry', { dowry: Number(args.dowry), points: Number(args.dowry) * components.dowry_points })
  if (verb === 'send')
    return capital(thing.startsWith('city:') ? manWords(args.man ?? '', say) : say(`city-${args.city}`))
  if (verb === 'assign') return say('web-with', { count: Number(args.count) })
  return actionWords(option, say, components)
}

const SHORT = new Set(['paid', 'gained-florins', 'points', 'allied', 'laid', 'threshold', 'climbed', 'joined'])

/** Price and gain of an option for one seat, in a few words each. */
export const shortWords = ({ preview }: Option, seat: number, say: Say, components?: Components) =>
  preview
    .filter((event) => SHORT.has(event.name) && event.seat === seat)
    .map((event) => say(`short-${event.name}`, spoken(event.args, say, components)).trim())
    .filter((text) => text !== '')
