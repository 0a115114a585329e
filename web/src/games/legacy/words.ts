// Putting the protocol's names into words. Every word comes from the Fluent files, through `say`.

import { whyWords } from '../../board/words'
import type { Say } from '../../contract'
import type { Option, Snapshot } from '../../protocol'
import type {
  Amount,
  Card,
  Child,
  Condition,
  Friend,
  FriendCard,
  Gain,
  Hint,
  HintCard,
  Need,
  OpenMission,
  Pawn,
  Printed,
  Relative,
  Table,
  Who,
  Why,
} from './generated'
import { type Change, changesOf } from './preview'
import { componentsOf, questionOf, ROMAN, viewOf } from './view'

export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
/** A change, or between which values it lies. */
export const changeWords = ({ from, least, most }: Change) =>
  least === most ? signed(most - from) : `${signed(least - from)} … ${signed(most - from)}`
/** Where it would come to lie. */
export const whereWords = ({ least, most }: Change) => (least === most ? String(least) : `${least} … ${most}`)
export const friendWords = (friend: Friend, say: Say) => say(`friend-${friend}`)

const relativeWords = ({ friend, sex, kin }: Relative, say: Say) =>
  friend ? friendWords(friend, say) : say(sex === 'man' ? 'unknown-man' : 'unknown-woman', { number: kin })

/** A born member of a family by the first name, in the Testament a relative by name or number. */
export function kinWords(view: Table, seat: number, kin: number, say: Say): string {
  const relative = view.testament?.people.find((one) => one.kin === kin)
  if (relative) return relativeWords(relative, say)
  const person = view.families[seat]?.people.find((one) => one.kin === kin)
  if (!person) return say('somebody')
  return person.nth === 1 ? say(person.name) : `${say(person.name)} ${ROMAN[person.nth]}`
}

/** An unknown relative also by whose parent or child it is: a line of the log stands far from the tree. */
function placedKin(view: Table, seat: number, kin: number, say: Say): string {
  const who = kinWords(view, seat, kin, say)
  const relative = view.testament?.people.find((one) => one.kin === kin)
  if (!relative?.told_by) return who
  const near = relative.beside.map((one) => kinWords(view, seat, one, say)).join(', ') || say('nothing')
  return say(relative.told_by, { who, near })
}

/** Words that depend on the table: a name for a number, a child card for "the first". */
export function word(kind: string, value: string, say: Say, snapshot: Snapshot, seat: number): string | undefined {
  const question = questionOf(snapshot)
  if (kind === 'kin' || kind === 'parent') return placedKin(viewOf(snapshot), seat, Number(value), say)
  if (kind === 'seat' || kind === 'from') return snapshot.names[Number(value.slice(1)) - 1]
  const drawn = kind === 'card' && question?.children?.find(({ card }) => card === value)
  if (drawn) return say(`child-${drawn.child}`)
  const side = kind === 'sex' && question?.sides?.find(({ sex }) => sex === value)
  if (side) return say(side.who)
  if (kind === 'sex' && !viewOf(snapshot).testament) return say(value === 'man' ? 'patriarch' : 'matriarch')
  if (kind === 'hint') return hintWords(componentsOf(snapshot).hints[value as Hint]!, say)
  if (kind === 'source') return say(`points-${value}`)
  return undefined
}

/** At the couple only the wish is left to say. */
export const briefWords = ({ verb, args }: Option, _: string, say: Say): string =>
  verb === 'bear' ? say(`web-wish-${args.wish}`) : ''

const SHORT: Readonly<Record<string, string>> = {
  gold: 'web-change-gold',
  income: 'web-change-income',
  prestige: 'web-change-prestige',
  honor: 'web-change-honor',
}
/** Price and gain of an option, in a few words each; and pawns that should come, but are not there. */
export function shortWords(option: Pick<Option, 'preview' | 'changes'>, seat: number, say: Say): string[] {
  const changes = changesOf(option)
  const sums = Object.entries(SHORT)
    .filter(([name]) => changes[name])
    .map(([name, message]) => say(message, { by: changeWords(changes[name]!) }))
  const pawns = extraPawns(changes).map((pawn) => say('web-change-pawn', { pawn: say(`pawn-${pawn}`) }))
  const missing = option.preview
    .filter((event) => event.name === 'no-pawn' && event.seat === seat)
    .map(({ args }) => say('web-no-pawn', { pawn: say(`pawn-${args.pawn}`) }))
  return [...sums, ...pawns, ...missing]
}

/** Those that surely come. */
export const extraPawns = (changes: Readonly<Record<string, Change>>): Pawn[] =>
  Object.entries(changes)
    .filter(([name, { from, least }]) => name.startsWith('pawn-') && least > from)
    .map(([name]) => name.slice('pawn-'.length) as Pawn)

// ---- cards

export const effectWords = ({ effect, amount, what }: Gain, say: Say): string =>
  say(`effect-${effect}`, { amount, signed: signed(amount), what: what ? say(what) : '' })
export const needWords = ({ need, count, what }: Need, say: Say): string =>
  say(need, { count, ...(what && { what: say(what) }) })
/** The same, and how much of it is there. */
export const conditionWords = (need: Condition, say: Say): string =>
  say('need-have', { need: needWords(need, say), have: need.have })
/** All that a card brings, and what has to be true for it; empty for a card that brings nothing. */
export function cardWords({ needs, besides, gains }: Card, say: Say): string {
  const effects = gains.map((gain) => effectWords(gain, say)).join(', ')
  if (needs.length === 0) return effects
  const asked = needs.map((need) => needWords(need, say)).join(', ')
  return say(besides ? 'effect-with-others' : 'effect-if', { effects, needs: asked })
}
/** What a mission asks for, one way or the other, and how much of it is there. */
export const missionWords = ({ ways }: OpenMission, say: Say): string =>
  ways.map((way) => way.map((need) => conditionWords(need, say)).join(', ')).join(` ${say('or')} `)
/** A hint in its own sentence, or whom it asks for and what there has to be among them. */
export function hintWords({ words, among, what, by, needs }: HintCard, say: Say): string {
  if (words) return say(words)
  const args = {
    among: say(among, what ? { what: say(what) } : {}),
    needs: needs.map((need) => needWords(need, say)).join(', '),
  }
  return by ? say('hint-other-by', { ...args, by: say(by) }) : say('hint-other', args)
}
/** "Spanish", "diplomat". */
export const natureWords = ({ nation, occupation }: FriendCard, say: Say): string[] => [
  say(`nation-${nation}`),
  ...(occupation ? [say(`occupation-${occupation}`)] : []),
]
export const moneyWords = ({ money }: FriendCard, say: Say): string =>
  money === 0 ? say('free') : say(money > 0 ? 'dowry' : 'wedding-cost', { gold: Math.abs(money) })

/** A price: "4 gold, 1 friend". */
export function costWords(price: readonly Amount[], say: Say): string {
  const kinds: Partial<Record<Amount['what'], string>> = { friend: 'cost-friends', honor: 'cost-honor' }
  return (
    price.map(({ what, amount }) => say(kinds[what] ?? `need-${what}`, { count: amount })).join(', ') || say('free')
  )
}
/** Why not, in a line; empty where nothing is in the way. */
export const barredWords = (why: Why | undefined, say: Say): string => (why ? whyWords(why, say) : '')

/** What is special about a child; empty for most. */
export function childWords(who: Who | undefined, c: Printed, say: Say): string {
  const brings = c.children[who as Child]?.brings
  return brings ? say(brings, c.gifts) : ''
}
/** Who somebody of the blood is by birth. */
export const bornWords = (who: Who, say: Say): string =>
  say(who === 'patriarch' || who === 'matriarch' ? who : `child-${who}`)

const VOWELS = 'aeiouyąęóаеёиоуыэюя'
/** Very long words may be divided between syllables; browsers know too few languages to do it themselves. */
export const breakable = (text: string): string =>
  text.replace(/\p{L}{13,}/gu, (word) =>
    word.replace(new RegExp(`(\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}ьъй][${VOWELS}]\\p{L})`, 'giu'), '$1\u00ad'),
  )
