// What the shell hands to a title's board, and what a title hands to the shell.

import type { Component } from 'svelte'
import type { Snapshot } from './protocol'

export type Say = (id: string, args?: Record<string, string | number>) => string

export interface BoardProps {
  snapshot: Snapshot
  previous: Snapshot | null
  say: Say
  picked: string | null
  /** Hover, first click or touch: show the preview of that option (null: none). */
  pick: (action: string | null) => void
  /** Do it. */
  choose: (action: string) => void
  /** Open the rulebook at this rule number ("V 8.3"). */
  ask: (rule: string) => void
  phone: boolean
}

/** One item of the page's heading: a sentence, or a number with an icon and a label. */
export interface HeadingItem {
  text: string
  value?: string
  icon?: string
  quiet?: boolean
}

export interface SeatProps {
  snapshot: Snapshot
  seat: number
  say: Say
}

/** web/src/games/<title>/index.ts: what is drawn. */
export interface TitleModule {
  Board: Component<BoardProps>
  Farm: Component<BoardProps>
  houses?: readonly string[]
  /** A thing in words where no message has its name (a customer tile). The components are the title's own shape. */
  thingName?: (id: string, say: Say, components?: never) => string
}

/** What the shell itself shows of a title. All of it is optional: the shell has a plain fallback. */
export interface ShellParts {
  heading?: (snapshot: Snapshot, say: Say) => HeadingItem[]
  /** What a seat owns, in its panel. */
  Holdings?: Component<SeatProps>
  /** The seat's score as it stands on the table; without it, the sum if the game ended now. */
  score?: (snapshot: Snapshot, seat: number) => number
  /** The seat that begins the round, if the game has one. */
  first?: (snapshot: Snapshot) => number
  /** Whether seats must not see each other's screen. */
  hidden?: boolean
  /** An icon for each source of points. */
  sources?: Record<string, string>
}
