// Writes src/games/*/picture.svg, the pictures of the home page, each from what lies beside it.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
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
