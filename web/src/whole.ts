// What is sent, made whole: actions by their parts, outlooks at their options, an update over the table before it.

import type { Act, Event, Menu, Option, Points, Refusal, Snapshot } from './protocol'
import type { SentMenu, SentOutlook, SentRefusal, SentSnapshot, SentUpdate } from './sent'

type Verbs = SentSnapshot['verbs']

const LOG_LENGTH = 200

/** "take crafts pink" by its parts: verbs say of which kind its arguments are. */
export function act(action: string, verbs: Verbs): Act {
  const [verb = '', ...names] = action.split(' ')
  const args: Act['args'] = {}
  for (const [i, kind] of (verbs[verb] ?? []).entries()) args[kind] = names[i] ?? ''
  return { action, verb, args, things: Object.entries(args).map(([kind, name]) => `${kind}:${name}`) }
}

function refusal({ action, reason, need = 0, have = 0, what = [] }: SentRefusal, verbs: Verbs): Refusal {
  return { ...act(action, verbs), reason, need, have, what }
}

const NOTHING_TOLD: Pick<Option, 'preview' | 'changes' | 'atOnce' | 'ways' | 'whole' | 'stop' | 'next'> = {
  preview: [],
  changes: {},
  atOnce: {},
  ways: [],
  whole: false,
  stop: null,
  next: null,
}

function menu(sent: SentMenu, verbs: Verbs): Menu {
  return {
    options: sent.options.map((action) => ({ ...act(action, verbs), ...NOTHING_TOLD })),
    refusals: sent.refusals.map((one) => refusal(one, verbs)),
    beyond: [],
  }
}

/** A whole table as it was sent; its previews are still to come. */
export function whole(sent: SentSnapshot): Snapshot {
  return { ...sent, menu: sent.menu && menu(sent.menu, sent.verbs) }
}

/** A menu with what was told of each of its options. */
function withPreviews(offered: Menu, previews: SentOutlook['previews']): Menu {
  const options = offered.options.map((option): Option => {
    const told = previews[option.action]
    return told
      ? { ...option, preview: told.events, changes: told.changes, atOnce: told.changes, stop: told.stop }
      : option
  })
  return { ...offered, options }
}

/** A menu after a look behind one of its options: what is certain about that whatever comes next, and what is asked next. */
function behind(offered: Menu, path: string[], sent: SentOutlook, verbs: Verbs): Menu {
  const [action, ...further] = path
  const options = offered.options.map((option): Option => {
    if (option.action !== action) return option
    if (further.length) return option.next ? { ...option, next: behind(option.next, further, sent, verbs) } : option
    const { sure, menu: asked, previews } = sent
    if (!sure) return option
    const { events: preview, ...certain } = sure
    return { ...option, ...certain, preview, next: asked ? withPreviews(menu(asked, verbs), previews) : null }
  })
  return { ...offered, options }
}

/** The option at the end of a path of answers, as far as somebody has looked. */
export function optionAt(offered: Menu | null, path: readonly string[]): Option | null {
  const [action, ...further] = path
  const option = offered?.options.find((one) => one.action === action) ?? null
  return further.length ? optionAt(option?.next ?? null, further) : option
}

/** The table with the answer to a look: at its menu, or behind the options that a path names. */
export function withOutlook(table: Snapshot, sent: SentOutlook): Snapshot {
  if (!table.menu) return table
  if (sent.path.length) return { ...table, menu: behind(table.menu, sent.path, sent, table.verbs) }
  const beyond = sent.beyond.map((one) => refusal(one, table.verbs))
  return { ...table, menu: { ...withPreviews(table.menu, sent.previews), beyond } }
}

/** The same menu at another table: what was certain about its options may be otherwise now. */
function withoutOutlook(menu: Menu | null): Menu | null {
  return menu && { ...menu, options: menu.options.map((option) => ({ ...option, ...NOTHING_TOLD })), beyond: [] }
}

/**
 * What differs, laid over what was there: an object holds what differs, null takes something away; of a list of objects it
 * holds what differs by position, and the length if that is another.
 */
export function laidOver(last: unknown, patch: unknown): unknown {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch
  const parts = patch as Record<string, unknown>
  if (Array.isArray(last)) {
    const length = (parts.length as number | undefined) ?? last.length
    return Array.from({ length }, (_, i) => (i in parts ? laidOver(last[i], parts[i]) : (last[i] as unknown)))
  }
  if (last === null || typeof last !== 'object') return patch
  const whole = { ...last } as Record<string, unknown>
  for (const [name, part] of Object.entries(parts))
    if (part === null) delete whole[name]
    else whole[name] = laidOver(whole[name], part)
  return whole
}

function log(last: Event[], events: Event[], undone: number | null | undefined): Event[] {
  const standing = undone == null ? last : last.filter(({ version }) => version !== undone)
  return [...standing, ...events].slice(-LOG_LENGTH)
}

/** The table after an update, which tells what is different from the version before. */
export function after(last: Snapshot, update: SentUpdate): Snapshot {
  const { events, undone, view, points, menu: offered, ...rest } = update
  return {
    ...last,
    ...rest,
    view: view ? laidOver(last.view, view) : last.view,
    points: points ? (laidOver(last.points, points) as Points[]) : last.points,
    menu: offered === undefined ? withoutOutlook(last.menu) : offered && menu(offered, last.verbs),
    log: log(last.log, events, undone),
  }
}
