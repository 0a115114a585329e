import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ApiError,
  getAnalysis,
  getFrame,
  getHint,
  getKeepsake,
  getKeepsakes,
  getRecord,
  getStory,
  getTable,
  newTable,
  takeSeat,
  uploadRecord,
  waitOf,
} from './api'

const answers = (body: unknown, init?: ResponseInit) => {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init)),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => void vi.unstubAllGlobals())

describe('a seat’s token', () => {
  it.each([
    ['the table', () => getTable('t', 'secret')],
    ['a name', () => takeSeat('t', 'secret', 'Ola')],
    ['a hint', () => getHint('t', 'secret', 3)],
    ['the analysis', () => getAnalysis('t', 'secret')],
    ['a frame', () => getFrame('t', 'secret', 0, 4)],
    ['the story', () => getStory('t', 'secret', 0)],
    ['the keepsakes', () => getKeepsakes('t', 'secret')],
    ['a keepsake', () => getKeepsake('t', 'secret', 'tree', 0, 'pl')],
    ['the record', () => getRecord('t', 'secret')],
  ] as const)('goes in a header and nowhere else: %s', async (_, ask) => {
    const fetch = answers({})
    await ask()
    const [path, init] = fetch.mock.calls[0]!
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer secret')
    expect(`${path} ${JSON.stringify(init.body)}`).not.toContain('secret')
  })

  it('is not sent where there is none', async () => {
    const fetch = answers({})
    await newTable({ title: 'village', variant: 'standard', seats: [] })
    await uploadRecord('a record')
    expect(fetch.mock.calls.map(([, init]) => new Headers(init.headers).has('authorization'))).toEqual([false, false])
  })

  it.each(['', 'żółw', 'a b'])('that nobody can have opens nothing, and is not sent: %j', async (token) => {
    const fetch = answers({})
    await expect(getTable('t', token)).rejects.toMatchObject({ status: 404 })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('a file', () => {
  it('has the name that the server gives it', async () => {
    answers('# a game', {
      headers: { 'content-disposition': 'attachment; filename="village-t.txt"', 'content-type': 'text/plain' },
    })
    const file = await getRecord('t', 'secret')
    expect([file.name, file.type, await file.text()]).toEqual(['village-t.txt', 'text/plain', '# a game'])
  })
})

describe('a refusal', () => {
  const refused = async (body: unknown, init: ResponseInit): Promise<ApiError> => {
    answers(body, init)
    return getTable('t', 'secret').then(
      () => Promise.reject(new Error('it was not refused')),
      (error: ApiError) => error,
    )
  }

  it('says when to try again', async () => {
    const error = await refused(
      { error: { code: 'too-many', message: 'wait' } },
      { status: 429, headers: { 'retry-after': '12' } },
    )
    expect([error.code, error.message, error.status, waitOf(error)]).toEqual(['too-many', 'wait', 429, 12_000])
  })

  it('does not always', async () => {
    expect(waitOf(await refused({ error: { code: 'busy', message: '' } }, { status: 503 }))).toBeNull()
    expect(
      waitOf(await refused('', { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } })),
    ).toBeNull()
    expect(waitOf(new Error('other'))).toBeNull()
  })

  it('is understood also when a proxy says it', async () => {
    expect((await refused('<html>', { status: 429 })).code).toBe('too-many')
    expect((await refused('<html>', { status: 502 })).code).toBe('offline')
    expect((await refused('<html>', { status: 400 })).code).toBe('unknown')
  })

  it('is not the same as no answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    await expect(getTable('t', 'secret')).rejects.toMatchObject({ code: 'offline', status: 0 })
  })
})
