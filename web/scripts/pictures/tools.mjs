// What the three pictures share.

export const PW = 432
export const PH = 386

let count = 0
export const nextId = (letter) => `${letter}${(count += 1)}`

/** The box around a path of absolute M, L, H, V, C and Z. */
function box(d) {
  const xs = []
  const ys = []
  for (const [, letter, rest] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (letter === 'H') xs.push(...numbers)
    else if (letter === 'V') ys.push(...numbers)
    else numbers.forEach((n, i) => (i % 2 ? ys : xs).push(n))
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Woodcut shading: parallel lines of three widths inside a shape; only those that cross it are written. */
export function hatch(d, { a = 20, sp = 7, w = 1.6 } = {}) {
  const id = nextId('h')
  const [x0, y0, x1, y1] = box(d)
  const turn = (a * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const widths = ['', '', '']
  for (let t = -520; t < 920; t += sp) {
    const p = [-600, 600].map((k) => [t + k * dx, 200 + k * dy])
    const [near, far] = [(y0 - 4 - 200) / (dy || 1e-6), (y1 + 4 - 200) / (dy || 1e-6)]
    const from = Math.abs(dy) < 0.2 ? p[0] : [t + near * dx, y0 - 4]
    const to = Math.abs(dy) < 0.2 ? p[1] : [t + far * dx, y1 + 4]
    if (Math.max(from[0], to[0]) < x0 || Math.min(from[0], to[0]) > x1) continue
    const kind = Math.min(2, Math.floor(3 * Math.abs(Math.sin(t * 0.37))))
    widths[kind] += `M${from.map((n) => n.toFixed(1))}L${to.map((n) => n.toFixed(1))}`
  }
  const lines = widths.map((path, i) =>
    path ? `<path d="${path}" stroke-width="${(w * (0.8 + 0.2 * i)).toFixed(2)}"/>` : '',
  )
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})" stroke="#2A2420" fill="none">${lines.join('')}</g>`
}
