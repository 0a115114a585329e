import { expect, it } from 'vitest'
import { titles } from '../titles'
import { loadBook } from './books'

it('opens the book in the language of the player, in English where there is no other', async () => {
  for (const { name } of titles)
    for (const language of ['en', 'pl', 'ru'] as const) {
      const book = await loadBook(name, language)
      expect(book.language).toBe(language)
      expect(book.text).toMatch(/\*\*[A-Z] 1\.1\*\*/)
    }
  expect(await loadBook('of nobody', 'pl')).toEqual({ text: '', language: 'en' })
})
