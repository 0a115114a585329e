// The woodcut of Village on the home page.
import { PH, PW, hatch, nextId } from '../../../scripts/pictures/tools.mjs'

const ROOF = 'M198,216L214,178H284L298,216Z'
const K = '#2A2420'
const hl = (d, o = {}) => {
  // horizontal-ish contour hatch inside clip
  const id = nextId('h')
  const { y0 = 0, y1 = 392, sp = 8, w = 1.5, c = K, amp = 6 } = o
  let l = ''
  for (let y = y0; y < y1; y += sp) {
    const k = (y - y0) / (y1 - y0)
    l += `<path d="M-10,${y}C100,${y - amp} 200,${y + amp} 300,${y - amp * 0.6}S420,${y + amp} 450,${y}" stroke-width="${(w * (0.6 + k)).toFixed(2)}" stroke-dasharray="${20 + ((y * 13) % 40)} ${3 + ((y * 7) % 6)} ${6 + ((y * 3) % 12)} 4" stroke-dashoffset="${(y * 37) % 90}"/>`
  }
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})" stroke="${c}" fill="none">${l}</g>`
}
const house = (x, y, w, h, rh, o = {}) => {
  const roof = `M${x - 5},${y - h + 2}L${x + 7},${y - h - rh}H${x + w - 7}L${x + w + 5},${y - h + 2}Z`
  const wall = `M${x},${y}V${y - h}H${x + w}V${y}Z`
  return `<path d="${wall}" fill="#F0DDB0" transform="translate(1.5,1.5)"/><path d="${roof}" fill="${o.roof || '#A94F2E'}" transform="translate(2,1.5)"/><path d="${wall}" fill="none" stroke="${K}" stroke-width="2.2"/>${hatch(`M${x + w * 0.66},${y}V${y - h}H${x + w}V${y}Z`, { a: 90, sp: 3.4, w: 1.1 })}<path d="${roof}" fill="none" stroke="${K}" stroke-width="2.4" stroke-linejoin="round"/>${hatch(roof, { a: 78, sp: 4.6, w: 1.1 })}<rect x="${x + w * 0.14}" y="${y - h * 0.62}" width="${w * 0.16}" height="${h * 0.3}" fill="${K}"/><path d="M${x + w * 0.42},${y}V${y - h * 0.55}h${w * 0.17}V${y}Z" fill="${K}"/>${o.ch ? `<path d="M${x + w * 0.7},${y - h - rh + 2}v-12h7v12Z" fill="#F0DDB0" stroke="${K}" stroke-width="2"/><path d="M${x + w * 0.7 + 4},${y - h - rh - 14}c-8,-8 6,-12 -2,-22c-4,-7 4,-10 2,-16" fill="none" stroke="${K}" stroke-width="1.8"/>` : ''}`
}
const rtree = (x, y, r) =>
  `<path d="M${x - 3},${y}L${x - 2},${y - r * 1.1}H${x + 2}L${x + 3},${y}Z" fill="${K}"/><circle cx="${x + 1.5}" cy="${y - r * 1.7 + 1.5}" r="${r}" fill="#7C8544"/><circle cx="${x}" cy="${y - r * 1.7}" r="${r}" fill="none" stroke="${K}" stroke-width="2.2"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M${x + r * 0.1 + i * r * 0.14},${y - r * 1.7 - r * 0.75 + i * r * 0.1}A${r},${r} 0 0 1 ${x + r * 0.1 + i * r * 0.1},${y - r * 1.7 + r * 0.85 - i * r * 0.06}" fill="none" stroke="${K}" stroke-width="1.3"/>`).join('')}`
const stook = (x, y, s) =>
  `<g transform="translate(${x},${y}) scale(${s})"><path d="M-9,0L-3,-14L-10,-26L0,-20L10,-26L3,-14L9,0Z" fill="#F6D078" transform="translate(1.2,1)"/><path d="M-9,0L-3,-14L-10,-26M9,0L3,-14L10,-26M-4,0L-1,-14L-4,-27M4,0L1,-14L4,-27M0,0V-27" fill="none" stroke="${K}" stroke-width="1.7"/><path d="M-5,-14H5" stroke="${K}" stroke-width="3"/></g>`
const folk = (x, y, c, s = 1, hat) =>
  `<g transform="translate(${x},${y}) scale(${s})"><path d="M-9,0L-5,-20C-5,-24 5,-24 5,-20L9,0Z" fill="${c}" stroke="${K}" stroke-width="2"/><circle cy="-28" r="5.4" fill="#F0DDB0" stroke="${K}" stroke-width="1.8"/>${hat ? `<path d="M-10,-30H10L5,-33L4,-38H-4L-5,-33Z" fill="${K}"/>` : `<path d="M-6,-27C-8,-36 8,-36 6,-27C3,-31 -3,-31 -6,-27Z" fill="#F7EBCB" stroke="${K}" stroke-width="1.5"/>`}<path d="M2,-18L11,-10" stroke="${K}" stroke-width="2.4"/></g>`
let v = `<clipPath id="vc"><rect x="3" y="3" width="${PW - 6}" height="${PH - 6}"/></clipPath><g clip-path="url(#vc)"><rect width="${PW}" height="${PH}" fill="#EFD39A"/>`
// sky rays
v += `<g transform="translate(318,92)">${Array.from({ length: 56 }, (_, i) => {
  const a = (i * 360) / 56
  return `<path transform="rotate(${a})" d="M-.6,-52L-${2.4 + (i % 3)},-520H${2.4 + (i % 3)}L.6,-52Z" fill="#DDA54A"/>`
}).join(
  '',
)}<circle r="38" fill="#E39B35"/><circle r="38" fill="none" stroke="${K}" stroke-width="2.6"/>${Array.from({ length: 28 }, (_, i) => `<path transform="rotate(${(i * 360) / 28})" d="M-3,-42L0,-${i % 2 ? 56 : 50}L3,-42Z" fill="${K}"/>`).join('')}<path d="M-13,-6C-10,-9 -7,-9 -4,-6M4,-6C7,-9 10,-9 13,-6M0,-4L-3,6H3M-9,13C-4,18 4,18 9,13" fill="none" stroke="${K}" stroke-width="2" stroke-linecap="round"/></g>`
// birds
v += [
  [120, 60],
  [146, 74],
  [96, 82],
]
  .map(
    ([x, y]) =>
      `<path d="M${x - 8},${y}C${x - 5},${y - 5} ${x - 2},${y - 4} ${x},${y}C${x + 2},${y - 4} ${x + 5},${y - 5} ${x + 8},${y}" fill="none" stroke="${K}" stroke-width="2"/>`,
  )
  .join('')
const hill1 = 'M-5,196C60,150 120,158 190,182C260,204 330,150 440,176V392H-5Z'
v += `<path d="${hill1}" fill="#B3AC5F" transform="translate(2,2)"/>${hl(hill1, { y0: 160, y1: 250, sp: 7, w: 1.2, amp: 8 })}<path d="${hill1}" fill="none" stroke="${K}" stroke-width="2.6"/>`
// windmill
v += `<g transform="translate(78,168)"><path d="M-12,0L-7,-36H7L12,0Z" fill="#F0DDB0" stroke="${K}" stroke-width="2.2"/>${hatch('M2,0L2,-36H7L12,0Z', { a: 90, sp: 3, w: 1 }).replace('translate', '')}<path d="M-8,-36C-6,-46 6,-46 8,-36Z" fill="#A94F2E" stroke="${K}" stroke-width="2"/><g transform="translate(0,-38) rotate(20)">${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a})"><path d="M0,0V-34" stroke="${K}" stroke-width="2.2"/><path d="M1,-10H9V-33H1Z" fill="#F7EBCB" stroke="${K}" stroke-width="1.4"/><path d="M1,-16H9M1,-22H9M1,-28H9" stroke="${K}" stroke-width="1"/></g>`).join('')}</g></g>`
v += [
  [352, 176],
  [374, 172],
  [398, 176],
  [30, 186],
  [146, 172],
]
  .map(([x, y], i) => rtree(x, y, 9 + (i % 2) * 3))
  .join('')
const hill2 = 'M-5,256C70,232 140,240 216,246C300,252 360,226 440,240V392H-5Z'
v += `<path d="${hill2}" fill="#8E8C4A" transform="translate(2,2)"/>${hl(hill2, { y0: 240, y1: 300, sp: 7, w: 1.3, amp: 5 })}<path d="${hill2}" fill="none" stroke="${K}" stroke-width="2.6"/>`
// church
v += `<path d="M204,268V214H292V268Z" fill="#F0DDB0" transform="translate(1.5,1.5)"/><path d="${ROOF}" fill="#A94F2E" transform="translate(2,1.5)"/><path d="M204,268V214H292V268Z" fill="none" stroke="${K}" stroke-width="2.4"/><path d="${ROOF}" fill="none" stroke="${K}" stroke-width="2.6"/>${hatch(ROOF, { a: 76, sp: 5, w: 1.1 })}${[222, 246, 270].map((x) => `<path d="M${x - 5},256V238a5,7 0 0 1 10,0V256Z" fill="${K}"/>`).join('')}<path d="M168,268V150H206V268Z" fill="#F7EBCB" transform="translate(1.5,1.5)"/><path d="M168,268V150H206V268Z" fill="none" stroke="${K}" stroke-width="2.6"/>${hatch('M190,268V150H206V268Z', { a: 90, sp: 3.2, w: 1.2 })}<path d="M162,152L187,74L212,152Z" fill="#6F7A43" transform="translate(2,1.5)"/><path d="M162,152L187,74L212,152Z" fill="none" stroke="${K}" stroke-width="2.6" stroke-linejoin="round"/>${hatch('M187,74L212,152H184Z', { a: 74, sp: 3.6, w: 1.2 })}<path d="M187,74V56M181,62H193" stroke="${K}" stroke-width="3"/><path d="M180,190V174a7,8 0 0 1 14,0V190Z" fill="${K}"/><path d="M179,268V240a8,10 0 0 1 16,0V268Z" fill="${K}"/><circle cx="187" cy="212" r="7" fill="#F7EBCB" stroke="${K}" stroke-width="2"/><path d="M187,212V207M187,212L191,214" stroke="${K}" stroke-width="1.6"/>`
v +=
  house(98, 276, 58, 34, 26, { ch: 1 }) +
  house(312, 274, 62, 34, 28, { ch: 1 }) +
  house(34, 290, 54, 36, 26, { roof: '#8E3F26' }) +
  house(366, 292, 60, 40, 30, { roof: '#8E3F26' })
// foreground
const fg = 'M-5,300C80,286 150,296 216,292C290,290 350,300 440,296V392H-5Z'
v += `<path d="${fg}" fill="#D9A648"/>`
const road = 'M170,392C180,350 176,320 186,292L214,291C216,320 240,350 282,392Z'
v += `${hl(fg, { y0: 302, y1: 392, sp: 8, w: 1.5, amp: 4 })}<path d="${road}" fill="#F0DDB0"/><path d="M170,392C180,350 176,320 186,292M282,392C240,350 216,320 214,291" fill="none" stroke="${K}" stroke-width="2.2"/><path d="M-5,300C80,286 150,296 186,292M214,291C290,290 350,300 440,296" fill="none" stroke="${K}" stroke-width="2.6"/>`
v +=
  stook(40, 338, 1.15) +
  stook(82, 330, 1) +
  stook(122, 334, 0.95) +
  stook(24, 376, 1.4) +
  stook(78, 372, 1.35) +
  stook(132, 374, 1.25)
// well
v += `<g transform="translate(316,352)"><path d="M-26,-30V-58M26,-30V-58" stroke="${K}" stroke-width="4"/><path d="M-36,-56L0,-80L36,-56Z" fill="#A94F2E" stroke="${K}" stroke-width="2.6"/>${hatch('M-36,-56L0,-80L36,-56Z', { a: 60, sp: 5, w: 1.1 })}<path d="M0,-56V-34" stroke="${K}" stroke-width="1.6"/><path d="M-5,-34h10l-1.5,9h-7Z" fill="${K}"/><path d="M-30,-28C-30,-36 30,-36 30,-28V6C30,16 -30,16 -30,6Z" fill="#F0DDB0" stroke="${K}" stroke-width="2.6"/><ellipse cy="-28" rx="30" ry="7" fill="${K}"/><path d="M-30,-12C-10,-6 10,-6 30,-12M-30,2C-10,8 10,8 30,2M-14,-20V-8M6,-20V-7M22,-22V-10M-22,-8V5M-4,-6V7M14,-7V6" fill="none" stroke="${K}" stroke-width="1.7"/></g>`
v +=
  folk(262, 352, '#A94F2E', 1.15, 0) +
  folk(374, 362, '#6F7A43', 1.2, 1) +
  folk(404, 372, '#DDA54A', 1.0, 0) +
  folk(206, 344, '#6F7A43', 0.85, 1)
v += `</g><path d="M3,3H${PW - 3}V${PH - 3}H3Z" fill="none" stroke="${K}" stroke-width="5"/><path d="M9,9H${PW - 9}V${PH - 9}H9Z" fill="none" stroke="${K}" stroke-width="1.4"/>`

export default v
