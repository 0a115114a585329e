// What goes over the wire between server and browser (docs/protocol.md), under the names that the app uses. The shapes are
// generated from the server's own description (`make docs`). Only `whole.ts`, `api.ts`, `table.ts` and samples read them.

import type { components } from './openapi'

type Shapes = components['schemas']

export type SentSnapshot = Shapes['Snapshot']
export type SentUpdate = Omit<Shapes['UpdateMessage'], 'type'>
export type SentOutlook = Omit<Shapes['OutlookMessage'], 'type' | 'version'>
export type SentMenu = Shapes['MenuShape']
export type SentRefusal = Shapes['RefusalShape']

export type FromServer = Shapes['FromServer']
export type FromClient = Shapes['FromClient']
/** What a person wishes to happen at the table. */
export type Wish = Shapes['Move' | 'Undo' | 'EndTurn']
