import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['./*.ftl', '../games/*/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
// Only translations have something to say about the language of the rulebook.
const OPTIONAL = new Set(['web-rules-english'])

const ids = (text: string) =>
  [...new FluentResource(text).body].map((message) => message.id).filter((id) => !OPTIONAL.has(id))
const written = (text: string) =>
  [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]).filter((id) => !OPTIONAL.has(id ?? ''))

it.each(Object.keys(files))('%s is whole: every line is a message, and all languages say the same', (name) => {
  const text = files[name] ?? ''
  expect(ids(text)).toEqual(written(text))
  expect(new Set(ids(text))).toEqual(new Set(ids(files[name.replace(/\w+\.ftl$/, 'en.ftl')] ?? '')))
})

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('every message that the pages name exists', () => {
  const known = new Set([...Object.values(files).flatMap(ids), ...OPTIONAL])
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/'(web-[a-z-]*[a-z])'/g)].map((m) => m[1] ?? ''),
  )
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
