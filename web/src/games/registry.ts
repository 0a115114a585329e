// Titles are found by their folder, so that a new one needs no line here.

import type { ShellParts, TitleModule } from '../contract'

const titles = import.meta.glob<TitleModule>('./*/index.ts')
const shells = import.meta.glob<ShellParts>('./*-shell/index.ts')
const placeholder = './placeholder/index.ts'

export interface LoadedTitle extends TitleModule, ShellParts {}

/** The title's board and what the shell shows of it; the title's own exports win over the shell's. */
export async function loadTitle(title: string): Promise<LoadedTitle> {
  const board = titles[`./${title}/index.ts`] ?? titles[placeholder]
  const shell = shells[`./${title}-shell/index.ts`]
  if (!board) throw new Error(`no board for ${title}, and no placeholder`)
  return { ...(shell ? await shell() : {}), ...(await board()) }
}
