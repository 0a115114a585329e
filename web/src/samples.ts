// Stored tables of real games (games/*/samples): what was sent, together with the answer to "look". Not part of the build.

import type { Snapshot } from './protocol'
import type { SentPreviews, SentSnapshot } from './sent'
import { whole, withPreviews } from './whole'

/** The oldest ones were taken before there were arguments of steps. */
export type Sample = Omit<SentSnapshot, 'stepArgs'> &
  Partial<Pick<SentSnapshot, 'stepArgs'> & Omit<SentPreviews, 'version'>>

export function opened({ previews = {}, beyond = [], stepArgs = [], ...sent }: Sample): Snapshot {
  return withPreviews(whole({ ...sent, stepArgs }), { previews, beyond })
}
