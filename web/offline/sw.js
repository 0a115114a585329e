// Keeps the app, so that it starts without a network. What Python needs is kept by src/local/python.ts.
//
// FILES are all files of this version with their digests; vite.config.ts puts them here (offline.ts). A page is asked from the
// net first, so that who has a network sees the newest; everything that a version needs lies in a cache of its own and is
// looked at before it is given out. A new version waits until no page of the old one is open, or somebody wants it now.
/* global FILES, VERSION */

const NAME = `posterity-${VERSION}`
const PAGE = './'
const PATIENCE = 4000

async function rightly(answer, digest) {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()))
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('') === digest
}

/** A file of this version: from another version's cache if it is the same there, else from the net. */
async function keep(cache, file, digest) {
  const old = await caches.match(file)
  if (old?.ok && (await rightly(old, digest))) return cache.put(file, old)
  const fresh = await fetch(file, { cache: 'no-cache' })
  if (!fresh.ok || !(await rightly(fresh, digest))) throw new Error(`${file} is not of this version`)
  return cache.put(file, fresh)
}

async function install() {
  const cache = await caches.open(NAME)
  await Promise.all(Object.entries(FILES).map(([file, digest]) => keep(cache, file, digest)))
}

async function clean() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => /^posterity-[0-9a-f]+$/.test(name) && name !== NAME).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

/** From this version's cache, if nobody has meddled with it. */
async function kept(file) {
  const cache = await caches.open(NAME)
  const found = await cache.match(file)
  return found && (await rightly(found, FILES[file])) ? found : null
}

async function page(request) {
  const late = new Promise((_, give) => setTimeout(give, PATIENCE))
  try {
    const answer = await Promise.race([fetch(request), late])
    if (answer.ok) return answer
  } catch {
    // No network, or one that does not answer: the page is here.
  }
  return (await kept(PAGE)) ?? fetch(request)
}

const scope = new URL('./', self.location).href

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(clean()))
self.addEventListener('message', ({ data }) => data === 'now' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const file = request.url.slice(scope.length).split(/[?#]/)[0] || PAGE
  if (request.mode === 'navigate' && (file === PAGE || file === 'index.html')) event.respondWith(page(request))
  else if (file in FILES && file !== PAGE) event.respondWith(kept(file).then((found) => found ?? fetch(request)))
})
