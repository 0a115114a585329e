// What the home page weighs, gzipped, with the fonts that its letters need: the promise is under 300 kB.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const MOST = 300_000
const dist = new URL('../dist/', import.meta.url)
const page = readFileSync(new URL('index.html', dist), 'utf8')
const assets = readdirSync(new URL('assets/', dist))
const linked = [...page.matchAll(/(?:src|href)="\/?(assets\/[^"]+)"/g)].map((m) => m[1])
const named = (pattern) => assets.filter((name) => pattern.test(name)).map((name) => `assets/${name}`)

// The home page shows: latin in four faces (and Polish letters), Cyrillic in the name of the language.
const FONTS = {
  en: /^(inter-latin-(400|600)|inter-cyrillic-400|eb-garamond-latin-(500|400-italic))-.*woff2$/,
  pl: /^(inter-(latin|polish)-(400|600)|inter-cyrillic-400|eb-garamond-(latin|polish)-(500|400-italic))-.*woff2$/,
  ru: /^((inter-(latin|cyrillic)-(400|600))|(eb-garamond-(latin|cyrillic)-(500|400-italic)))-.*woff2$/,
}
const words = (language) => assets.filter((name) => name.startsWith(`${language}-`)).map((name) => `assets/${name}`)
const weigh = (file) => {
  const bytes = readFileSync(new URL(file, dist))
  return /woff2$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

let failed = false
for (const [language, fonts] of Object.entries(FONTS)) {
  // Every locale file of the language is counted, though home needs only two of them.
  const files = new Set([
    'index.html',
    ...linked,
    ...named(/^picture-.*svg$/),
    ...words(language),
    ...named(fonts).filter((f) => !/latin-ext/.test(f)),
  ])
  const parts = [...files].map((file) => [file, weigh(file)]).sort((a, b) => b[1] - a[1])
  const sum = parts.reduce((total, [, size]) => total + size, 0)
  console.log(`${language}: ${(sum / 1000).toFixed(1)} kB gzipped`)
  if (process.argv.includes('--files'))
    for (const [file, size] of parts) console.log(`  ${String(size).padStart(7)}  ${file}`)
  failed ||= sum > MOST
}
if (failed) {
  console.error(`The home page must stay under ${MOST / 1000} kB.`)
  process.exit(1)
}
