// The HTTP calls of docs/protocol.md.

import type { Analysis, Failure, Frame, Hint, Keepsake, NewTable, SentSnapshot, Story, TableLinks } from './protocol'
import { whole } from './table'

/** A refusal of the server, or no answer at all (code "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message)
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new ApiError('offline', '')
  }
  if (answer.ok) return answer
  const failure = (await answer.json().catch(() => null)) as Failure | null
  // A proxy without a server behind it answers 5xx without our error: that is "offline" as well.
  if (!failure?.error) throw new ApiError(answer.status >= 500 ? 'offline' : 'unknown', '', answer.status)
  throw new ApiError(failure.error.code, failure.error.message, answer.status)
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await call(path, init)).json()) as T
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const path = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`
const withToken = (token: string) => `?token=${encodeURIComponent(token)}`

export const newTable = (table: NewTable) => json<TableLinks>('/api/tables', post(table))
export const getTable = async (table: string, token: string) => whole(await json<SentSnapshot>(path(table) + withToken(token)), null)
export const takeSeat = (table: string, token: string, name: string) => json<SentSnapshot>(path(table, '/name'), post({ token, name }))
/** What the strongest bot thinks of the options of the seat, at this version of the table. */
export const getHint = (table: string, token: string, version: number) => json<Hint>(path(table, '/hint'), post({ token, version }))
/** How far the analysis of a finished game is; the first call sets it going. */
export const getAnalysis = (table: string, token: string) => json<Analysis>(path(table, '/analysis'), post({ token }))
/** Looking back, from one's own seat or, at a finished game, from any (-1: as a spectator). */
export const getFrame = (table: string, token: string, seat: number, at: number) =>
  json<Frame>(path(table, '/replay') + withToken(token) + `&seat=${seat}&at=${at}`)
export const getStory = (table: string, token: string, seat: number) => json<Story>(path(table, '/story') + withToken(token) + `&seat=${seat}`)
export const getKeepsakes = (table: string, token: string) => json<Keepsake[]>(path(table, '/keepsakes') + withToken(token))
export const keepsakeUrl = (table: string, token: string, name: string, seat: number, language: string) =>
  path(table, `/keepsakes/${encodeURIComponent(name)}`) + withToken(token) + `&seat=${seat}&language=${language}`
export const getKeepsake = async (...which: Parameters<typeof keepsakeUrl>) => (await call(keepsakeUrl(...which))).text()
export const recordUrl = (table: string, token: string) => path(table, '/record') + withToken(token)
export const uploadRecord = (text: string) =>
  json<TableLinks>('/api/records', { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text })
