// Writes src/pictures/*.svg, the three pictures of the home page.
import { writeFileSync } from 'node:fs'
import legacy from './pictures/legacy.mjs'
import signorie from './pictures/signorie.mjs'
import { PH, PW } from './pictures/tools.mjs'
import village from './pictures/village.mjs'

for (const [name, body] of Object.entries({ village, signorie, legacy })) {
  // A margin of 4 keeps the strokes of the frames.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${PW + 8} ${PH + 8}">${body}</svg>\n`
  writeFileSync(new URL(`../src/pictures/${name}.svg`, import.meta.url), svg)
  console.log(name, svg.length)
}
