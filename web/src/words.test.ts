import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import common from '../../src/posterity/locale/en.ftl?raw'
import village from '../../src/posterity/games/village/locale/en.ftl?raw'
import polish from '../../src/posterity/games/village/locale/pl.ftl?raw'
import sample from './games/village/samples/middle-2.json'
import { kinds, signs } from './games/village'
import { opened, type Sample } from './samples'
import { costWords } from './games/village/words'
import { actionInWords, eventInWords, outcomeInWords, priceInWords, whyNotGroups, type Speaker } from './words'

function speaker(language: string, ...texts: string[]): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return {
    say: (id, args) => {
      const pattern = bundle.getMessage(id)?.value
      return pattern ? bundle.formatPattern(pattern, args) : id
    },
    has: (id) => bundle.hasMessage(id),
    kinds,
    signs,
    thingName: (id) => `<${id}>`,
  }
}
const english = speaker('en', common, village)
const snapshot = opened(sample as unknown as Sample)
const event = (name: string, args: Record<string, string | number>, seat: number | null = 0) => ({
  name,
  seat,
  args,
  version: 1,
})

describe('what the rules tell, in words', () => {
  it('speaks actions, and asks the title for things without a message', () => {
    expect(
      actionInWords(english, snapshot, { action: '', verb: 'take', args: { colour: 'pink', space: 'crafts' } }),
    ).toBe('take pink from crafts')
    expect(actionInWords(english, snapshot, { action: '', verb: 'serve', args: { customer: 'c12' } })).toBe(
      'serve <customer-c12>',
    )
  })

  it('speaks events with their seat', () => {
    expect(eventInWords(english, snapshot, event('died', { number: '1', place: 'church-1', rest: 'grave' }))).toBe(
      'Marta: a 1 died (church, stage 1) and rests: grave.',
    )
    expect(eventInWords(english, snapshot, event('unheard-of', {}))).toBe('')
  })

  it('keeps numbers numbers, for plurals', () => {
    const say = speaker('pl', polish)
    expect(eventInWords(say, snapshot, event('spent-coins', { coins: 5 }))).toContain('5 monet')
    expect(eventInWords(say, snapshot, event('spent-coins', { coins: 2 }))).toContain('2 monety')
  })

  const option = { preview: [], changes: {}, atOnce: {}, ways: [], whole: true }
  const price = (told: Partial<Parameters<typeof priceInWords>[2]>, room?: number) =>
    priceInWords(english, { ...snapshot, flows: ['life'] }, { ...option, ...told }, room).map(({ kind, text }) => [
      kind,
      text,
    ])

  it('gives the price of an option as before and after, and what goes round by how much', () => {
    const moved = {
      'cube-green': [2, 0],
      'life': [8, 12],
      'coins': [0, 3],
      'grain': [4, 0, 2],
      'dead': [1, 1, 2],
      'prestige': [3, 1, 3],
    }
    expect(price({ changes: moved })).toEqual([
      ['cost', 'green 2 → 0'],
      ['time', 'time +4'],
      ['gain', 'coins 0 → 3'],
      ['cost', 'grain 4 → 0 … 2'],
    ])
  })

  it('says either or where the player will choose how to pay', () => {
    const changes = { 'cube-green': [2, 0, 2], 'good-scroll': [1, 0, 1], 'prestige': [0, 2, 2] }
    const ways = [
      { 'cube-green': 0, 'good-scroll': 1 },
      { 'cube-green': 2, 'good-scroll': 0 },
    ]
    expect(price({ changes, ways })).toEqual([
      ['gain', 'prestige 0 → 2'],
      ['other', 'green 2 → 0 or scroll 1 → 0'],
    ])
    expect(price({ changes: { coins: [1, 0, 1] }, ways: [{ coins: 0 }, { coins: 1 }] })).toEqual([
      ['other', 'coins 1 → 0 or nothing'],
    ])
    expect(price({ changes, ways }, 27)).toEqual(price({ changes, ways }))
    expect(price({ changes, ways }, 26).map(([, text]) => text)).toEqual([
      'prestige 0 → 2',
      'green 2 → 0 … 2',
      'scroll 1 → 0 … 1',
    ])
  })

  it('says what is paid at once, even if it may come back', () => {
    const changes = { coins: [2, 0, 2], grain: [1, 0, 3] }
    expect(price({ changes, atOnce: { coins: [2, 0], prestige: [0, 1] } })).toEqual([
      ['cost', 'coins 2 → 0'],
      ['gain', 'prestige 0 → 1'],
    ])
  })

  it('says what will be asked for until somebody has looked through it', () => {
    const preview = [event('due', { colour: 'green', cubes: 2 }), event('born', { number: 3 })]
    expect(price({ preview, whole: false }).map(([, text]) => text)).toEqual(['price 2 green', '+a 3'])
    expect(price({ preview }).map(([, text]) => text)).toEqual(['+a 3'])
  })

  it('says whose it is where something happens to another seat', () => {
    expect(price({ preview: [event('born', { number: 3 }), event('born', { number: 2 }, 1)] })).toEqual([
      ['gain', '+a 3'],
      ['gain', `${snapshot.names[1]}: +a 2`],
    ])
  })

  it('takes what happens last for the outcome', () => {
    const died = event('died', { number: '1', place: 'church-1', rest: 'grave' })
    expect(outcomeInWords(english, snapshot, [event('born', { number: 3 }), died])).toBe(
      eventInWords(english, snapshot, died),
    )
    expect(outcomeInWords(english, snapshot, [])).toBe('')
  })

  it('counts what there is more than one of', () => {
    expect(costWords({ pink: 2, orange: 1 }, english.say)).toBe('2 pink + orange')
  })

  it('puts refusals with one reason together', () => {
    const groups = whyNotGroups(english, snapshot, snapshot.menu?.refusals ?? [])
    const queue = groups.find((group) => group.why.includes('queue'))
    expect(queue?.actions.length).toBeGreaterThan(1)
    expect(groups.at(-1)).toBe(queue)
  })
})
