// From a draft to a table: this device or the server makes it, this browser remembers its seats, and the page goes there.

import { newTable } from '../api'
import { hindrance, SERVERLESS } from '../local/able'
import { fromLinks, heldSeats, keepTable } from '../memory'
import { link, router } from '../router.svelte'
import { offline } from '../offline.svelte'
import { settings } from '../settings.svelte'
import { say } from '../speech.svelte'
import { asNewTable, invitesFriends, playedHere, type Draft } from './draft'

/** Whether the table will stand on this device. */
export const playsHere = (draft: Draft): boolean =>
  SERVERLESS || (settings.here && hindrance() === null && !invitesFriends(draft))

export async function begin(draft: Draft, own: string): Promise<void> {
  const wanted = asNewTable(draft, own, say)
  const here = playsHere(draft)
  const links = await newTable(wanted, here)
  if (here) {
    // Without that a browser in need of room may throw away what its pages keep.
    void navigator.storage?.persist?.()
    void offline.keep()
  }
  const known = fromLinks(links, wanted.title, wanted.variant, playedHere(draft), Date.now())
  keepTable(known)
  const [token = links.watch] = heldSeats(known).values()
  router.go(link.table(links.table, token))
}
