import { expect, it } from 'vitest'
import { covers, wordsIn } from './lettering'

it('finds the faces that a text needs', () => {
  const latin = 'U+0000-00FF, U+0131'
  expect(covers(latin, 'Genevi\u00e8ve')).toBe(true)
  expect(covers('U+0400-045F', 'Genevi\u00e8ve')).toBe(false)
  expect(covers('U+0400-045F', 'Ада and Ben')).toBe(true)
  expect(covers('U+104, U+141-142', 'Stanis\u0142aw')).toBe(true)
  expect(covers('', 'anything'), 'a face without a range has everything').toBe(true)
})

it('reads the words of a picture and not its markup', () => {
  expect(wordsIn('<svg><title>Д</title><text font-size="3">Ada</text></svg>')).toBe('ДAda')
})
