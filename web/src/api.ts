// The HTTP calls of docs/protocol.md. A seat's token goes in a header: addresses are written into logs.

import { isHere } from './local/able'
import type { Analysis, Failure, Frame, Hint, Keepsake, Kept, KeptTable, NewTable, Story, TableLinks } from './protocol'
import type { SentSnapshot } from './sent'
import { whole } from './whole'

/** A refusal of the server, or no answer at all (code "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** After how many seconds it may be tried again, if the server says so. */
    readonly wait: number | null = null,
  ) {
    super(message)
  }
}

/** How many milliseconds the server asks one to wait, if that is what went wrong. */
export const waitOf = (error: unknown): number | null =>
  error instanceof ApiError && error.wait !== null ? error.wait * 1000 : null

function seconds(answer: Response): number | null {
  const wait = Number(answer.headers.get('retry-after') ?? NaN)
  return wait >= 0 ? wait : null
}

interface Call {
  token?: string
  method?: 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  /** Asked of what is kept on this device, not of the server; so is whatever is about a table that is kept here. */
  here?: boolean
}

/** What this device answers by itself. */
async function answeredHere(path: string, { token, method, body }: Call): Promise<Response> {
  const { house } = await import('./local/house.svelte')
  return house.fetch(method ?? 'GET', path, token ?? null, body ?? null)
}

async function call(path: string, wanted: Call = {}): Promise<Response> {
  const { token, headers, here = isHere(path.slice(TABLES.length)), ...rest } = wanted
  // What a header cannot carry is nobody's token.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) throw new ApiError('no-such-table', '', 404)
  let answer: Response
  try {
    answer = here
      ? await answeredHere(path, wanted)
      : await fetch(path, {
          ...rest,
          headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        })
  } catch (error) {
    throw here ? new ApiError('no-python', String(error)) : new ApiError('offline', '')
  }
  if (answer.ok) return answer
  const { status } = answer
  const failure = (await answer.json().catch(() => null)) as Failure | null
  // A proxy answers without our error: too much for it, or no server behind it, which is "offline" as well.
  const unsaid = status === 429 ? 'too-many' : status >= 500 ? 'offline' : 'unknown'
  throw new ApiError(failure?.error?.code ?? unsaid, failure?.error?.message ?? '', status, seconds(answer))
}

async function json<T>(path: string, init?: Call): Promise<T> {
  return (await (await call(path, init)).json()) as T
}

/** A file under the name that the server gives it. */
async function file(path: string, token: string): Promise<File> {
  const answer = await call(path, { token })
  const content = await answer.blob()
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return new File([content], name, { type: content.type })
}

const posted = (body: unknown, token?: string): Call => ({
  ...(token !== undefined && { token }),
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const TABLES = '/api/tables/'
const path = (table: string, rest = '') => `${TABLES}${encodeURIComponent(table)}${rest}`

export const newTable = (table: NewTable, here = false) => json<TableLinks>('/api/tables', { ...posted(table), here })
export const getTable = async (table: string, token: string) => whole(await json<SentSnapshot>(path(table), { token }))
export const takeSeat = (table: string, token: string, name: string) =>
  json<SentSnapshot>(path(table, '/name'), posted({ name }, token))
/** What the strongest bot thinks of the options of the seat, at this version of the table. */
export const getHint = (table: string, token: string, version: number) =>
  json<Hint>(path(table, '/hint'), posted({ version }, token))
/** How far the analysis of a finished game is; the first call sets it going. */
export const getAnalysis = (table: string, token: string) => json<Analysis>(path(table, '/analysis'), posted({}, token))
/** Looking back, from one's own seat or, at a finished game, from any (-1: as a spectator). */
export const getFrame = (table: string, token: string, seat: number, at: number) =>
  json<Frame>(path(table, `/replay?seat=${seat}&at=${at}`), { token })
export const getStory = (table: string, token: string, seat: number) =>
  json<Story>(path(table, `/story?seat=${seat}`), { token })
export const getKeepsakes = (table: string, token: string) => json<Keepsake[]>(path(table, '/keepsakes'), { token })
export const getKeepsake = (table: string, token: string, name: string, seat: number, language: string) =>
  file(path(table, `/keepsakes/${encodeURIComponent(name)}?seat=${seat}&language=${language}`), token)
export const getRecord = (table: string, token: string) => file(path(table, '/record'), token)
/** The game as it can go elsewhere, as a file; the server gives it only where nobody learns what others hide. */
export const getGame = async (table: string, token: string) =>
  (await call(path(table, isHere(table) ? '/answers' : '/game'), { token })).text()
/** Every game of this device, as a file. */
export const getGames = async () => (await call('/api/kept', { here: true })).text()
/** The tables of this device. */
export const getTables = () => json<KeptTable[]>('/api/tables', { here: true })
/** The games of a file, on this device from now on. */
export const keepGames = (file: string) => json<Kept>('/api/kept', { method: 'POST', body: file, here: true })
/** The game of a file, at a table of the server from now on. */
export const newGame = (file: string) =>
  json<TableLinks>('/api/games', { method: 'POST', headers: { 'content-type': 'application/json' }, body: file })
/** A game of this device, for good. */
export const removeTable = (table: string) => call(path(table), { method: 'DELETE' })
export const uploadRecord = (text: string, here = false) =>
  json<TableLinks>('/api/records', {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: text,
    here,
  })
