import { beforeEach, expect, it } from 'vitest'
import { Pace } from './pace'

let waiting: (() => void)[]
let shown: number[]
let pace: Pace<number>
const tick = () => waiting.shift()?.()

beforeEach(() => {
  waiting = []
  shown = []
  pace = new Pace<number>(
    {
      later: (_, act) => {
        waiting.push(act)
        return () => (waiting = waiting.filter((one) => one !== act))
      },
    },
    (n) => shown.push(n),
  )
})

it('shows the first at once and the others one after the other', () => {
  for (const n of [1, 2, 3]) pace.add(n, true)
  expect(shown).toEqual([1])
  tick()
  expect(shown).toEqual([1, 2])
  tick()
  tick()
  expect(shown).toEqual([1, 2, 3])
  expect(pace.behind).toBe(false)
})

it('does not wait after a quick one', () => {
  pace.add(1, false)
  pace.add(2, false)
  expect(shown).toEqual([1, 2])
})

it('skips to the newest', () => {
  for (const n of [1, 2, 3, 4]) pace.add(n, true)
  pace.skip()
  expect(shown).toEqual([1, 4])
  pace.add(5, true)
  expect(shown).toEqual([1, 4, 5])
})

it('amends the newest without a pause', () => {
  pace.add(1, true)
  pace.amend(10)
  pace.add(2, true)
  pace.amend(20)
  tick()
  expect(shown).toEqual([1, 10, 20])
})

it('shows nothing after it is stopped', () => {
  pace.add(1, true)
  pace.add(2, true)
  pace.stop()
  tick()
  expect(shown).toEqual([1])
})
