// Ending what moves.

/** Everything in the element that moves towards an end is there at once; what pulses on stays as it is. */
export function land(root: Element): void {
  for (const motion of root.getAnimations({ subtree: true })) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
  }
}
