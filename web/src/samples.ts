// Tables of real games (games/*/samples, made by `make samples`): what was sent, together with the answers to "look". Not
// part of the build.

import type { Snapshot } from './protocol'
import type { SentOutlook, SentSnapshot } from './sent'
import { whole, withOutlook } from './whole'

export type Sample = SentSnapshot & { outlooks: SentOutlook[] }

export const opened = ({ outlooks, ...sent }: Sample): Snapshot => outlooks.reduce(withOutlook, whole(sent))
