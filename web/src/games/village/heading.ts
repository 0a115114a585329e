// The header's numbers: round, cubes left, chronicle and graves.

import type { HeadingItem, Say } from '../../contract'
import type { Snapshot } from '../../protocol'
import { componentsOf, viewOf } from './terms'

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

export function heading(snapshot: Snapshot, say: Say): HeadingItem[] {
  const view = viewOf(snapshot)
  const { slots, graves } = componentsOf(snapshot)
  return [
    { text: say('board-round', { round: view.round }) },
    { text: say('board-cubes-left', { cubes: view.on_board }), quiet: true },
    { text: say('points-chronicle'), value: `${sum(slots) - sum(view.free)}/${sum(slots)}`, icon: 'quill' },
    { text: say('board-graves'), value: `${graves - view.free_graves}/${graves}`, icon: 'tombstone' },
  ]
}
