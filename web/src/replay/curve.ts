// How the seats stood before each choice and at the end, as lines in a box; 1 is its top.

export const curveX = (at: number, choices: number, width: number): number => (choices > 0 ? (at / choices) * width : 0)
export const curveY = (value: number, height: number): number => (1 - value) * height

/** A round number of points that no seat has more than. */
export const roundTop = (standings: number[][]): number =>
  Math.max(20, Math.ceil(Math.max(0, ...standings.flat()) / 20) * 20)

const REACH = 2

/** The mean with a few neighbours: a short look is a rough guess, and a game seldom turns with every choice. */
export function smoothed(standings: number[][]): number[][] {
  return standings.map((row, at) => {
    // The start and the end stay as they are.
    const reach = Math.min(REACH, at, standings.length - 1 - at)
    const near = standings.slice(at - reach, at + reach + 1)
    return row.map((_, seat) => near.reduce((sum, other) => sum + (other[seat] ?? 0), 0) / near.length)
  })
}

/** One line for each seat, as far as the standings go. */
export function curves(standings: number[][], choices: number, width: number, height: number): string[] {
  const seats = standings[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    standings
      .map(
        (row, at) =>
          `${at === 0 ? 'M' : 'L'}${curveX(at, choices, width).toFixed(1)} ${curveY(row[seat] ?? 0, height).toFixed(1)}`,
      )
      .join(''),
  )
}

/** The number of choices made at a place of the curve. */
export const placeAt = (x: number, choices: number, width: number): number =>
  Math.max(0, Math.min(choices, Math.round((x / Math.max(1, width)) * choices)))

/** Places spread over the game, its start and its end among them: a table of all would be too long to listen to. */
export function sampled(choices: number, most: number): number[] {
  const steps = Math.min(choices, most)
  return steps > 0 ? Array.from({ length: steps + 1 }, (_, i) => Math.round((i / steps) * choices)) : [0]
}
