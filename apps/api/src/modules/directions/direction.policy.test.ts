import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { refuseLength, refuseNoGo } from './direction.policy.ts'

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

describe('areas that a way keeps out of', () => {
  /** So many corners; the first two make the whole length of the edge, there and back. */
  const ring = ({ corners = 3, meters = 100 }): readonly Position[] => {
    const [start = [0, 0], end = start] = ofMeters(meters / 2)
    return [start, ...Array.from({ length: corners - 1 }, () => end)]
  }
  const times = (count: number, one: readonly Position[]) => Array.from({ length: count }, () => one)

  it.each([
    ['areas', times(20, ring({})), times(21, ring({}))],
    ['corners', times(2, ring({ corners: 250 })), [ring({ corners: 250 }), ring({ corners: 251 })]],
    ['metres', times(2, ring({ meters: 99_999.9 })), times(2, ring({ meters: 100_001 }))],
  ] as const)('may be of so many %s, and no more', (_, most, tooMany) => {
    expect(refuseNoGo(most)).toBeNull()
    expect(refuseNoGo(tooMany)).toEqual({ code: 'no_go.limit_reached', params: {} })
  })
})
