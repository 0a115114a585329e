// Everything explains itself: what a thing is, what it does, and the rule that says so.

import type { Info, Thing } from '../../board/table.svelte'
import { capital } from '../../board/words'
import type { Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import {
  BOARDS,
  CAREERS,
  CITIES,
  COLOURS,
  type Components,
  componentsOf,
  diceSum,
  type FamilyView,
  HELPERS,
  helpersLeft,
  hiringColumn,
  HOUSES,
  houseOf,
  LEVEL_COUNT,
  LEVELS,
  limitOf,
  MANAGEMENT,
  NONE,
  nextPlace,
  PLACES,
  planRow,
  priceOf,
  type Reward,
  ROWS,
  rowsFor,
  SPACES,
  TILES,
  viewOf,
  worthOf,
} from './terms'
import { effectWords } from './words'

/** A value that is reconstructed carries a †, here and on the drawing. */
export const doubt = (c: Components, ...keys: string[]) => keys.some((key) => c.doubtful.includes(key))

const TILE_EFFECTS: Record<string, string> = {
  political: 'brings-steps',
  clerical: 'brings-steps',
  military: 'brings-steps',
  initiative: 'brings-steps',
}
const REWARD_RULES: Partial<Record<Reward, string>> = {
  'mission': 'S 14.2',
  'marriage': 'S 14.2',
  'men': 'S 14.3',
  'women': 'S 14.3',
  'careers': 'S 14.5',
  'initiative': 'S 14.5',
  'token': 'S 14.6',
  'helper': 'S 14.6',
  'extra-action': 'S 14.8',
}

/** What a reward brings, with its numbers. */
export function rewardWords(reward: Reward, c: Components, say: Say): string {
  const { career_steps, initiative_steps, per_helper, per_city, per_meeple } = c.rewards
  switch (reward) {
    case 'careers':
      return say('web-reward-careers', { count: career_steps })
    case 'initiative':
      return say('web-reward-initiative', { count: initiative_steps })
    case 'per-helper':
      return say('web-reward-per-helper', { points: per_helper })
    case 'per-city-men':
      return say('web-reward-per-city-men', { points: per_city })
    case 'per-city-women':
      return say('web-reward-per-city-women', { points: per_city })
    case 'per-man':
      return say('web-reward-per-man', { points: per_meeple })
    case 'per-woman':
      return say('web-reward-per-woman', { points: per_meeple })
    default:
      return say(`reward-${reward}`)
  }
}

/** Whose belongings a thing names: `pool:man` is the seat's that is asked, `pool:man:2` is that of seat 2. */
const familyOf = (snapshot: Snapshot, seat: string | undefined): FamilyView =>
  viewOf(snapshot).families[seat ? Number(seat) : (snapshot.asked ?? snapshot.seat ?? 0)]!

export function infoOf(thing: Thing, snapshot: Snapshot, say: Say): Info {
  const [kind = '', name = '', more = ''] = thing.split(':')
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const info = (title: string, lines: string[], rule: string, ...keys: string[]): Info => ({
    title: capital(title),
    lines: lines.filter(Boolean).map(capital),
    rule,
    doubtful: doubt(c, ...keys),
  })
  switch (kind) {
    case 'die': {
      const colour = COLOURS.indexOf(name as (typeof COLOURS)[number])
      const price = priceOf(c, colour, Number(more))
      const cost =
        price > 0
          ? say('web-die-price', { value: c.values[colour]!, price })
          : say('web-die-free', { value: c.values[colour]! })
      return info(`${say(`colour-${name}`)} ${more}`, [cost, hiringWords(colour, say)], 'S 3.5', 'columns.values')
    }
    case 'tile': {
      const slot = view.slots.indexOf(TILES.indexOf(name as (typeof TILES)[number]))
      const sex = say(slot % 2 === 0 ? 'board-men-slot' : 'board-women-slot')
      const words = say(TILE_EFFECTS[name] ?? `brings-${name}`, {
        amount: name === 'florins' ? c.tile_florins : name === 'threshold' ? c.limit_per_meeple : c.tile_steps,
      })
      return info(`${say(`tile-${name}`)}, ${sex}`, [words], 'S 5.6')
    }
    case 'manage': {
      const colour = COLOURS.indexOf(name as (typeof COLOURS)[number])
      const what = MANAGEMENT[colour]!
      const words =
        what === 'florins'
          ? say('manages-florins', { amount: c.management.florins })
          : what === 'steps'
            ? say('manages-steps', { amount: c.management.steps })
            : say(`management-${what}`)
      const dice = what === 'offspring' ? say('web-birth-dice', { count: 1 + familyOf(snapshot, more).brides }) : ''
      return info(
        say('board-column', { colour: say(`colour-${name}`), value: c.values[colour]! }),
        [words, dice, hiringWords(colour, say)],
        'S 6.1',
        'columns.values',
      )
    }
    case 'helper': {
      const i = HELPERS.indexOf(name)
      const space = c.helpers[i]!
      const hired = familyOf(snapshot, more).helpers[i]
        ? say('web-helper-works')
        : say('web-helper-costs', {
            florins: space.cost,
            colour: say(`colour-${COLOURS[(Math.floor(i / LEVEL_COUNT) + 1) % COLOURS.length]}`),
          })
      const where = say('helper-place', {
        colour: say(`colour-${COLOURS[Math.floor(i / LEVEL_COUNT)]}`),
        row: say(`row-${LEVELS[i % LEVEL_COUNT]}`),
      })
      return info(effectWords(space, say), [where, hired], 'S 12.4', `helpers.${name}`)
    }
    case 'man':
    case 'floor': {
      const [career = '', level = ''] = name.split('-')
      const space = Number(level) - 1
      const at = CAREERS.indexOf(career as (typeof CAREERS)[number]) * SPACES + space
      const { points, rank, florins, initiative } = c.careers
      const bonus = florins[space]
        ? say('web-arrival', { what: say('effect-florins', { amount: florins[space] }) })
        : initiative[space]
          ? say('web-arrival', { what: say('action-climb') })
          : ''
      return info(
        `${say(`career-${career}`)}, ${say('board-space', { points: points[space]!, rank: rank[space]! })}`,
        [
          bonus,
          say('web-at-end', { points: Math.floor(points[space]! / 2) }),
          who(
            view.families.map((family) => family.careers[at] ?? 0),
            snapshot,
          ),
        ],
        'S 7.2',
        'careers.points',
        'careers.rank',
      )
    }
    case 'enter':
      return info(say('web-enter', { career: say(`career-${name}`) }), [], 'S 7.3')
    case 'initiative':
    case 'rung': {
      const space = kind === 'rung' ? Number(name) : (view.initiative[snapshot.asked ?? snapshot.seat ?? 0] ?? 0)
      const discs = view.ranking
        .filter((seat) => view.initiative[seat] === space)
        .map((seat) => snapshot.names[seat] ?? '')
      return info(
        `${say('tile-initiative')}, ${c.initiative[space]} ${say('web-vp')}`,
        [discs.join(', '), say('web-initiative')],
        'S 7.9',
        'initiative.points',
      )
    }
    case 'city':
      return cityInfo(CITIES.indexOf(name as (typeof CITIES)[number]), snapshot, say, info)
    case 'token': {
      const space = CITIES.indexOf(name as (typeof CITIES)[number]) * 2 + (more === 'mission' ? 1 : 0)
      const token = view.tokens[space] ?? NONE
      const title = token === NONE ? say('web-no-token') : tokenWords(token, say)
      return info(
        `${say(`city-${name}`)}: ${title}`,
        [say(`tile-${more}`), fitWords(space, snapshot, say)],
        'S 10.4',
        'tokens.of_each_worth',
      )
    }
    case 'pile':
      return info(say('web-pile', { count: view.pile }), [], 'S 10.5')
    case 'florins':
      return info(say('effect-florins', { amount: familyOf(snapshot, name).florins }), [], 'S 1.4')
    case 'pool': {
      const sex = name === 'man' ? 0 : 1
      const family = familyOf(snapshot, more)
      return info(
        say(sex ? 'board-women' : 'board-men'),
        [`${say('board-pool')}: ${family.pool[sex]}`, `${say('board-supply')}: ${family.supply[sex]}`],
        'S 5.3',
      )
    }
    case 'bank':
      return info(say('web-helpers-left', { count: helpersLeft(view, c) }), [], 'S 4.6')
    case 'bride': {
      const son = Number(name)
      const points = son === 0 ? 0 : c.weddings.points[son - 1]!
      const married = son <= familyOf(snapshot, more).brides
      return info(
        son === 0 ? say('web-head') : say('web-son', { son: son + 1 }),
        [say(married ? 'web-married' : 'web-unmarried'), son === 0 ? '' : say('effect-points', { amount: points })],
        'S 11.6',
        ...(son > 0 ? ['weddings.points'] : []),
      )
    }
    case 'row': {
      const row = ROWS.indexOf(name as (typeof ROWS)[number])
      const family = familyOf(snapshot, more)
      const { shields, down, worth, lacks } = planRow(c, family, row)
      const missing = shields.filter((shield) => shield.worth === 0).map(({ house }) => say(`house-${HOUSES[house]}`))
      const have = shields
        .filter((shield) => shield.worth > 0)
        .map((shield) => `${say(`house-${HOUSES[shield.house]}`)} ${shield.worth}`)
      return info(
        say(`row-${name}`),
        [
          say('board-row', {
            have: have.join(', ') || say('nothing'),
            down,
            missing: missing.join(', ') || say('nothing'),
            points: lacks ? 0 : worth,
          }),
          lacks ? say('web-needs-more', { count: lacks }) : say('web-counts'),
        ],
        'S 15.4',
        ...(row < 3 ? [`plans.${BOARDS[family.board]}.${name}`] : []),
      )
    }
    case 'reward': {
      const reward = name as Reward
      return info(
        rewardWords(reward, c, say),
        [say('web-reward-round', { round: Number(more) || view.round })],
        REWARD_RULES[reward] ?? 'S 14.12',
        ...(reward === 'careers'
          ? ['rewards.career_steps']
          : reward === 'initiative'
            ? ['rewards.initiative_steps']
            : []),
      )
    }
    case 'gauge': {
      const family = familyOf(snapshot, name)
      const [total, limit] = [diceSum(family), limitOf(c, family)]
      return info(
        say('board-of-limit', { sum: total, limit }),
        [say('web-limit-is', { limit: c.limit, more: c.limit_per_meeple })],
        'S 13.5',
      )
    }
    case 'waiting':
      return info(
        `${snapshot.names[Number(name)] ?? ''}: ${say('short-threshold', { limit: limitOf(c, familyOf(snapshot, name)) })}`,
        [],
        'S 5.12',
      )
    default:
      return info(say('title'), [], 'S 2.1')
  }
}

const hiringWords = (colour: number, say: Say) =>
  say('web-hire-cue', { colour: say(`colour-${COLOURS[hiringColumn(colour)]}`) })

const tokenWords = (token: number, say: Say) => `${say(`house-${HOUSES[houseOf(token)]}`)} ${worthOf(token)}`

/** "Fits your plan: political, military". */
function fitWords(space: number, snapshot: Snapshot, say: Say): string {
  const view = viewOf(snapshot)
  const seat = snapshot.seat ?? snapshot.asked
  const token = view.tokens[space] ?? NONE
  if (seat === null || token === NONE) return ''
  const rows = rowsFor(componentsOf(snapshot), view.families[seat]!, space, token)
  return rows.length
    ? say('web-fits', { rows: rows.map((row) => say(`row-${ROWS[row]}`)).join(', ') })
    : say('web-fits-not')
}

function cityInfo(
  city: number,
  snapshot: Snapshot,
  say: Say,
  info: (title: string, lines: string[], rule: string, ...keys: string[]) => Info,
): Info {
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const name = CITIES[city]!
  if (!view.in_play[city]) return info(say(`city-${name}`), [say('board-not-in-play')], 'S 1.8')
  const next = (places: number[], values: number[], word: string) => {
    const place = nextPlace(places, city)
    return `${say(word)}: ${place === PLACES ? say('web-full') : say('web-next-place', { value: values[city * PLACES + place]! })}`
  }
  const counts = (places: number[]) =>
    view.families.map(
      (_, seat) => places.slice(city * PLACES, (city + 1) * PLACES).filter((one) => one === seat).length,
    )
  return info(
    say(`city-${name}`),
    [
      next(view.men, c.cities.men, 'board-men'),
      who(counts(view.men), snapshot),
      next(view.women, c.cities.women, 'board-women'),
      who(counts(view.women), snapshot),
    ],
    'S 8.2',
    `cities.men.${name}`,
    `cities.women.${name}`,
  )
}

/** "Marta 2, Aino". */
const who = (counts: number[], snapshot: Snapshot) =>
  counts
    .flatMap((count, seat) => (count > 0 ? [`${snapshot.names[seat]}${count > 1 ? ` ×${count}` : ''}`] : []))
    .join(', ')
