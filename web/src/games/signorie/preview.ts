// What an option would change, read from its certain events, so that the whole table can show it.

import type { Option, Snapshot } from '../../protocol'
import { CAREERS, CITIES, COLOURS, HELPERS, HOUSES, ROWS, SPACES } from './terms'

export interface Preview {
  seat: number
  florins: number
  points: number
  /** Men and women at hand. */
  pool: [number, number]
  /** The die that would be placed. */
  die: { colour: number; face: number } | null
  /** What the threshold would be; 0 if it stays. */
  limit: number
  /** Helper spaces that would be taken or used. */
  hired: number[]
  used: number[]
  /** Men on the careers: where one would stand, and from where (-1: from the pool). */
  advanced: { from: number; to: number }[]
  /** The space of the initiative disc, if it would move. */
  climbed: number | null
  /** Who would stand in a city. */
  sent: { man: number; city: number } | null
  married: number | null
  /** Tokens by row; a House of -1 is a token face down. */
  tokens: { row: number; house: number; worth: number }[]
  wedding: boolean
}

const at = (names: readonly string[], name: string | number | undefined) => names.indexOf(String(name))

export function previewOf(option: Option, snapshot: Snapshot): Preview {
  const seat = snapshot.asked ?? snapshot.seat ?? 0
  const p: Preview = {
    seat,
    florins: 0,
    points: 0,
    pool: [0, 0],
    die: null,
    limit: 0,
    hired: [],
    used: [],
    advanced: [],
    climbed: null,
    sent: null,
    married: null,
    tokens: [],
    wedding: false,
  }
  for (const { name, seat: whose, args } of option.preview) {
    if (whose !== seat) continue
    const n = (key: string) => Number(args[key] ?? 0)
    switch (name) {
      case 'took':
        p.die = { colour: at(COLOURS, args.colour), face: n('face') }
        break
      case 'paid':
        p.florins -= n('florins')
        break
      case 'gained-florins':
        p.florins += n('florins')
        break
      case 'points':
        p.points += n('points')
        break
      case 'hired':
        p.hired.push(at(HELPERS, args.helper))
        break
      case 'used':
        p.used.push(at(HELPERS, args.helper))
        break
      case 'assigned':
        p.pool[args.sex === 'man' ? 0 : 1] -= n('count')
        break
      case 'joined':
        p.pool[args.sex === 'man' ? 0 : 1] += n('count')
        break
      case 'threshold':
        p.limit = n('limit')
        break
      case 'advanced': {
        const start = at(CAREERS, args.career) * SPACES
        const space = n('space') - 1
        if (space === 0) p.pool[0] -= 1
        p.advanced.push({ from: space === 0 ? -1 : start + space - 1, to: start + space })
        break
      }
      case 'climbed':
        p.climbed = n('space') - 1
        break
      case 'sent': {
        const [career = '', space = ''] = String(args.man).split('-')
        p.sent = { man: at(CAREERS, career) * SPACES + Number(space) - 1, city: at(CITIES, args.city) }
        break
      }
      case 'married':
        p.married = at(CITIES, args.city)
        p.pool[1] -= 1
        break
      case 'allied':
        p.tokens.push({ row: at(ROWS, args.row), house: at(HOUSES, args.house), worth: n('worth') })
        break
      case 'laid':
        p.tokens.push({ row: at(ROWS, args.row), house: -1, worth: 1 })
        break
      case 'wed':
        p.wedding = true
        break
    }
  }
  return p
}
