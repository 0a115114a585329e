// What a table of Legacy holds: the view and the printed components as the server sends them, and how to read them.

import type { Snapshot } from '../../protocol'

export const SEXES = ['man', 'woman'] as const
export const MAN = 0
export const WOMAN = 1
export const NATIONS = [
  'french',
  'british',
  'russian',
  'prussian',
  'spanish',
  'italian',
  'dutch',
  'polish',
  'turkish',
  'american',
] as const
export const OCCUPATIONS = ['artist', 'craftsman', 'diplomat', 'scientist', 'aristocrat'] as const
/** Extra pawns, in the order of the occupations of their colour, and the own ones. */
export const PAWNS = ['green', 'orange', 'red', 'blue', 'yellow', 'own'] as const
export const HEADS = ['white', 'black', 'brown', 'pink'] as const
export const FRIENDS = [
  'abigail',
  'aleksandr',
  'alonso',
  'anastasia',
  'angelique',
  'ann',
  'arianne',
  'ayse',
  'barbara',
  'bernadette',
  'bianca',
  'carlos',
  'catalina',
  'charlotte',
  'claire',
  'colette',
  'constant',
  'diego',
  'dmitri',
  'edward',
  'eleanor',
  'erich',
  'etienne',
  'eustachy',
  'evgenia',
  'fehmi',
  'friedrich',
  'gaspard',
  'george',
  'gertrude',
  'giacomo',
  'giulia',
  'grigori',
  'hans-heinrich',
  'ines',
  'isabella',
  'jadwiga',
  'jan',
  'johanna',
  'katherine',
  'kazimierz',
  'laurent',
  'leonid',
  'lorenzo',
  'lucienne',
  'lucrezia',
  'ludwig',
  'manuel',
  'margarethe',
  'marguerite',
  'maria',
  'mehmet',
  'michael',
  'miranda',
  'nancy',
  'nathalie',
  'nicolas',
  'patrick',
  'pierre',
  'pieter',
  'robert',
  'roger',
  'rowena',
  'samuel',
  'saskia',
  'selim',
  'sophie',
  'stanislaw',
  'tatiana',
  'thomas',
  'vera',
  'vittorio',
  'willem',
  'william',
  'zofia',
] as const
export const CHILDREN = [
  'son',
  'handsome',
  'brave',
  'don-juan',
  'twin-son',
  'daughter',
  'gossip-queen',
  'beautiful-smile',
  'true-beauty',
  'twin-daughter',
  'complication',
] as const
const DAUGHTER = 5
export const HANDSOME = 1
export const TRUE_BEAUTY = 8
export const COMPLICATION = 10
export const PATRIARCH = 11
export const RANKS = [
  'baron',
  'viscount',
  'count',
  'knight-of-saint-louis',
  'governor',
  'marquis',
  'peer-of-france',
  'duke',
  'prince',
] as const
export const CONTRIBUTIONS = [
  'village-well',
  'charity-banquet',
  'parish-school',
  'court-ballet',
  'royal-academy',
  'opera-house',
  'botanical-garden',
  'public-library',
  'triumphal-arch',
] as const
export const PER_GENERATION = 3
export const PATRONS = ['law', 'pompadour', 'rousseau', 'franklin', 'fleury', 'louis'] as const
export const MISSIONS = [
  'steam-engine',
  'craft-guild',
  'old-cathedral',
  'political-party',
  'revolution',
  'unrest',
  'royal-navy',
  'thailand',
  'french-culture',
  'encyclopedia',
  'salon',
  'ties',
  'worthy-seat',
  'commerce',
  'fruitful-house',
] as const
export const HINTS = [
  'titled-forebear',
  'three-with-diplomat',
  'foreign-grandmother',
  'scientist-grandfather',
  'artist-grandmother',
  'couple-of-one-nation',
  'mothers-mansion',
  'fathers-venture',
  'craftsman-siblings',
  'three-occupations',
  'line-of-four',
  'five-nations',
  'title-and-mansion',
  'risen-aristocrat',
  'all-occupations',
] as const
export const SPACES = ['title', 'doctor', 'mansion', 'venture', 'mission', 'contribution'] as const
export type Space = (typeof SPACES)[number]
/** The colour of pawn that belongs to each space. */
export const COLOUR_OF = [4, 3, 0, 1, 2, 4] as const
export const GENERATIONS = 3
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

export const NOBODY = -1
/** A patron that is there, but not for these eyes. */
export const HIDDEN_PATRON = -2
export const FREE = -1

/** Bits: what is true of somebody in the tree, and what somebody holds. */
export const GROWN = 1
export const WED = 2
export const DEAD = 4
const MANSION = 1
const VENTURE = 2
const TITLE_AT = 2
const CONTRIBUTION_AT = 6

/** Lasting effects, as `boons` counts them. */
export const BOON = { socialize: 0, money: 1, mansion: 2, doctor: 3, deck: 4, contribution: 5 } as const

export interface FamilyView {
  head: number
  income: number
  prestige: number
  gold: number
  pawns: number
  extra: number[]
  hand: number[]
  patron: number
  hidden_missions: number
  missions: number[]
  done: number[]
  done_in: number[]
  boons: number[]
  complication: number
  passed: number
  out: number
  honor: number[]
  who: number[]
  generation: number[]
  parent: number[]
  spouse: number[]
  flags: number[]
  holds: number[]
  revealed: number[]
}

/** The Testament's tree. The first three are the player, the father and the mother. */
export interface AncestryView {
  friend: number[]
  card: number[]
  sex: number[]
  father: number[]
  mother: number[]
  spouse: number[]
  holds: number[]
  children: number
  open: number[]
  done: number[]
}
export const YOU = 0
/** From here on: all but the player and the parents. */
export const RELATIVES = 3

export interface LegacyView {
  box: string
  families: FamilyView[]
  ancestry?: AncestryView
  generation: number
  round: number
  first: number
  spaces: number[]
  supply: number[]
  used: number[]
  row: number[]
  deck_size: number
  discard: number[]
  mansions: number
  ventures: number
  titles: number[]
  contributions: number[]
  mission_pile: number
}

export interface FriendCard {
  sex: (typeof SEXES)[number]
  nation: (typeof NATIONS)[number]
  occupation: (typeof OCCUPATIONS)[number] | ''
  /** A dowry, or below zero the price of the wedding. */
  money: number
  income: number
  friends: number
  prestige: number
  effect: string
}
export interface HonourCard {
  cost: string
  benefit: string
}

export interface Components {
  friends: FriendCard[]
  titles: HonourCard[]
  contributions: HonourCard[]
  patrons: { main: string; minor: string; other: string }[]
  missions: { needs: string; honor: number; benefit: string }[]
  heads: { pawn: string; man: number[]; woman: number[] }[]
  rounds: number[]
  mansions: number
  own_pawns: number
  most_children: number
  patron_honor: number
  /** Gold, honor lost and friends discarded, for each way of asking. */
  money: [number[], number[], number[]]
  socialize: number[]
  choose_sex_honor: number
  mansion: [number, number, number]
  venture: [number, number, number, number]
  doctor: [number, number, number]
  mission_friends: number
  /** Income, gold and friends at the start of the Testament, with Patrick and with Nathalie. */
  starts: number[][]
  /** What special children bring, by the names the messages use. */
  gifts: { handsome: number; brave: number; friends: number; smile: number; beauty: number }
  /** First names of those who are born, as messages: men's and women's. */
  names: [string[], string[]]
  doubtful: string[]
}

export const viewOf = (snapshot: Snapshot) => snapshot.view as LegacyView
export const componentsOf = (snapshot: Snapshot) => snapshot.components as Components

export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
export const range = (count: number) => Array.from({ length: Math.max(0, count) }, (_, i) => i)
export const isTestament = (view: LegacyView) => view.ancestry !== undefined
export const isSolo = (view: LegacyView) => view.box.startsWith('solo')
export const sexOfCard = (who: number): number => (who < DAUGHTER || who === PATRIARCH ? MAN : WOMAN)

export interface Holding {
  kind: Space
  /** The message that names it. */
  name: string
  /** The title or the contribution, by name; the kind itself for the others. */
  what: string
}

/** What a person or a couple holds. */
export function holdings(holds: number): Holding[] {
  const title = (holds >> TITLE_AT) & 15
  const contribution = (holds >> CONTRIBUTION_AT) & 15
  const found: Holding[] = []
  if (title) found.push({ kind: 'title', name: `rank-${RANKS[title - 1]}`, what: RANKS[title - 1]! })
  if (holds & MANSION) found.push({ kind: 'mansion', name: 'board-mansion', what: 'mansion' })
  if (holds & VENTURE) found.push({ kind: 'venture', name: 'board-venture', what: 'venture' })
  if (contribution)
    found.push({
      kind: 'contribution',
      name: `contribution-${CONTRIBUTIONS[contribution - 1]}`,
      what: CONTRIBUTIONS[contribution - 1]!,
    })
  return found
}

/** The cards of this generation that lie or lay on the main board. */
export const cardsNow = (view: LegacyView) =>
  range(PER_GENERATION).map((i) => (view.generation - 1) * PER_GENERATION + i)

/** "4 gold + 2 friend", "prestige 2 + income 1": amounts by what they are of. */
export function amounts(text: string): { what: string; amount: number }[] {
  if (!text) return []
  return text.split('+').map((part) => {
    const words = part.trim().split(/\s+/)
    const number = words.find((word) => /^\d+$/.test(word))
    return { what: words.find((word) => !/^\d+$/.test(word)) ?? '', amount: number === undefined ? 1 : Number(number) }
  })
}

export interface Need {
  count: number
  what: string
}
export interface CardEffect {
  /** How it is spelt: `pawn`, `prestige`, `socialize`. */
  kind: string
  /** A number, or the colour of a pawn or an occupation. */
  amount: string
}
/** What a card asks for and then brings, out of words like "generation, 1 prussian: mansion 1". */
export function effectOf(text: string): { needs: Need[]; effects: CardEffect[]; lasting: boolean } {
  if (!text) return { needs: [], effects: [], lasting: false }
  const cut = text.lastIndexOf(':')
  const conditions =
    cut < 0
      ? []
      : text
          .slice(0, cut)
          .split(',')
          .map((part) => part.trim())
  return {
    lasting: conditions.includes('generation'),
    needs: conditions.filter((part) => part !== 'generation').flatMap(needsOf),
    effects: text
      .slice(cut + 1)
      .split('+')
      .map((part) => {
        const [kind = '', amount = '1'] = part.trim().split(/\s+/)
        return { kind, amount }
      }),
  }
}
/** "2 artist + 1 craftsman". */
export const needsOf = (text: string): Need[] =>
  text.split('+').map((part) => {
    const [count = '0', what = ''] = part.trim().split(/\s+/)
    return { count: Number(count), what }
  })

/** The friends in a family, betrothed ones included; in the Testament all who are known. */
export function friendsIn(view: LegacyView, seat: number): number[] {
  const all = view.ancestry ? view.ancestry.friend : (view.families[seat]?.spouse ?? [])
  return all.filter((friend) => friend !== NOBODY)
}

/** How much there is of what a goal or a condition counts, as far as it can be read off the table. */
export function count(view: LegacyView, c: Components, seat: number, what: string): number {
  const family = view.families[seat]!
  const friends = friendsIn(view, seat).map((friend) => c.friends[friend]!)
  const holds = view.ancestry ? view.ancestry.holds : family.holds
  const held = (kind: Space) => holds.filter((one) => holdings(one).some((holding) => holding.kind === kind)).length
  const kept = (occupation: string) =>
    family.done.filter((mission) => c.missions[mission]!.benefit === `counts-as ${occupation}`).length
  const ofOccupation = (occupation: string) =>
    friends.filter((one) => one.occupation === occupation).length + kept(occupation)
  if ((NATIONS as readonly string[]).includes(what)) return friends.filter(({ nation }) => nation === what).length
  if ((OCCUPATIONS as readonly string[]).includes(what)) return ofOccupation(what)
  const last = GENERATIONS
  switch (what) {
    case 'gold':
      return family.gold
    case 'hand':
      return family.hand.length
    case 'income':
      return family.income
    case 'prestige':
      return family.prestige
    case 'children':
      return view.ancestry
        ? view.ancestry.children
        : family.generation.filter((one) => one === view.generation + 1).length
    case 'nations':
      return new Set(friends.map(({ nation }) => nation)).size
    case 'occupations':
      return OCCUPATIONS.filter((one) => ofOccupation(one) > 0).length
    case 'mansions':
      return held('mansion')
    case 'ventures':
      return held('venture')
    case 'titles':
      return held('title')
    case 'contributions':
      return held('contribution')
    case 'missions':
      return family.done.length
    case 'titles-and-mansions':
      return held('title') + held('mansion')
    case 'large-couples':
      return family.generation.filter(
        (one, i) => one === last && family.parent.filter((parent) => parent === i).length >= c.most_children,
      ).length
    case 'diplomat-nations':
      return new Set(friends.filter(({ occupation }) => occupation === 'diplomat').map(({ nation }) => nation)).size
    case 'spouse-occupations': {
      const found = family.spouse
        .filter((friend, i) => friend !== NOBODY && family.generation[i] === last)
        .map((friend) => c.friends[friend]!.occupation)
      return new Set([...found, ...OCCUPATIONS.filter((one) => kept(one) > 0)].filter(Boolean)).size
    }
    default: {
      // "…-betrothed": friends of a nation or an occupation betrothed to children of the last generation.
      const kind = what.replace(/-betrothed$/, '')
      return family.spouse.filter(
        (friend, i) =>
          friend !== NOBODY &&
          family.generation[i] === last + 1 &&
          [c.friends[friend]!.nation, c.friends[friend]!.occupation].includes(kind as never),
      ).length
    }
  }
}

/** Whether what a friend's effect asks for is there; the friend itself does not count. */
export function needsMet(
  view: LegacyView,
  c: Components,
  seat: number,
  friend: number,
  more: { gold?: number; hand?: number } = {},
): boolean {
  const card = c.friends[friend]!
  const inside = friendsIn(view, seat).includes(friend)
  return effectOf(card.effect).needs.every((need) => {
    const own = inside && (need.what === card.nation || need.what === card.occupation) ? 1 : 0
    const extra = need.what === 'gold' ? (more.gold ?? 0) : need.what === 'hand' ? (more.hand ?? 0) : 0
    return count(view, c, seat, need.what) - own + extra >= need.count
  })
}

/** What a title or a contribution costs this seat now. */
export function honourCost(
  view: LegacyView,
  c: Components,
  seat: number,
  kind: 'title' | 'contribution',
  i: number,
): { what: string; amount: number }[] {
  const less = kind === 'contribution' ? (view.families[seat]?.boons[BOON.contribution] ?? 0) : 0
  const card = (kind === 'title' ? c.titles : c.contributions)[i]!
  return amounts(card.cost)
    .map((one) => (one.what === 'gold' ? { ...one, amount: Math.max(0, one.amount - less) } : one))
    .filter(({ amount }) => amount > 0)
}
export function spaceCost(
  view: LegacyView,
  c: Components,
  seat: number,
  space: Space,
): { what: string; amount: number }[] {
  const boons = view.families[seat]?.boons ?? []
  const all: Partial<Record<Space, [string, number][]>> = {
    mansion: [
      ['gold', Math.max(0, c.mansion[0] - (boons[BOON.mansion] ?? 0))],
      ['friend', c.mansion[1]],
    ],
    venture: [
      ['gold', c.venture[0]],
      ['prestige', c.venture[2]],
      ['friend', c.venture[1]],
    ],
    doctor: [
      ['gold', Math.max(0, c.doctor[0] - (boons[BOON.doctor] ?? 0))],
      ['friend', boons[BOON.doctor] ? 0 : c.doctor[1]],
    ],
    mission: [['friend', c.mission_friends]],
  }
  return (all[space] ?? []).filter(([, amount]) => amount > 0).map(([what, amount]) => ({ what, amount }))
}

/** The colour of the pawn on a space: an extra one where only that can be. */
export function pawnOn(view: LegacyView, space: number): (typeof PAWNS)[number] {
  const colour = COLOUR_OF[space]!
  const both = COLOUR_OF.flatMap((one, i) => (one === colour && view.spaces[i] !== FREE ? [i] : []))
  return (view.used[colour] ?? 0) >= both.length && both.length > 0 ? PAWNS[colour] : 'own'
}

/** The occupation in the row that bars a space in the standard solo game. */
export function barred(view: LegacyView, c: Components, space: number): boolean {
  return isSolo(view) && view.row.some((friend) => c.friends[friend]!.occupation === OCCUPATIONS[COLOUR_OF[space]!])
}

export const honorOf = (family: FamilyView) => sum(family.honor)
