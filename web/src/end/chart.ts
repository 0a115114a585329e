// The points of every seat after every choice, as lines in a box.

import { SEATS } from '../arms'

// Lines differ by dash as well as by colour, as the seats do by division.
const DASHES = ['', '9 4', '3 3', '12 4 3 4', '1 4']
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? ''
/** The light seat is drawn in ink, and dark colours are lifted by night. */
export function inkOf(seat: number): string {
  const own = SEATS[seat % SEATS.length]?.colour
  return seat === 2 ? 'var(--ink)' : `light-dark(${own}, color-mix(in oklab, ${own}, white 45%))`
}

export interface Line {
  seat: number
  path: string
  last: { x: number; y: number; value: number }
}

export interface Chart {
  lines: Line[]
  /** Values of the grid, and where they lie. */
  grid: { value: number; y: number }[]
}

/** A round step that leaves at most five lines. */
export function gridStep(most: number): number {
  for (let size = 1; ; size *= 10) for (const n of [1, 2, 5]) if (most / (n * size) <= 5) return n * size
}

export function chart(totals: number[][], width: number, height: number): Chart {
  const most = Math.max(1, ...totals.flat())
  const least = Math.min(0, ...totals.flat())
  const step = gridStep(most - least)
  const top = Math.ceil(most / step) * step
  const x = (i: number) => (totals.length > 1 ? (i / (totals.length - 1)) * width : 0)
  const y = (value: number) => height - ((value - least) / (top - least)) * height
  const seats = totals[0]?.length ?? 0
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const values = totals.map((row) => row[seat] ?? 0)
    // Points come in jumps: a step is truer than a slope, and equal values need no corner.
    let path = ''
    values.forEach((value, i) => {
      if (i === 0) path = `M0 ${y(value).toFixed(1)}`
      else if (value !== values[i - 1]) path += `H${x(i).toFixed(1)}V${y(value).toFixed(1)}`
    })
    const end = values.at(-1) ?? 0
    return {
      seat,
      path: `${path}H${x(totals.length - 1).toFixed(1)}`,
      last: { x: x(totals.length - 1), y: y(end), value: end },
    }
  })
  const grid = []
  for (let value = Math.ceil(least / step) * step; value <= top; value += step) grid.push({ value, y: y(value) })
  return { lines, grid }
}

/** Labels at the ends of the lines, moved apart so that none covers another. */
export function apart(wanted: number[], gap: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  for (let k = 1; k < order.length; k += 1) {
    const [above, here] = [order[k - 1]!, order[k]!]
    here.y = Math.max(here.y, above.y + gap)
  }
  const placed: number[] = []
  for (const { y, i } of order) placed[i] = y
  return placed
}
