// The table as the face tells it (generated.ts), and small things for drawing it.

import type { Snapshot } from '../../protocol'
import type { Printed, Question, Space, Table } from './generated'

export const viewOf = (snapshot: Snapshot) => snapshot.view as Table
export const componentsOf = (snapshot: Snapshot) => snapshot.components as Printed
export const questionOf = (snapshot: Snapshot) => snapshot.question as Question | null

export const spaceOf = (view: Table, space: Space) => view.actions.spaces.find((one) => one.space === space)!

export const range = (count: number) => Array.from({ length: Math.max(0, count) }, (_, i) => i)
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
