// Stored tables of real games (games/*/samples): what was sent, together with the answer to "look". Not part of the build.

import type { Event, Snapshot } from './protocol'
import type { SentOutlook, SentSnapshot } from './sent'
import { whole, withOutlook } from './whole'

/** The oldest ones were taken before there were arguments of steps. */
export type Sample = Omit<SentSnapshot, 'stepArgs' | 'question'> &
  Partial<
    Pick<SentSnapshot, 'stepArgs' | 'question'> & Pick<SentOutlook, 'beyond'> & { previews: Record<string, Event[]> }
  >

export function opened({ previews = {}, beyond = [], stepArgs = [], question = null, ...sent }: Sample): Snapshot {
  const told: SentOutlook['previews'] = {}
  for (const [action, events] of Object.entries(previews)) told[action] = { events, changes: {}, stop: 'draw' }
  return withOutlook(whole({ ...sent, stepArgs, question }), { path: [], previews: told, beyond })
}
