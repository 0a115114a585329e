// The woodcut hand: small drawings as SVG text, for what never changes on the board.

import { ICONS, type IconName } from './icons'

/** Paints by the part they play, so that day and night differ in one place (theme.css). */
const paint = (name: string) => `var(--v-${name})`
export const INK = paint('line')
export const WALL = paint('wall')
export const BRICK = paint('brick')
export const BRICK_LIGHT = paint('brick-light')
export const STRAW = paint('straw')
export const THATCH = paint('thatch')
export const SLATE = paint('slate')
export const WOOD = paint('wood')
export const DOOR = paint('door')
export const MOSS = paint('moss')
export const MOSS_LIGHT = paint('moss-light')

export type Point = readonly [number, number]

export const round = (n: number) => +n.toFixed(1)
export const LINE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`
export const HAIR = `stroke="${INK}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round" fill="none"`

/** Numbers that look thrown but are the same every time. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export const polygon = (points: readonly Point[], fill: string, more = '') =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${more}/>`

/** An icon centred on a point. */
export function icon(name: IconName, x: number, y: number, size: number, fill = INK, more = ''): string {
  const k = size / 512
  const rule = name === 'ox' ? ' fill-rule="evenodd"' : ''
  return `<path transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${k.toFixed(4)})" d="${ICONS[name]}" fill="${fill}"${rule} ${more}/>`
}

/** Hatchings and furrows; `id` keeps those of two drawings on one page apart. */
export const patterns = (id: string) => `
<pattern id="${id}-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-58)"><path d="M0 1H4" stroke="${INK}" stroke-width=".9" opacity=".55"/></pattern>
<pattern id="${id}-shade" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path d="M0 1H5" stroke="${INK}" stroke-width=".7" opacity=".3"/></pattern>
<pattern id="${id}-corn" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><rect width="9" height="9" fill="${paint('field-1')}"/><path d="M0 2H9" stroke="${paint('field-1-line')}" stroke-width="1.6"/><path d="M1 5.5l1.6-2 1.6 2M5.5 7l1.6-2 1.6 2" stroke="${paint('field-1-line')}" stroke-width=".8" fill="none"/></pattern>
<pattern id="${id}-fallow" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="7" height="7" fill="${paint('field-2')}"/><path d="M0 2H7" stroke="${paint('field-2-line')}" stroke-width="1.3"/></pattern>
<pattern id="${id}-green" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)"><rect width="8" height="8" fill="${paint('field-3')}"/><path d="M0 2H8" stroke="${paint('field-3-line')}" stroke-width="1.1"/></pattern>
<pattern id="${id}-cobble" width="16" height="10" patternUnits="userSpaceOnUse"><path d="M1 5q3.5-4 7 0M9 5q3.5-4 7 0M-3 10q3.5-4 7 0M5 10q3.5-4 7 0M13 10q3.5-4 7 0" fill="none" stroke="${INK}" stroke-width=".6" opacity=".28"/></pattern>
<filter id="board-glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="4"/></filter>`

export interface House {
  roof?: string
  gable?: number
  door?: boolean
  timber?: boolean
  chimney?: boolean
}

/** A half-timbered house: its front's left foot, width and height of the front, depth to the right. */
export function house(x: number, y: number, w: number, h: number, d: number, look: House = {}): string {
  const { roof = BRICK, gable = w * 0.62, door = true, timber = true, chimney = true } = look
  const s = d * 0.16
  const b: Point = [x + w, y]
  const bt: Point = [x + w, y - h]
  const ridge: Point = [x + w / 2, y - h - gable]
  const ridge2: Point = [x + w / 2 + d, y - h - gable - s]
  const side: Point[] = [b, [x + w + d, y - s], [x + w + d, y - h - s], bt]
  const wood = `stroke="${WOOD}" fill="none" stroke-linecap="round"`
  let o = `<path d="M${round(x)} ${y + 1}L${round(x + w)} ${y + 2}L${round(x + w + d)} ${round(y - s + 1)}L${round(x + w + d + 9)} ${round(y - s + 5)}L${round(x + w + 6)} ${y + 6}Z" fill="${INK}" opacity=".16"/>`
  o += polygon(side, WALL, LINE) + polygon(side, 'url(#town-hatch)')
  o += polygon([[x, y], b, bt, ridge, [x, y - h]], WALL, LINE)
  if (timber) {
    o += `<path d="M${x} ${y - h}H${x + w}M${round(x + w / 2)} ${y - h}V${round(y - h - gable + 3)}M${round(x + w * 0.25)} ${y - h}L${round(x + w / 2)} ${round(y - h - gable * 0.45)}L${round(x + w * 0.75)} ${y - h}" ${wood} stroke-width="1.3"/>`
    if (w > 34)
      o += `<path d="M${round(x + w * 0.07)} ${y}L${round(x + w * 0.3)} ${y - h}M${round(x + w * 0.93)} ${y}L${round(x + w * 0.7)} ${y - h}" ${wood} stroke-width="1.2"/>`
  }
  const eave = 3
  const e1: Point = [x + w + eave, y - h + eave * 1.1]
  const e2: Point = [x + w + d + eave, y - h - s + eave * 1.1]
  o += polygon([ridge, ridge2, e2, e1], roof, LINE)
  o += polygon(
    [[ridge[0] + d * 0.55, ridge[1] - s * 0.55], ridge2, e2, [e1[0] + d * 0.72, e1[1] - s * 0.72]],
    'url(#town-shade)',
  )
  for (let i = 1; i < 5; i++) {
    const t = i / 5
    o += `<path d="M${round(ridge[0] + (e1[0] - ridge[0]) * t)} ${round(ridge[1] + (e1[1] - ridge[1]) * t)}L${round(ridge2[0] + (e2[0] - ridge2[0]) * t)} ${round(ridge2[1] + (e2[1] - ridge2[1]) * t)}" ${HAIR} opacity=".6" stroke-dasharray="5 1.5"/>`
  }
  o += `<path d="M${round(x - eave)} ${round(y - h + eave * 1.1)}L${round(ridge[0])} ${round(ridge[1])}" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M${round(ridge[0])} ${round(ridge[1])}L${round(e1[0])} ${round(e1[1])}" stroke="${INK}" stroke-width="1.6"/>`
  if (chimney) {
    const cx = x + w / 2 + d * 0.62
    const cy = ridge[1] - s * 0.62
    o += `<path d="M${round(cx - 4)} ${round(cy + 4)}V${round(cy - 9)}H${round(cx + 4)}V${round(cy + 3)}Z" fill="${BRICK_LIGHT}" ${LINE}/>`
  }
  if (door)
    o += `<path d="M${round(x + w * 0.38)} ${y}V${round(y - h * 0.55)}Q${round(x + w * 0.5)} ${round(y - h * 0.8)} ${round(x + w * 0.62)} ${round(y - h * 0.55)}V${y}Z" fill="${DOOR}" ${LINE}/>`
  for (const t of d > 44 ? [0.3, 0.68] : d > 24 ? [0.3] : [])
    o += `<path d="M${round(x + w + d * t)} ${round(y - s * t - h * 0.62)}l7-1v8l-7 1z" fill="${paint('window')}"/>`
  return o
}

export function tree(x: number, y: number, r = 13, fill = MOSS): string {
  const cy = y - r * 1.35
  const q = (...n: number[]) => `q${n.map((v) => round(v * r)).join(' ')}`
  return (
    `<path d="M${x - 1.8} ${y}L${x - 1} ${y - r}H${x + 1}L${x + 2} ${y}Z" fill="${WOOD}" ${LINE}/><ellipse cx="${x + 3}" cy="${y}" rx="${round(r * 0.8)}" ry="2.6" fill="${INK}" opacity=".18"/>` +
    `<path d="M${round(x - r)} ${round(cy + r * 0.2)}${q(-0.15, -0.6, 0.4, -0.7)}${q(0.2, -0.65, 0.75, -0.35)}${q(0.75, -0.1, 0.7, 0.6)}${q(0.4, 0.75, -0.35, 0.95)}${q(-0.5, 0.35, -0.85, 0.05)}${q(-0.75, 0.1, -0.65, -0.55)}z" fill="${fill}" ${LINE}/>` +
    `<path d="M${round(x + r * 0.1)} ${round(cy + r * 0.45)}${q(0.4, -0.05, 0.6, -0.5)}M${round(x - r * 0.2)} ${round(cy + r * 0.25)}${q(0.4, -0.05, 0.6, -0.5)}M${round(x - r * 0.55)} ${round(cy + r * 0.1)}${q(0.3, -0.05, 0.45, -0.35)}" ${HAIR} opacity=".75"/>`
  )
}

export const poplar = (x: number, y: number, h = 34) =>
  `<path d="M${x} ${y}V${y - 6}" stroke="${WOOD}" stroke-width="2.5"/><path d="M${x} ${y - h}Q${x + 8} ${y - h * 0.5} ${x + 5} ${y - 5}Q${x} ${y - 1} ${x - 5} ${y - 5}Q${x - 8} ${y - h * 0.5} ${x} ${y - h}Z" fill="${MOSS}" ${LINE}/><path d="M${x + 1} ${y - h * 0.75}q3 4 2 9M${x} ${y - h * 0.5}q4 3 3.5 9M${x + 1} ${y - h * 0.3}q2.5 2 2 5" ${HAIR} opacity=".7"/>`

export const SHEAF = 'M-7 0L-3-11L-9-22L-4-20L-1-24L2-20L8-23L3-11L8 0Q0 3-7 0Z'

export const sheaf = (x: number, y: number, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="${SHEAF}" fill="${STRAW}" ${LINE}/><path d="M-4-11H4" stroke="#6b4a1c" stroke-width="2.2"/><path d="M-3-9L-4 0M0-9V1M3-9L4 0M-2-13L-5-19M1-13V-20M2-13L5-19" ${HAIR} opacity=".7"/></g>`

export function mill(x: number, y: number, k = 1): string {
  const sail = [0, 90, 180, 270]
    .map(
      (a) =>
        `<g transform="rotate(${a})"><path d="M0 0V-48" stroke="${INK}" stroke-width="2.2"/><path d="M1-12H12V-47H1Z" fill="${paint('paper')}" ${LINE}/><path d="M1-20H12M1-28H12M1-36H12M6.5-12V-47" ${HAIR}/></g>`,
    )
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-24 2H26L34 6H-20Z" fill="${INK}" opacity=".16"/><path d="M-20 0L-12-62H12L20 0Z" fill="${WALL}" ${LINE}/><path d="M2 0L4-62H12L20 0Z" fill="url(#town-hatch)"/><path d="M-15-60Q-12-82 2-82Q14-80 15-60Z" fill="${BRICK}" ${LINE}/><path d="M-10-66H13M-7-72H11" ${HAIR} opacity=".6"/><path d="M-6 0V-16Q0-23 6-16V0Z" fill="${DOOR}" ${LINE}/><rect x="-5" y="-46" width="8" height="9" fill="${paint('window')}"/><g transform="translate(-2 -66) rotate(18)">${sail}<circle r="3.5" fill="${INK}"/></g></g>`
}

export const ROAD = (d: string, w = 24) =>
  `<path d="${d}" fill="none" stroke="${paint('road-edge')}" stroke-width="${w + 2.4}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${paint('road')}" stroke-width="${w}" stroke-linecap="round"/>`

export const plaza = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint('plaza')}" stroke="${paint('plaza-edge')}" stroke-width="1.2"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#town-cobble)"/>`
