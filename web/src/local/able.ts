// Whether this browser can play without a server, and if not, the message that says why.

/** Built for a place without a server: `make static`. */
export const SERVERLESS = import.meta.env.MODE === 'static'

export type Hindrance = 'insecure' | 'no-wasm' | 'no-workers' | 'no-storage' | 'too-old'

export function hindrance(here: typeof globalThis = globalThis): Hindrance | null {
  if (!here.isSecureContext) return 'insecure'
  if (typeof here.WebAssembly !== 'object') return 'no-wasm'
  if (typeof here.Worker !== 'function') return 'no-workers'
  if (!here.indexedDB) return 'no-storage'
  const modern = 'DecompressionStream' in here && 'locks' in here.navigator && 'BroadcastChannel' in here
  return modern ? null : 'too-old'
}

/** Tables that are kept on this device go by such names. */
export const isHere = (table: string): boolean => table.startsWith('here-')
