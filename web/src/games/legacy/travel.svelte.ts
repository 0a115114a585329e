// Cards travel: whatever bears the same name before and after a change goes from the one place to the other.

import { tick } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'

const boxes = (root: Element) =>
  new Map(
    [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].map((one) => [
      one.dataset.piece!,
      { one, box: one.getBoundingClientRect() },
    ]),
  )

/** Watches what `changed` reads; a piece that is now in another element than before comes flying from there. */
export function travels(root: () => Element | undefined, changed: () => unknown): void {
  let before: ReturnType<typeof boxes> | null = null
  $effect.pre(() => {
    changed()
    const here = root()
    before = here ? boxes(here) : null
    void tick().then(() => {
      const there = root()
      if (!before || !there || prefersReducedMotion.current || document.documentElement.dataset.motion === 'off') return
      for (const [name, { one, box }] of boxes(there)) {
        const old = before.get(name)
        if (!old || old.one === one || old.box.width === 0 || box.width === 0) continue
        fly(one, old.box, box)
      }
    })
  })
}

/** In a drawing a length is that of the drawing, so the way there is told as a copy above the page. */
function fly(piece: HTMLElement | SVGElement, from: DOMRect, to: DOMRect): void {
  const wing = document.createElement('div')
  wing.className = 'legacy wing'
  wing.setAttribute('aria-hidden', 'true')
  const drawing = piece.querySelector('svg') ?? (piece instanceof SVGElement ? piece : null)
  if (!drawing) return
  if (piece instanceof SVGGraphicsElement) {
    const inner = piece.getBBox()
    const copy = piece.cloneNode(true) as SVGGraphicsElement
    copy.style.transform = ''
    wing.innerHTML = `<svg viewBox="${inner.x} ${inner.y} ${inner.width} ${inner.height}" width="100%" height="100%"></svg>`
    wing.firstElementChild!.append(copy)
  } else wing.append(drawing.cloneNode(true))
  Object.assign(wing.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  })
  document.body.append(wing)
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  const way = wing.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: 'none', opacity: 1, offset: 0.9 },
      { transform: 'none', opacity: 0 },
    ],
    { duration: 750, easing: 'cubic-bezier(.45,0,.3,1)' },
  )
  way.onfinish = () => wing.remove()
  way.oncancel = () => wing.remove()
}
