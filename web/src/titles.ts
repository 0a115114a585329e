// The titles that can be played, in their order: what their manifests say (title.toml), built into the app.

import found from 'virtual:titles'
import type { TitleModule } from './contract'

export interface Variant {
  name: string
  fewest: number
  most: number
}

export interface Title {
  name: string
  minutes: number
  /** The first is the usual one. */
  variants: readonly Variant[]
  /** House rules that a table may agree on, by name. */
  house: readonly string[]
  /** Of what each seat may pick one before the game, and each only once. */
  pick: { readonly kind: string; readonly things: readonly string[] } | null
  /** What the pages around it say of it, by language. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** For the home page; empty if it has none. */
  picture: string
  /** All its messages and its rulebook, by language, fetched when they are needed. */
  locales: Readonly<Record<string, readonly (() => Promise<string>)[]>>
  books: Readonly<Record<string, () => Promise<string>>>
  /** What draws it; without one, the plain board does. */
  board?: () => Promise<TitleModule>
}

export const titles: readonly Title[] = found
export const first: Title = titles[0]!
export const titleNamed = (name: string): Title | undefined => titles.find((title) => title.name === name)

/** The variants that so many can play. */
export const variantsFor = ({ variants }: Pick<Title, 'variants'>, seats: number): Variant[] =>
  variants.filter(({ fewest, most }) => fewest <= seats && seats <= most)

/** How many can play it, from the fewest to the most. */
export function seatCounts(title: Pick<Title, 'variants'>): number[] {
  const most = Math.max(...title.variants.map((variant) => variant.most))
  return Array.from({ length: most }, (_, i) => i + 1).filter((seats) => variantsFor(title, seats).length)
}
