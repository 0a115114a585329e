// Actions, events and refusals in words: message ids and arguments of the rules, spoken through Fluent.

import type { Say, Sign, TitleModule } from './contract'
import type { Args, Event, Option, Refusal, Snapshot } from './protocol'

export interface Speaker {
  say: Say
  has: (id: string) => boolean
  thingName?: TitleModule['thingName']
  word?: TitleModule['word']
  kinds?: TitleModule['kinds']
  signs?: TitleModule['signs']
}

/** Things as words, amounts as numbers. A thing whose name is a number stays one, for plurals. */
export function argsInWords(
  speaker: Speaker,
  snapshot: Snapshot,
  args: Args,
  seat: number | null = snapshot.asked,
): Args {
  const words: Args = {}
  for (const [name, value] of Object.entries(args)) {
    const own = typeof value === 'number' ? undefined : speaker.word?.(name, value, speaker.say, snapshot, seat ?? 0)
    if (typeof value === 'number') words[name] = value
    else if (own !== undefined) words[name] = own
    else if (/^\d+$/.test(value)) words[name] = Number(value)
    else {
      const kind = speaker.kinds?.[name] ?? name
      const id = `${kind}-${value}`
      if (speaker.has(id)) words[name] = speaker.say(id)
      else words[name] = speaker.thingName?.(id, speaker.say, snapshot.components as never) ?? value
    }
  }
  return words
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function actionInWords(
  speaker: Speaker,
  snapshot: Snapshot,
  option: Pick<Option, 'verb' | 'args' | 'action'>,
): string {
  const id = `action-${option.verb}`
  return speaker.has(id) ? speaker.say(id, argsInWords(speaker, snapshot, option.args)) : option.action
}

/** A seat by its name; a rival without a seat is counted after the seats. */
function nameOf(speaker: Speaker, snapshot: Snapshot, seat: number): string {
  const rival = snapshot.rivals?.[seat - snapshot.names.length]
  return snapshot.names[seat] ?? (rival ? speaker.say(rival) : '')
}

export function eventInWords(speaker: Speaker, snapshot: Snapshot, event: Event): string {
  const who = event.seat === null ? '' : nameOf(speaker, snapshot, event.seat)
  const id = `event-${event.name}`
  return speaker.has(id) ? speaker.say(id, { ...argsInWords(speaker, snapshot, event.args, event.seat), who }) : ''
}

export interface PriceItem {
  text: string
  kind: 'cost' | 'gain' | 'other' | Sign
}

function kindOf(speaker: Speaker, event: Event, text: string): PriceItem['kind'] {
  const sign = speaker.signs?.[event.name]
  if (sign) return sign
  if (text.startsWith('−')) return 'cost'
  return text.startsWith('+') ? 'gain' : 'other'
}

const minus = (text: string) => text.replace('-', '−')
const signed = (by: number) => minus(by < 0 ? `${by}` : `+${by}`)
const span = (least: string, most: string) => (least === most ? least : `${least} … ${most}`)

/** What becomes of a standing: "grain 2 → 0", "time +3". */
function changeInWords(speaker: Speaker, snapshot: Snapshot, name: string, [before, least, most]: Change): PriceItem {
  const what = speaker.say(`standing-${name}`)
  const text = snapshot.flows.includes(name)
    ? speaker.say('change-by', { what, by: span(signed(least - before), signed(most - before)) })
    : speaker.say('change', { what, before: minus(`${before}`), after: minus(span(`${least}`, `${most}`)) })
  return { text, kind: speaker.signs?.[name] ?? (most < before ? 'cost' : least > before ? 'gain' : 'other') }
}

type Change = [before: number, least: number, most: number]

type Told = Pick<Option, 'changes' | 'atOnce' | 'ways'>

/** What changes at once, and surely in the end; and what becomes of the rest if there are but a few ways for that: each
 * of them or, where there is no room for so many words, from where to where they go. */
function changesInWords(speaker: Speaker, snapshot: Snapshot, { changes, atOnce, ways }: Told, room: number) {
  const items: PriceItem[] = []
  const open: PriceItem[] = []
  const told = (name: string, before: number, least: number, most = least) =>
    changeInWords(speaker, snapshot, name, [before, least, most])
  for (const name of new Set([...Object.keys(changes), ...Object.keys(atOnce)])) {
    const [before = 0, least = before, most = least] = changes[name] ?? []
    const [was = 0, now = was] = atOnce[name] ?? []
    if (ways.some((way) => name in way)) open.push(told(name, before, least, most))
    else if (before < least || before > most) items.push(told(name, before, least, most))
    else if (now !== was) items.push(told(name, was, now))
  }
  if (ways.length) {
    const either = ways.map((way) => {
      const moved = Object.entries(way).flatMap(([name, after]) => {
        const before = changes[name]?.[0] ?? after
        return after === before ? [] : [told(name, before, after).text]
      })
      return moved.length > 1 ? `(${moved.join(', ')})` : (moved[0] ?? speaker.say('change-nothing'))
    })
    const text = either.reduce((one, other) => speaker.say('change-or', { one, other }))
    items.push(...(text.length > room ? open : [{ text, kind: 'other' } as const]))
  }
  return items
}

/** What is certain about an option, short: what it costs, what it brings, who dies; `room` is for so many characters of
 * either or. */
export function priceInWords(
  speaker: Speaker,
  snapshot: Snapshot,
  option: Pick<Option, 'preview' | 'whole'> & Told,
  room = Infinity,
): PriceItem[] {
  const items = changesInWords(speaker, snapshot, option, room)
  for (const event of option.preview) {
    // What will be asked for is said as long as nobody has looked through it.
    const id = option.whole || !speaker.has(`ahead-${event.name}`) ? `short-${event.name}` : `ahead-${event.name}`
    if (!speaker.has(id)) continue
    const text = speaker.say(id, argsInWords(speaker, snapshot, event.args, event.seat)).trim()
    const other = event.seat !== null && event.seat !== snapshot.seat
    items.push({
      text: other ? `${snapshot.names[event.seat ?? 0]}: ${text}` : text,
      kind: kindOf(speaker, event, text),
    })
  }
  return items
}

/** Where nothing has a price, what happens last says most: a birth, a turn without an action. */
export function outcomeInWords(speaker: Speaker, snapshot: Snapshot, preview: Event[]): string {
  const last = preview.at(-1)
  return last ? eventInWords(speaker, snapshot, last) : ''
}

export type Refused = Pick<Refusal, 'reason' | 'need' | 'have' | 'what'>

export function whyNotInWords(say: Say, { reason, need, have, what }: Refused): string {
  return say(`why-${reason}`, { need, have, what: what.map((id) => say(id)).join(', ') })
}

export function grouped<T, K>(all: readonly T[], key: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}

export interface WhyNotGroup {
  why: string
  actions: string[]
}

/** Refusals with the same words stand together: one reason, the things it concerns. */
export function whyNotGroups(speaker: Speaker, snapshot: Snapshot, refusals: Refusal[]): WhyNotGroup[] {
  const groups = grouped(refusals, (refusal) => whyNotInWords(speaker.say, refusal))
  const actionsOf = (group: Refusal[]) => [...new Set(group.map((one) => actionInWords(speaker, snapshot, one)))]
  // A reason that concerns few things says more than one that concerns nearly all.
  return [...groups]
    .map(([why, group]) => ({ why, actions: actionsOf(group) }))
    .sort((a, b) => a.actions.length - b.actions.length)
}
