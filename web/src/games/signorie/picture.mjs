// The maiolica arch of Signorie on the home page.
import { profile } from '../legacy/cameo.mjs'
import { PH } from '../../../scripts/pictures/tools.mjs'

const ARCH = `M0,${PH}V150C0,50 90,0 216,0C342,0 432,50 432,150V${PH}Z`
const IN = `M22,${PH - 44}V154C22,66 100,22 216,22C332,22 410,66 410,154V${PH - 44}Z`
const B = '#5B2E22'
let g = `<defs><clipPath id="ar"><path d="${IN}"/></clipPath><pattern id="maj" width="44" height="44" patternUnits="userSpaceOnUse"><rect width="44" height="44" fill="#F6EFDD"/><rect x="1" y="1" width="42" height="42" fill="none" stroke="#C9BC9B" stroke-width="1"/><path d="M22,5C27,13 31,17 39,22C31,27 27,31 22,39C17,31 13,27 5,22C13,17 17,13 22,5Z" fill="#2F5394"/><circle cx="22" cy="22" r="6.5" fill="#E0A838"/><circle cx="22" cy="22" r="2.6" fill="#B4502F"/><path d="M0,0C7,1 9,5 10,10C5,9 1,7 0,0ZM44,0C37,1 35,5 34,10C39,9 43,7 44,0ZM0,44C7,43 9,39 10,34C5,35 1,37 0,44ZM44,44C37,43 35,39 34,34C39,35 43,37 44,44Z" fill="#4F7D5C"/></pattern></defs>`
g += `<path d="${ARCH}" fill="url(#maj)"/><path d="${ARCH}" fill="none" stroke="#7A4A2A" stroke-width="3"/>`
g += `<g clip-path="url(#ar)"><rect width="432" height="392" fill="#35568F"/><g fill="#5475AB" opacity=".38"><path d="M30,120C60,90 90,110 110,84C130,66 160,70 150,96C140,120 100,120 90,150C70,176 30,170 30,120Z"/><path d="M300,60C330,50 350,80 380,90C400,110 390,150 366,150C340,146 344,112 318,106C296,98 286,74 300,60Z"/><path d="M176,30C200,24 236,26 250,36C240,48 200,50 184,44Z"/></g><g fill="none" stroke="#20396B" stroke-width="1" opacity=".55"><path d="M22,196C70,188 96,204 140,196C180,190 190,206 216,204M216,204C270,208 300,192 340,200C370,204 390,196 412,200"/></g><path d="M0,230C100,200 320,200 432,230V392H0Z" fill="#6E8FBC"/><path d="M0,262C100,240 320,240 432,262V392H0Z" fill="#B9C5CC"/>`
g += `<g transform="translate(216,150)">${Array.from({ length: 36 }, (_, i) => `<path transform="rotate(${i * 10})" d="M-1.4,-78L0,-${i % 2 ? 150 : 126}L1.4,-78Z" fill="#E2B64E"/>`).join('')}<circle r="76" fill="#E2B64E"/><circle r="70" fill="none" stroke="#B98A2A" stroke-width="1.4" stroke-dasharray="2 5"/></g>`
g += [
  [70, 110],
  [98, 76],
  [136, 52],
  [300, 54],
  [338, 82],
  [364, 116],
  [52, 150],
  [384, 156],
  [176, 38],
  [258, 40],
]
  .map(
    ([x, y]) =>
      `<path transform="translate(${x},${y})" d="M0,-5L1.3,-1.3L5,0L1.3,1.3L0,5L-1.3,1.3L-5,0L-1.3,-1.3Z" fill="#EBCB78"/>`,
  )
  .join('')
// city
const pal = (x, y, w, h, c, o = {}) => {
  let s = `<path d="M${x},${y}V${y - h}H${x + w}V${y}Z" fill="${c}" stroke="${B}" stroke-width="1.2"/><path d="M${x + w * 0.72},${y}V${y - h}H${x + w}V${y}Z" fill="${B}" opacity=".16"/>`
  if (o.cren)
    for (let i = 0; i < w / 9 - 0.5; i++)
      s += `<rect x="${x + i * 9}" y="${y - h - 6}" width="5.4" height="7" fill="${c}" stroke="${B}" stroke-width="1"/>`
  if (o.roof)
    s += `<path d="M${x - 4},${y - h}L${x + w / 2},${y - h - o.roof}L${x + w + 4},${y - h}Z" fill="#B9573A" stroke="${B}" stroke-width="1.2"/>`
  const nx = o.nx || 3,
    ny = o.ny || 2
  for (let a = 0; a < nx; a++)
    for (let b = 0; b < ny; b++) {
      const wx = x + (w * (a + 0.5)) / nx,
        wy = y - h + 12 + (b * (h - 16)) / ny
      s += `<path d="M${wx - 2.6},${wy + 9}V${wy + 2.6}a2.6,2.6 0 0 1 5.2,0V${wy + 9}Z" fill="#4A2A2E"/>`
    }
  return s
}
g +=
  pal(120, 300, 26, 120, '#D79A72', { cren: 1, nx: 1, ny: 4 }) +
  pal(292, 300, 22, 138, '#D08B63', { cren: 1, nx: 1, ny: 5 }) +
  pal(96, 300, 30, 76, '#E7C7A0', { roof: 12, nx: 2, ny: 3 }) +
  pal(310, 300, 40, 84, '#E7C7A0', { roof: 14, nx: 2, ny: 3 })
// duomo
g += `<path d="M158,300V214H274V300Z" fill="#F1E3CB" stroke="${B}" stroke-width="1.3"/><path d="M166,216C164,150 196,118 216,112C236,118 268,150 266,216Z" fill="#B9573A" stroke="${B}" stroke-width="1.5"/><path d="M216,112C206,140 198,170 197,216M216,112C226,140 234,170 235,216M216,112C190,136 180,170 179,216M216,112C242,136 252,170 253,216" fill="none" stroke="#F1E3CB" stroke-width="2.6"/><path d="M209,114V96H223V114ZM206,96L216,78L226,96Z" fill="#F1E3CB" stroke="${B}" stroke-width="1.2"/><circle cx="216" cy="75" r="4" fill="#E2B64E" stroke="${B}"/><path d="M160,216H272V224H160Z" fill="#F6EFDD" stroke="${B}" stroke-width="1"/>${[180, 204, 228, 252].map((x) => `<circle cx="${x}" cy="240" r="6.5" fill="#4A2A2E" stroke="#4F7D5C" stroke-width="2"/>`).join('')}<path d="M158,256H274M158,262H274" stroke="#4F7D5C" stroke-width="2"/>`
g +=
  pal(274, 300, 22, 140, '#F1E3CB', { nx: 1, ny: 5, roof: 14 }) +
  pal(140, 300, 24, 66, '#C77D57', { roof: 10, nx: 2, ny: 2 })
g += `<path d="M0,296C120,282 310,282 432,296V392H0Z" fill="#7D8F62"/><path d="M0,312C140,298 300,300 432,314V392H0Z" fill="#5F7850"/>`
g += [
  [52, 300, 40],
  [66, 304, 52],
  [360, 302, 50],
  [376, 306, 40],
  [388, 304, 56],
]
  .map(
    ([x, y, h]) =>
      `<path d="M${x},${y}C${x - h * 0.16},${y - h * 0.3} ${x - h * 0.1},${y - h * 0.8} ${x},${y - h}C${x + h * 0.1},${y - h * 0.8} ${x + h * 0.16},${y - h * 0.3} ${x},${y}Z" fill="#3E5C45"/>`,
  )
  .join('')
// portraits
g += `<g transform="translate(26,166) scale(1.55)"><path d="M0,134C2,110 22,100 37,93C44,98 52,98 57,91C74,96 94,106 98,134Z" fill="#2F4C86" stroke="${B}" stroke-width="1"/><path d="M37,93C44,99 52,98 57,91L66,96C60,108 42,110 30,98Z" fill="#E2B64E" stroke="${B}" stroke-width=".8"/><path d="${profile('woman')}" fill="#F0CDAA" stroke="${B}" stroke-width="1"/><path d="M62,28C54,16 34,16 26,28C14,34 12,54 20,64C26,70 34,66 37,60C42,54 42,44 48,38C52,33 57,30 62,28Z" fill="#D7A13F" stroke="${B}" stroke-width="1"/><circle cx="22" cy="44" r="13" fill="#D7A13F" stroke="${B}" stroke-width="1"/><path d="M12,38C20,34 28,40 32,50M12,48C18,46 24,50 28,56M28,28C36,24 46,24 54,30" fill="none" stroke="${B}" stroke-width=".9"/><path d="M62,28C50,24 36,30 30,42" fill="none" stroke="#F6EFDD" stroke-width="2.4" stroke-dasharray="2.4 1.6"/><path d="M14,56C6,70 10,88 4,104C16,100 24,86 24,68Z" fill="#F6EFDD" stroke="${B}" stroke-width=".8"/><path d="M42,86C47,90 53,89 57,85" fill="none" stroke="#F6EFDD" stroke-width="3" stroke-dasharray="2.6 1.2"/><path d="M57,43.6C59,41.2 62,41.4 64,43.2C62,44.6 59,44.8 57,43.6Z" fill="#FBF4E4" stroke="${B}" stroke-width=".8"/><circle cx="61.4" cy="43" r="1.3" fill="#3A241C"/><ellipse cx="58" cy="56" rx="6" ry="4.4" fill="#D98A6C" opacity=".2"/><path d="M67.8,60.4C66,61 64.6,60.6 63.2,59.6" stroke="#A43A2A" stroke-width="1.1" fill="none"/><path d="M56,37C59,35 62,35 64,36.4" stroke="${B}" stroke-width=".9" fill="none"/></g>`
g += `<g transform="translate(406,160) scale(-1.6,1.6)"><path d="M0,134C2,108 22,99 37,93C44,99 53,98 59,91C76,95 94,106 100,134Z" fill="#A43A2A" stroke="${B}" stroke-width="1"/><path d="M37,93C46,99 54,97 59,91L62,97C54,104 44,104 34,97Z" fill="#F6EFDD" stroke="${B}" stroke-width=".8"/><path d="${profile('man')}" fill="#E6BA92" stroke="${B}" stroke-width="1"/><path d="M60,32C50,34 50,46 48,56C48,68 44,78 38,84C28,84 20,70 20,52C19,38 24,30 34,26Z" fill="#3A2A26"/><path d="M16,38C12,16 28,3 48,4C64,5 71,14 69,27C68,31 64,32 58,31C44,29 30,34 16,38Z" fill="#A43A2A" stroke="${B}" stroke-width="1"/><path d="M16,38C30,31 46,28 60,31.4" fill="none" stroke="#7C241A" stroke-width="2"/><path d="M58.4,43.6C60.4,41 63.6,41.2 65.8,43.2C63.8,44.8 60.6,44.9 58.4,43.6Z" fill="#FBF4E4" stroke="${B}" stroke-width=".8"/><circle cx="63" cy="43" r="1.4" fill="#3A241C"/><ellipse cx="58" cy="58" rx="6" ry="5" fill="#C4714F" opacity=".2"/><path d="M70.2,61.6C68,62.2 66.4,61.8 65,60.8" stroke="#8A2F22" stroke-width="1.2" fill="none"/><path d="M50,70C54,76 60,77.4 64,77" stroke="#B4795A" stroke-width="1" fill="none"/><path d="M58,37.4C61,35.6 64,35.8 66,37" stroke="${B}" stroke-width="1.1" fill="none"/><path d="M52,98L56,132" stroke="#7C241A" stroke-width="1.6"/></g>`
// plaster damage
g += `<g fill="#EFE4CD"><path d="M366,52C376,58 372,68 382,72C392,78 386,88 394,94C402,100 398,112 406,118C412,124 420,120 424,130V40Z"/><path d="M20,190C30,198 26,208 36,214C44,222 34,232 42,240C46,250 36,256 36,268C34,278 24,276 18,284V186Z"/><path d="M396,236C388,246 396,252 390,262C384,272 394,278 398,288C402,296 410,292 414,300V226C406,226 402,228 396,236Z"/><path d="M168,18C176,28 190,24 196,32C206,36 214,28 222,32C230,32 234,24 244,18Z" opacity="0"/></g><path d="M382,72C370,78 368,92 356,96C348,100 346,110 336,114" fill="none" stroke="#EFE4CD" stroke-width="1.3" opacity=".9"/></g>`
g += `<path d="${IN}" fill="none" stroke="#B98A2A" stroke-width="4"/><path d="${IN}" fill="none" stroke="#F3DD9F" stroke-width="1.2"/>`
// dice on the sill
const pips = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
}
g += `<path d="M10,${PH - 46}H422V${PH - 34}H10Z" fill="#F6EFDD" stroke="#7A4A2A" stroke-width="1.4"/>`
g += [
  [130, 3, '#2F5394'],
  [173, 5, '#B4502F'],
  [216, 1, '#E0A838'],
  [259, 6, '#4F7D5C'],
  [302, 2, '#F6EFDD'],
]
  .map(
    ([x, n, c], i) =>
      `<g transform="translate(${x},${PH - 59}) rotate(${[-6, 4, -3, 7, -5][i]})"><rect x="-14" y="-14" width="28" height="28" rx="5" fill="${c}" stroke="#3A241C" stroke-width="1.6"/>${pips[n].map(([a, b]) => `<circle cx="${a * 7}" cy="${b * 7}" r="2.7" fill="${c === '#F6EFDD' || c === '#E0A838' ? '#3A241C' : '#FBF4E4'}"/>`).join('')}</g>`,
  )
  .join('')

export default g
