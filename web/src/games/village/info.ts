// Everything explains itself: what a thing is, what it costs and brings, and the rule that says so.

import type { Info, Thing } from '../../board/table.svelte'
import { capital } from '../../board/words'
import type { Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import {
  AT_CITY,
  CITIES,
  componentsOf,
  CRAFTS,
  customerIndex,
  FACE_DOWN,
  GOODS,
  IN_BAG,
  IN_CHRONICLE,
  IN_GRAVE,
  JAGNA_SEAT,
  NUMBERS,
  PLACES,
  SPACES,
  viewOf,
  VILLAGE,
} from './terms'
import { amounts, customerWords, INFLUENCE, several } from './words'

const SPACE_RULES: Record<string, string> = {
  harvest: 'V 5',
  family: 'V 6',
  crafts: 'V 7',
  market: 'V 8',
  travel: 'V 10',
  council: 'V 9',
  church: 'V 11',
}

export function infoOf(thing: Thing, snapshot: Snapshot, say: Say): Info {
  const [kind = '', name = '', more = ''] = thing.split(':')
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const sure = (...keys: string[]) => keys.some((key) => c.doubtful.includes(key))
  const info = (title: string, lines: string[], rule: string, ...keys: string[]): Info => ({
    title: capital(title),
    lines: lines.filter(Boolean).map(capital),
    rule,
    doubtful: sure(...keys),
  })
  switch (kind) {
    case 'cubes':
      return info(
        `${say(`colour-${more}`)}, ${say(`space-${name}`)}`,
        [],
        more === 'plague' ? 'V 3.3' : 'V 3.2',
        `setup_card.${name}`,
      )
    case 'space':
      return info(
        say(`space-${name}`),
        spaceLines(name, snapshot, say),
        SPACE_RULES[name] ?? 'V 3',
        `setup_card.${name}`,
      )
    case 'well':
      return info(say('well'), [say('price-well')], 'V 12.1')
    case 'craft': {
      const craft = c.crafts[CRAFTS.indexOf(name as (typeof CRAFTS)[number])]!
      const price = [
        craft.buy.some(Boolean) ? amounts(craft.buy, INFLUENCE, say) : '',
        craft.grain ? several(craft.grain, 'grain', say) : '',
      ]
      const goods = craft.makes.map((good) => say(`good-${GOODS[good]}`)).join(', ')
      const words = { train: craft.train, make: craft.make, buy: price.filter(Boolean).join(' + ') }
      return info(`${say(`craft-${name}`)} (${goods})`, [say('price-craft', words)], 'V 7.1', `crafts.${name}.train`)
    }
    case 'mill':
      return info(say('mill'), [say('price-mill', { ...c.mill })], 'V 7.6')
    case 'customer':
      return info(
        customerWords(c.customers[customerIndex(name)]!, say),
        [say('price-service')],
        'V 8.2',
        `customers.${name}`,
      )
    case 'pile':
      return info(say('board-pile'), [String(view.pile.reduce((a, b) => a + b, 0))], 'V 1.6')
    case 'privilege':
      return info(say('action-privilege', { stage: Number(name) }), [], 'V 9.5')
    case 'council': {
      const i = Number(name) - 1
      const words = { stage: i + 1, time: c.council.time[i]!, green: c.council.green, points: c.council.points[i]! }
      return info(
        say(`place-council-${name}`),
        [say('price-council', words), who(6 + i, snapshot)],
        'V 9.2',
        'council.time',
      )
    }
    case 'church': {
      const i = Number(name) - 1
      const enter = say('price-church', { brown: c.church.brown, time: c.church.time })
      const words =
        i > 0
          ? say('price-church-stage', { stage: i + 1, grain: c.church.grain[i - 1]!, points: c.church.points[i]! })
          : enter
      return info(
        say(`place-church-${name}`),
        [words, who(16 + i, snapshot)],
        i > 0 ? 'V 13.5' : 'V 11.1',
        ...(i > 1 ? ['church.grain'] : []),
      )
    }
    case 'city': {
      const i = CITIES.indexOf(name as (typeof CITIES)[number])
      const reward = [
        ['reward-prestige', c.travel.prestige[i]!],
        ['reward-cubes', c.travel.cubes[i]!],
        ['reward-coin', c.travel.coins[i]!],
      ] as const
      const words = reward
        .filter(([, count]) => count > 0)
        .map(([id, count]) => say(id, { count }))
        .join(', ')
      const discs = snapshot.names.filter((_, seat) => (view.farms[seat]?.discs ?? 0) & (1 << i)).join(', ')
      return info(
        say(`city-${name}`),
        [say('price-city', { reward: words }), discs, who(AT_CITY + i, snapshot)],
        'V 10.4',
        `travel.rewards.${name}`,
      )
    }
    case 'road': {
      const road = c.travel.roads[Number(name)]!
      const end = (place: number) => say(place === VILLAGE ? 'village' : `city-${CITIES[place]}`)
      const cost = amounts(road.cost, INFLUENCE, say)
      return info(
        `${end(road.from)} – ${end(road.to)}`,
        [say('price-road', { time: c.travel.time, cost })],
        'V 10.1',
        `travel.roads.road${Number(name) + 1}`,
      )
    }
    case 'bag':
      return info(say('place-bag'), [who(IN_BAG, snapshot)], 'V 11.2')
    case 'grave':
      return info(say('board-graves'), [who(IN_GRAVE, snapshot)], 'V 16.5', 'chronicle.graves')
    case 'chapter':
      return info(
        say(`place-chronicle-${name}`),
        [who(PLACES.indexOf(`chronicle-${name}`), snapshot)],
        'V 16.4',
        `chronicle.${name}`,
      )
    case 'ring': {
      const ring =
        view.ring === -2 ? say('ring-spent') : view.ring < 0 ? say('ring-on-the-roof') : snapshot.names[view.ring]!
      return info(say('action-privilege', { stage: 1 }), [ring], view.jagna ? 'V 24.2' : 'V 14.1')
    }
    case 'first':
      return info(say('board-first', { first: snapshot.names[view.first] ?? '' }), [], 'V 14.1')
    case 'member':
    case 'seat0':
    case 'seat1':
    case 'seat2':
    case 'seat3':
    case 'seat4':
    case 'seat5':
      return info(
        `${seatName(kind === 'member' ? (snapshot.asked ?? snapshot.seat ?? 0) : Number(kind.slice(4)), snapshot, say)}: ${more}, ${say(`place-${name}`)}`,
        [],
        PLACES.indexOf(name) >= IN_CHRONICLE ? 'V 16.4' : 'V 16.3',
      )
    case 'home':
      return info(`${name}, ${say('place-farm')}`, [], 'V 6.8')
    case 'unborn':
      return info(say('board-unborn'), [], 'V 6.1')
    case 'good':
      return info(say(`good-${name}`), [], 'V 7.1')
    case 'cube':
      return info(say(`colour-${name}`), [], 'V 3.2')
    case 'coins':
      return info(say('board-coins'), [], 'V 15.1')
    case 'grain':
      return info(say('board-grain'), [], 'V 1.5')
    case 'life':
      return info(say('board-life'), [], 'V 4.1', 'life.lap')
    case 'served':
      return info(
        say('board-customers'),
        (view.farms[Number(name)]?.customers ?? []).map((i) => customerWords(c.customers[i]!, say)),
        'V 8.3',
      )
    case 'jagna':
      return info(
        say('jagna'),
        jagnaLines(snapshot, say),
        'V 21.1',
        'solo.order',
        'solo.upper_tokens',
        'solo.lower_tokens',
      )
    default:
      return info(say('board-town'), [], 'V 3.1')
  }
}

/** "Ilse: 1 2, Tomasz: 1" at a place. */
function who(place: number, snapshot: Snapshot): string {
  const view = viewOf(snapshot)
  return view.farms
    .map(
      (farm, seat) => [snapshot.names[seat] ?? '', NUMBERS.filter((_, i) => farm.at[i] === place).join(' ')] as const,
    )
    .filter(([, numbers]) => numbers !== '')
    .map(([name, numbers]) => `${name}: ${numbers}`)
    .join(', ')
}

function spaceLines(name: string, snapshot: Snapshot, say: Say): string[] {
  const c = componentsOf(snapshot)
  if (name === 'market') return [say('price-service')]
  if (name === 'church') return [say('price-church', { brown: c.church.brown, time: c.church.time })]
  return SPACES.includes(name as (typeof SPACES)[number]) ? [] : ['']
}

function jagnaLines(snapshot: Snapshot, say: Say): string[] {
  const jagna = viewOf(snapshot).jagna
  if (!jagna) return []
  const numbers = (counts: number[], first: number) =>
    counts.flatMap((count, i) => Array.from({ length: count }, () => first + i)).join(' ') || say('nothing')
  const down = (from: number) => jagna.fate.slice(from, from + 3).filter((token) => token === FACE_DOWN).length
  return [
    `${say('board-beside')}: ${numbers(jagna.beside, 1)}`,
    `${say('board-on-church')}: ${numbers(jagna.church, 3)}`,
    `${say('board-bag')}: ${numbers(jagna.bag, 3)}`,
    say('board-fate-count', { upper: down(0), lower: down(3) }),
  ]
}

export const seatName = (seat: number, snapshot: Snapshot, say: Say) =>
  seat === JAGNA_SEAT ? say('jagna') : (snapshot.names[seat] ?? '')
