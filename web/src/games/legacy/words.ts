// Putting the protocol's names into words. Every word comes from the Fluent files, through `say`.

import { capital } from '../../board/words'
import type { Say } from '../../contract'
import type { Event, Option, Snapshot } from '../../protocol'
import {
  type CardEffect,
  CHILDREN,
  type Components,
  componentsOf,
  effectOf,
  FRIENDS,
  type LegacyView,
  MAN,
  NATIONS,
  type Need,
  needsOf,
  NOBODY,
  OCCUPATIONS,
  PATRIARCH,
  ROMAN,
  sexOfCard,
  viewOf,
} from './terms'

type Args = Record<string, string | number>
const SEATS = 4

export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
export const friendWords = (friend: number, say: Say) => say(`friend-${FRIENDS[friend]}`)

/** A born member of a family by the first name, in the Testament a relative by name or number: the rule of names.py. */
export function kinWords(view: LegacyView, c: Components, seat: number, kin: number, say: Say): string {
  const { ancestry } = view
  if (ancestry) {
    const friend = ancestry.friend[kin]
    if (friend === undefined) return say('somebody')
    if (friend !== NOBODY) return friendWords(friend, say)
    return say(ancestry.sex[kin] === MAN ? 'unknown-man' : 'unknown-woman', { number: kin + 1 })
  }
  const who = view.families[seat]?.who ?? []
  if (who[kin] === undefined) return say('somebody')
  const sex = sexOfCard(who[kin])
  const older = who.slice(0, kin).filter((one) => sexOfCard(one) === sex).length
  const names = c.names[sex as 0 | 1]
  const name = say(names[(Math.floor((seat * names.length) / SEATS) + older) % names.length]!)
  const times = Math.floor(older / names.length) + 1
  return times === 1 ? name : `${name} ${ROMAN[times]}`
}

/** An unknown relative also by whose parent or child it is, as in text.py: a line of the log stands far from the tree. */
function placedKin(view: LegacyView, c: Components, seat: number, kin: number, say: Say): string {
  const { ancestry } = view
  const who = kinWords(view, c, seat, kin, say)
  if (ancestry?.friend[kin] !== NOBODY) return who
  const near = (one: number) => kinWords(view, c, seat, one, say)
  const child = ancestry.friend.findIndex((_, one) => ancestry.father[one] === kin || ancestry.mother[one] === kin)
  if (child >= 0) return say('unknown-with-child', { who, child: near(child) })
  const parents = [ancestry.father[kin]!, ancestry.mother[kin]!].filter((one) => one !== NOBODY).map(near)
  return say('unknown-with-parents', { who, parents: parents.join(', ') || say('nothing') })
}

/** Words that depend on the table: a name for a number, a child card for "the first". */
export function word(kind: string, value: string, say: Say, snapshot: Snapshot, seat: number): string | undefined {
  const view = viewOf(snapshot)
  if (kind === 'kin' || kind === 'parent') return placedKin(view, componentsOf(snapshot), seat, Number(value) - 1, say)
  if (kind === 'seat' || kind === 'from') return snapshot.names[Number(value.slice(1)) - 1]
  if (kind === 'card' && snapshot.step === 'KeepChild')
    return say(`child-${CHILDREN[snapshot.stepArgs[value === 'first' ? 3 : 4] ?? 0]}`)
  if (kind === 'sex' && snapshot.step === 'ChooseYourself')
    return say(value === 'man' ? 'friend-patrick' : 'friend-nathalie')
  if (kind === 'sex' && !view.ancestry) return say(value === 'man' ? 'patriarch' : 'matriarch')
  if (kind === 'source') return say(`points-${value}`)
  return undefined
}

/** Arguments as Fluent wants them: things by their names, numbers as numbers. */
function spoken(args: Args, say: Say, snapshot: Snapshot, seat: number): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value === 'number') return [key, value]
      const own = word(key, value, say, snapshot, seat)
      if (own !== undefined) return [key, own]
      return [key, /^\d+$/.test(value) ? Number(value) : say(`${key}-${value}`)]
    }),
  )
}

export const actionWords = (option: Pick<Option, 'verb' | 'args'>, say: Say, snapshot: Snapshot) =>
  capital(say(`action-${option.verb}`, spoken(option.args, say, snapshot, snapshot.asked ?? snapshot.seat ?? 0)))

/** At the couple only the wish is left to say. */
export function briefWords(option: Option, say: Say, snapshot: Snapshot): string {
  return option.verb === 'bear' ? say(`web-wish-${option.args.wish}`) : actionWords(option, say, snapshot)
}

const SHORT = new Set(['paid', 'gained-gold', 'income', 'prestige', 'honor', 'pawn', 'no-pawn'])
/** Price and gain of an option for one seat, in a few words each. */
export const shortWords = ({ preview }: Pick<Option, 'preview'>, seat: number, say: Say): string[] =>
  ofTheTurn(preview)
    .filter((event) => SHORT.has(event.name) && event.seat === seat)
    .map(({ name, args }) => changeWords(name, args, say))

/** What comes after everybody has passed is not the price of an option. */
export function ofTheTurn(preview: readonly Event[]): readonly Event[] {
  const end = preview.findIndex(({ name }) => name === 'passed' || name === 'round' || name === 'generation')
  return end < 0 ? preview : preview.slice(0, end)
}

function changeWords(name: string, args: Args, say: Say): string {
  switch (name) {
    case 'paid':
      return say('web-change-gold', { by: signed(-Number(args.gold)) })
    case 'gained-gold':
      return say('web-change-gold', { by: signed(Number(args.gold)) })
    case 'pawn':
      return say('web-change-pawn', { pawn: say(`pawn-${args.pawn}`) })
    case 'no-pawn':
      return say('web-no-pawn', { pawn: say(`pawn-${args.pawn}`) })
    default:
      return say(`web-change-${name}`, { by: signed(Number(args.by)) })
  }
}

// ---- cards

export function effectWords({ kind, amount }: CardEffect, say: Say): string {
  const what = kind === 'pawn' ? say(`pawn-${amount}`) : kind === 'counts-as' ? say(`occupation-${amount}`) : ''
  return say(`effect-${kind}`, { amount: Number(amount) || 0, signed: signed(Number(amount) || 0), what })
}
export function needWords({ count, what }: Need, say: Say): string {
  const betrothed = what.match(/^(.*)-betrothed$/)?.[1]
  if (betrothed)
    return say('need-betrothed', {
      count,
      what: say(`${(NATIONS as readonly string[]).includes(betrothed) ? 'nation' : 'occupation'}-${betrothed}`),
    })
  return say(`need-${what}`, { count })
}
/** All that a card brings, and what has to be true for it; empty for a card that brings nothing. */
export function cardWords(text: string, say: Say): string {
  const { needs, effects } = effectOf(text)
  const brought = effects.map((effect) => effectWords(effect, say)).join(', ')
  if (needs.length === 0) return brought
  const others = [...NATIONS, ...OCCUPATIONS].includes(needs[0]!.what as never)
  return say(others ? 'effect-with-others' : 'effect-if', {
    effects: brought,
    needs: needs.map((need) => needWords(need, say)).join(', '),
  })
}
/** "Spanish diplomat", "British". */
export const natureWords = (friend: number, c: Components, say: Say): string => {
  const { nation, occupation } = c.friends[friend]!
  return [say(`nation-${nation}`), occupation ? say(`occupation-${occupation}`) : ''].filter(Boolean).join(', ')
}
export function moneyWords(friend: number, c: Components, say: Say): string {
  const { money } = c.friends[friend]!
  return money === 0 ? say('free') : say(money > 0 ? 'dowry' : 'wedding-cost', { gold: Math.abs(money) })
}
export function bringsWords(friend: number, c: Components, say: Say): string[] {
  const { income, friends, prestige } = c.friends[friend]!
  return [
    ['income', income],
    ['take', friends],
    ['prestige', prestige],
  ]
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => effectWords({ kind: String(kind), amount: String(amount) }, say))
}
/** What a mission asks for, and how much of it is there. */
export const missionNeeds = (needs: string): Need[][] => needs.split('/').map(needsOf)

/** "2 per titles", "1 per 3 gold". */
export function goalOf(text: string): { honor: number; per: number; what: string } {
  const words = text.split(' ')
  const [honor, , per, what] = words.length === 3 ? [words[0], '', '1', words[2]] : words
  return { honor: Number(honor), per: Number(per), what: what ?? '' }
}

const CHILD_MESSAGES: Record<string, string> = { 'twin-son': 'brings-twins', 'twin-daughter': 'brings-twins' }
/** What is special about a child; empty for most. */
export function childWords(card: number, c: Components, say: Say): string {
  const name = CHILDREN[card]
  if (name === undefined || ['son', 'daughter', 'complication'].includes(name)) return ''
  return say(CHILD_MESSAGES[name] ?? `brings-${name}`, c.gifts)
}
/** Who somebody of the blood is by birth. */
export const bornWords = (card: number, say: Say): string =>
  card >= PATRIARCH ? say(card === PATRIARCH ? 'patriarch' : 'matriarch') : say(`child-${CHILDREN[card]}`)

const VOWELS = 'aeiouyąęóаеёиоуыэюя'
/** Very long words may be divided between syllables; browsers know too few languages to do it themselves. */
export const breakable = (text: string): string =>
  text.replace(/\p{L}{13,}/gu, (word) =>
    word.replace(new RegExp(`(\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}ьъй][${VOWELS}]\\p{L})`, 'giu'), '$1\u00ad'),
  )
