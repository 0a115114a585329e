// Putting the protocol's names into words. Every word comes from the Fluent files, through `say`.

import { capital } from '../../words'
import type { Say } from '../../contract'
import type { Option, Snapshot } from '../../protocol'
import type { Does, Helper, HelperSpace, Printed, Reward } from './generated'
import { componentsOf } from './shown'

type Args = Record<string, string | number>

const spokenDoes = ({ amount, tracks }: Does, say: Say, prefix: string): Args => ({
  amount,
  tracks: tracks.map((track) => say(prefix + track)).join(', '),
})

/** What a helper, an assignment, a management or a reward does. */
export const doesWords = (does: Does, say: Say): string => say(does.message, spokenDoes(does, say, 'tile-'))
/** The same in few words, for where there is little room. */
export const briefly = (does: Does, say: Say): string => say(`web-${does.message}`, spokenDoes(does, say, 'web-brief-'))

const LONG = new Set(['effect-steps', 'effect-die-steps', 'effect-points-per-man'])
/** What a helper does in few words; empty if it is short enough as it is. */
export const helperBrief = ({ does }: HelperSpace, say: Say): string =>
  LONG.has(does.message) ? briefly(does, say) : ''

export const placeWords = ({ colour, row }: HelperSpace, say: Say): Args => ({
  colour: say(`colour-${colour}`),
  row: say(row),
})

function manWords(name: string, say: Say, components: Printed): string {
  const track = components.careers.find(({ spaces }) => spaces.some(({ man }) => man === name))
  const space = track?.spaces.findIndex(({ man }) => man === name) ?? 0
  return say('man-on', { career: say(`career-${track?.career}`), space: space + 1 })
}

/** Things whose words depend on what is printed. */
export function printedWord(kind: string, name: string, say: Say, components: Printed): string | undefined {
  if (kind === 'man') return manWords(name, say, components)
  const does = kind === 'reward' ? components.rewards[name as Reward]?.does : undefined
  if (does) return doesWords(does, say)
  const space = kind === 'helper' ? components.helpers[name as Helper] : undefined
  return space && say('helper-at', { ...placeWords(space, say), effect: doesWords(space.does, say) })
}

export const word = (kind: string, name: string, say: Say, snapshot: Snapshot): string | undefined =>
  printedWord(kind, name, say, componentsOf(snapshot))

/** The kinds of arguments that are not named after them. */
export const kinds: Readonly<Record<string, string>> = { source: 'points' }

/** At a city the man or the dowry is what is left to say, at a tile how many go, at a man where to; else nothing. */
export function briefWords({ verb, args, preview }: Option, thing: string, say: Say, components: Printed): string {
  const points = preview.find(({ name }) => name === 'points')?.args.points
  if (verb === 'marry' && points) return say('web-dowry', { dowry: Number(args.dowry), points })
  if (verb === 'send')
    return capital(thing.startsWith('city:') ? manWords(args.man ?? '', say, components) : say(`city-${args.city}`))
  if (verb === 'assign') return say('web-with', { count: Number(args.count) })
  return ''
}
