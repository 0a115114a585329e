// Python in a worker: its files are fetched once, checked, kept, and unpacked where Pyodide looks for them.

import type { Lockfile, PyodideAPI } from 'pyodide'
import { loadPyodide } from 'pyodide'
import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import { info } from 'pyodide/pyodide-lock.json'
import type { Part } from './wire'

const KEPT = 'posterity-python'
/** Where Pyodide asks for its files: no such address is ever fetched. */
const NOWHERE = 'https://python.invalid/'
const HOME = '/posterity'

type Progress = (loaded: number, total: number) => void

/** A cache that does not work is none: then the files are fetched each time. */
async function cache(): Promise<Cache | null> {
  return await globalThis.caches?.open(KEPT).catch(() => null)
}

async function rightly(bytes: Uint8Array<ArrayBuffer>, part: Part): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === part.sha256
}

async function read(answer: Response, told: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  if (!answer.ok || !answer.body) throw new Error(`fetch: ${answer.status}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    told(next.value.length)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/** A file from the cache if it is there and right, else from the net; a wrong one is never taken. */
async function fetched(part: Part, kept: Cache | null, told: (bytes: number) => void): Promise<ArrayBuffer> {
  const found = await kept?.match(part.url)
  if (found) {
    const bytes = await read(found, told)
    if (await rightly(bytes, part)) return unpacked(bytes)
    await kept?.delete(part.url)
    told(-bytes.length)
  }
  // A file that was spoilt on its way may lie in the browser's own cache too: the second time it is asked past that.
  for (const way of ['default', 'reload'] as const) {
    let loaded = 0
    const bytes = await read(await fetch(part.url, { cache: way }), (more) => {
      loaded += more
      told(more)
    })
    if (await rightly(bytes, part)) {
      await kept?.put(part.url, new Response(bytes)).catch(() => undefined) // without room it is fetched each time
      return unpacked(bytes)
    }
    told(-loaded)
  }
  throw new Error(`fetch: ${part.name} is not the file that it should be`)
}

async function all(parts: Part[], progress: Progress): Promise<Map<string, ArrayBuffer>> {
  const kept = await cache()
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  let loaded = 0
  const told = (bytes: number) => progress((loaded += bytes), total)
  const files = await Promise.all(parts.map(async (part) => [part.name, await fetched(part, kept, told)] as const))
  const needed = new Set(parts.map(({ url }) => new URL(url, location.href).href))
  for (const { url } of (await kept?.keys()) ?? []) if (!needed.has(url)) await kept?.delete(url)
  return new Map(files)
}

/** The files that Python sees. */
interface Files {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array): void
}

/** Our own modules and their data: names and sizes in a line, then all of it. */
function lay(files: Files, packed: Uint8Array): void {
  const end = packed.indexOf(10)
  const list = JSON.parse(new TextDecoder().decode(packed.subarray(0, end))) as [string, number][]
  let at = end + 1
  for (const [name, size] of list) {
    const path = `${HOME}/${name}`
    files.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    files.writeFile(path, packed.subarray(at, (at += size)))
  }
}

/** Pyodide fetches for itself: here it gets what has been fetched and checked already. */
function given(files: ReadonlyMap<string, [ArrayBuffer, string]>): () => void {
  const own = globalThis.fetch
  globalThis.fetch = (asked, init) => {
    const url = asked instanceof Request ? asked.url : String(asked)
    const file = url.startsWith(NOWHERE) ? files.get(url.slice(NOWHERE.length)) : undefined
    if (!file) return own(asked, init)
    return Promise.resolve(new Response(file[0], { headers: { 'content-type': file[1] } }))
  }
  return () => (globalThis.fetch = own)
}

export async function python(parts: Part[], progress: Progress): Promise<PyodideAPI> {
  const files = await all(parts, progress)
  const back = given(
    new Map([
      ['pyodide.asm.wasm', [files.get('runtime')!, 'application/wasm']],
      ['python_stdlib.zip', [files.get('library')!, 'application/zip']],
    ]),
  )
  try {
    const started = await loadPyodide({
      indexURL: NOWHERE,
      lockFileContents: { info, packages: {} } as Lockfile,
      packageBaseUrl: NOWHERE,
      createPyodideModule,
      env: { PYTHONDONTWRITEBYTECODE: '1' },
    })
    lay(started.FS as Files, new Uint8Array(files.get('posterity')!))
    started.runPython(`import sys; sys.path.insert(0, "${HOME}")`)
    return started
  } finally {
    back()
  }
}
