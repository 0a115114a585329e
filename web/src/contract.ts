// What the shell hands to a title's board, and what a title hands to the shell.

import type { Component } from 'svelte'
import type { Option, Snapshot } from './protocol'

export type Say = (id: string, args?: Record<string, string | number>) => string

export interface BoardProps {
  snapshot: Snapshot
  previous: Snapshot | null
  say: Say
  picked: string | null
  /** The option that the strongest bot would choose, if it was asked. */
  advised?: string | null
  /** Hover, first click or touch: show the preview of that option (null: none). */
  pick: (action: string | null) => void
  /** Do it. */
  choose: (action: string) => void
  /** Open the rulebook at this rule number ("V 8.3"). */
  ask: (rule: string) => void
  phone: boolean
  /** The seat whose belongings are looked at; without it, one's own. */
  shown?: number | null
  show?: (seat: number | null) => void
}

/** A part of the table beside the board. On a phone it is a tab. */
export interface TablePart {
  name: string
  /** The message that names its tab. */
  label: string
  Component: Component<BoardProps>
  /** Whether something in it may be chosen now. */
  offers?: (snapshot: Snapshot) => boolean
  /** Whether nothing but this is asked about, so that on a phone it comes forward. */
  calls?: (snapshot: Snapshot) => boolean
  /** On a phone: how high it is at most, where that is not the usual. */
  height?: string
}

/** How the page is laid out around the board, where that is not: the column at the right, what is yours below. */
export interface Frame {
  aside: 'left' | 'right'
  /** The board shows what is yours as well, so that there is no strip below it. */
  ownInside: boolean
  /** A class that sets the colours of the page around the board. */
  theme: string
}

/** One item of the page's heading: a sentence, or a number with an icon and a label. */
export interface HeadingItem {
  text: string
  value?: string
  icon?: string
  quiet?: boolean
}

/** What is marked in a price by more than its sum. */
export type Sign = 'death' | 'time'

export interface SeatProps {
  snapshot: Snapshot
  seat: number
  say: Say
}

/** web/src/games/<title>/index.ts: what is drawn. Where something is left out, the shell has a plain fallback. */
export interface TitleModule {
  Board: Component<BoardProps>
  frame?: Frame
  /** What lies before the player. */
  own: TablePart
  /** Parts of the board by themselves, large enough for a phone. */
  panels?: readonly TablePart[]
  /** A thing in words where no message has its name (a customer tile). The components are the title's own shape. */
  thingName?: (id: string, say: Say, components?: never) => string
  /** A thing in words that depend on the table: who the third of a seat's family is. Nothing: as usual. */
  word?: (kind: string, value: string, say: Say, snapshot: Snapshot, seat: number) => string | undefined
  /** The kinds of arguments that are not named after them. */
  kinds?: Readonly<Record<string, string>>
  /** Events that are marked in a price. */
  signs?: Readonly<Record<string, Sign>>
  heading?: (snapshot: Snapshot, say: Say) => HeadingItem[]
  /** In place of the heading's items, where something in it can be chosen. */
  Heading?: Component<BoardProps>
  /** Options that have no place on the board get a button of their own in the decision bar. */
  onBar?: (option: Option, snapshot: Snapshot) => boolean
  /** What a seat owns, in its panel. */
  Holdings?: Component<SeatProps>
  /** Which round it is. */
  round?: (snapshot: Snapshot, say: Say) => string
  /** The seat's score as it stands on the table; without it, the sum if the game ended now. */
  score?: (snapshot: Snapshot, seat: number) => number
  /** The seat that begins the round, if the game has one. */
  first?: (snapshot: Snapshot) => number
  /** An icon for each source of points. */
  sources?: Record<string, string>
}
