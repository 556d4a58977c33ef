import { describe, expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { destinationPoint } from './destination.ts'
import { ringSquareMeters } from './ring-area.ts'

describe('the area of a ring', () => {
  it('is that on a sphere, whichever way it goes, closed or not, also across 180°', () => {
    const corner = (lng: number, lat: number): Position => [lng, lat]
    // One degree by one at the equator: R² · Δλ · (sin 1° − sin 0°).
    const expected = 12_363_718_145
    const ring = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
    expect(ringSquareMeters(ring)).toBeCloseTo(expected, -5)
    expect(ringSquareMeters(ring.toReversed())).toBeCloseTo(expected, -5)
    expect(ringSquareMeters([...ring, corner(0, 0)])).toBeCloseTo(expected, -5)
    const across = [corner(179.5, 0), corner(-179.5, 0), corner(-179.5, 1), corner(179.5, 1)]
    expect(ringSquareMeters(across)).toBeCloseTo(expected, -5)
  })

  it('is π r² of a circle', () => {
    const circle = Array.from({ length: 360 }, (_, bearingDegrees) =>
      destinationPoint([137.8, 35.95], { bearingDegrees, distanceMeters: 1_000 }),
    )
    expect(ringSquareMeters(circle) / (Math.PI * 1_000 ** 2)).toBeCloseTo(1, 3)
  })
})
