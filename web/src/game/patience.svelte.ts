// Patience for a component: what has lasted for a moment, made reactive.

import { onDestroy } from 'svelte'
import { later } from '../pace'
import { Patience } from './patience'

export function lasting<T>(value: () => T | null): { readonly now: T | null } {
  let now = $state.raw<T | null>(null)
  const patience = new Patience<T>({ later }, (shown) => (now = shown))
  $effect(() => patience.want(value()))
  onDestroy(() => patience.stop())
  return {
    get now() {
      return now
    },
  }
}
