// Everything explains itself: what a thing is, what it costs and brings, and the rule that says so.

import type { Info, Thing } from '../../board/table.svelte'
import { info as infoOn } from '../../board/words'
import type { Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import { printedOf, tableOf } from './face'
import type { City, Customer, Place, Space } from './generated'
import { JAGNA } from './heraldry'
import { costWords, customerWords, several } from './words'

const SPACE_RULES: Record<Space, string> = {
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
  const table = tableOf(snapshot)
  const printed = printedOf(snapshot)
  /** Some show what is printed elsewhere. */
  const info = (title: string, lines: string[], rule: string, shows = thing): Info =>
    infoOn(title, lines, rule, printed.doubtful.includes(shows))
  const { church, council, mill } = printed
  const enter = say('price-church', { brown: church.brown, time: church.time })
  // Those of other seats name theirs: `seat2`.
  switch (kind.replace(/\d$/, '')) {
    case 'cubes':
      return info(
        `${say(`colour-${more}`)}, ${say(`space-${name}`)}`,
        [],
        more === 'plague' ? 'V 3.3' : 'V 3.2',
        `space:${name}`,
      )
    case 'space': {
      const words = name === 'market' ? say('price-service') : name === 'church' ? enter : ''
      return info(say(`space-${name}`), [words], SPACE_RULES[name as Space])
    }
    case 'well':
      return info(say('well'), [say('price-well')], 'V 12.1')
    case 'craft': {
      const craft = printed.crafts.find((one) => one.craft === name)!
      const price = [
        Object.keys(craft.buy).length ? costWords(craft.buy, say) : '',
        craft.grain ? several(craft.grain, 'grain', say) : '',
      ]
      const goods = craft.makes.map((good) => say(`good-${good}`)).join(', ')
      const words = { train: craft.train, make: craft.make, buy: price.filter(Boolean).join(' + ') }
      return info(`${say(`craft-${name}`)} (${goods})`, [say('price-craft', words)], 'V 7.1')
    }
    case 'mill':
      return info(say('mill'), [say('price-mill', { ...mill })], 'V 7.6')
    case 'customer': {
      const tile = customerWords(printed.customers[name as Customer]!, say)
      const lost = !table.moves_up && table.queue.some(({ customer }) => customer === name)
      return info(tile, [say(lost ? 'why-queue-stands' : 'price-service')], lost ? 'V 8.10' : 'V 8.2')
    }
    case 'pile':
      return table.moves_up
        ? info(say('board-pile'), [String(table.pile)], 'V 1.6')
        : info(say('board-pile'), [say('why-queue-stands')], 'V 8.10')
    case 'privilege':
      return info(say('action-privilege', { stage: Number(name) }), [], 'V 9.5')
    case 'council': {
      const stage = council.stages.find((one) => one.stage === Number(name))!
      const words = say('price-council', { ...stage, green: council.green })
      return info(say(`place-council-${name}`), [words, who(`council-${name}` as Place, snapshot, say)], 'V 9.2')
    }
    case 'church': {
      const stage = church.stages.find((one) => one.stage === Number(name))!
      const first = stage === church.stages[0]
      const words = first ? enter : say('price-church-stage', { ...stage })
      return info(
        say(`place-church-${name}`),
        [words, who(`church-${name}` as Place, snapshot, say)],
        first ? 'V 11.1' : 'V 13.5',
      )
    }
    case 'city': {
      const city = name as City
      const { prestige, cubes, coins } = printed.cities[city]!
      const reward = [
        prestige ? say('reward-prestige', { count: prestige }) : '',
        cubes ? say('reward-cubes', { count: cubes }) : '',
        coins ? say('reward-coin', { count: coins }) : '',
      ]
      const words = reward.filter(Boolean).join(', ')
      const discs = snapshot.names.filter((_, seat) => table.farms[seat]?.cities.includes(city)).join(', ')
      return info(
        say(`city-${name}`),
        [say('price-city', { reward: words }), discs, who(city, snapshot, say)],
        'V 10.4',
      )
    }
    case 'road': {
      const { start, end, cost } = printed.roads[Number(name)]!
      const from = say(start === 'village' ? start : `city-${start}`)
      const words = { time: printed.travel, cost: costWords(cost, say) }
      return info(`${from} – ${say(`city-${end}`)}`, [say('price-road', words)], 'V 10.1')
    }
    case 'bag':
      return info(say('place-bag'), [who('bag', snapshot, say)], 'V 11.2')
    case 'grave':
      return info(say('board-graves'), [who('grave', snapshot, say)], 'V 16.5')
    case 'chapter':
      return info(say(`place-chronicle-${name}`), [who(`chronicle-${name}` as Place, snapshot, say)], 'V 16.4')
    case 'ring': {
      const where = say(table.ring === 'spent' ? 'ring-spent' : 'ring-on-the-roof')
      const ring = table.ring_of === undefined ? where : snapshot.names[table.ring_of]!
      return info(say('action-privilege', { stage: 1 }), [ring], table.jagna ? 'V 24.2' : 'V 14.1')
    }
    case 'first':
      return info(say('board-first', { first: snapshot.names[table.first] ?? '' }), [], 'V 14.1')
    case 'member':
    case 'seat':
      return info(
        `${seatName(kind === 'member' ? (snapshot.asked ?? snapshot.seat ?? 0) : Number(kind.slice(4)), snapshot, say)}: ${more}, ${say(`place-${name}`)}`,
        [],
        name === 'grave' || name.startsWith('chronicle') ? 'V 16.4' : 'V 16.3',
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
      return info(say('board-life'), [], 'V 4.1')
    case 'served': {
      const { customers, served } = table.farms[Number(name)]!
      const hidden = served - customers.length
      return info(
        say('board-customers'),
        [
          ...customers.map((one) => customerWords(printed.customers[one]!, say)),
          hidden ? say('board-face-down', { count: hidden }) : '',
        ],
        hidden ? 'V 8.11' : 'V 8.3',
      )
    }
    case 'jagna':
      return info(say('jagna'), jagnaLines(snapshot, say), 'V 21.1')
    default:
      return info(say('board-town'), [], 'V 3.1')
  }
}

/** "Ilse: 1 2, Tomasz: 1" at a place. */
function who(place: Place, snapshot: Snapshot, say: Say): string {
  const { farms, jagna } = tableOf(snapshot)
  const families = [
    ...farms.map(({ members }, seat) => ({ seat, there: members[place] })),
    { seat: JAGNA, there: jagna?.members[place] },
  ]
  return families
    .flatMap(({ seat, there }) => (there ? [`${seatName(seat, snapshot, say)}: ${there.join(' ')}`] : []))
    .join(', ')
}

function jagnaLines(snapshot: Snapshot, say: Say): string[] {
  const { jagna } = tableOf(snapshot)
  if (!jagna) return []
  const { tokens } = printedOf(snapshot)
  const set = (side: 'upper' | 'lower') => {
    const there = jagna.slots.flatMap(({ token }, i) =>
      token && tokens[i] === side ? [{ space: i + 1, shows: token }] : [],
    )
    const out = there.some(({ shows }) => shows === 'quill') ? 'yes' : 'no'
    const shown = say('board-fate-tokens', { tokens: there.map((one) => say('board-token', one)).join(', '), out })
    return `${say(`board-fate-${side}`)}: ${shown}`
  }
  const turns = jagna.slots[jagna.next]?.token === 'down' ? 'yes' : 'no'
  const numbers = (members: readonly number[] = []) => members.join(' ') || say('nothing')
  return [
    `${say('board-beside')}: ${numbers(jagna.beside)}`,
    `${say('board-on-church')}: ${numbers(jagna.roof)}`,
    `${say('board-bag')}: ${numbers(jagna.members.bag)}`,
    `${say('board-next-cube')}: ${say('board-next-space', { space: jagna.next + 1, turns })}`,
    set('upper'),
    set('lower'),
  ]
}

export const seatName = (seat: number, snapshot: Snapshot, say: Say) =>
  seat === JAGNA ? say('jagna') : (snapshot.names[seat] ?? '')
