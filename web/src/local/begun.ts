// A worker that fetches Python and starts it; what it says meanwhile stands in wire.ts.

import parts from 'virtual:python'
import { version } from '../../package.json'
import type { ToWorker } from './wire'

export function begun(start: 'table' | 'notebook'): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'python' })
  // The worker has another address than the page.
  const found = parts.map((part) => ({ ...part, url: new URL(part.url, location.href).href }))
  worker.postMessage({ start, parts: found, version } satisfies ToWorker)
  return worker
}
