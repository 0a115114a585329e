// What an option would change: read from its certain events, and where a marriage lies ahead, from the card itself.

import type { Option, Snapshot } from '../../protocol'
import { kinOf } from './options'
import {
  BOON,
  componentsOf,
  CONTRIBUTIONS,
  effectOf,
  FRIENDS,
  HANDSOME,
  type LegacyView,
  needsMet,
  NOBODY,
  PAWNS,
  RANKS,
  sexOfCard,
  TRUE_BEAUTY,
  viewOf,
  WOMAN,
} from './terms'
import { ofTheTurn } from './words'

/** What comes of a friend who marries: everything, or with a betrothal the money now and the rest later. */
export interface Consequence {
  friend: number
  /** Beside whom the friend would stand; nobody if that is still to be chosen. */
  kin: number
  /** In the Testament: in place of an unknown relative. */
  instead: boolean
  betrothal: boolean
  gold: number
  income: number
  friends: number
  prestige: number
  honor: number
  /** What the card does besides, and whether what it asks for is there. */
  effect: string
  met: boolean
  asks: boolean
  children: number
}

export interface Preview {
  seat: number
  gold: number
  income: number
  prestige: number
  honor: number
  /** Extra pawns by colour, and the own ones. */
  pawns: number[]
  marriage: Consequence | null
  /** What would be put beside somebody. */
  given: { kin: number; kind: 'title' | 'contribution' | 'mansion' | 'venture'; what: string } | null
  /** Beside whom children would come, and how many. */
  births: { kin: number; count: number } | null
}

/** What the wedding costs; below zero it is a dowry. */
export function priceOf(snapshot: Snapshot, friend: number, kin: number): number {
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const price = -c.friends[friend]!.money
  if (price <= 0 || kin === NOBODY) return price
  const family = view.families[snapshot.asked ?? 0]!
  const beauty = view.ancestry
    ? view.ancestry.card[kin] === TRUE_BEAUTY
    : family.who[kin] === TRUE_BEAUTY && family.generation[kin] === view.generation
  return beauty ? Math.max(0, price - c.gifts.beauty) : price
}

/** Beside whom the friend could stand at all, as the rules of the menu say when it comes to that. */
export function partnersOf(view: LegacyView, snapshot: Snapshot, friend: number): { kin: number; instead: boolean }[] {
  const c = componentsOf(snapshot)
  const seat = snapshot.asked ?? 0
  const sex = c.friends[friend]!.sex === 'woman' ? WOMAN : 0
  const { gold } = view.families[seat]!
  const { ancestry } = view
  if (ancestry) {
    return ancestry.friend.flatMap((known, kin) => {
      const instead = ancestry.sex[kin] === sex
      const fits = kin > 2 && (instead ? known === NOBODY : ancestry.spouse[kin] === NOBODY)
      return fits && priceOf(snapshot, friend, instead ? NOBODY : kin) <= gold ? [{ kin, instead }] : []
    })
  }
  const family = view.families[seat]!
  return family.who.flatMap((who, kin) => {
    const single = family.spouse[kin] === NOBODY && !(family.flags[kin]! & 4)
    return sexOfCard(who) !== sex &&
      single &&
      family.generation[kin]! >= view.generation &&
      priceOf(snapshot, friend, kin) <= gold
      ? [{ kin, instead: false }]
      : []
  })
}

export function consequence(snapshot: Snapshot, friend: number, kin: number, instead: boolean): Consequence {
  const view = viewOf(snapshot)
  const c = componentsOf(snapshot)
  const seat = snapshot.asked ?? 0
  const card = c.friends[friend]!
  const { ancestry } = view
  const family = view.families[seat]!
  // As long as nobody is chosen, it is a wedding if there is anybody to marry at once.
  const young = (one: number) => family.generation[one]! > view.generation
  const betrothal =
    !ancestry && (kin === NOBODY ? partnersOf(view, snapshot, friend).every((one) => young(one.kin)) : young(kin))
  const price = priceOf(snapshot, friend, instead ? NOBODY : kin)
  const { needs, effects } = effectOf(card.effect)
  // The friend has left the hand, and the card's own friends have come, when its effect is looked at.
  const met = needsMet(view, c, seat, friend, { gold: -price, hand: card.friends - 1 })
  const brought = (kind: string) =>
    met ? effects.filter((effect) => effect.kind === kind).reduce((all, { amount }) => all + Number(amount), 0) : 0
  const handsome =
    kin !== NOBODY && (ancestry ? ancestry.card[kin] : family.who[kin]) === HANDSOME && !instead ? c.gifts.handsome : 0
  const knownCouple =
    ancestry &&
    kin !== NOBODY &&
    (instead
      ? ancestry.spouse[kin] !== NOBODY && ancestry.friend[ancestry.spouse[kin]!] !== NOBODY
      : ancestry.friend[kin] !== NOBODY)
  const births = effects.some(({ kind }) => kind === 'wedding-children') ? 2 : 1
  const now = betrothal ? 0 : 1
  return {
    friend,
    kin,
    instead,
    betrothal,
    gold: -price + now * (brought('gold') + handsome),
    income: now * (card.income + brought('income')),
    friends: now * card.friends,
    prestige: now * (card.prestige + brought('prestige')),
    honor: now * brought('honor'),
    effect: card.effect,
    met,
    asks: needs.length > 0,
    children: ancestry ? (knownCouple ? births : 0) : now * births,
  }
}

export function previewOf(option: Option, snapshot: Snapshot): Preview {
  const seat = snapshot.asked ?? snapshot.seat ?? 0
  const p: Preview = {
    seat,
    gold: 0,
    income: 0,
    prestige: 0,
    honor: 0,
    pawns: PAWNS.map(() => 0),
    marriage: null,
    given: null,
    births: null,
  }
  for (const { name, seat: whose, args } of ofTheTurn(option.preview)) {
    if (whose !== seat) continue
    const n = (key: string) => Number(args[key] ?? 0)
    if (name === 'paid') p.gold -= n('gold')
    else if (name === 'gained-gold') p.gold += n('gold')
    else if (name === 'income') p.income += n('by')
    else if (name === 'prestige') p.prestige += n('by')
    else if (name === 'honor') p.honor += n('by')
    else if (name === 'pawn') p.pawns[PAWNS.indexOf(args.pawn as never)]! += 1
    else if (name === 'placed') p.pawns[PAWNS.indexOf(args.pawn as never)]! -= 1
  }
  const [, second, third] = snapshot.stepArgs
  const { verb, args } = option
  if (verb === 'marry' || verb === 'with' || verb === 'become') {
    const friend = verb === 'marry' ? FRIENDS.indexOf(args.friend as never) : second!
    const only = verb === 'marry' ? partnersOf(viewOf(snapshot), snapshot, friend) : []
    const target =
      verb === 'marry'
        ? only.length === 1
          ? only[0]!
          : { kin: NOBODY, instead: false }
        : { kin: kinOf(args), instead: verb === 'become' }
    const m = consequence(snapshot, friend, target.kin, target.instead)
    p.marriage = m
    Object.assign(p, { gold: m.gold, income: m.income, prestige: m.prestige, honor: m.honor })
    for (const { kind, amount } of m.met && !m.betrothal ? effectOf(m.effect).effects : [])
      if (kind === 'pawn') p.pawns[PAWNS.indexOf(amount as never)] = 1
  } else if (verb === 'for') {
    const kind = (['title', null, 'mansion', 'venture', null, 'contribution'] as const)[second ?? 1]
    if (kind)
      p.given = {
        kin: kinOf(args),
        kind,
        what: (kind === 'title' ? RANKS[third ?? 0] : kind === 'contribution' ? CONTRIBUTIONS[third ?? 0] : kind)!,
      }
    else p.births = { kin: kinOf(args), count: componentsOf(snapshot).doctor[2] }
  } else if (verb === 'bear') p.births = { kin: kinOf(args), count: 1 }
  else if (verb === 'wed') p.births = { kin: kinOf(args), count: 1 }
  else if (verb === 'ask-money' && p.gold === 0)
    p.gold = Number(args.gold) + (viewOf(snapshot).families[seat]!.boons[BOON.money] ?? 0)
  return p
}
