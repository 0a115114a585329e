// How a thing on the table is looked at, chosen and asked about, whether it is drawn or written.

import type { Option, Refusal } from '../protocol'
import { roam } from './roam'
import { type Glow, useTable } from './table.svelte'
import { whyWords } from './words'

export class Handle {
  readonly #table = useTable()
  readonly #choice = $derived.by(() => (this.idle() ? undefined : this.#table.choices.get(this.id())))
  readonly options: Option[] = $derived.by(() => this.#choice?.options ?? [])
  readonly refusals: Refusal[] = $derived.by(() => this.#choice?.refusals ?? [])
  readonly glow: Glow = $derived.by(() => (this.idle() ? 'none' : this.#table.glow(this.id())))
  readonly picked = $derived.by(() => !this.idle() && this.#table.isPicked(this.id()))
  readonly advised = $derived.by(() => !this.idle() && this.#table.isAdvised(this.id()))
  readonly tells = $derived.by(() => this.options.length > 0 || this.refusals.length > 0)
  readonly #info = $derived.by(() => this.#table.manner.infoOf(this.id(), this.#table.snapshot, this.#table.say))
  readonly #label = $derived.by(() => {
    const { say } = this.#table
    if (this.options.length > 0)
      return [...this.options.map(this.#table.words), ...(this.advised ? [say('web-hint-best')] : [])].join('; ')
    const beyond = this.idle() ? [] : (this.#table.beyond(this.id())?.notes.map(({ text }) => text) ?? [])
    const [refusal] = this.refusals
    return [this.#info.title, ...(refusal ? [whyWords(refusal, say)] : [...this.#info.lines, ...beyond])]
      .map((line) => line.replace(/\.$/, ''))
      .join('. ')
  })
  #press: ReturnType<typeof setTimeout> | undefined
  #pressed = false
  #wait: ReturnType<typeof setTimeout> | undefined

  /** `element` is what the pointer meets; at a `door` the keyboard enters even when nothing can be chosen. */
  constructor(
    private readonly id: () => string,
    private readonly idle: () => boolean,
    private readonly element: () => HTMLElement | SVGElement | undefined,
    private readonly door: () => boolean = () => false,
  ) {}

  /** Nothing, if the thing has left the table meanwhile. */
  #look() {
    const box = this.element()?.getBoundingClientRect()
    return box ? { thing: this.id(), idle: this.idle(), box } : null
  }
  #regard(): void {
    clearTimeout(this.#wait)
    if (this.options.length === 1) this.#table.pick(this.options[0]!.action)
    if (this.tells) this.#table.look = this.#look()
    else this.#wait = setTimeout(() => (this.#table.look = this.#look()), 300)
  }
  #turnAway(leave: boolean): void {
    clearTimeout(this.#wait)
    if (this.#table.look?.thing === this.id()) this.#table.look = null
    if (leave && this.options.length === 1 && !this.#table.open) this.#table.pick(null)
  }
  #act(event: MouseEvent | KeyboardEvent): void {
    const table = this.#table
    if (this.#pressed) return
    if (event.altKey) return table.ask(this.#info.rule)
    if (this.options.length === 0) table.look = this.#look()
    else if (this.options.length > 1) table.open = this.#look()
    else {
      const { action } = this.options[0]!
      const finger = (event as PointerEvent).pointerType === 'touch'
      if (finger && !this.picked) table.pick(action)
      else {
        table.look = null
        table.choose(action)
      }
    }
  }

  /** What the button above the drawing is: its name is all that is read out. */
  get button() {
    return {
      'role': 'button' as const,
      'tabindex': this.tells || this.door() || this.#table.manner.doors.has(this.id()) ? 0 : -1,
      'aria-label': this.#label,
      'aria-disabled': this.options.length === 0,
      'aria-haspopup': this.options.length > 1 ? ('menu' as const) : undefined,
      'onpointerenter': (event: PointerEvent) => event.pointerType !== 'touch' && this.#regard(),
      'onpointerleave': (event: PointerEvent) => {
        clearTimeout(this.#press)
        if (event.pointerType !== 'touch') this.#turnAway(true)
      },
      'onpointerdown': (event: PointerEvent) => {
        this.#pressed = false
        if (event.pointerType !== 'touch') return
        this.#press = setTimeout(() => {
          this.#pressed = true
          this.#table.ask(this.#info.rule)
        }, 550)
      },
      'onpointerup': () => clearTimeout(this.#press),
      'onpointercancel': () => clearTimeout(this.#press),
      'onfocus': () => this.element()?.matches(':focus-visible') && this.#regard(),
      'onblur': () => this.#turnAway(false),
      'onclick': (event: MouseEvent) => this.#act(event),
      'onkeydown': (event: KeyboardEvent) => {
        const here = this.element()
        if (event.key === 'Enter' || event.key === ' ') this.#act(event)
        else if (event.key === 'i' || event.key === 'I') this.#table.ask(this.#info.rule)
        else if (!here || !roam(event.key, here)) return
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }
}
