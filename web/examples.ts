// The Python examples of the documents, built into the app: what `virtual:examples` gives (src/notebook/).

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { examplesIn } from './src/notebook/examples.ts'

const ID = '\0virtual:examples'
const ROOT = fileURLToPath(new URL('..', import.meta.url))

export function examples(): Plugin {
  return {
    name: 'posterity-examples',
    resolveId: (wanted) => (wanted === 'virtual:examples' ? ID : null),
    load(wanted) {
      if (wanted !== ID) return null
      const docs = readdirSync(`${ROOT}docs`).filter((file) => file.endsWith('.md'))
      const documents = ['README.md', ...docs.sort().map((file) => `docs/${file}`)]
      for (const document of documents) this.addWatchFile(ROOT + document)
      const all = documents.flatMap((document) => examplesIn(readFileSync(ROOT + document, 'utf8'), document))
      return `export default ${JSON.stringify(all)}`
    },
  }
}
