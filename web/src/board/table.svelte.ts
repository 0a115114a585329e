// What the parts of a board share, whatever the title: the table, what may be chosen, what is looked at.

import { getContext, setContext } from 'svelte'
import type { BoardProps, Say, TitleModule } from '../contract'
import type { Menu, Option, Refusal, Snapshot } from '../protocol'
import { speech } from '../speech.svelte'
import { actionInWords, capital, priceInWords } from '../words'
import { type Reason, reasonsOf } from './words'

/** What can be pointed at, as an id that the title gives it: `cubes:crafts:pink`, `city:roma`. */
export type Thing = string

/** Everything explains itself: what a thing is, what it does, and the rule that says so. */
export interface Info {
  title: string
  lines: string[]
  rule: string
  /** Whether a value shown here is reconstructed (†). */
  doubtful: boolean
}

/** Everything the menu says about one thing. */
export interface Choice {
  options: Option[]
  refusals: Refusal[]
}

/** Three grades of glow: with an action that can be done, with nothing behind it, none. */
export type Glow = 'full' | 'only' | 'none'

/** A line on a slip. */
export interface Note {
  text: string
  /** What the line answers, in front of it. */
  lead?: string
  tone?: 'strong' | 'quiet' | 'danger'
}

/** What is known about a thing of which the menu itself does not speak. */
export interface Beyond {
  /** Nothing can be done there, so the slip says why not. */
  shut: boolean
  /** The question, if it is another than the name of the thing. */
  title?: string
  notes: Note[]
}

/** A thing that is looked at, and the box it fills on the screen. */
export interface Look {
  thing: Thing
  box: DOMRect
  /** Somebody else's: the menu does not speak of it. */
  idle?: boolean
}

/** An option or a refusal, by what it does. */
type Deed = Pick<Option, 'verb' | 'args'>

/** What a title tells the machinery about itself. */
export interface Manner<View, Components, Preview, More> {
  /** The things at which an option (or a refusal) can be chosen; none if only the decision bar has it. */
  thingsOf: (option: Deed, snapshot: Snapshot) => Thing[]
  infoOf: (thing: Thing, snapshot: Snapshot, say: Say) => Info
  /** How the title names things, as it tells the shell. */
  naming: Pick<TitleModule, 'kinds' | 'thingName' | 'word'>
  /** An option in the menu at a thing, where the thing itself need not be said again; nothing: as usual. */
  briefWords?: (option: Option, thing: Thing, say: Say, components: Components) => string
  /** What an option costs and brings, where it is said otherwise than in the decision bar. */
  shortWords?: (option: Option, seat: number, say: Say) => string[]
  /** Reasons that are true, but say nothing about the player. */
  dull?: readonly string[]
  previewOf: (option: Option, snapshot: Snapshot) => Preview
  glowOf?: (choice: Choice | undefined) => Glow
  /** Whatever else the title reads from a snapshot, once for all its parts. */
  moreOf: (snapshot: Snapshot) => More
  /** What is out of reach, where it is more than what would be refused there. */
  beyond?: (thing: Thing, table: Table<View, Components, Preview, More>) => Beyond | null
  /** More about the option that is looked at. */
  notes?: (option: Option, table: Table<View, Components, Preview, More>) => Note[]
  /** Where the keyboard enters when nothing can be chosen; arrows lead on from there. */
  doors: ReadonlySet<Thing>
}

export function choicesByThing(
  menu: Menu | null,
  snapshot: Snapshot,
  thingsOf: (option: Deed, snapshot: Snapshot) => Thing[],
): Map<Thing, Choice> {
  const choices = new Map<Thing, Choice>()
  const at = (thing: Thing): Choice => {
    let choice = choices.get(thing)
    if (!choice) choices.set(thing, (choice = { options: [], refusals: [] }))
    return choice
  }
  for (const option of menu?.options ?? [])
    for (const thing of thingsOf(option, snapshot)) at(thing).options.push(option)
  for (const refusal of menu?.refusals ?? [])
    for (const thing of thingsOf(refusal, snapshot)) at(thing).refusals.push(refusal)
  return choices
}

/** In px on the screen: 11, and a little for rounding. */
const LEAST = 11.1
/** Below this scale the lettering shrinks with the drawing: there is no room for it. */
const SMALLEST = 0.56

export class Table<View, Components, Preview, More> {
  look = $state.raw<Look | null>(null)
  open = $state.raw<Look | null>(null)
  readonly snapshot = $derived.by(() => this.props().snapshot)
  readonly view = $derived.by(() => this.snapshot.view as View)
  readonly components = $derived.by(() => this.snapshot.components as Components)
  readonly choices = $derived.by(() => choicesByThing(this.snapshot.menu, this.snapshot, this.manner.thingsOf))
  readonly more = $derived.by(() => this.manner.moreOf(this.snapshot))
  readonly picked = $derived.by(() => this.optionOf(this.props().picked))
  /** What the strongest bot would choose, if it was asked. */
  readonly advised = $derived.by(() => this.optionOf(this.props().advised))
  readonly preview = $derived.by(() => (this.picked ? this.manner.previewOf(this.picked, this.snapshot) : null))
  readonly say = $derived.by(() => this.props().say)
  readonly pick = $derived.by(() => this.props().pick)
  readonly choose = $derived.by(() => this.props().choose)
  readonly ask = $derived.by(() => this.props().ask)
  readonly phone = $derived.by(() => this.props().phone)
  /** Whose belongings are shown: those asked for, one's own, or for onlookers those of whoever plays. */
  readonly shown = $derived.by(() => this.props().shown ?? this.snapshot.seat ?? this.snapshot.asked ?? 0)
  /** Whose pieces can be chosen now. */
  readonly mine = $derived.by(() => this.snapshot.asked ?? this.snapshot.seat ?? -1)
  private readonly speaker = $derived.by(() => ({ ...this.manner.naming, say: this.say, has: speech.has }))

  /** `scale` tells how large the drawing is shown. */
  constructor(
    readonly manner: Manner<View, Components, Preview, More>,
    private readonly props: () => BoardProps,
    private readonly scale: () => number = () => 1,
  ) {}

  private optionOf(action?: string | null): Option | null {
    return this.snapshot.menu?.options.find((one) => one.action === action) ?? null
  }
  private has(thing: Thing, option: Option | null): boolean {
    return option !== null && (this.choices.get(thing)?.options.includes(option) ?? false)
  }
  isPicked(thing: Thing): boolean {
    return this.has(thing, this.picked)
  }
  isAdvised(thing: Thing): boolean {
    return this.has(thing, this.advised)
  }
  glow(thing: Thing): Glow {
    const choice = this.choices.get(thing)
    return this.manner.glowOf?.(choice) ?? (choice?.options.length ? 'full' : 'none')
  }
  /** A size of lettering, or the smallest that can be read where the drawing is shown small. */
  readonly type = (size: number): number => Math.max(size, LEAST / Math.max(SMALLEST, this.scale()))

  readonly words = (option: Deed): string =>
    capital(actionInWords(this.speaker, this.snapshot, { action: option.verb, ...option }))
  briefly(option: Option, thing: Thing): string {
    return this.manner.briefWords?.(option, thing, this.say, this.components) || this.words(option)
  }
  price(option: Option): string[] {
    const items = () => priceInWords(this.speaker, this.snapshot, option).map(({ text }) => text)
    return this.manner.shortWords?.(option, this.mine, this.say) ?? items()
  }
  reasons(refusals: readonly Refusal[]): Reason[] {
    return reasonsOf(refusals, this.say, this.words, this.manner.dull)
  }
  /** Why not, one choice ahead: what no option leads to, told where it would be chosen. */
  beyond(thing: Thing): Beyond | null {
    if (this.manner.beyond) return this.manner.beyond(thing, this)
    const { menu } = this.snapshot
    const refusals = menu?.beyond.filter((refusal) => this.manner.thingsOf(refusal, this.snapshot).includes(thing))
    if (!refusals?.length) return null
    return { shut: true, notes: this.reasons(refusals).map(({ why }) => ({ text: `${why}.` })) }
  }
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the machinery does not look into what a title reads
export type AnyTable = Table<any, any, any, any>

const KEY = Symbol('table')
/** From here on the table of all parts of a board. */
export const provideTable = <T extends AnyTable>(table: T): T => setContext(KEY, table)
export const useTable = <T extends AnyTable = AnyTable>() => getContext<T>(KEY)
