// Packs Python for the browser: the runtime, of its standard library what we import, and Posterity. The same sources give
// the same bytes: what changes has another name, and what has not is not fetched again.
//
//     node scripts/pack.mjs FOLDER [TITLES …]
//
// TITLES are folders in which further titles lie. In the browser they lie beside ours.
//
// All of it is compressed here, for many a server sends neither .wasm nor .zip compressed; the browser unpacks it.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))
const RECIPE = readFileSync(new URL('pack.py', import.meta.url), 'utf8')
const RUNTIME = join(dirname(createRequire(import.meta.url).resolve('pyodide/package.json')), 'pyodide.asm.wasm')

function packed(bytes) {
  const small = gzipSync(bytes, { level: 9 })
  small[9] = 255 // which system packed it does not matter
  return small
}

async function chosen(titles) {
  const places = titles.map((_, i) => `/titles/${i}`)
  const python = await loadPyodide({ env: { POSTERITY_TITLES: places.join(':') } })
  for (const [i, place] of ['/src', ...places].entries()) {
    python.FS.mkdirTree(place)
    python.FS.mount(python.FS.filesystems.NODEFS, { root: [SRC, ...titles][i] }, place)
  }
  python.runPython(RECIPE)
  python.runPython('imported()')
  const bytes = (of) => {
    const made = python.runPython(of)
    const copy = Uint8Array.from(made.toJs())
    made.destroy()
    return copy
  }
  return { runtime: readFileSync(RUNTIME), library: bytes('library()'), posterity: bytes('posterity()') }
}

/** What was packed, started as the browser starts it. */
async function starts(library, posterity) {
  const zip = join(tmpdir(), `posterity-${process.pid}.zip`)
  writeFileSync(zip, library)
  const python = await loadPyodide({ stdLibURL: zip })
  const end = posterity.indexOf(10)
  let at = end + 1
  for (const [name, size] of JSON.parse(posterity.subarray(0, end).toString())) {
    python.FS.mkdirTree(dirname(`/posterity/${name}`))
    python.FS.writeFile(`/posterity/${name}`, posterity.subarray(at, (at += size)))
  }
  return python.runPythonAsync(`
import sys
sys.path.insert(0, "/posterity")
from posterity.local import sameness
from posterity import games
from posterity.speech import Speech
sameness.digests({}, 0)
for title in games.MANIFESTS:
    Speech(games.title(title))
`)
}

async function pack(folder, ...titles) {
  const parts = await chosen(titles)
  await starts(parts.library, Buffer.from(parts.posterity))
  mkdirSync(folder, { recursive: true })
  const list = Object.entries(parts).map(([name, bytes]) => {
    const small = packed(bytes)
    writeFileSync(join(folder, `${name}.pack`), small)
    return { name, bytes: small.length, sha256: createHash('sha256').update(small).digest('hex') }
  })
  writeFileSync(join(folder, 'pack.json'), `${JSON.stringify(list, null, 2)}\n`)
  console.log(list.map(({ name, bytes }) => `${name} ${bytes}`).join('\n'))
}

try {
  await pack(...(process.argv.length > 2 ? process.argv.slice(2) : ['packed']).map((folder) => resolve(folder)))
} catch (error) {
  // Thrown out of here it would be told with a line of Pyodide's, which is a million letters long.
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
