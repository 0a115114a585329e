import { expect, it } from 'vitest'
import { loadBook, placeOf } from './books'

it('opens the book in the language of the player, in English where there is no other', async () => {
  const known = { '../../../docs/rules/village.md': 0, '../../../docs/rules/pl/village.md': 0 }
  expect(placeOf('village', 'pl', known)).toEqual({ path: '../../../docs/rules/pl/village.md', language: 'pl' })
  expect(placeOf('village', 'ru', known)).toEqual({ path: '../../../docs/rules/village.md', language: 'en' })
  expect(placeOf('village', 'en', known)).toEqual({ path: '../../../docs/rules/village.md', language: 'en' })
  expect((await loadBook('village', 'en')).text).toContain('**V 1.1**')
})
