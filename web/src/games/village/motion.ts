// How things come and go, and that they do not where the reader asked for stillness.

import { prefersReducedMotion } from 'svelte/motion'
import { fade, fly } from 'svelte/transition'

const still = () => prefersReducedMotion.current

/** Appears once what flies here has arrived. */
export const arrive = (node: Element) => fade(node, { delay: still() ? 0 : 550, duration: still() ? 0 : 300 })
export const appear = (node: Element) => fade(node, { delay: still() ? 0 : 150, duration: still() ? 0 : 400 })
export const walkIn = (node: Element) => fly(node, { x: 60, duration: still() ? 0 : 500 })
export const walkOff = (node: Element) => fly(node, { y: 40, duration: still() ? 0 : 400 })
