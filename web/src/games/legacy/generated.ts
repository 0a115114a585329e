// Written by `make docs` from face.py.

export const FRIEND_NAMES = [
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
export type Friend = (typeof FRIEND_NAMES)[number]

export const SPACE_NAMES = ['title', 'doctor', 'mansion', 'venture', 'mission', 'contribution'] as const
export type Space = (typeof SPACE_NAMES)[number]

export const OCCUPATION_NAMES = ['artist', 'craftsman', 'diplomat', 'scientist', 'aristocrat'] as const
export type Occupation = (typeof OCCUPATION_NAMES)[number]

export const PAWN_NAMES = ['green', 'orange', 'red', 'blue', 'yellow', 'own'] as const
export type Pawn = (typeof PAWN_NAMES)[number]

export const WHO_NAMES = [
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
  'patriarch',
  'matriarch',
] as const
export type Who = (typeof WHO_NAMES)[number]

export const SEX_NAMES = ['man', 'woman'] as const
export type Sex = (typeof SEX_NAMES)[number]

export const LOOK_NAMES = [
  'man-queue',
  'man-tricorne',
  'man-full-wig',
  'man-plain-wig',
  'woman-feathers',
  'woman-roses',
  'woman-cap',
  'woman-band',
  'boy',
  'girl',
  'unknown-man',
  'unknown-woman',
] as const
export type Look = (typeof LOOK_NAMES)[number]

export const EFFECT_NAMES = [
  'income',
  'prestige',
  'honor',
  'gold',
  'take',
  'draw',
  'pawn',
  'ask-money',
  'new-row',
  'hidden-mission',
  'exchange-hand',
  'opponents-pay-me',
  'opponents-lose-gold',
  'opponents-lose-honor',
  'opponents-discard',
  'steal',
  'steal-from-larger',
  'free-marriage',
  'wedding-children',
  'child-choice',
  'no-child-limit',
  'socialize',
  'money',
  'mansion',
  'doctor',
  'deck',
  'contribution',
  'counts-as',
] as const
export type Effect = (typeof EFFECT_NAMES)[number]

export const PATRON_NAMES = ['law', 'pompadour', 'rousseau', 'franklin', 'fleury', 'louis'] as const
export type Patron = (typeof PATRON_NAMES)[number]

export const MISSION_NAMES = [
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
export type Mission = (typeof MISSION_NAMES)[number]

export const HEAD_NAMES = ['white', 'black', 'brown', 'pink'] as const
export type Head = (typeof HEAD_NAMES)[number]

export const HINT_NAMES = [
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
export type Hint = (typeof HINT_NAMES)[number]

export const NATION_NAMES = [
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
export type Nation = (typeof NATION_NAMES)[number]

export const RANK_NAMES = [
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
export type Rank = (typeof RANK_NAMES)[number]

export const CONTRIBUTION_NAMES = [
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
export type Contribution = (typeof CONTRIBUTION_NAMES)[number]

export const CHILD_NAMES = [
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
export type Child = (typeof CHILD_NAMES)[number]

/** The table as a seat sees it. Spectators see the prices of whoever begins the round. */
export interface Table {
  generation: number
  round: number
  /** the seat that begins the round */
  first: number
  row: Friend[]
  deck: number
  discarded: number
  actions: Actions
  /** by seat */
  families: House[]
  testament?: Testament
}

/** All that a pawn can do, but for marriages. */
export interface Actions {
  spaces: ActionSpace[]
  titles: Honour[]
  contributions: Honour[]
  money: Way[]
  socializing: Way[]
  /** why nobody can have any */
  children?: Why
}

/** A space of the main board. */
export interface ActionSpace {
  space: Space
  /** whose sign it has */
  occupation: Occupation
  /** of the pawns for it, besides the own ones */
  colour: Pawn
  /** the seat whose pawn stands there */
  taken_by?: number
  /** which stands there, as far as that can be told */
  pawn?: Pawn
  barred_by_row: boolean
  left?: number
  /** What follows is of the four actions without a card. */
  action?: string
  price: Amount[]
  brings: Amount[]
  barred?: Why
}

/** A part of a price, or of what something brings. */
export interface Amount {
  what: 'gold' | 'friend' | 'income' | 'prestige' | 'honor' | 'child' | 'mission' | 'hidden-mission'
  amount: number
}

/** Why not: what stands in the way, how much of it is needed and there, and the things that it is about. */
export interface Why {
  /** spoken as "why-" + reason */
  reason: string
  need: number
  have: number
  /** message ids */
  what: string[]
}

/** A title or a contribution of this generation. */
export interface Honour {
  name: string
  price: Amount[]
  gone: boolean
  /** the seat */
  held_by?: number
  barred?: Why
}

/** Of asking for money, or of socializing: gold or friends, and what that costs. */
export interface Way {
  name: string
  brings: number
  price: Amount[]
  barred?: Why
}

/** A seat's family. */
export interface House {
  gold: number
  income: number
  prestige: number
  honor: number
  pawns: Partial<Record<Pawn, number>>
  /** as far as it can be seen */
  hand: HandCard[]
  face_down: number
  /** in hand, seen or not */
  cards: number
  people: Person[]
  /** of their tree, in places */
  width: number
  /** of this generation */
  children: number
  /** in force this generation */
  boons: Gain[]
  patron?: OwnPatron
  patron_hidden: boolean
  hidden_missions: number
  missions: OpenMission[]
  done: Mission[]
  /** in this generation */
  complication: boolean
  passed: boolean
  extinct: boolean
  head?: Head
}

/** A friend in hand, and what the effect asks for as the table is now. */
export interface HandCard {
  friend: Friend
  needs: Condition[]
}

/** At least so many of something, as a message and what it is about; and how much there is. */
export interface Condition {
  need: string
  count: number
  what?: string
  have: number
  met: boolean
}

/** Somebody of the blood, and beside whom. */
export interface Person {
  kin: number
  /** a message */
  name: string
  /** of that name in the family */
  nth: number
  who: Who
  sex: Sex
  generation: number
  parent?: number
  spouse?: Friend
  bond?: 'betrothed' | 'wed' | 'lost'
  adult: boolean
  dead: boolean
  /** to marry, or to be promised to somebody */
  free: boolean
  holds: Holding[]
  look: Look
  /** in places, from the left edge of the tree; a spouse stands one place further right */
  x: number
  /** the next place is kept for a spouse */
  room: boolean
}

/** What somebody or a couple holds. */
export interface Holding {
  kind: 'title' | 'mansion' | 'venture' | 'contribution'
  /** its name, or the kind */
  what: string
  /** a message */
  words: string
}

/** One thing that a card brings: how much of it, or which. */
export interface Gain {
  effect: Effect
  amount: number
  pawn?: Pawn
  /** the message of a pawn or an occupation, instead of an amount */
  what?: string
}

export interface OwnPatron {
  patron: Patron
  main: Condition
  honor: number
  minor: MinorGoal[]
  /** of all goals, if the game ended now */
  worth: number
}

/** So much honor for every so many. */
export interface MinorGoal {
  honor: number
  per: Condition
  times: number
  /** now */
  worth: number
  /** it is unlocked, and not beaten by a better one */
  counts: boolean
}

export interface OpenMission {
  mission: Mission
  ways: Condition[][]
  met: boolean
}

export interface Testament {
  people: Relative[]
  /** of the tree, in places */
  width: number
  hints: Clue[]
}

/** Somebody in the tree: a friend, or unknown. */
export interface Relative {
  kin: number
  friend?: Friend
  /** by birth, of the unknown */
  who?: Who
  sex: Sex
  /** oneself, father and mother */
  own: boolean
  father?: number
  mother?: number
  spouse?: number
  /** a message that tells the unknown from others, by these */
  told_by?: string
  beside: number[]
  holds: Holding[]
  look: Look
  /** in places, from the left edge of the tree */
  x: number
  /** from the oldest */
  row: number
  /** a place is kept for a spouse */
  room: boolean
}

/** A hint, and whether it is true of the tree. */
export interface Clue {
  hint: Hint
  fulfilled: boolean
}

/** What stands on the components. */
export interface Printed {
  friends: Partial<Record<Friend, FriendCard>>
  titles: Partial<Record<Rank, HonourCard>>
  contributions: Partial<Record<Contribution, HonourCard>>
  patrons: Partial<Record<Patron, PatronCard>>
  missions: Partial<Record<Mission, MissionCard>>
  /** of The Testament */
  hints: Partial<Record<Hint, HintCard>>
  heads: Partial<Record<Head, HeadCard>>
  children: Partial<Record<Child, ChildCard>>
  /** what special children bring, as their messages call it */
  gifts: Record<string, number>
  /** of each generation, by number */
  rounds: number[][]
  /** honor that it costs to wish for a son or a daughter */
  searched: number
}

export interface FriendCard {
  sex: Sex
  nation: Nation
  occupation?: Occupation
  /** a dowry, or below zero the price of the wedding */
  money: number
  /** income, friends and prestige at the wedding */
  gains: Gain[]
  /** at the wedding */
  children: number
  card: Card
  look: Look
  doubtful: boolean
}

/** What has to be there, and what the card then brings. */
export interface Card {
  needs: Need[]
  /** other friends are asked for */
  besides: boolean
  gains: Gain[]
}

/** So many of something that is counted in a family, as a message and what it is about. */
export interface Need {
  need: string
  count: number
  what?: string
}

/** A title or a contribution. */
export interface HonourCard {
  generation: number
  price: Amount[]
  card: Card
  doubtful: boolean
}

export interface PatronCard {
  main: Need
  honor: number
  minor: Goal[]
  look: Look
  doubtful: boolean
}

/** So much honor for every so many. */
export interface Goal {
  honor: number
  per: Need
}

/** One of the ways has to be met. */
export interface MissionCard {
  ways: Need[][]
  honor: number
  card: Card
  doubtful: boolean
}

/** A sentence of its own, or people, how they are taken and what there has to be among them, all as messages. */
export interface HintCard {
  generation: number
  words?: string
  among: string
  /** of which nation or occupation they are */
  what?: string
  by?: string
  needs: Need[]
  doubtful: boolean
}

export interface HeadCard {
  pawn: Pawn
  sides: Side[]
  doubtful: boolean
}

/** What somebody begins the game with, at the head of the family. */
export interface Side {
  sex: Sex
  /** a message */
  who: string
  income: number
  gold: number
  friends: number
  pawn?: Pawn
  look: Look
}

export interface ChildCard {
  copies: number
  /** a message, for special children */
  brings?: string
}

/** All that the questions are about; each tells its own. */
export interface Question {
  /** who comes into the family */
  friend?: Friend
  sides?: Side[]
  children?: DrawnChild[]
  missions?: OpenMission[]
  mother?: Mother
}

export interface DrawnChild {
  /** as the options call it */
  card: string
  child: Child
  /** a complication has none */
  look?: Look
}

/** At whose side the complication is. */
export interface Mother {
  kin: number
  /** she is a friend beside that one of the family */
  married_in: boolean
  look: Look
}
