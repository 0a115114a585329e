import type { TitleModule } from '../contract'
import { speech } from '../speech.svelte'
import { titleNamed } from '../titles'

/** What draws the title, with its words at hand; a title without a board of its own gets the plain one. */
export async function openTitle(name: string): Promise<TitleModule> {
  const draw = titleNamed(name)?.board ?? (() => import('../board/plain'))
  const [module] = await Promise.all([draw(), speech.use(speech.language, name)])
  return module
}
