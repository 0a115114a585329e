// Signs at the edges of a window on a drawing, towards what may be chosen out of sight.

interface Spot {
  x: number
  y: number
}

export interface Sign {
  side: 'left' | 'right' | 'up' | 'down'
  arrow: string
  /** What lies there, the nearest first. */
  to: Spot[]
}

export function signsOf(lights: readonly Spot[], window: Spot & { w: number; h: number }): Sign[] {
  const [right, bottom] = [window.x + window.w, window.y + window.h]
  const within = ({ x }: Spot) => x >= window.x && x <= right
  const signs: Sign[] = [
    { side: 'left', arrow: '‹', to: lights.filter(({ x }) => x < window.x).sort((a, b) => b.x - a.x) },
    { side: 'right', arrow: '›', to: lights.filter(({ x }) => x > right).sort((a, b) => a.x - b.x) },
    { side: 'up', arrow: '⌃', to: lights.filter((one) => one.y < window.y && within(one)).sort((a, b) => b.y - a.y) },
    { side: 'down', arrow: '⌄', to: lights.filter((one) => one.y > bottom && within(one)).sort((a, b) => a.y - b.y) },
  ]
  return signs.filter(({ to }) => to.length > 0)
}
