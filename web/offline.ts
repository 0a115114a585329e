// Writes dist/sw.js: the service worker of offline/sw.js with the files of this build and their digests. Where no server of
// ours sends it with the page, the page itself says what may run in it.

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('offline/sw.js', import.meta.url))
/** What Python needs is fetched when a game is chosen, and kept by whoever fetches it. */
const NOT_KEPT = /\.pack$|^sw\.js$|\.ready$/

/** As src/posterity/server/headers.py has it, as far as a page can say it of itself. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
]

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

export function offline(): Plugin {
  let folder = ''
  let alone = false
  return {
    name: 'posterity-offline',
    apply: 'build',
    configResolved({ build, mode }) {
      folder = build.outDir
      alone = mode === 'static'
    },
    transformIndexHtml: () =>
      alone ? [{ tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', 'content': POLICY.join('; ') } }] : [],
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((file) => !NOT_KEPT.test(file))
        .sort()
      const named = files.map((file): [string, string] => [
        file === 'index.html' ? './' : file,
        sha256(readFileSync(join(folder, file))),
      ])
      const list = JSON.stringify(Object.fromEntries(named), null, 1)
      const constants = `const VERSION = '${sha256(list).slice(0, 16)}'\nconst FILES = ${list}\n`
      writeFileSync(join(folder, 'sw.js'), `${constants}\n${readFileSync(WORKER, 'utf8')}`)
    },
  }
}
