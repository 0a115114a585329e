// What is sent, made whole: actions by their parts, previews at their options, an update over the table before it.

import type { Act, Event, Menu, Refusal, Snapshot } from './protocol'
import type { SentMenu, SentPreviews, SentRefusal, SentSnapshot, SentUpdate } from './sent'

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

function menu(sent: SentMenu, verbs: Verbs): Menu {
  return {
    options: sent.options.map((action) => ({ ...act(action, verbs), preview: [] })),
    refusals: sent.refusals.map((one) => refusal(one, verbs)),
    beyond: [],
  }
}

/** A whole table as it was sent; its previews are still to come. */
export function whole(sent: SentSnapshot): Snapshot {
  return { ...sent, menu: sent.menu && menu(sent.menu, sent.verbs) }
}

/** The table with what is certain about each option, and why not what none of them leads to. */
export function withPreviews(
  table: Snapshot,
  { previews, beyond }: Pick<SentPreviews, 'previews' | 'beyond'>,
): Snapshot {
  if (!table.menu) return table
  const options = table.menu.options.map((option) => ({ ...option, preview: previews[option.action] ?? [] }))
  return { ...table, menu: { ...table.menu, options, beyond: beyond.map((one) => refusal(one, table.verbs)) } }
}

/** The same menu at another table: what was certain about its options may be otherwise now. */
function withoutPreviews(menu: Menu | null): Menu | null {
  return menu && { ...menu, options: menu.options.map((option) => ({ ...option, preview: [] })), beyond: [] }
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
    menu: offered === undefined ? withoutPreviews(last.menu) : offered && menu(offered, last.verbs),
    log: log(last.log, events, undone),
  }
}
