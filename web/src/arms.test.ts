import { describe, expect, it } from 'vitest'
import { CHARGES, familyArms, hash, tableArms } from './arms'

describe('coats of arms', () => {
  it('are the same for the same seed', () => {
    expect(familyArms('Valcourt')).toEqual(familyArms('Valcourt'))
    expect(tableArms('t', 5)).toEqual(tableArms('t', 5))
  })

  it('differ in division, colour and charge at every table', () => {
    for (let table = 0; table < 300; table += 1) {
      const arms = tableArms(`table ${table}`, 5, { seat: table % 5, seed: `family ${table}` })
      for (const part of ['division', 'field', 'charge'] as const)
        expect(new Set(arms.map((a) => a[part])).size).toBe(5)
    }
  })

  it('give this browser its own charge', () => {
    expect(tableArms('t', 3, { seat: 1, seed: 'us' })[1]?.charge).toBe(familyArms('us').charge)
  })

  it('spread over all charges', () => {
    const drawn = new Set(Array.from({ length: 400 }, (_, i) => familyArms(`${i}`).charge))
    expect(drawn.size).toBe(CHARGES.length)
    expect(hash('a')).not.toBe(hash('b'))
  })
})
