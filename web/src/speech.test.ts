import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { speak } from './speech.svelte'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource('ask = Who marries { $who }?\n    .search = Who was { $who }?\nplain = As ever.'))

it('says a message as the variant words it, or else as everywhere', () => {
  expect(speak(bundle, 'ask', { who: 'Ada' })).toBe('Who marries Ada?')
  expect(speak(bundle, 'ask', { who: 'Ada' }, 'search')).toBe('Who was Ada?')
  expect(speak(bundle, 'ask', { who: 'Ada' }, 'solo')).toBe('Who marries Ada?')
  expect(speak(bundle, 'plain', {}, 'search')).toBe('As ever.')
  expect(speak(bundle, 'unheard-of', {}, 'search')).toBe('unheard-of')
})
