// Where families stand in rows: parents over the middle of their children, brothers and sisters together, nobody on anybody.

export interface Box {
  row: number
  /** How far the box reaches to both sides of its own point. */
  left: number
  right: number
  /** From its own point to where the line to its children begins. */
  drop: number
}
/** From a parent's box to a child's: `at` is where the line arrives, from the child's own point. */
export interface Link {
  parent: number
  child: number
  at: number
}

/**
 * Numbers as near to those wanted as can be, each at least `apart` behind the one before: what is wanted too close is
 * drawn together around its mean (the pooling of adjacent violators).
 */
export function spread(wanted: readonly number[], apart: readonly number[], weights: readonly number[]): number[] {
  let sum = 0
  const from = wanted.map((_, i) => (sum += i === 0 ? 0 : apart[i - 1]!))
  const pools: { value: number; weight: number; count: number }[] = []
  wanted.forEach((value, i) => {
    pools.push({ value: value - from[i]!, weight: weights[i]!, count: 1 })
    for (
      let last = pools.at(-1)!, before = pools.at(-2);
      before && before.value > last.value;
      last = before, before = pools.at(-2)
    ) {
      before.value = (before.value * before.weight + last.value * last.weight) / (before.weight + last.weight)
      before.weight += last.weight
      before.count += last.count
      pools.pop()
    }
  })
  return pools.flatMap(({ value, count }) => Array<number>(count).fill(value)).map((value, i) => value + from[i]!)
}

const SWEEPS = 24
/** Who has children draws harder than who has none. */
const HEAVY = 6

/** The own point of every box, the leftmost edge at 0. Boxes of a row stay in the order in which they come. */
export function tidy(boxes: readonly Box[], links: readonly Link[], gap: number): { x: number[]; width: number } {
  const rows: number[][] = []
  boxes.forEach(({ row }, i) => (rows[row] ??= []).push(i))
  const below = boxes.map((_, i) => links.filter(({ parent }) => parent === i))
  const above = boxes.map((_, i) => links.filter(({ child }) => child === i))
  const apart = (row: number[]) => row.slice(1).map((box, i) => boxes[row[i]!]!.right + gap + boxes[box]!.left)
  const x = boxes.map(() => 0)
  for (const row of rows.filter(Boolean))
    spread(
      row.map(() => 0),
      apart(row),
      row.map(() => 1),
    ).forEach((at, i) => (x[row[i]!] = at))

  /** Where a child stands among its brothers and sisters when they stand as close as they can, from their middle. */
  const offset = new Map<Link, number>()
  below.forEach((group) => {
    let at = 0
    const points = group.map((link, i) => {
      const before = group[i - 1]
      // Boxes between two of them belong to others, and are left out here: there the row spreads by itself.
      if (before) at += boxes[before.child]!.right + gap + boxes[link.child]!.left - before.at + link.at
      return at
    })
    group.forEach((link, i) => offset.set(link, points[i]! - (points.at(-1)! + points[0]!) / 2))
  })

  const settle = (row: number[], wish: (box: number) => number | null) => {
    const wanted = row.map(wish)
    const found = spread(
      row.map((box, i) => wanted[i] ?? x[box]!),
      apart(row),
      row.map((_, i) => (wanted[i] === null ? 1 : HEAVY)),
    )
    row.forEach((box, i) => (x[box] = found[i]!))
  }
  const overChildren = (box: number) => {
    if (below[box]!.length === 0) return null
    const points = below[box]!.map(({ child, at }) => x[child]! + at)
    return (Math.min(...points) + Math.max(...points)) / 2 - boxes[box]!.drop
  }
  const underParents = (box: number) => {
    const wishes = above[box]!.map((link) => x[link.parent]! + boxes[link.parent]!.drop + offset.get(link)! - link.at)
    return wishes.length ? wishes.reduce((a, b) => a + b, 0) / wishes.length : null
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const row of rows.filter(Boolean)) settle(row, underParents)
    for (const row of rows.filter(Boolean).toReversed()) settle(row, overChildren)
  }
  const least = Math.min(...boxes.map(({ left }, i) => x[i]! - left))
  const most = Math.max(...boxes.map(({ right }, i) => x[i]! + right))
  return boxes.length ? { x: x.map((at) => at - least), width: most - least } : { x: [], width: 0 }
}
