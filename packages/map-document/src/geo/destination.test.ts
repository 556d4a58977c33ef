import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPosition } from '../testing/samples.ts'
import { bearingDegrees, destinationPoint } from './destination.ts'
import { haversineDistanceMeters, METERS_PER_DEGREE } from './distance.ts'
import { circleRing } from './rings.ts'

describe('at a pole, where Turf throws when rounding takes it beyond', () => {
  it.each([
    [81.11038, 988_482],
    [-83.04355, 773_523],
    [-79.61758, 1_154_474],
  ])('a circle around %d with a radius of %d m is drawn', (lat, radiusMeters) => {
    for (const position of circleRing({ center: [10, lat], radiusMeters }))
      expect(Math.abs(haversineDistanceMeters([10, lat], position) - radiusMeters)).toBeLessThan(1)
  })

  it('courses and circles to it end within a metre', () => {
    const metersMore = fc.double({ min: -0.6, max: 0.6, noNaN: true })
    fc.assert(
      fc.property(anyPosition, fc.boolean(), metersMore, ([lng, lat], isNorth, more) => {
        const distanceMeters = (isNorth ? 90 - lat : 90 + lat) * METERS_PER_DEGREE + more
        const end = destinationPoint([lng, lat], { bearingDegrees: isNorth ? 0 : 180, distanceMeters })
        expect(haversineDistanceMeters(end, [lng, isNorth ? 90 : -90])).toBeLessThan(1.2)
        expect(circleRing({ center: [lng, lat], radiusMeters: distanceMeters })).toHaveLength(97)
      }),
      { numRuns: 2000 },
    )
  })

  it('a course from it arrives', () => {
    expect(destinationPoint([0, 90], { bearingDegrees: 180, distanceMeters: METERS_PER_DEGREE })[1]).toBeCloseTo(89, 9)
  })
})

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
