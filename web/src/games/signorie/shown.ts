// What the server shows of a table (generated.ts), as the parts of the board ask for it.

import type { Snapshot } from '../../protocol'
import type { Bay, Column, Printed, Question, Table } from './generated'

export const viewOf = (snapshot: Snapshot) => snapshot.view as Table
export const componentsOf = (snapshot: Snapshot) => snapshot.components as Printed
export const questionOf = (snapshot: Snapshot) => (snapshot.question ?? {}) as Question

export const bayOf = (view: Table, colour: string): Bay => view.bays.find((bay) => bay.colour === colour)!
export const columnOf = (c: Printed, colour: string): Column => c.columns.find((column) => column.colour === colour)!
