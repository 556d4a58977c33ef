import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { refuseLength } from './direction.policy.ts'

/** Metres in a degree of a meridian, on the sphere that the product measures with. */
const METERS_PER_DEGREE = (6_371_008.8 * Math.PI) / 180

/** A path of this length, northward from the equator. */
const ofMeters = (meters: number): readonly Position[] => [
  [138, 0],
  [138, meters / METERS_PER_DEGREE],
]

describe.each([
  ['walking', 300],
  ['hike', 300],
  ['walk', 300],
  ['stepFree', 300],
  ['cityBike', 500],
  ['roadBike', 500],
  ['gravelBike', 500],
  ['mountainBike', 500],
  ['eBike', 500],
  ['motorcycle', 1_500],
  ['car', 1_500],
  ['driving', 1_500],
] as const)('a way for %s', (mode, maxKilometers) => {
  it(`may be ${maxKilometers} km long`, () => {
    expect(refuseLength(ofMeters(maxKilometers * 1_000 - 0.1), mode)).toBeNull()
  })

  it('may not be a metre longer', () => {
    expect(refuseLength(ofMeters(maxKilometers * 1_000 + 1), mode)).toEqual({
      code: 'MAX_ROUTE_LENGTH_EXCEEDED',
      params: { maxKilometers },
    })
  })
})
