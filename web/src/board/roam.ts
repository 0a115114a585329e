// Arrow keys walk from thing to thing, to the nearest in that direction; whatever can be pointed at can be reached.

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Whether the key led somewhere. */
export function roam(key: string, from: HTMLElement | SVGElement): boolean {
  const step = STEPS[key]
  // A board that is more than one drawing says where it begins.
  const root = from.closest('[data-roam]') ?? (from as SVGElement).ownerSVGElement
  if (!step || !root) return false
  const here = middle(from)
  let best: HTMLElement | SVGElement | null = null
  let least = Infinity
  for (const other of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing] > .hit')) {
    if (other === from) continue
    const there = middle(other)
    const dx = there.x - here.x
    const dy = there.y - here.y
    const along = dx * step[0] + dy * step[1]
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    if (along < 4 || aside > along * 2) continue
    if (along + aside * 2 < least) {
      least = along + aside * 2
      best = other
    }
  }
  best?.focus()
  return best !== null
}
