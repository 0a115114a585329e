// What stands in the notebook: the examples of the documents and cells of one's own, as this device has them.

import { recall, remember } from '../store'

export interface Kept {
  /** What became of examples, by what they were. */
  changed: Record<string, string>
  own: string[]
}

const KEY = 'notebook'

export const kept = (): Kept => recall<Kept>(KEY, { changed: {}, own: [] })

/** Only what differs is kept: an example that has another text in a newer version shows that. */
export function keep(cells: { was: string; source: string; own: boolean }[]): void {
  const differing = cells.filter(({ was, source }) => source !== was)
  remember(KEY, {
    changed: Object.fromEntries(differing.filter(({ own }) => !own).map(({ was, source }) => [was, source])),
    own: differing.filter(({ own }) => own).map(({ source }) => source),
  } satisfies Kept)
}

/** What goes before the next line: as far in as this one, and further after a colon. */
export function indentation(line: string): string {
  const now = /^ */.exec(line)?.[0] ?? ''
  return /:\s*(#.*)?$/.test(line) ? `${now}    ` : now
}
