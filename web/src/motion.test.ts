import { expect, it, vi } from 'vitest'
import { land } from './motion'

it('ends what moves towards an end and leaves what pulses on', () => {
  const motion = (endTime: number) => ({ effect: { getComputedTiming: () => ({ endTime }) }, finish: vi.fn() })
  const flight = motion(900)
  const glow = motion(Infinity)
  land({ getAnimations: () => [flight, glow] } as unknown as Element)
  expect(flight.finish).toHaveBeenCalledOnce()
  expect(glow.finish).not.toHaveBeenCalled()
})
