// Which thing on the table an option (or a refusal) belongs to. The rest is left to the decision bar.

import { choicesByThing as gather, type Choice, type Glow, type Thing } from '../../board/table.svelte'
import type { Menu, Option, Snapshot } from '../../protocol'
import { componentsOf, CRAFT_OF, CRAFTS, cubesOn, type Good, SPACES, viewOf } from './terms'

/** Where a thing is drawn. */
export type Where = 'town' | 'farm' | 'bar'

export const BAR: Thing = 'bar'
const ON_FARM = new Set(['home', 'unborn', 'good', 'cube', 'coins', 'life', 'grain'])

export function whereIs(thing: Thing): Where {
  if (thing === BAR) return 'bar'
  return ON_FARM.has(thing.split(':')[0]!) ? 'farm' : 'town'
}

type Chosen = Pick<Option, 'verb' | 'args'>

export function thingOf({ verb, args }: Chosen, snapshot: Snapshot): Thing {
  const number = args.number ?? ''
  switch (verb) {
    case 'take':
      return `cubes:${args.space}:${args.colour}`
    case 'well':
    case 'well-coins':
      return 'well'
    case 'act':
      return `space:${args.space}`
    case 'harvest':
      return 'space:harvest'
    case 'birth':
      return 'unborn'
    case 'recall':
      return `member:${args.place}:${number}`
    case 'train':
      return `craft:${args.craft}`
    case 'make':
    case 'buy':
      return `craft:${CRAFTS[CRAFT_OF[args.good as Good]]}`
    case 'mill':
      return 'mill'
    case 'serve':
      return `customer:${args.customer}`
    case 'enter-council':
    case 'send':
    case 'enter-church':
      return `home:${number}`
    case 'advance':
      return `member:council-${args.stage}:${number}`
    case 'promote':
      return `member:church-${args.stage}:${number}`
    case 'move':
      return `member:${args.city}:${number}`
    case 'privilege':
      return `privilege:${args.stage}`
    case 'go':
      return `city:${args.city}`
    case 'pay':
    case 'gain-cube':
      return `cube:${args.colour}`
    case 'gain-good':
      return `good:${args.good}`
    case 'pay-scroll':
      return 'good:scroll'
    case 'pay-time':
      return 'life'
    case 'buy-out':
      return 'bag'
    case 'die':
      return dying(args.place ?? '', snapshot)
    case 'jagna-takes': {
      const space = jagnasSpace(snapshot)
      return space < 0 ? BAR : `cubes:${SPACES[space]}:${args.colour}`
    }
    default:
      return BAR // decline, pass
  }
}

/** Whoever dies is one of the oldest, so the place names the figure (V 16.3). */
function dying(place: string, snapshot: Snapshot): Thing {
  const number = String(oldest(snapshot, snapshot.asked ?? 0))
  return place === 'farm' ? `home:${number}` : `member:${place}:${number}`
}

/** The lowest number among the members that can die. */
export function oldest(snapshot: Snapshot, seat: number): number {
  const at = viewOf(snapshot).farms[seat]?.at ?? []
  const i = at.findIndex((place) => place >= 1 && place < 20)
  return i < 0 ? 0 : [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4][i]!
}

/** She takes from the player's space or the next one clockwise that holds a cube (V 20.3). */
export function jagnasSpace(snapshot: Snapshot): number {
  const view = viewOf(snapshot)
  const order = componentsOf(snapshot).clockwise
  const start = order.indexOf(Math.floor(view.taken / 5))
  for (let k = 0; start >= 0 && k < order.length; k++) {
    const space = order[(start + k) % order.length]!
    if ([0, 1, 2, 3, 4].some((colour) => cubesOn(view, space, colour) > 0)) return space
  }
  return -1
}

export const choicesByThing = (menu: Menu | null, snapshot: Snapshot) =>
  gather(menu, snapshot, (option) => [thingOf(option, snapshot)])

/** Three grades of glow: a cube that comes alone is the second. */
export function glowOf(choice: Choice | undefined): Glow {
  if (!choice || choice.options.length === 0) return 'none'
  const idle = (option: Option) => option.verb === 'take' && option.preview.some((event) => event.name === 'declined')
  return choice.options.every(idle) ? 'only' : 'full'
}
