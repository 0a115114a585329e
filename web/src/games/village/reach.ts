// Why not, one choice ahead: what no option leads to, told at the things and the spaces it belongs to.

import type { Thing } from '../../board/table.svelte'
import { grouped, type Reason, reasonsOf as mostTelling } from '../../board/words'
import type { Say } from '../../contract'
import type { Option, Refusal, Snapshot } from '../../protocol'
import { choicesByThing, thingOf } from './options'
import type { Components } from './terms'
import { actionWords } from './words'

/** The space whose action a verb belongs to. How a price is paid or who dies is no aim of its own. */
const SPACE_OF_VERB: Record<string, string> = {
  'harvest': 'harvest',
  'birth': 'family',
  'train': 'crafts',
  'make': 'crafts',
  'buy': 'crafts',
  'mill': 'crafts',
  'serve': 'market',
  'send': 'travel',
  'move': 'travel',
  'go': 'travel',
  'enter-council': 'council',
  'advance': 'council',
  'privilege': 'council',
  'enter-church': 'church',
}
const SPACE_OF_THING: Record<string, string> = {
  craft: 'crafts',
  mill: 'crafts',
  customer: 'market',
  city: 'travel',
  road: 'travel',
  council: 'council',
  privilege: 'council',
  unborn: 'family',
}
/** All that can ever be done at a thing; whoever is refused all of it can do nothing there. */
const VERBS_AT: Record<string, string[]> = {
  craft: ['train', 'make', 'buy'],
  mill: ['mill'],
  customer: ['serve'],
  privilege: ['privilege'],
  city: ['go'],
  unborn: ['birth'],
}

function spaceOf(thing: Thing): string {
  const [kind = '', name = ''] = thing.split(':')
  if (kind === 'space') return name
  return thing === 'church:1' ? 'church' : (SPACE_OF_THING[kind] ?? '') // later stages are reached in mass
}

/** Why something is out of reach. */
export interface WhyNot {
  refusals: Refusal[]
  /** Nothing at all can be done there; else it is only these. */
  nothing: boolean
  space: string
  /** Whether a cube can still be taken from the space; null if that is not the question. */
  cube: boolean | null
}

export interface Reach {
  /** Of a thing that the menu itself does not speak of. */
  whyNot: (thing: Thing) => WhyNot | null
  /** Why a cube comes alone: what its space refuses; nothing if it is only for want of another cube. */
  behind: (option: Option) => Refusal[]
}

export function reachOf(snapshot: Snapshot): Reach {
  const { menu } = snapshot
  const options = menu?.options ?? []
  const beyond = menu?.beyond ?? []
  const said = choicesByThing(menu, snapshot)
  const aims = beyond.filter(({ verb }) => verb in SPACE_OF_VERB)
  const byThing = grouped(aims, (refusal) => thingOf(refusal, snapshot))
  const bySpace = grouped(aims, ({ verb }) => SPACE_OF_VERB[verb]!)

  const takes = grouped(
    options.filter(({ verb }) => verb === 'take'),
    ({ args }) => args.space ?? '',
  )
  const well = options.some(({ verb }) => verb === 'well' || verb === 'well-coins')
  const alone = ({ preview }: Option) =>
    preview.some(({ name, seat }) => seat === snapshot.asked && (name === 'declined' || name === 'passed'))
  const fruitless = (space: string) => (takes.get(space) ?? []).every(alone)
  /** Why no cube and no well leads to anything there; null if something does. */
  const closed = (space: string): Refusal[] | null => {
    const byWell = beyond.filter(({ verb, args }) => verb === 'act' && args.space === space)
    // The well can always open a market day, be it for nothing (V 12.5).
    const open = well && byWell.length === 0 && !(space === 'market' && takes.has(space))
    if (takes.size === 0 || space === '' || open) return null
    return fruitless(space) ? (bySpace.get(space) ?? byWell) : null
  }

  return {
    whyNot: (thing) => {
      if (said.has(thing)) return null
      const space = spaceOf(thing)
      const shut = closed(space)
      const own = byThing.get(thing) ?? []
      if (!shut && (own.length === 0 || thing.startsWith('space:'))) return null
      const verbs = VERBS_AT[thing.split(':')[0]!]
      return {
        refusals: own.length > 0 ? own : (shut ?? []),
        nothing: shut !== null || (verbs?.every((verb) => own.some((refusal) => refusal.verb === verb)) ?? false),
        space,
        cube: shut && takes.has(space),
      }
    },
    behind: ({ args: { space = '' } }) => (fruitless(space) ? (bySpace.get(space) ?? []) : []),
  }
}

/** True, but it says nothing about the player. */
const DULL = 'still-in-queue'

export function reasonsOf(refusals: readonly Refusal[], say: Say, components?: Components): Reason[] {
  const telling = refusals.filter(({ reason }) => reason !== DULL)
  return mostTelling(telling.length > 0 ? telling : refusals, say, (refusal) => actionWords(refusal, say, components))
}
