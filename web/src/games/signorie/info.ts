// Everything explains itself: what a thing is, what it does, and the rule that says so.

import type { Info, Thing } from '../../board/table.svelte'
import { info } from '../../board/words'
import type { Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import { type Colour, type Family, type Helper, type Reward, type Sex, SEX_NAMES, type Tile } from './generated'
import { bayOf, columnOf, componentsOf, viewOf } from './shown'
import { doesWords, placeWords } from './words'

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
export const SEX_WORDS: Record<Sex, string> = { man: 'board-men', woman: 'board-women' }

const SLOT_WORDS: Record<Sex, string> = { man: 'board-men-slot', woman: 'board-women-slot' }
const TOKEN_WORDS: Record<Sex, string> = { man: 'board-mission-token', woman: 'board-marriage-token' }

/** Whose belongings a thing names: `pool:man` is the seat's that is asked, `pool:man:2` is that of seat 2. */
const familyOf = (snapshot: Snapshot, seat: string | undefined): Family =>
  viewOf(snapshot).families[seat ? Number(seat) : (snapshot.asked ?? snapshot.seat ?? 0)]!

export function infoOf(thing: Thing, snapshot: Snapshot, say: Say): Info {
  const [kind = '', name = '', more = ''] = thing.split(':')
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  switch (kind) {
    case 'die': {
      const { value, hires, doubtful } = columnOf(c, name)
      const price = bayOf(view, name).dice.find(({ face }) => face === Number(more))?.price ?? 0
      const cost = price > 0 ? say('web-die-price', { value, price }) : say('web-die-free', { value })
      return info(`${say(`colour-${name}`)} ${more}`, [cost, hiringWords(hires, say)], 'S 3.5', doubtful)
    }
    case 'tile': {
      const slots = view.bays.flatMap((bay) => bay.slots.filter(({ tile }) => tile === name))
      const where = SEX_NAMES.filter((sex) => slots.some((slot) => slot.sex === sex)).map((sex) => say(SLOT_WORDS[sex]))
      const task = c.tasks[name as Tile]!
      return info([say(`tile-${name}`), ...where].join(', '), [doesWords(task.does, say)], 'S 5.6', c.doubts.slots)
    }
    case 'manage': {
      const { value, management, does, hires, doubtful } = columnOf(c, name)
      const dice = management === 'offspring' ? say('web-birth-dice', { count: familyOf(snapshot, more).married }) : ''
      return info(
        say('board-column', { colour: say(`colour-${name}`), value }),
        [doesWords(does, say), dice, hiringWords(hires, say)],
        'S 6.1',
        doubtful,
      )
    }
    case 'helper': {
      const space = c.helpers[name as Helper]!
      const hired = familyOf(snapshot, more).helpers.includes(name as Helper)
        ? say('web-helper-works')
        : say('web-helper-costs', {
            florins: view.hiring[name as Helper]!,
            colour: say(`colour-${columnOf(c, space.colour).hired_with}`),
          })
      const where = say('helper-place', placeWords(space, say))
      return info(doesWords(space.does, say), [where, hired], 'S 12.4', space.doubtful)
    }
    case 'man':
    case 'floor': {
      const track = c.careers.find(({ spaces }) => spaces.some(({ man }) => man === name))!
      const at = track.spaces.findIndex(({ man }) => man === name)
      const { points, at_end, rank, florins, initiative } = track.spaces[at]!
      const bonus = florins
        ? say('web-arrival', { what: say('effect-florins', { amount: florins }) })
        : initiative
          ? say('web-arrival', { what: say('action-climb') })
          : ''
      return info(
        `${say(`career-${track.career}`)}, ${say('board-space', { points, rank })}`,
        [bonus, say('web-at-end', { points: at_end }), who(view.careers[track.career]![at]!, snapshot)],
        'S 7.2',
        c.doubts.career_points,
      )
    }
    case 'enter':
      return info(say('web-enter', { career: say(`career-${name}`) }), [], 'S 7.3')
    case 'initiative':
    case 'rung': {
      const seat = snapshot.asked ?? snapshot.seat ?? 0
      const space = kind === 'rung' ? Number(name) : view.initiative.findIndex((discs) => discs.includes(seat))
      const discs = [...(view.initiative[space] ?? [])].reverse().map((one) => snapshot.names[one] ?? '')
      return info(
        `${say('tile-initiative')}, ${c.initiative[space]} ${say('web-vp')}`,
        [discs.join(', '), say('web-initiative')],
        'S 7.9',
        c.doubts.initiative,
      )
    }
    case 'city': {
      const { in_play, queues } = view.cities.find(({ city }) => city === name)!
      if (!in_play) return info(say(`city-${name}`), [say('board-not-in-play')], 'S 1.8')
      const lines = SEX_NAMES.flatMap((sex) => {
        const { seats, next } = queues[sex]!
        const place = next === undefined ? say('web-full') : say('web-next-place', { value: next })
        return [`${say(SEX_WORDS[sex])}: ${place}`, who(seats, snapshot)]
      })
      return info(say(`city-${name}`), lines, 'S 8.2', c.cities.find(({ city }) => city === name)!.doubtful)
    }
    case 'token': {
      const { token } = view.cities.find(({ city }) => city === name)!.queues[more as Sex]!
      const title = token ? `${say(`house-${token.house}`)} ${token.worth}` : say('web-no-token')
      const rows = token?.fits?.map((row) => say(`row-${row}`)).join(', ')
      const fits = rows === undefined ? '' : rows ? say('web-fits', { rows }) : say('web-fits-not')
      return info(`${say(`city-${name}`)}: ${title}`, [say(TOKEN_WORDS[more as Sex]), fits], 'S 10.4', c.doubts.tokens)
    }
    case 'pile':
      return info(say('web-pile', { count: view.pile }), [], 'S 10.5')
    case 'florins':
      return info(say('effect-florins', { amount: familyOf(snapshot, name).florins }), [], 'S 1.4')
    case 'pool': {
      const { pool, supply } = familyOf(snapshot, more).members[name as Sex]!
      return info(
        say(SEX_WORDS[name as Sex]),
        [`${say('board-pool')}: ${pool}`, `${say('board-supply')}: ${supply}`],
        'S 5.3',
      )
    }
    case 'bank':
      return info(say('web-helpers-left', { count: view.helpers_left }), [], 'S 4.6')
    case 'bride': {
      const son = Number(name)
      const points = c.portraits[son] ?? null
      const married = son < familyOf(snapshot, more).married
      return info(
        points === null ? say('web-head') : say('web-son', { son: son + 1 }),
        [
          say(married ? 'web-married' : 'web-unmarried'),
          points === null ? '' : say('effect-points', { amount: points }),
        ],
        'S 11.6',
        points !== null && c.doubts.weddings,
      )
    }
    case 'row': {
      const family = familyOf(snapshot, more)
      const { tokens, down, points, lacks } = family.plan.find(({ row }) => row === name)!
      const { shields, doubtful } = c.plans[family.board]!.find(({ row }) => row === name)!
      const missing = shields.filter((_, i) => tokens[i] === null).map((house) => say(`house-${house}`))
      const have = shields.flatMap((house, i) => (tokens[i] ? [`${say(`house-${house}`)} ${tokens[i]}`] : []))
      return info(
        say(`row-${name}`),
        [
          say('board-row', {
            have: have.join(', ') || say('nothing'),
            down,
            missing: missing.join(', ') || say('nothing'),
            points,
          }),
          lacks ? say('web-needs-more', { count: lacks }) : say('web-counts'),
        ],
        'S 15.4',
        doubtful,
      )
    }
    case 'reward': {
      const { does, doubtful } = c.rewards[name as Reward]!
      return info(
        doesWords(does, say),
        [say('web-reward-round', { round: Number(more) || view.round })],
        REWARD_RULES[name as Reward] ?? 'S 14.12',
        doubtful,
      )
    }
    case 'gauge': {
      const { dice_sum, threshold } = familyOf(snapshot, name)
      return info(
        say('board-of-limit', { sum: dice_sum, limit: threshold }),
        [say('web-limit-is', { limit: c.threshold, more: c.threshold_per_member })],
        'S 13.5',
      )
    }
    case 'waiting':
      return info(
        `${snapshot.names[Number(name)] ?? ''}: ${say('short-threshold', { limit: familyOf(snapshot, name).threshold })}`,
        [],
        'S 5.12',
      )
    default:
      return info(say('title'), [], 'S 2.1')
  }
}

const hiringWords = (column: Colour, say: Say) => say('web-hire-cue', { colour: say(`colour-${column}`) })

/** "Marta ×2, Ada". */
function who(seats: number[], snapshot: Snapshot): string {
  const counts = new Map<number, number>()
  for (const seat of [...seats].sort((a, b) => a - b)) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  return [...counts].map(([seat, n]) => `${snapshot.names[seat]}${n > 1 ? ` ×${n}` : ''}`).join(', ')
}
