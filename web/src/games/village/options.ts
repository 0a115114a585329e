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

/** At which thing an option can be chosen, by what it does; to decline and to pass stand in the bar. */
const THINGS: Record<string, (args: Option['args'], snapshot: Snapshot) => Thing> = {
  'take': ({ space, colour }) => `cubes:${space}:${colour}`,
  'well': () => 'well',
  'well-coins': () => 'well',
  'act': ({ space }) => `space:${space}`,
  'harvest': () => 'space:harvest',
  'birth': () => 'unborn',
  'recall': ({ place, number = '' }) => `member:${place}:${number}`,
  'train': ({ craft }) => `craft:${craft}`,
  'make': workshop,
  'buy': workshop,
  'mill': () => 'mill',
  'serve': ({ customer }) => `customer:${customer}`,
  'enter-council': ({ number = '' }) => `home:${number}`,
  'send': ({ number = '' }) => `home:${number}`,
  'enter-church': ({ number = '' }) => `home:${number}`,
  'advance': ({ stage, number = '' }) => `member:council-${stage}:${number}`,
  'promote': ({ stage, number = '' }) => `member:church-${stage}:${number}`,
  'move': ({ city, number = '' }) => `member:${city}:${number}`,
  'privilege': ({ stage }) => `privilege:${stage}`,
  'go': ({ city }) => `city:${city}`,
  'pay': ({ colour }) => `cube:${colour}`,
  'gain-cube': ({ colour }) => `cube:${colour}`,
  'gain-good': ({ good }) => `good:${good}`,
  'pay-scroll': () => 'good:scroll',
  'pay-time': () => 'life',
  'buy-out': () => 'bag',
  // Whoever dies is one of the oldest, so the place names the figure (V 16.3).
  'die': ({ place }, snapshot) => {
    const oldest = tableOf(snapshot).oldest[0]?.number ?? ''
    return place === 'farm' ? `home:${oldest}` : `member:${place}:${oldest}`
  },
  'jagna-takes': ({ colour }, snapshot) => {
    const question = questionOf(snapshot)
    return question ? `cubes:${question.space}:${colour}` : BAR
  },
}
/** Where a good is made. */
function workshop(args: Option['args'], snapshot: Snapshot): Thing {
  const { craft } = printedOf(snapshot).crafts.find(({ makes }) => makes.some((good) => good === args.good)) ?? {}
  return `craft:${craft}`
}
export const thingOf = ({ verb, args }: Chosen, snapshot: Snapshot): Thing => THINGS[verb]?.(args, snapshot) ?? BAR

export const choicesByThing = (menu: Menu | null, snapshot: Snapshot) =>
  gather(menu, snapshot, (option) => [thingOf(option, snapshot)])

/** Three grades of glow: a cube that comes alone is the second. */
export function glowOf(choice: Choice | undefined): Glow {
  if (!choice || choice.options.length === 0) return 'none'
  const idle = (option: Option) => option.verb === 'take' && option.preview.some((event) => event.name === 'declined')
  return choice.options.every(idle) ? 'only' : 'full'
}
