// Why not, one choice ahead: what no option leads to, told at the things and the spaces it belongs to.

import type { Thing } from '../../board/table.svelte'
import type { Option, Refusal, Snapshot } from '../../protocol'
import { grouped } from '../../words'
import { printedOf } from './face'
import type { Space } from './generated'
import { choicesByThing, thingOf } from './options'

/** Things to which no choice belongs, by the space of which they speak. Later stages of the church are reached in mass. */
const BESIDE: Record<string, Space> = { 'road': 'travel', 'council': 'council', 'church:1': 'church' }

const kindOf = (thing: Thing) => thing.split(':')[0]!

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
  const spaceOfVerb = printedOf(snapshot).verbs
  const aims = beyond.filter(({ verb }) => verb in spaceOfVerb)
  const byThing = grouped(aims, (refusal) => thingOf(refusal, snapshot))
  const bySpace = grouped(aims, ({ verb }): string => spaceOfVerb[verb]!)
  /** All that can ever be done at a kind of thing; whoever is refused all of it can do nothing there. */
  const verbsAt = grouped(Object.keys(spaceOfVerb), (verb) => kindOf(thingOf({ verb, args: {} }, snapshot)))
  const spaceOf = (thing: Thing): Space | '' => {
    const kind = kindOf(thing)
    if (kind === 'space') return thing.slice(kind.length + 1) as Space
    const spaces = new Set(verbsAt.get(kind)?.map((verb) => spaceOfVerb[verb]!))
    const [only] = spaces
    return only && spaces.size === 1 ? only : (BESIDE[thing] ?? BESIDE[kind] ?? '')
  }

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
    // Where a cube would be of no use, neither is the well, though it may open a market day for nothing.
    const open = well && byWell.length === 0 && !takes.has(space)
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
      const verbs = space === '' ? undefined : verbsAt.get(kindOf(thing))
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
export const DULL = ['still-in-queue', 'queue-stands']
