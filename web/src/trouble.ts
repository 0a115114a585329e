// What went wrong, in words: refusals of the server and a server that does not answer.

import { ApiError } from './api'
import { fromNow, say } from './speech.svelte'

/** Refusals that have a sentence of their own. */
export const CODES = new Set([
  'stale',
  'not-your-turn',
  'nothing-to-undo',
  'illegal',
  'too-fast',
  'game-over',
  'no-hints',
  'too-slow',
  'too-many',
  'not-stored',
  'no-room',
  'busy',
  'failed',
  'unreadable',
  'no-more-undos',
  'only-watching',
  'still-running',
  'too-large',
])
/** Those that are said in other places too. */
export const ELSEWHERE: Record<string, string> = {
  'offline': 'web-offline',
  'closed': 'web-closed',
  'no-such-table': 'web-unknown-table',
  'no-python': 'web-no-python',
  'bad-file': 'web-bad-file',
}

/** Seconds that are more than a moment. */
const LONG = 60

interface Trouble {
  code: string
  message: string
  /** Seconds until it may be tried again. */
  wait?: number | null
}

/** Why the server did not do it; `otherwise` says it where there is nothing but the server's own words. */
export function refusalInWords({ code, message, wait }: Trouble, otherwise = 'web-refused-other'): string {
  const elsewhere = ELSEWHERE[code]
  if (elsewhere) return say(elsewhere, { message })
  if (code === 'too-many' && wait && wait >= LONG) return say('web-refused-too-many-today', { when: fromNow(wait) })
  return say(CODES.has(code) ? `web-refused-${code}` : otherwise, { message: message || code })
}

export function troubleInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return say('web-offline')
  // Here it is the sender who was too slow, not the server.
  if (error.status === 408) return say('web-slow-line')
  return refusalInWords(error, 'web-failed')
}
