import { bbox } from '@turf/bbox'
import { distance } from '@turf/distance'
import { length } from '@turf/length'
import { nearestPointOnLine } from '@turf/nearest-point-on-line'
import { simplify } from '@turf/simplify'
import fc from 'fast-check'
import type { LineString } from 'geojson'
import { describe, expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { anyPosition } from '../testing/samples.ts'
import { boundsOf } from './bounds.ts'
import { EARTH_RADIUS_METERS, haversineDistanceMeters, pathLengthMeters } from './distance.ts'
import { nearestPointOnPath } from './nearest-point.ts'
import { simplifyPath } from './simplify.ts'

// Differences from turf are documented at each function, with the reason. Here both return the same where turf is right.
const meters = { units: 'meters' } as const
const line = (path: readonly Position[]): LineString => ({
  type: 'LineString',
  coordinates: path.map((position) => [...position]),
})

/** Where a degree is as long in both directions, and 180° far away: what turf measures in degrees. */
const nearEquator = fc
  .tuple(fc.integer({ min: -5e4, max: 5e4 }), fc.integer({ min: -5e4, max: 5e4 }))
  .map(([lng, lat]): Position => [lng / 1e5, lat / 1e5])
const path = (position: fc.Arbitrary<Position>) => fc.array(position, { minLength: 2, maxLength: 20 })

describe('our geometry agrees with turf on', () => {
  it('distances, but for antipodes', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        const expected = distance([...a], [...b], meters)
        const found = haversineDistanceMeters(a, b)
        if (Number.isNaN(expected)) expect(found).toBeCloseTo(Math.PI * EARTH_RADIUS_METERS, -2)
        else expect(Math.abs(found - expected)).toBeLessThan(0.001 + expected * 1e-9)
      }),
    )
  })

  it('distances of antipodes, where turf has no answer for some', () => {
    const half = Math.PI * EARTH_RADIUS_METERS
    fc.assert(
      fc.property(anyPosition, ([lng, lat]) => {
        expect(haversineDistanceMeters([lng, lat], [lng > 0 ? lng - 180 : lng + 180, -lat])).toBeCloseTo(half, 0)
      }),
    )
  })

  it('lengths of paths', () => {
    fc.assert(
      fc.property(path(anyPosition), (positions) => {
        const expected = length({ type: 'Feature', properties: {}, geometry: line(positions) }, meters)
        expect(Math.abs(pathLengthMeters(positions) - expected)).toBeLessThan(0.001 + expected * 1e-9)
      }),
    )
  })

  it('boxes that do not cross 180°', () => {
    fc.assert(
      fc.property(path(nearEquator), (positions) => {
        expect(boundsOf(positions)).toEqual(bbox(line(positions)))
      }),
    )
  })

  it('the point of a path that is nearest', () => {
    fc.assert(
      fc.property(path(nearEquator), nearEquator, (positions, position) => {
        fc.pre(pathLengthMeters(positions) > 0)
        const expected = nearestPointOnLine(line(positions), [...position], meters).properties.dist ?? Number.NaN
        const found = nearestPointOnPath(positions, position)?.distanceMeters ?? Number.NaN
        // A plane around the position is not the sphere: over a degree they differ by less than a thousandth. Half a
        // degree from the equator, the great circle of a stretch of a degree bulges 2.1 m from the straight line.
        expect(Math.abs(found - expected)).toBeLessThan(2.2 + expected * 1e-3)
      }),
    )
  })

  it('which points a simpler path keeps', () => {
    const degree = (Math.PI * EARTH_RADIUS_METERS) / 180
    const onward = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: -900, max: 900 })), {
        minLength: 3,
        maxLength: 30,
      })
      .map((steps) => {
        const lngs = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, [east]) => sum + east, 0))
        return steps.map(([, lat], index): Position => [(lngs[index] ?? 0) / 1e5, lat / 1e5])
      })
    fc.assert(
      fc.property(onward, (positions) => {
        const expected = simplify(line(positions), { tolerance: 0.002, highQuality: true }).coordinates
        expect(simplifyPath(positions, 0.002 * degree)).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })
})
