// Most waiting is over within a moment: a sign of it would only flicker.

import { onDestroy } from 'svelte'
import { later } from '../pace'

export const MOMENT = 300

/** Shows what has stayed the same for a moment; at once nothing when it is over. */
export class Patience<T> {
  now = $state.raw<T | null>(null)
  #wanted: T | null = null
  #cancel: (() => void) | null = null

  want(value: T | null): void {
    if (value === this.#wanted) return
    this.#cancel?.()
    this.#wanted = value
    this.now = null
    this.#cancel = value === null ? null : later(MOMENT, () => (this.now = value))
  }
}

/** What has lasted for a moment, as a component sees it. */
export function lasting<T>(value: () => T | null): Patience<T> {
  const patience = new Patience<T>()
  $effect(() => patience.want(value()))
  onDestroy(() => patience.want(null))
  return patience
}
