// The Python examples of the documents, built into the app: what `virtual:examples` gives (src/notebook/). An example is a
// block that begins with ```python; one that cannot run in a page begins with ```python no-page.

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Example } from './src/notebook/cells.ts'

const ID = '\0virtual:examples'
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Each with the heading under which it stands and the paragraph before it. */
export function examplesIn(text: string, document: string): Example[] {
  const found: Example[] = []
  let heading = ''
  let about: string[] = []
  let code: string[] | null = null
  let wanted = false
  let blank = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (code === null) wanted = line === '```python'
      else if (wanted) found.push({ document, heading, about: about.join('\n'), source: code.join('\n') })
      if (code !== null) about = []
      code = code === null ? [] : null
    } else if (code !== null) code.push(line)
    else if (/^#+ /.test(line)) {
      heading = line.replace(/^#+ /, '')
      about = []
    } else if (line) about = blank ? [line] : [...about, line]
    blank = !line
  }
  return found
}

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
