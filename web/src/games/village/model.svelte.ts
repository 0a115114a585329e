// What the parts of the board share: the table, what may be chosen, what is looked at.

import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../../contract'
import { choicesByThing, type Glow, glowOf, type Thing } from './options'
import { previewOf } from './preview'
import { reachOf } from './reach'
import { componentsOf, viewOf } from './terms'

/** In px on the screen: 11, and a little for rounding. */
const LEAST = 11.1
/** Below this scale the lettering shrinks with the drawing: there is no room for it. */
const SMALLEST = 0.6

/** A thing that is looked at, and the box it fills on the screen. */
export interface Look {
  thing: Thing
  box: DOMRect
  /** Somebody else's: the menu does not speak of it. */
  idle?: boolean
}

/** `scale` tells how large the drawing is shown. */
export function createTable(props: () => BoardProps, scale: () => number = () => 1) {
  const snapshot = $derived(props().snapshot)
  const view = $derived(viewOf(snapshot))
  const components = $derived(componentsOf(snapshot))
  const choices = $derived(choicesByThing(snapshot.menu, snapshot))
  const reach = $derived(reachOf(snapshot))
  const option = $derived(snapshot.menu?.options.find((one) => one.action === props().picked) ?? null)
  const preview = $derived(option ? previewOf(option, snapshot) : null)
  let look = $state.raw<Look | null>(null)
  let open = $state.raw<Look | null>(null)

  return {
    get snapshot() { return snapshot },
    get view() { return view },
    get components() { return components },
    get choices() { return choices },
    /** What cannot be reached whatever is chosen now. */
    get reach() { return reach },
    get picked() { return option },
    get preview() { return preview },
    get say() { return props().say },
    get pick() { return props().pick },
    get choose() { return props().choose },
    get ask() { return props().ask },
    get phone() { return props().phone },
    /** A size of lettering, or the smallest that can be read where the drawing is shown small. */
    type: (size: number): number => Math.max(size, LEAST / Math.max(SMALLEST, scale())),
    /** Whose pieces can be chosen now. */
    get mine() { return snapshot.asked ?? snapshot.seat ?? -1 },
    get look() { return look },
    set look(next: Look | null) { look = next },
    get open() { return open },
    set open(next: Look | null) { open = next },
    glow: (thing: Thing): Glow => glowOf(choices.get(thing)),
    isPicked: (thing: Thing): boolean =>
      option !== null && (choices.get(thing)?.options.includes(option) ?? false),
  }
}

export type Table = ReturnType<typeof createTable>

const KEY = Symbol('village')
export const provideTable = (table: Table) => setContext(KEY, table)
export const useTable = () => getContext<Table>(KEY)
