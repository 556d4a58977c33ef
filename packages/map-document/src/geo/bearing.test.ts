import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearingDegrees } from './bearing.ts'
import { destinationPoint } from './destination.ts'

describe('bearingDegrees', () => {
  it('counts clockwise from north', () => {
    expect(bearingDegrees([138, 36], [138, 37])).toBe(0)
    expect(bearingDegrees([0, 0], [1, 0])).toBe(90)
    expect(bearingDegrees([138, 36], [138, 35])).toBe(180)
    expect(bearingDegrees([0, 0], [-1, 0])).toBe(270)
    expect(bearingDegrees([138, 36], [138, 36])).toBe(0)
  })

  it('goes the short way across 180°', () => {
    expect(bearingDegrees([179.9, 0], [-179.9, 0])).toBeCloseTo(90, 9)
  })

  it('is what destinationPoint was told', () => {
    const place = fc.tuple(
      fc.double({ min: -180, max: 179.9, noNaN: true }),
      fc.double({ min: -80, max: 80, noNaN: true }),
    )
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 10, max: 100_000 }),
        (from, bearing, meters) => {
          const told = bearingDegrees(from, destinationPoint(from, { bearingDegrees: bearing, distanceMeters: meters }))
          expect(Math.abs(((told - bearing + 540) % 360) - 180)).toBeLessThan(0.01)
        },
      ),
    )
  })
})
