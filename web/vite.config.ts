import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { examples } from './examples.ts'
import { offline } from './offline.ts'
import { python } from './python.ts'
import { folders, titles } from './titles.ts'

const server = process.env.POSTERITY_SERVER ?? 'http://127.0.0.1:8000'
// The table server and its socket, behind the same origin as in production.
const proxy = { '/api': { target: server, ws: true }, '/healthz': { target: server } }

// `vite build --mode static` builds the app for a place without a server, under whatever path that lies: `make static`.
export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  plugins: [svelte(), titles(), python(), examples(), offline()],
  // A worker has files of its own beside it: Python is fetched in parts.
  worker: { format: 'es', plugins: () => [python()] },
  // What a board that lies elsewhere is made from.
  resolve: { alias: { 'posterity-web': fileURLToPath(new URL('src', import.meta.url)) } },
  // The messages of the rules and the rulebooks lie outside web/, once for every interface.
  server: { fs: { allow: ['..', ...folders()] }, proxy },
  preview: { proxy },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}))
