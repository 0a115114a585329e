// Python for the browser, built into the app: what `virtual:python` gives (src/local/). scripts/pack.mjs packs it; as long as
// nothing changes that goes into it, what was packed before is taken.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { further } from './titles.ts'

const OWN_WAY = /new URL\("pyodide\.asm\.wasm",\s*import\.meta\.url\)\.href/
const ID = '\0virtual:python'
const SCRIPT = fileURLToPath(new URL('scripts/pack.mjs', import.meta.url))
const SRC = fileURLToPath(new URL('../src/posterity', import.meta.url))
const PACKED = fileURLToPath(new URL('../build/python', import.meta.url))
const INPUTS = [
  SCRIPT,
  fileURLToPath(new URL('scripts/pack.py', import.meta.url)),
  fileURLToPath(new URL('package-lock.json', import.meta.url)),
]

/** Files of a folder, without what never goes into it. */
function files(folder: string, without: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__pycache__'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !without.test(relative(folder, file)))
    .sort()
}

/** A name for all that goes into it. */
function fingerprint(): string {
  const titles = further().flatMap((folder) => files(folder, /^[^/]*$|\/(web|book)\//))
  const hash = createHash('sha256')
  for (const file of [...INPUTS, ...files(SRC, /^(server|cli)\//), ...titles])
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** The folder with what is packed, made if need be. */
function packed(): string {
  const folder = join(PACKED, fingerprint())
  if (existsSync(folder)) return folder
  const making = `${folder}.${process.pid}`
  const made = spawnSync(process.execPath, [SCRIPT, making, ...further()], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`Python cannot be packed:\n${(made.stdout + made.stderr).slice(-4000)}`)
  if (existsSync(folder)) rmSync(making, { recursive: true })
  else renameSync(making, folder)
  return folder
}

export function python(): Plugin {
  return {
    name: 'posterity-python',
    resolveId: (wanted) => (wanted === 'virtual:python' ? ID : null),
    // Its own way to the runtime is never gone (src/local/python.ts): without this it would be built in a second time.
    transform: (code, id) => (id.includes('pyodide.asm.mjs') ? code.replace(OWN_WAY, '""') : null),
    load(wanted) {
      if (wanted !== ID) return null
      const folder = packed()
      const parts = JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8')) as { name: string }[]
      const url = ({ name }: { name: string }) => JSON.stringify(`${join(folder, name)}.pack?url`)
      return [
        ...parts.map((part, i) => `import url${i} from ${url(part)}`),
        `export default [${parts.map((part, i) => `{ ...${JSON.stringify(part)}, url: url${i} }`).join(', ')}]`,
      ].join('\n')
    },
  }
}
