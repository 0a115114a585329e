// The titles, found by their folders and built into the app: what `virtual:titles` gives (src/titles.ts).
//
// A title of ours has its board in src/games/<title> and its rulebook in docs/rules. One that lies elsewhere, in a folder
// that POSTERITY_TITLES names, brings them along: web/ and book/<language>.md.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const WEB = fileURLToPath(new URL('.', import.meta.url))
const GAMES = resolve(WEB, '../src/posterity/games')
const RULES = resolve(WEB, '../docs/rules')
const LANGUAGES = ['en', 'pl', 'ru']
/** What pages say of a title that is not open. */
const SAID = /^(title|pitch|credits|alone|choice(-.*)?|house-.*|pick(-about)?)$/

/** Where titles lie that are not ours. */
export const further = (): string[] =>
  (process.env.POSTERITY_TITLES ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder))

export const folders = (): string[] => [GAMES, ...further()]

interface Manifest {
  order: number
  minutes: number
  house?: string[]
  pick?: Record<string, string[]>
  variants: Record<string, [number, number]>
}

/** The plain messages that other pages say, from the title's own words; the names of `things` are among them. */
function wordsIn(file: string, things: string[]): Record<string, string> {
  const words: Record<string, string> = {}
  for (const { id, value } of new FluentResource(readFileSync(file, 'utf8')).body) {
    if (!SAID.test(id) && !things.includes(id)) continue
    if (typeof value !== 'string') throw new Error(`${file}: ${id} must be plain text: it is said without arguments`)
    words[id] = value
  }
  for (const id of ['title', 'pitch', 'credits'])
    if (!words[id]) throw new Error(`${file}: there is no ${id}, which the first page and the credits say`)
  return words
}

const inLanguages = <T>(made: (language: string) => T) =>
  LANGUAGES.map((language) => [language, made(language)] as const)

/** The title in that folder, as code: what is known at once, and how to fetch the rest. */
function described(folder: string) {
  const name = basename(folder)
  const {
    order,
    minutes,
    variants,
    house = [],
    pick = {},
  } = parse(readFileSync(`${folder}/title.toml`, 'utf8')) as unknown as Manifest
  const ours = resolve(folder, '..') === GAMES
  const web = ours ? `${WEB}src/games/${name}` : `${folder}/web`
  const book = (language: string) => {
    if (!ours) return `${folder}/book/${language}.md`
    return language === 'en' ? `${RULES}/${name}.md` : `${RULES}/${language}/${name}.md`
  }
  const fetched = (file: string) => `() => import(${JSON.stringify(file)})`
  const text = (file: string) => `() => import(${JSON.stringify(`${file}?raw`)}).then((file) => file.default)`
  const [picked = null] = Object.entries(pick).map(([kind, things]) => ({ kind, things }))
  const things = picked?.things.map((thing) => `${picked.kind}-${thing}`) ?? []
  const known = {
    name,
    minutes,
    house,
    pick: picked,
    variants: Object.entries(variants).map(([variant, [fewest, most]]) => ({ name: variant, fewest, most })),
    words: Object.fromEntries(inLanguages((language) => wordsIn(`${folder}/locale/${language}.ftl`, things))),
  }
  const locales = inLanguages((language) =>
    [`${folder}/locale/${language}.ftl`, `${web}/locale/${language}.ftl`].filter(existsSync).map(text),
  )
  const books = inLanguages(book).filter(([, file]) => existsSync(file))
  const lazy = [
    `locales: { ${locales.map(([language, files]) => `${language}: [${files.join(', ')}]`).join(', ')} }`,
    `books: { ${books.map(([language, file]) => `${language}: ${text(file)}`).join(', ')} }`,
    ...(existsSync(`${web}/index.ts`) ? [`board: ${fetched(`${web}/index.ts`)}`] : []),
  ]
  const picture = existsSync(`${web}/picture.svg`) ? `${web}/picture.svg` : null
  return { order, name, picture, known, lazy }
}

export function titles(): Plugin {
  const id = '\0virtual:titles'
  return {
    name: 'posterity-titles',
    resolveId: (wanted) => (wanted === 'virtual:titles' ? id : null),
    load(wanted) {
      if (wanted !== id) return null
      const found = folders()
        .flatMap((place) => readdirSync(place).map((name) => `${place}/${name}`))
        .filter((folder) => existsSync(`${folder}/title.toml`))
      for (const folder of found)
        for (const file of ['title.toml', ...LANGUAGES.map((language) => `locale/${language}.ftl`)])
          this.addWatchFile(`${folder}/${file}`)
      const all = found.map(described).sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1))
      return [
        ...all.map(({ picture }, i) => (picture ? `import picture${i} from ${JSON.stringify(picture)}` : '')),
        'export default [',
        ...all.map(
          ({ known, lazy, picture }, i) =>
            `{ ...${JSON.stringify(known)}, picture: ${picture ? `picture${i}` : "''"}, ${lazy.join(', ')} },`,
        ),
        ']',
      ].join('\n')
    },
  }
}
