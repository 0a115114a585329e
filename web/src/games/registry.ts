// Titles are found by their folder, so that a new one needs no line here.

import type { TitleModule } from '../contract'
import { speech } from '../speech.svelte'

const titles = import.meta.glob<TitleModule>('./*/index.ts')

/** The title, with its words at hand. */
export async function openTitle(title: string): Promise<TitleModule> {
  const [module] = await Promise.all([loadTitle(title), speech.use(speech.language, title)])
  return module
}

/** The title's folder, or the placeholder. */
async function loadTitle(title: string): Promise<TitleModule> {
  const module = titles[`./${title}/index.ts`] ?? titles['./placeholder/index.ts']
  if (!module) throw new Error(`no board for ${title}, and no placeholder`)
  return module()
}
