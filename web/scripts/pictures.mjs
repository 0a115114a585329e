// Writes src/games/*/picture.svg, the pictures of the home page, each from what lies beside it; and the icon of the app.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { PH, PW } from './pictures/tools.mjs'

const games = new URL('../src/games/', import.meta.url)
for (const name of readdirSync(games)) {
  const source = new URL(`${name}/picture.mjs`, games)
  if (!existsSync(source)) continue
  const { default: body } = await import(source.href)
  // A margin of 4 keeps the strokes of the frames.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${PW + 8} ${PH + 8}">${body}</svg>\n`
  writeFileSync(new URL(`${name}/picture.svg`, games), svg)
  console.log(name, svg.length)
}

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { shape, parts } = read('../src/shield.json')
const [{ division, field, second }] = read('../../src/posterity/contract/arms.json')
writeFileSync(
  new URL('../public/favicon.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 70"><clipPath id="a"><path d="${shape}"/></clipPath><g clip-path="url(#a)"><path fill="${field}" d="M0 0H60V70H0Z"/><path fill="${second}" stroke="#2B2420" stroke-width="1.2" d="${parts[division]}"/></g><path d="${shape}" fill="none" stroke="#2B2420" stroke-width="3"/></svg>\n`,
)
