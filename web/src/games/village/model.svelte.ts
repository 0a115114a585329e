// What the parts of the board share: the table, what may be chosen, what is looked at.

import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../../contract'
import { choicesByThing, type Glow, glowOf, type Thing } from './options'
import { previewOf } from './preview'
import { componentsOf, viewOf } from './terms'

/** A thing that is looked at, and the box it fills on the screen. */
export interface Look {
  thing: Thing
  box: DOMRect
}

export function createTable(props: () => BoardProps) {
  const snapshot = $derived(props().snapshot)
  const view = $derived(viewOf(snapshot))
  const components = $derived(componentsOf(snapshot))
  const choices = $derived(choicesByThing(snapshot.menu, snapshot))
  const option = $derived(snapshot.menu?.options.find((one) => one.action === props().picked) ?? null)
  const preview = $derived(option ? previewOf(option, snapshot) : null)
  let look = $state.raw<Look | null>(null)
  let open = $state.raw<Look | null>(null)

  return {
    get snapshot() { return snapshot },
    get view() { return view },
    get components() { return components },
    get choices() { return choices },
    get picked() { return option },
    get preview() { return preview },
    get say() { return props().say },
    get pick() { return props().pick },
    get choose() { return props().choose },
    get ask() { return props().ask },
    get phone() { return props().phone },
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
