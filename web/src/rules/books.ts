// The rulebooks, in the languages in which there is one.

import type { Language } from '../speech.svelte'
import { titleNamed } from '../titles'

export interface Book {
  text: string
  language: Language
}

/** The book of a title: in that language if there is one, else in English. */
export async function loadBook(title: string, language: Language): Promise<Book> {
  const books = titleNamed(title)?.books ?? {}
  const written = language in books ? language : 'en'
  return { text: (await books[written]?.()) ?? '', language: written }
}
