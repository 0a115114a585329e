// The paper theatre of Legacy on the home page.
import { cameo, ornaments } from './cameo.mjs'
import { PH, PW } from '../../../scripts/pictures/tools.mjs'

const cloud = (x, y, s, f, o = 1) =>
  `<path transform="translate(${x},${y}) scale(${s})" opacity="${o}" fill="${f}" d="${ornaments.cloud}"/>`
const wave = (y, n, amp = 8) => {
  let p = `M-10,${y}`
  const w = (PW + 20) / n
  for (let i = 0; i < n; i++) {
    const x = -10 + i * w
    p += `C${x + w * 0.3},${y - amp} ${x + w * 0.7},${y - amp} ${x + w},${y}`
  }
  return p + `V${PH + 10}H-10Z`
}
const FR = `M0,${PH}V44C0,30 18,30 22,18C60,26 90,4 128,14C160,2 190,6 216,-2C242,6 272,2 304,14C342,4 372,26 410,18C414,30 432,30 432,44V${PH}Z`
const vine = (d) =>
  `<path d="${d}" fill="none" stroke="#6F5526" stroke-width="4.4" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#C9A253" stroke-width="2.3" stroke-linecap="round"/>`
const leaf = (x, y, a) =>
  `<path transform="translate(${x},${y}) rotate(${a})" d="${ornaments.leaf}" fill="#8FAE8F" stroke="#5F7F63" stroke-width=".7"/>`
let l = `<defs><clipPath id="fr"><path d="${FR}"/></clipPath><filter id="cut" x="-5%" y="-20%" width="110%" height="140%"><feDropShadow dx="0" dy="-2" stdDeviation="2.4" flood-color="#2B3C55" flood-opacity=".25"/></filter><filter id="sh" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="3" stdDeviation="3.5" flood-color="#2B3C55" flood-opacity=".32"/></filter></defs><g clip-path="url(#fr)"><rect y="-10" width="432" height="410" fill="#CFE0E9"/>`
l += `<g transform="translate(216,130)" fill="#E3EDF1">${Array.from({ length: 22 }, (_, i) => `<path transform="rotate(${(i * 360) / 22})" d="M0,0L-16,-360H16Z"/>`).join('')}</g><circle cx="216" cy="118" r="96" fill="#EEF4F3"/>`
l +=
  cloud(52, 92, 0.95, '#EFF5F5') +
  cloud(64, 102, 0.7, '#fff') +
  cloud(312, 84, 0.95, '#EFF5F5') +
  cloud(330, 98, 0.66, '#fff')
l += `<g filter="url(#cut)"><path d="${wave(184, 9)}" fill="#BFD5DE"/></g><g filter="url(#cut)"><path d="${wave(284, 9)}" fill="#D9E3D7"/></g><g filter="url(#cut)"><path d="${wave(356, 9)}" fill="#EFD9D0"/></g>`
l +=
  vine('M216,124V186C216,212 108,192 108,216') +
  vine('M216,186V216') +
  vine('M216,186C216,212 324,192 324,216') +
  vine('M108,260V284C108,302 84,296 84,312') +
  vine('M216,260V312') +
  vine('M216,284C216,302 262,296 262,312') +
  [
    [152, 198, 160],
    [178, 197, -30],
    [258, 196, -20],
    [288, 200, 20],
    [218, 180, -20],
    [110, 284, -20],
    [204, 292, 170],
    [240, 295, -20],
  ]
    .map((a) => leaf(...a))
    .join('')
const kn = (x, y) =>
  `<g transform="translate(${x},${y}) scale(1.04)">${ornaments.rings.replace('{gold}', '#b98b2c')}</g>`
l +=
  cameo({ x: 166, y: 120, rx: 43, look: 'man-full-wig' }) +
  cameo({ x: 266, y: 120, rx: 43, look: 'woman-feathers', left: true }) +
  kn(216, 120)
l +=
  cameo({ x: 108, y: 244, rx: 29, look: 'woman-roses' }) +
  cameo({ x: 216, y: 244, rx: 29, look: 'man-tricorne' }) +
  cameo({ x: 324, y: 244, rx: 29, look: 'woman-band', left: true })
l +=
  cameo({ x: 84, y: 329, rx: 20, look: 'girl' }) +
  cameo({ x: 142, y: 329, rx: 20, look: 'man-queue', upside: true }) +
  cameo({ x: 216, y: 329, rx: 20, look: 'boy' }) +
  cameo({ x: 262, y: 329, rx: 20, look: 'girl', left: true })
l += `<g transform="translate(113,329) scale(.9)">${ornaments.bow}</g>`
const dr = (f) =>
  `<g transform="${f ? 'translate(432,0) scale(-1,1)' : ''}"><path d="M0,0H84C92,70 40,110 26,190C22,210 30,230 30,250C26,300 40,340 28,392H0Z" fill="#C77F84"/><path d="M0,0H56C60,70 24,110 16,190V250C14,300 24,340 14,392H0Z" fill="#B4686F"/><path d="M0,0H26C30,70 10,110 6,190V392H0Z" fill="#A3575F"/><path d="M84,0C92,70 40,110 26,190C22,210 30,230 30,250C26,300 40,340 28,392" fill="none" stroke="#EBCB80" stroke-width="2.6"/><path d="M0,196C14,192 26,196 32,206C28,216 14,220 0,216Z" fill="#E0B759" stroke="#8A6420" stroke-width="1.2"/><path d="M28,208L34,240H20Z" fill="#E0B759" stroke="#8A6420" stroke-width="1"/></g>`
l += `<g filter="url(#sh)">${dr(0)}${dr(1)}</g>`
let val = ''
for (let i = 0; i < 4; i++) {
  const w = 108,
    x = i * w
  val += `<path d="M${x},-10H${x + w}V34C${x + w * 0.8},64 ${x + w * 0.2},64 ${x},34Z" fill="${i % 2 ? '#CF8B8E' : '#C77F84'}"/><path d="M${x + 14},0C${x + 30},36 ${x + 78},36 ${x + 94},0M${x + 30},0C${x + 40},20 ${x + 68},20 ${x + 78},0" fill="none" stroke="#B4686F" stroke-width="2"/><path d="M${x},34C${x + w * 0.2},64 ${x + w * 0.8},64 ${x + w},34" fill="none" stroke="#EBCB80" stroke-width="4"/>`
}
for (let i = 1; i < 4; i++) {
  const x = i * 108
  val += `<path d="M${x - 5},30H${x + 5}L${x + 8},58H${x - 8}Z" fill="#E0B759" stroke="#8A6420"/><circle cx="${x}" cy="31" r="7" fill="#EBCB80" stroke="#8A6420"/>`
}
l += `<g filter="url(#sh)">${val}</g>`
const shell = (x) =>
  `<g transform="translate(${x},${PH - 6})"><path d="M-15,8C-16,-5 -9,-13 0,-14C9,-13 16,-5 15,8Z" fill="#F3DFA9" stroke="#9A7426" stroke-width="1.1"/>${[-9, -4.5, 0, 4.5, 9].map((i) => `<path d="M0,8L${i * 1.2},${-10 + Math.abs(i) * 0.5}" stroke="#B98F3B" stroke-width="1"/>`).join('')}</g>`
l +=
  [60, 112, 164, 216, 268, 320, 372].map(shell).join('') +
  `</g><path d="${FR}" fill="none" stroke="#A8802F" stroke-width="4"/><path d="${FR}" fill="none" stroke="#F0D793" stroke-width="1.4"/>`

export default l
