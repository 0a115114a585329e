// What the shell takes of Village.

import type { Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import { componentsOf, customerIndex } from './terms'
import { customerWords } from './words'

export { default as Board } from './Board.svelte'
export { default as Farm } from './Farm.svelte'
export { heading } from './heading'
export { thingName } from './words'

/** A thing of an action or event in words, where a message id alone does not say it: a customer tile. */
export function word(snapshot: Snapshot, kind: string, name: string, say: Say): string | null {
  const tile = kind === 'customer' ? componentsOf(snapshot).customers[customerIndex(name)] : undefined
  return tile ? customerWords(tile, say) : null
}
