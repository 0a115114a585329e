// How a thing on the table is looked at, chosen and asked about, whether it is drawn or written.

import type { Option, Refusal } from '../protocol'
import { roam } from './roam'
import { type AnyTable, type Glow, useTable } from './table.svelte'

/** `element` is what the pointer meets; at a `door` the keyboard enters even when nothing can be chosen. */
export function createHandle(
  id: () => string,
  idle: () => boolean,
  element: () => HTMLElement | SVGElement | undefined,
  door: () => boolean = () => false,
) {
  const table = useTable<AnyTable>()
  const { infoOf, actionWords, whyWords, beyond: beyondOf, doors } = table.manner
  const choice = $derived(idle() ? undefined : table.choices.get(id()))
  const options: Option[] = $derived(choice?.options ?? [])
  const refusals: Refusal[] = $derived(choice?.refusals ?? [])
  const glow: Glow = $derived(idle() ? 'none' : table.glow(id()))
  const picked = $derived(!idle() && table.isPicked(id()))
  const advised = $derived(!idle() && table.isAdvised(id()))
  const tells = $derived(options.length > 0 || refusals.length > 0)
  const info = $derived(infoOf(id(), table.snapshot, table.say))
  const beyond = $derived(idle() ? [] : (beyondOf?.(id(), table)?.notes.map(({ text }) => text) ?? []))
  const label = $derived(
    options.length > 0
      ? [
          ...options.map((option) => actionWords(option, table.say, table.components)),
          ...(advised ? [table.say('web-hint-best')] : []),
        ].join('; ')
      : [info.title, ...(refusals[0] ? [whyWords(refusals[0], table.say)] : [...info.lines, ...beyond])]
          .map((line) => line.replace(/\.$/, ''))
          .join('. '),
  )

  let press: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  let wait: ReturnType<typeof setTimeout> | undefined

  /** Nothing, if the thing has left the table meanwhile. */
  const look = () => {
    const box = element()?.getBoundingClientRect()
    return box ? { thing: id(), idle: idle(), box } : null
  }
  function regard(): void {
    clearTimeout(wait)
    if (options.length > 0) {
      if (options.length === 1) table.pick(options[0]!.action)
      table.look = look()
    } else if (refusals.length > 0) table.look = look()
    else wait = setTimeout(() => (table.look = look()), 300)
  }
  function turnAway(leave: boolean): void {
    clearTimeout(wait)
    if (table.look?.thing === id()) table.look = null
    if (leave && options.length === 1 && !table.open) table.pick(null)
  }
  function act(event: MouseEvent | KeyboardEvent): void {
    if (pressed) return
    if (event.altKey) return table.ask(info.rule)
    if (options.length === 0) table.look = look()
    else if (options.length > 1) table.open = look()
    else {
      const { action } = options[0]!
      const finger = (event as PointerEvent).pointerType === 'touch'
      if (finger && !picked) table.pick(action)
      else {
        table.look = null
        table.choose(action)
      }
    }
  }

  return {
    get options() {
      return options
    },
    get refusals() {
      return refusals
    },
    get glow() {
      return glow
    },
    get picked() {
      return picked
    },
    get advised() {
      return advised
    },
    get tells() {
      return tells
    },
    /** What the button above the drawing is: its name is all that is read out. */
    get button() {
      return {
        'role': 'button' as const,
        'tabindex': tells || door() || doors.has(id()) ? 0 : -1,
        'aria-label': label,
        'aria-disabled': options.length === 0,
        'aria-haspopup': options.length > 1 ? ('menu' as const) : undefined,
        'onpointerenter': (event: PointerEvent) => event.pointerType !== 'touch' && regard(),
        'onpointerleave': (event: PointerEvent) => {
          clearTimeout(press)
          if (event.pointerType !== 'touch') turnAway(true)
        },
        'onpointerdown': (event: PointerEvent) => {
          pressed = false
          if (event.pointerType !== 'touch') return
          press = setTimeout(() => {
            pressed = true
            table.ask(info.rule)
          }, 550)
        },
        'onpointerup': () => clearTimeout(press),
        'onpointercancel': () => clearTimeout(press),
        'onfocus': () => element()?.matches(':focus-visible') && regard(),
        'onblur': () => turnAway(false),
        'onclick': act,
        'onkeydown': (event: KeyboardEvent) => {
          const here = element()
          if (event.key === 'Enter' || event.key === ' ') act(event)
          else if (event.key === 'i' || event.key === 'I') table.ask(info.rule)
          else if (!here || !roam(event.key, here)) return
          event.preventDefault()
          event.stopPropagation()
        },
      }
    },
  }
}
