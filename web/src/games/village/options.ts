// Which thing on the table an option (or a refusal) belongs to. The rest is left to the decision bar.

import { choicesByThing as gather, type Choice, type Glow, type Thing } from '../../board/table.svelte'
import type { Menu, Option, Snapshot } from '../../protocol'
import { printedOf, questionOf, tableOf } from './face'

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
      return `craft:${printedOf(snapshot).crafts.find(({ makes }) => makes.some((good) => good === args.good))?.craft}`
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
    case 'die': {
      // Whoever dies is one of the oldest, so the place names the figure (V 16.3).
      const oldest = tableOf(snapshot).oldest[0]?.number ?? ''
      return args.place === 'farm' ? `home:${oldest}` : `member:${args.place}:${oldest}`
    }
    case 'jagna-takes': {
      const question = questionOf(snapshot)
      return question ? `cubes:${question.space}:${args.colour}` : BAR
    }
    default:
      return BAR // decline, pass
  }
}

export const choicesByThing = (menu: Menu | null, snapshot: Snapshot) =>
  gather(menu, snapshot, (option) => [thingOf(option, snapshot)])

/** Three grades of glow: a cube that comes alone is the second. */
export function glowOf(choice: Choice | undefined): Glow {
  if (!choice || choice.options.length === 0) return 'none'
  const idle = (option: Option) => option.verb === 'take' && option.preview.some((event) => event.name === 'declined')
  return choice.options.every(idle) ? 'only' : 'full'
}
