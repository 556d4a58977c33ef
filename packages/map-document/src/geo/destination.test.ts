import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPosition } from '../testing/samples.ts'
import { destinationPoint } from './destination.ts'
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
