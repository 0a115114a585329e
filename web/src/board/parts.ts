// Tabs of a phone, and whether what may be chosen now lies in them.

import type { TablePart } from '../contract'
import type { Option, Snapshot } from '../protocol'
import type { Thing } from './table.svelte'

/** Of the parts of a table in which the title draws its things. */
export const inParts =
  <Part extends string>(
    thingsOf: (option: Option, snapshot: Snapshot) => Thing[],
    partOf: (thing: Thing) => Part | null,
  ) =>
  /** Something in these parts can be chosen; they call if there is nothing else to choose on the table. */
  (...names: Part[]): Required<Pick<TablePart, 'offers' | 'calls'>> => {
    const chosen = (snapshot: Snapshot) =>
      (snapshot.menu?.options ?? [])
        .map((option) => thingsOf(option, snapshot).map(partOf))
        .filter((parts) => parts.length > 0)
    const inside = (parts: (Part | null)[]) => parts.some((one) => one !== null && names.includes(one))
    return {
      offers: (snapshot) => chosen(snapshot).some(inside),
      calls: (snapshot) => chosen(snapshot).length > 0 && chosen(snapshot).every(inside),
    }
  }
