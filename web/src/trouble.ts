// What went wrong, in words: refusals of the server and a server that does not answer.

import { ApiError } from './api'
import { say } from './speech.svelte'

/** Refusals that have a sentence of their own. */
export const CODES = new Set([
  'stale', 'not-your-turn', 'nothing-to-undo', 'illegal', 'too-fast', 'game-over', 'no-hints', 'too-slow', 'too-many', 'not-stored', 'busy', 'failed',
  'unreadable', 'no-more-undos',
])

/** Why the server did not do it; `otherwise` says it where there is nothing but the server's own words. */
export function refusalInWords({ code, message }: { code: string; message: string }, otherwise = 'web-refused-other'): string {
  if (code === 'offline') return say('web-offline')
  if (code === 'closed') return say('web-closed')
  return say(CODES.has(code) ? `web-refused-${code}` : otherwise, { message: message || code })
}

export function troubleInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return say('web-offline')
  // Here it is the sender who was too slow, not the server.
  if (error.status === 408) return say('web-slow-line')
  return refusalInWords(error, 'web-failed')
}
