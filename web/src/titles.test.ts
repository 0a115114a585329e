import { expect, it } from 'vitest'
import { seatCounts, titles, variantsFor } from './titles'

it('can be played by every number of seats that some variant is for', () => {
  const odd = {
    variants: [
      { name: 'standard', fewest: 3, most: 5 },
      { name: 'alone', fewest: 1, most: 1 },
    ],
  }
  expect(seatCounts(odd)).toEqual([1, 3, 4, 5])
  expect(variantsFor(odd, 1).map(({ name }) => name)).toEqual(['alone'])
  expect(variantsFor(odd, 2)).toEqual([])
})

it.each(titles.map((title) => [title.name, title] as const))('%s says all that the home page needs', (_, title) => {
  for (const words of Object.values(title.words))
    for (const seats of seatCounts(title)) {
      const variants = variantsFor(title, seats)
      if (variants.length < 2) continue
      for (const id of ['choice', ...variants.map(({ name }) => `choice-${name}`)]) expect(words).toHaveProperty([id])
    }
})
