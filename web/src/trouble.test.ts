import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, expect, it, vi } from 'vitest'
import { ApiError } from './api'
import { speech } from './speech.svelte'
import { CODES, ELSEWHERE, troubleInWords } from './trouble'

const files = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default', eager: true })

it.each(Object.entries(files))('%s has a sentence for every refusal', (_, text) => {
  const bundle = new FluentBundle('en')
  bundle.addResource(new FluentResource(text))
  const wanted = [...[...CODES, 'other'].map((code) => `web-refused-${code}`), ...Object.values(ELSEWHERE)]
  expect(wanted.filter((id) => !bundle.hasMessage(id))).toEqual([])
})

const server = import.meta.glob<string>('../../src/posterity/{server,table}/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// Whatever is wrong there, only the server's own words say it; or only a program could get it wrong.
const IN_ITS_WORDS = new Set([
  'bad-request',
  'bad-json',
  'bad-message',
  'not-found',
  'no-such-keepsake',
  'unknown-action',
])

it('knows every refusal that the server can send', () => {
  const calls =
    /\b(?:Refused|Problem|problem|refuse|_end|_refused|_answer)\(\s*(?:[^()"]*,\s*)?(?:"(?:\d{3} [^"]*)?",\s*)?"([a-z]+(?:-[a-z]+)*)"/g
  const sent = new Set(Object.values(server).flatMap((text) => [...text.matchAll(calls)].map(([, code = '']) => code)))
  expect(sent.size).toBeGreaterThan(15)
  expect([...sent].filter((code) => !CODES.has(code) && !(code in ELSEWHERE) && !IN_ITS_WORDS.has(code))).toEqual([])
})

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))

it.each([
  ['en', 'Try again in 3 hours.'],
  ['pl', 'Spróbuj ponownie za 3 godziny.'],
  ['ru', 'Попробуйте снова через 3 часа.'],
] as const)('says in %s how long one has to wait, where it is more than a moment', async (language, sentence) => {
  await speech.use(language)
  const wait = (seconds: number | null) => troubleInWords(new ApiError('too-many', 'wait', 429, seconds))
  expect(wait(2.2 * 60 * 60)).toContain(sentence)
  expect(wait(5)).toBe(wait(null))
  expect(wait(5)).not.toBe(wait(90))
})
