// What a seat is shown of Village (generated.ts), as it comes with a snapshot.

import type { Snapshot } from '../../protocol'
import type { Influence, Printed, Question, Table } from './generated'

export const tableOf = (snapshot: Snapshot) => snapshot.view as Table
export const printedOf = (snapshot: Snapshot) => snapshot.components as Printed
export const questionOf = (snapshot: Snapshot) => snapshot.question as Question | null

/** What is counted by name, one by one: two pinks and an orange. */
export const oneByOne = <Name extends string>(counts: Partial<Record<Name, number>>): Name[] =>
  (Object.keys(counts) as Name[]).flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name))

export type Cost = Partial<Record<Influence, number>>
