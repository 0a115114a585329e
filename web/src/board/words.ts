// Refusals in words, the same for every title.

import type { Say } from '../contract'
import type { Refusal } from '../protocol'
import type { Info } from './table.svelte'
import { capital, grouped, type Refused, whyNotInWords } from '../words'

/** Of a refusal, or of whatever else a face says why not. */
export const whyWords = (refusal: Refused, say: Say) => capital(whyNotInWords(say, refusal))

/** What a thing says of itself; what it has nothing to say about is left out. */
export const info = (title: string, lines: string[], rule: string, doubtful = false): Info => ({
  title: capital(title),
  lines: lines.filter(Boolean).map(capital),
  rule,
  doubtful,
})

/** A reason, and the question it answers if it is about one action only. */
export interface Reason {
  what: string
  why: string
}

const MOST = 3

/**
 * The most telling reasons: of every kind the one that stands in the way of most, then others that lack no more; those
 * that are dull only where there is no other.
 */
export function reasonsOf(
  refusals: readonly Refusal[],
  say: Say,
  actionWords: (refusal: Refusal) => string,
  dull: readonly string[] = [],
): Reason[] {
  const telling = refusals.filter(({ reason }) => !dull.includes(reason))
  const told = telling.length > 0 ? telling : refusals
  const groups = [...grouped(told, (refusal) => whyWords(refusal, say)).values()]
  const lack = (group: Refusal[]) => group[0]!.need - group[0]!.have
  groups.sort((a, b) => b.length - a.length || lack(a) - lack(b))
  const kinds = [...grouped(groups, (group) => group[0]!.reason).values()]
  const first = kinds.map(([best]) => best!)
  const others = kinds.flatMap(([best, ...rest]) => rest.filter((group) => lack(group) <= lack(best!)))
  return [...first, ...others].slice(0, MOST).map((group) => ({
    what: group.length > 1 ? '' : actionWords(group[0]!),
    why: whyWords(group[0]!, say),
  }))
}
