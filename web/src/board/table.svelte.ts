// What the parts of a board share, whatever the title: the table, what may be chosen, what is looked at.

import { getContext, setContext } from 'svelte'
import type { BoardProps, Say } from '../contract'
import type { Menu, Option, Refusal, Snapshot } from '../protocol'
import type { Reason } from './words'

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

/** What a title tells the machinery about itself. */
export interface Manner<View, Components, Preview, More> {
  viewOf: (snapshot: Snapshot) => View
  componentsOf: (snapshot: Snapshot) => Components
  /** The things at which an option (or a refusal) can be chosen; none if only the decision bar has it. */
  thingsOf: (option: Pick<Option, 'verb' | 'args'>, snapshot: Snapshot) => Thing[]
  infoOf: (thing: Thing, snapshot: Snapshot, say: Say) => Info
  actionWords: (option: Pick<Option, 'verb' | 'args'>, say: Say, components: Components) => string
  /** An option in the menu at a thing, where the thing itself need not be said again. */
  briefWords?: (option: Option, thing: Thing, say: Say, components: Components) => string
  shortWords: (option: Option, seat: number, say: Say, components: Components) => string[]
  whyWords: (refusal: Refusal, say: Say) => string
  /** The most telling of several refusals, where not all reasons are worth the same. */
  reasonsOf?: (refusals: readonly Refusal[], say: Say, components: Components) => Reason[]
  previewOf: (option: Option, snapshot: Snapshot) => Preview
  glowOf?: (choice: Choice | undefined) => Glow
  /** Whatever else the title reads from a snapshot, once for all its parts. */
  moreOf: (snapshot: Snapshot) => More
  beyond?: (thing: Thing, table: Table<View, Components, Preview, More>) => Beyond | null
  /** More about the option that is looked at. */
  notes?: (option: Option, table: Table<View, Components, Preview, More>) => Note[]
  /** Where the keyboard enters when nothing can be chosen; arrows lead on from there. */
  doors: ReadonlySet<Thing>
}

export function choicesByThing(
  menu: Menu | null,
  snapshot: Snapshot,
  thingsOf: (option: Pick<Option, 'verb' | 'args'>, snapshot: Snapshot) => Thing[],
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

/** `scale` tells how large the drawing is shown. */
export function createTable<View, Components, Preview, More>(
  manner: Manner<View, Components, Preview, More>,
  props: () => BoardProps,
  scale: () => number = () => 1,
) {
  const snapshot = $derived(props().snapshot)
  const view = $derived(manner.viewOf(snapshot))
  const components = $derived(manner.componentsOf(snapshot))
  const choices = $derived(choicesByThing(snapshot.menu, snapshot, manner.thingsOf))
  const more = $derived(manner.moreOf(snapshot))
  const option = $derived(snapshot.menu?.options.find((one) => one.action === props().picked) ?? null)
  const preview = $derived(option ? manner.previewOf(option, snapshot) : null)
  const glowOf = manner.glowOf ?? ((choice) => (choice?.options.length ? 'full' : 'none'))
  const advised = $derived(snapshot.menu?.options.find((one) => one.action === props().advised) ?? null)
  let look = $state.raw<Look | null>(null)
  let open = $state.raw<Look | null>(null)

  return {
    manner,
    get snapshot() {
      return snapshot
    },
    get view() {
      return view
    },
    get components() {
      return components
    },
    get choices() {
      return choices
    },
    get more() {
      return more
    },
    get picked() {
      return option
    },
    /** What the strongest bot would choose, if it was asked. */
    get advised() {
      return advised
    },
    get preview() {
      return preview
    },
    get say() {
      return props().say
    },
    get pick() {
      return props().pick
    },
    get choose() {
      return props().choose
    },
    get ask() {
      return props().ask
    },
    get phone() {
      return props().phone
    },
    /** A size of lettering, or the smallest that can be read where the drawing is shown small. */
    type: (size: number): number => Math.max(size, LEAST / Math.max(SMALLEST, scale())),
    /** Whose pieces can be chosen now. */
    get mine() {
      return snapshot.asked ?? snapshot.seat ?? -1
    },
    get look() {
      return look
    },
    set look(next: Look | null) {
      look = next
    },
    get open() {
      return open
    },
    set open(next: Look | null) {
      open = next
    },
    glow: (thing: Thing): Glow => glowOf(choices.get(thing)),
    isAdvised: (thing: Thing): boolean => advised !== null && (choices.get(thing)?.options.includes(advised) ?? false),
    isPicked: (thing: Thing): boolean => option !== null && (choices.get(thing)?.options.includes(option) ?? false),
  }
}

export interface Table<View, Components, Preview, More> extends ReturnType<
  typeof createTable<View, Components, Preview, More>
> {}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the machinery does not look into what a title reads
export type AnyTable = Table<any, any, any, any>

const KEY = Symbol('table')
export const provideTable = (table: AnyTable) => setContext(KEY, table)
export const useTable = <T extends AnyTable = AnyTable>() => getContext<T>(KEY)
