import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { CODES } from './trouble'

const files = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default', eager: true })

it.each(Object.entries(files))('%s has a sentence for every refusal', (_, text) => {
  const bundle = new FluentBundle('en')
  bundle.addResource(new FluentResource(text))
  expect([...CODES, 'other'].filter((code) => !bundle.hasMessage(`web-refused-${code}`))).toEqual([])
  expect(['not-stored', 'too-many', 'busy'].every((code) => CODES.has(code))).toBe(true)
})
