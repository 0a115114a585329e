// What is sent, made whole: actions by their parts, outlooks at their options, an update over the table before it.

import type { Act, Event, Menu, Option, Refusal, Snapshot } from './protocol'
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

const NOTHING_TOLD: Pick<Option, 'preview' | 'changes' | 'stop'> = { preview: [], changes: {}, stop: null }

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

/**
 * The table with what is certain about its options, and why not what none of them leads to; or, after a look behind one of
 * them, with what is certain about that whatever is chosen next.
 */
export function withOutlook(
  table: Snapshot,
  outlook: Pick<SentOutlook, 'path' | 'sure' | 'previews' | 'beyond'>,
): Snapshot {
  if (!table.menu || outlook.path.length > 1) return table
  const { path, sure, previews, beyond } = outlook
  const options = table.menu.options.map((option): Option => {
    const told = path.length === 0 ? previews[option.action] : path[0] === option.action ? sure : null
    return told ? { ...option, preview: told.events, changes: told.changes, stop: told.stop } : option
  })
  const beyondReach = path.length === 0 ? beyond.map((one) => refusal(one, table.verbs)) : table.menu.beyond
  return { ...table, menu: { ...table.menu, options, beyond: beyondReach } }
}

/** The same menu at another table: what was certain about its options may be otherwise now. */
function withoutOutlook(menu: Menu | null): Menu | null {
  return menu && { ...menu, options: menu.options.map((option) => ({ ...option, ...NOTHING_TOLD })), beyond: [] }
}

/** A part of the view: in a list of objects, null stands for one that is as it was. */
function part(last: unknown, next: unknown): unknown {
  if (!Array.isArray(last) || !Array.isArray(next)) return next
  return next.map((one: unknown, i) => (one === null && typeof last[i] === 'object' ? (last[i] as unknown) : one))
}

function view(last: unknown, changed: Record<string, unknown>): unknown {
  const before = last as Record<string, unknown>
  return {
    ...before,
    ...Object.fromEntries(Object.entries(changed).map(([name, next]) => [name, part(before[name], next)])),
  }
}

function log(last: Event[], events: Event[], undone: number | null | undefined): Event[] {
  const standing = undone == null ? last : last.filter(({ version }) => version !== undone)
  return [...standing, ...events].slice(-LOG_LENGTH)
}

/** The table after an update, which tells what is different from the version before. */
export function after(last: Snapshot, update: SentUpdate): Snapshot {
  const { events, undone, view: changed, menu: offered, ...rest } = update
  return {
    ...last,
    ...rest,
    view: changed ? view(last.view, changed) : last.view,
    menu: offered === undefined ? withoutOutlook(last.menu) : offered && menu(offered, last.verbs),
    log: log(last.log, events, undone),
  }
}
