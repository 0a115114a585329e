// Writes src/icons.ts and the icons.json of each title: only the icons named in their icons.txt, so that the whole set
// never reaches the bundle.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const here = new URL('.', import.meta.url)
const read = (path) => readFileSync(new URL(path, here), 'utf8')
const set = JSON.parse(read('../node_modules/@iconify-json/game-icons/icons.json')).icons

// The set has no ox and no plough that reads at 18 px: these two are our own.
const own = {
  'v-ox':
    '<path fill="currentColor" fill-rule="evenodd" d="M256 148c-52 0-92 20-106 56c-32 0-62-12-70-38c-7-22-4-46 8-66c-42 18-66 58-62 98c4 42 40 70 86 74c-24 4-46 18-52 42c28 12 58 8 80-8c4 76 38 138 116 178c78-40 112-102 116-178c22 16 52 20 80 8c-6-24-28-38-52-42c46-4 82-32 86-74c4-40-20-80-62-98c12 20 15 44 8 66c-8 26-38 38-70 38c-14-36-54-56-106-56zM196 258a18 22 0 1 0 1 0zM316 258a18 22 0 1 0 1 0zM228 408a14 11 0 1 0 1 0zM284 408a14 11 0 1 0 1 0z"/>',
  'v-plow':
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="38"><path d="M150 322L420 250"/><path d="M262 330C190 300 150 190 48 120"/><path d="M352 300C290 260 260 170 176 88" stroke-width="30"/></g><path fill="currentColor" d="M96 452C150 420 176 380 178 318L352 282L330 420C250 470 170 468 96 452Z"/><circle cx="420" cy="330" r="62" fill="none" stroke="currentColor" stroke-width="28"/><circle cx="420" cy="330" r="16" fill="currentColor"/>',
  'v-cross': '<path fill="currentColor" d="M206 48h100v116h118v98H306v202H206V262H88v-98h118z"/>',
}

const namesIn = (file) =>
  read(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
/** As in the set; our own are found without their letter, too. */
function bodyOf(name) {
  const body = set[name]?.body ?? own[`v-${name}`]
  if (body) return body
  console.error(`no such icon: ${name}`)
  process.exit(1)
}
const names = namesIn('icons.txt')
const bodies = { ...Object.fromEntries([...new Set(names)].sort().map((name) => [name, bodyOf(name)])), ...own }
const lines = Object.entries(bodies).map(([name, body]) => `  ${JSON.stringify(name)}: ${JSON.stringify(body)},`)
writeFileSync(
  new URL('../src/icons.ts', here),
  `// Written by npm run icons; do not edit. game-icons.net, CC BY 3.0: Delapouite, Lorc and others.\n` +
    `// Each body is drawn in a box of 512 × 512 in the current colour.\n\n` +
    `export const icons = {\n${lines.join('\n')}\n} as const\n\nexport type IconName = keyof typeof icons\n`,
)
console.log(`${Object.keys(bodies).length} icons`)

// A title's icons lie with its board, or with the drawings that it has for more than the board.
const titles = readdirSync(new URL('../src/games/', here)).flatMap((title) => [
  `../src/games/${title}`,
  `../../src/posterity/games/${title}/drawings`,
])
for (const folder of titles.filter((folder) => existsSync(new URL(`${folder}/icons.txt`, here)))) {
  const paths = namesIn(`${folder}/icons.txt`).map((name) => [name, /\bd="([^"]+)"/.exec(bodyOf(name))[1]])
  writeFileSync(new URL(`${folder}/icons.json`, here), `${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`)
  console.log(`${folder}: ${paths.length}`)
}
