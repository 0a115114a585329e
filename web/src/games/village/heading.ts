// The header's numbers: round, cubes left, chronicle and graves.

import type { HeadingItem, Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import { tableOf } from './face'

export function heading(snapshot: Snapshot, say: Say): HeadingItem[] {
  const { round, cubes, chronicle, graves } = tableOf(snapshot)
  return [
    { text: say('board-round', { round }) },
    { text: say('board-cubes-left', { cubes }), quiet: true },
    { text: say('points-chronicle'), value: `${chronicle.taken}/${chronicle.all}`, icon: 'quill' },
    { text: say('board-graves'), value: `${graves.taken}/${graves.all}`, icon: 'tombstone' },
  ]
}
