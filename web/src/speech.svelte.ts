// What a person reads: Fluent messages of the shell, of the rules in common, and of one title and its board, in one language.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Say } from './contract'
import { titleNamed, type Title } from './titles'

export const LANGUAGES = { en: 'English', pl: 'Polski', ru: 'Русский' } as const
export type Language = keyof typeof LANGUAGES

const shell = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' })
const common = import.meta.glob<string>('../../src/posterity/locale/*.ftl', { query: '?raw', import: 'default' })

/** The language's messages; a title's come after the shell's and the common ones, and may not replace them. */
export async function loadBundle(language: Language, title: string | null): Promise<FluentBundle> {
  const files = [shell[`./locale/${language}.ftl`], common[`../../src/posterity/locale/${language}.ftl`]]
  files.push(...(titleNamed(title ?? '')?.locales[language] ?? []))
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(files.map((file) => file?.() ?? Promise.resolve(''))))
    bundle.addResource(new FluentResource(text))
  return bundle
}

/**
 * The message in words, or its id where there is none, so that a missing message is seen and nothing breaks. It may be
 * worded otherwise in a variant: in its attribute of that name.
 */
export function speak(
  bundle: FluentBundle | null,
  id: string,
  args: Record<string, string | number> = {},
  variant = '',
): string {
  const message = bundle?.getMessage(id)
  const pattern = message?.attributes[variant] ?? message?.value
  if (!bundle || !pattern) return bundle ? id : ''
  return bundle.formatPattern(pattern, args, [])
}

class Speech {
  language = $state<Language>('en')
  /** Of the table that is looked at. */
  variant = $state('')
  #bundle = $state.raw<FluentBundle | null>(null)
  #title: string | null = null
  /** Bundles once loaded: a switch back is instant. */
  #loaded = new Map<string, Promise<FluentBundle>>()
  #wanted = ''

  say: Say = (id, args) => speak(this.#bundle, id, args, this.variant)
  has = (id: string): boolean => this.#bundle?.hasMessage(id) ?? false

  async use(language: Language, title: string | null = this.#title): Promise<void> {
    const key = `${language} ${title ?? ''}`
    this.#title = title
    this.#wanted = key
    let bundle = this.#loaded.get(key)
    if (!bundle) this.#loaded.set(key, (bundle = loadBundle(language, title)))
    const ready = await bundle
    // A slower, older request must not overwrite a newer one.
    if (this.#wanted !== key) return
    this.#bundle = ready
    this.language = language
    document.documentElement.lang = language
  }
}

export const speech = new Speech()
export const say: Say = (id, args) => speech.say(id, args)
/** What the title calls itself or says of itself, though it is not open; nothing, if it says no such thing. */
export const wordOf = (title: Title, id: string): string | undefined => title.words[speech.language]?.[id]
/** The name of a title, even of one that is not here any more. */
export function nameOf(name: string): string {
  const title = titleNamed(name)
  return (title && wordOf(title, 'title')) ?? name
}
/** A part of one, as the language writes it. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(speech.language, { style: 'percent' }).format(part)
/** What the strongest bot thinks something is worth: a chance from 0 to 1, or points. */
export const estimate = (value: number, inPoints: boolean): string =>
  inPoints ? say('estimate-points', { value: Math.round(value * 10) / 10 }) : percent(value)
/** "in 3 hours", "in 5 minutes": never sooner than it is. */
export function fromNow(seconds: number): string {
  const [size, unit] = seconds > 90 * 60 ? [3600, 'hour' as const] : [60, 'minute' as const]
  return new Intl.RelativeTimeFormat(speech.language).format(Math.ceil(seconds / size), unit)
}
