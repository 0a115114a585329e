// Writes src/fonts.css and the small Polish files. The latin-ext files of the fonts weigh 35–64 kB each; sixteen Polish
// letters weigh 2–4 kB. Other letters of latin-ext (a Czech friend's name) still come from the big file, when they appear.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const POLISH = 'ĄĆĘŁŃŚŹŻąćęłńśźż'
const FACES = [
  ['inter', 'Inter', 400, 'normal'],
  ['inter', 'Inter', 600, 'normal'],
  ['eb-garamond', 'EB Garamond', 500, 'normal'],
  ['eb-garamond', 'EB Garamond', 600, 'normal'],
  ['eb-garamond', 'EB Garamond', 400, 'italic'],
]
const here = new URL('../', import.meta.url)
const polishRange = [...POLISH].map((c) => `U+${c.codePointAt(0).toString(16)}`).join(', ')

mkdirSync(new URL('src/fonts/', here), { recursive: true })
let css =
  '/* Written by npm run fonts. A browser fetches a file when its letters appear. Later rules win where ranges overlap. */\n'
for (const [pack, family, weight, style] of FACES) {
  const ranges = JSON.parse(readFileSync(new URL(`node_modules/@fontsource/${pack}/unicode.json`, here), 'utf8'))
  const face = (url, range) =>
    (css += `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url('${url}') format('woff2'); unicode-range: ${range}; }\n`)
  for (const alphabet of ['latin-ext', 'latin', 'cyrillic'])
    face(`../node_modules/@fontsource/${pack}/files/${pack}-${alphabet}-${weight}-${style}.woff2`, ranges[alphabet])
  const source = readFileSync(
    new URL(`node_modules/@fontsource/${pack}/files/${pack}-latin-ext-${weight}-${style}.woff2`, here),
  )
  const polish = await subset(source, POLISH, { targetFormat: 'woff2' })
  const file = `${pack}-polish-${weight}-${style}.woff2`
  writeFileSync(new URL(`src/fonts/${file}`, here), polish)
  face(`./fonts/${file}`, polishRange)
  console.log(file, polish.length)
}
writeFileSync(new URL('src/fonts.css', here), css)
