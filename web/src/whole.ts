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
