// From a draft to a table: the server makes it, this browser remembers its seats, and the page goes there.

import { newTable } from '../api'
import { fromLinks, heldSeats, keepTable } from '../memory'
import { link, router } from '../router.svelte'
import { say } from '../speech.svelte'
import { asNewTable, playedHere, type Draft } from './draft'

export async function begin(draft: Draft, own: string, here = false): Promise<void> {
  const wanted = asNewTable(draft, own, say)
  const links = await newTable(wanted, here)
  const known = fromLinks(links, wanted.title, wanted.variant, playedHere(draft), Date.now())
  keepTable(known)
  const [token = links.watch] = heldSeats(known).values()
  router.go(link.table(links.table, token))
}
