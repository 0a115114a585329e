// The rulebooks, in the languages in which there is one.

import type { Language } from '../speech.svelte'

const FOLDER = '../../../docs/rules'
const files = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' })

export interface Book {
  text: string
  language: Language
}

/** Where the book of a title lies: in that language if there is one, else in English. */
export function placeOf(
  title: string,
  language: Language,
  known: Record<string, unknown> = files,
): { path: string; language: Language } {
  const translated = `${FOLDER}/${language}/${title}.md`
  return translated in known ? { path: translated, language } : { path: `${FOLDER}/${title}.md`, language: 'en' }
}

export async function loadBook(title: string, language: Language): Promise<Book> {
  const place = placeOf(title, language)
  return { text: (await files[place.path]?.()) ?? '', language: place.language }
}
