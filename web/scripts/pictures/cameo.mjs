// Cameo portraits: jasperware profiles in an oval, 100 × 124, facing right.
import { nextId } from './tools.mjs'

export const FM =
  'M44,20C56,15 66,20 67,30C67.5,34 66.2,37 67,40C69,44 73,48 75,51C76,53 72.5,54.4 70.6,55C70.4,57 72.6,58 72,60C71.7,61 70,61.2 70,61.6C71.6,62.4 72,64 71,65.6C70,67.2 70.8,69 70.6,71.6C70,76.5 65,79 59,77.6C56,81 56,87 59,93L38,97L34,80C29,70 28,38 44,20Z'
export const FW =
  'M44,24C55,18 64,24 65,33C65.4,36.4 64.4,39 65,41.5C66.6,45 70,48.5 71.6,51C72.4,52.6 69.6,53.8 68,54.2C68,56 70,57 69.6,58.8C69.2,60 67.6,60 67.8,60.4C69.4,61.2 69.4,63 68.4,64.4C67.4,65.8 68.2,67.4 67.8,69.6C67,73.8 62.6,76 57,75C54.6,80 54.4,87 57,95L40,98L40,82C32,72 30,40 44,24Z'
const FC =
  'M42,26C56,19 68,26 69,38C69.3,41 68.3,43.5 69,46C70.5,49.5 73,51.5 74,54C74.4,55.6 71.6,56.6 70.4,57C70.4,58.8 72,59.6 71.4,61.2C71,62.4 69.4,62.4 69.6,63C70.6,64 70.4,65.6 69.8,66.6C69.6,72 65,77 57,77.5C55,81 55,86 57,92L40,94L38,80C26,72 26,38 42,26Z'
const W = '#FFFDF7',
  SK = '#FBF1E2',
  CO = '#F1E4D0'
function hairM(v, l, k) {
  const base =
    'M66,27C63,11 44,6 30,14C16,22 15,42 21,58C24,65 31,66 35,63C42,60 47,56 48,48C49,40 52,34 58,31C61,29.5 64,29 66,27Z'
  const rolls = `<g fill="${W}" stroke="${l}" stroke-width="1.6"><rect x="26" y="44.5" width="25" height="9.6" rx="4.8" transform="rotate(-6 38 50)"/><rect x="25" y="54" width="24" height="9.4" rx="4.7" transform="rotate(-4 38 58)"/></g>`
  const queue = `<path d="M21,68C15,78 15,92 19,106L28,103C24,92 24,80 27,68Z" fill="${W}" stroke="${l}" stroke-width="1.2"/><path d="M24,66L9,58V76ZM24,66L36,60L35,74Z" fill="${k}"/>`
  if (v === 0)
    return `<path d="${base}" fill="${W}"/>${rolls}${queue}<path d="M28,20C36,14 48,14 56,20M24,30C32,22 42,20 52,26" fill="none" stroke="${l}" stroke-width="1.4"/>`
  if (v === 1)
    return `<path d="${base}" fill="${W}"/>${rolls}${queue}<path d="M10,34C18,26 24,10 44,7C60,5 68,14 72,22C80,20 86,20 90,24C82,33 62,35 46,32C32,30 22,32 10,34Z" fill="${k}"/><path d="M12,33.4C22,30 34,28.6 46,30.6C62,33 80,31.4 88,24.6" fill="none" stroke="${W}" stroke-width="2.2"/><path d="M38,20C34,8 40,0 48,2C46,8 46,14 44,21Z" fill="${W}"/>`
  if (v === 2)
    return `<path d="M66,26C63,8 42,2 28,12C14,20 12,36 15,48C9,54 9,62 14,67C8,73 9,82 15,86C12,93 17,100 24,100C34,102 42,96 43,88C48,84 48,76 45,71C50,66 50,58 47,53C49,43 52,35 58,31C61,29.5 64,29 66,26Z" fill="${W}"/><g fill="none" stroke="${l}" stroke-width="1.6"><path d="M16,50C24,46 32,50 34,56M15,68C23,63 32,66 36,72M16,86C23,80 31,82 35,88M30,22C36,16 48,16 56,22M26,34C32,26 42,24 50,28"/></g>`
  return `<path d="M66,26C66,12 48,6 34,12C20,18 18,36 22,50C24,58 30,64 36,64C42,60 48,54 49,46C50,38 56,34 66,26Z" fill="${W}"/><path d="M30,26C38,16 50,16 58,20M26,38C32,28 42,26 50,28M28,50C34,44 40,44 46,44" fill="none" stroke="${l}" stroke-width="1.6"/>${queue}`
}
function hairW(v, l, k) {
  const pouf = 'M65,31C72,16 62,4 48,4C28,2 16,16 17,34C18,48 24,58 33,60C41,60 47,54 49,46C51,38 57,35 65,31Z'
  const curls = `<g fill="${W}" stroke="${l}" stroke-width="1.5"><ellipse cx="31" cy="60" rx="10" ry="5" transform="rotate(-18 31 60)"/><ellipse cx="29" cy="69" rx="9" ry="4.6" transform="rotate(-14 29 69)"/></g><path d="M33,70C26,78 38,84 31,92C28,98 34,102 40,102C36,96 44,92 40,84C38,78 42,76 40,70Z" fill="${W}" stroke="${l}" stroke-width="1.3"/>`
  const lines = `<path d="M24,24C34,12 50,10 60,18M22,36C30,24 44,20 56,26M26,48C32,38 40,34 48,36" fill="none" stroke="${l}" stroke-width="1.5"/>`
  if (v === 0)
    return `<path d="${pouf}" fill="${W}"/>${lines}${curls}<path d="M26,18C18,8 12,6 8,10C14,14 16,22 24,26Z" fill="${SK}" stroke="${l}" stroke-width="1.2"/><path d="M30,14C26,2 20,0 15,1C20,8 22,16 28,22Z" fill="${SK}" stroke="${l}" stroke-width="1.2"/>`
  if (v === 1)
    return `<path d="${pouf}" fill="${W}"/>${lines}${curls}<g fill="${k}"><circle cx="54" cy="20" r="4.4"/><circle cx="46" cy="14" r="4.4"/><circle cx="37" cy="13" r="4"/></g><g fill="${W}"><circle cx="54" cy="20" r="1.6"/><circle cx="46" cy="14" r="1.6"/><circle cx="37" cy="13" r="1.5"/></g>`
  if (v === 2)
    return `<path d="M65,32C66,16 52,10 40,12C22,14 18,28 21,42C23,54 28,60 35,61C42,60 47,54 49,46C51,39 57,36 65,32Z" fill="${W}"/>${curls}<path d="M60,22C56,6 30,2 20,16C10,26 14,44 22,52C18,40 26,28 38,24C46,21 54,22 60,22Z" fill="${CO}" stroke="${l}" stroke-width="1.4"/><path d="M20,44L6,40L10,54L22,50L14,62Z" fill="${k}"/>`
  return `<path d="${pouf}" fill="${W}"/>${lines}${curls}<path d="M20,36C34,26 50,20 66,22" fill="none" stroke="${k}" stroke-width="4"/><path d="M20,36L6,30V46ZM20,36L10,52L24,52Z" fill="${k}"/>`
}
const bustM = (l, c) =>
  `<path d="M4,130C6,108 22,99 37,93C44,99 53,98 59,91C72,95 88,104 94,130Z" fill="${c || CO}"/><path d="M57,90C62,94 62,98 66,101C62,103 68,107 64,109C69,112 65,116 68,120L54,124C52,112 50,104 48,97C52,97 55,94 57,90Z" fill="${W}" stroke="${l}" stroke-width="1.2"/><path d="M37,93C38,106 42,116 46,126" fill="none" stroke="${l}" stroke-width="1.8"/>`
const bustW = (l, c) =>
  `<path d="M40,92C30,98 22,100 16,108L56,118L78,104C70,100 60,98 56,90Z" fill="${SK}"/><path d="M8,130C8,116 14,108 22,104C30,114 58,114 74,102C86,106 92,116 94,130Z" fill="${c || CO}"/><path d="M20,105C24,108 27,107 29,110C33,109 35,112 39,111C43,113 46,111 50,112C54,112 57,109 61,109C64,106 68,107 74,102" fill="none" stroke="${W}" stroke-width="4.4" stroke-linecap="round"/><path d="M43,86C47,89 52,89 56,86" fill="none" stroke="${l}" stroke-width="2.4"/>`
const bustC = (l) =>
  `<path d="M18,130C18,110 28,100 40,94C46,97 52,97 57,92C70,97 80,108 82,130Z" fill="${CO}"/><path d="M35,92C38,99 44,101 50,101C56,101 60,97 61,91C56,93 52,90 48,92C44,89 40,94 35,92Z" fill="${W}" stroke="${l}" stroke-width="1.3"/>`
export function figure(kind, v, l, k = '#47688A') {
  // l = jasper ground colour used for incised lines
  if (kind === 'M') return `${bustM(l)}<path d="${FM}" fill="${SK}"/>${hairM(v, l, k)}`
  if (kind === 'W') return `${bustW(l)}<path d="${FW}" fill="${SK}"/>${hairW(v, l, k)}`
  if (kind === 'b')
    return `${bustC(l)}<path d="${FC}" fill="${SK}"/><path d="M68,37C70,22 54,12 40,16C24,20 18,36 22,52C24,62 30,68 38,66C36,60 44,58 42,52C50,50 46,42 54,42C58,40 64,40 68,37Z" fill="${W}"/><path d="M30,30C38,20 52,20 60,26M26,44C32,34 42,30 52,33M30,56C34,50 38,48 44,48" fill="none" stroke="${l}" stroke-width="1.6"/>`
  return `${bustC(l)}<path d="${FC}" fill="${SK}"/><path d="M68,38C70,22 54,12 40,16C24,20 18,36 22,52C20,60 14,64 18,72C14,78 18,88 28,88C38,88 40,78 36,72C42,68 40,60 44,54C48,46 58,44 68,38Z" fill="${W}"/><path d="M30,30C38,20 52,20 60,28M26,44C32,34 42,30 54,36M22,60C28,56 34,58 36,62M22,74C28,70 32,72 34,76" fill="none" stroke="${l}" stroke-width="1.6"/><path d="M34,22L20,8L18,26ZM34,22L44,4L50,18Z" fill="${k}"/>`
}
export const JB = '#7C9DBB',
  JR = '#CB8E8F',
  JG = '#8F8A94'
// cameo centred at 0,0 — rx 31 ry 38 by default
export function cameo(o) {
  const id = nextId('c')
  const rx = o.rx || 31,
    ry = o.ry || (rx * 38) / 31
  const fem = o.kind === 'W' || o.kind === 'g'
  const g = o.ground || (fem ? JR : JB)
  const s = (2 * ry) / 120 // box height 124 -> diameter
  const flip = o.face === 'L' ? -1 : 1
  const fig = `<g transform="scale(${flip},1) translate(${-50 * s},${-ry + ry * 0.06}) scale(${s})">${figure(o.kind, o.v || 0, g, fem ? '#93505A' : '#42607F')}</g>`
  return `<g transform="translate(${o.x},${o.y})" ${o.op ? `opacity="${o.op}"` : ''}><ellipse cx="1" cy="3" rx="${rx + 3}" ry="${ry + 3}" fill="#2B2F45" opacity=".16"/><ellipse rx="${rx + 3.2}" ry="${ry + 3.2}" fill="#FBF4E6" stroke="#A8802F" stroke-width="1.4"/><ellipse rx="${rx + 0.6}" ry="${ry + 0.6}" fill="${g}" stroke="#C9A253" stroke-width="1.3"/><clipPath id="${id}"><ellipse rx="${rx}" ry="${ry}"/></clipPath><g clip-path="url(#${id})"><g ${o.upside ? 'transform="rotate(180)"' : ''}>${fig}</g></g></g>`
}
