import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { aDocument, aLine, anyPosition, EVERY_KIND } from '../testing/samples.ts'
import { boundsOf } from './bounds.ts'
import { destinationPoint } from './destination.ts'
import {
  cumulativeDistancesMeters,
  EARTH_RADIUS_METERS,
  haversineDistanceMeters,
  pathLengthMeters,
} from './distance.ts'
import { elevationProfile, elevationStats } from './elevation.ts'
import { encodePolyline } from './encode-polyline.ts'
import { nearestPointOnPath } from './nearest-point.ts'
import { documentBounds, objectBounds } from './object-bounds.ts'
import { decodePolyline } from './polyline.ts'
import { circleRing, rectangleRing } from './rings.ts'
import { simplifyPath } from './simplify.ts'

const DEGREE_METERS = (EARTH_RADIUS_METERS * Math.PI) / 180

describe('distance', () => {
  it('is a degree of a great circle on the equator, a meridian and across 180°', () => {
    for (const [from, to] of [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [10, 50],
        [10, 51],
      ],
      [
        [179.5, 0],
        [-179.5, 0],
      ],
    ] as [Position, Position][]) {
      expect(haversineDistanceMeters(from, to)).toBeCloseTo(DEGREE_METERS, 4)
    }
  })

  it('adds up along a path', () => {
    const path: Position[] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    expect(cumulativeDistancesMeters(path)[0]).toBe(0)
    expect(pathLengthMeters(path)).toBeCloseTo(2 * DEGREE_METERS, 4)
    expect(pathLengthMeters([])).toBe(0)
  })

  it('arrives where the distance says', () => {
    fc.assert(
      fc.property(
        anyPosition,
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (from, bearingDegrees, distanceMeters) => {
          const to = destinationPoint(from, { bearingDegrees, distanceMeters })
          expect(Math.abs(haversineDistanceMeters(from, to) - distanceMeters)).toBeLessThan(0.01)
        },
      ),
    )
  })
})

describe('bounds', () => {
  it.each([
    [
      [
        [139, 35],
        [140, 36],
      ],
      [139, 35, 140, 36],
    ],
    [
      [
        [179, 1],
        [-179, -1],
      ],
      [179, -1, -179, 1],
    ],
    [
      [
        [170, 0],
        [-170, 5],
        [160, 2],
      ],
      [160, 0, -170, 5],
    ],
    [[[5, 5]], [5, 5, 5, 5]],
    [
      [
        [-90, 0],
        [90, 0],
      ],
      [-90, 0, 90, 0],
    ],
  ] as [Position[], number[]][])('of %j are %j', (positions, expected) => {
    expect(boundsOf(positions)).toEqual(expected)
  })

  it('are null without positions, and a shape across 180° keeps its own', () => {
    expect(documentBounds(aDocument([]))).toBeNull()
    const rectangle = EVERY_KIND.find((object) => object.kind === 'rectangle')
    expect(rectangle && objectBounds(rectangle)).toEqual([179, -1, -179, 1])
    const wide = { ...EVERY_KIND[5], west: -170, east: 170, south: 0, north: 1 } as (typeof EVERY_KIND)[number] // a rectangle
    expect(objectBounds(wide)).toEqual([-170, 0, 170, 1])
    expect(
      objectBounds(
        aLine('a', [
          [-170, 0],
          [-30, 5],
          [80, 0],
          [170, 0],
        ]),
      ),
    ).toEqual([-170, 0, 170, 5])
  })
})

describe('[F59] polyline', () => {
  it('is the example of the format, latitude first', () => {
    const path: Position[] = [
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ]
    expect(encodePolyline(path)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyPosition, { maxLength: 30 }), (path) => {
        expect(decodePolyline(encodePolyline(path), { maxPoints: 30 })).toEqual({ ok: true, path })
      }),
    )
  })

  it.each([
    ['_p~iF~ps|U_', 'polyline.incomplete'],
    ['_p~iF', 'polyline.incomplete'],
    [`${'~'.repeat(10)}?`, 'polyline.out_of_range'],
    ['_p~iF ps|U', 'polyline.invalid_character'],
    ['こ', 'polyline.invalid_character'],
    ['\u007f\u007f', 'polyline.invalid_character'],
    [encodePolyline([[0, 91]]), 'polyline.out_of_range'],
    ['??'.repeat(3), 'polyline.too_long'],
    ['_'.repeat(100_000), 'polyline.out_of_range'],
  ])('refuses %.20s as %s', (text, problem) => {
    expect(decodePolyline(text, { maxPoints: 2 })).toEqual({ ok: false, problem })
  })
})

describe('nearest point', () => {
  it('finds the segment and the place on it, across 180° too', () => {
    const path: Position[] = [
      [178, 0],
      [179, 0],
      [-179, 0],
    ]
    const nearest = nearestPointOnPath(path, [-179.5, 0.1])
    expect(nearest).toMatchObject({ segmentIndex: 1 })
    expect(nearest?.fraction).toBeCloseTo(0.75, 9)
    expect(nearest?.position[0]).toBeCloseTo(-179.5, 9)
    expect(nearest?.distanceMeters).toBeCloseTo(DEGREE_METERS / 10, 3)
  })

  it('stays on the path and needs two positions', () => {
    expect(
      nearestPointOnPath(
        [
          [0, 0],
          [1, 0],
        ],
        [-5, 0],
      ),
    ).toMatchObject({ fraction: 0, position: [0, 0] })
    expect(nearestPointOnPath([[0, 0]], [0, 0])).toBeNull()
  })
})

describe('rings', () => {
  it('keeps every point of a circle at its radius and runs on across 180°', () => {
    const ring = circleRing({ center: [179.9, 10], radiusMeters: 100_000 })
    for (const position of ring) expect(haversineDistanceMeters([179.9, 10], position)).toBeCloseTo(100_000, 2)
    expect(Math.max(...ring.map(([lng]) => lng))).toBeGreaterThan(180)
    expect(ring.at(-1)).toEqual(ring[0])
  })

  it('draws a rectangle across 180° the short way', () => {
    expect(rectangleRing({ west: 179, south: 0, east: -179, north: 1 })).toEqual([
      [179, 0],
      [181, 0],
      [181, 1],
      [179, 1],
      [179, 0],
    ])
  })
})

describe('simplify', () => {
  it('drops what lies on the line and keeps the ends and corners', () => {
    const corner: Position[] = [
      [179.8, 0],
      [179.9, 0],
      [-179.9, 0],
      [-179.9, 1],
    ]
    expect(simplifyPath(corner, 1)).toEqual([
      [179.8, 0],
      [-179.9, 0],
      [-179.9, 1],
    ])
    expect(simplifyPath([], 1)).toEqual([])
  })

  it.each([
    ['drops', 95],
    ['keeps', 105],
  ])('%s what lies %i m beside a meridian, far north of where the path begins', (what, beside) => {
    const aside: Position = [1 + beside / (DEGREE_METERS * Math.cos((60.25 * Math.PI) / 180)), 60.25]
    const simplified = simplifyPath([[0, 0], [1, 0], [1, 60], aside, [1, 60.5]], 100)
    expect(simplified.includes(aside)).toBe(what === 'keeps')
  })

  it('manages a long zigzag without recursion', () => {
    const zigzag = Array.from({ length: 12_000 }, (_, index): Position => [index / 1000, index % 2])
    expect(simplifyPath(zigzag, 1)).toHaveLength(12_000)
  })
})

describe('elevation', () => {
  it('counts climbs of at least the threshold', () => {
    // 100 → 104 is noise, 104 → 110 makes 10 up from 100, 110 → 90 is 20 down
    expect(elevationStats([null, 100, 104, 100, 110, 90, null])).toEqual({
      gainMeters: 10,
      lossMeters: 20,
      minMeters: 90,
      maxMeters: 110,
    })
    expect(elevationStats([null, null])).toBeNull()
  })

  it('gives a profile of the known points', () => {
    const profile = elevationProfile(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [5, null, 7],
    )
    expect(profile.map(({ index, elevationMeters }) => [index, elevationMeters])).toEqual([
      [0, 5],
      [2, 7],
    ])
    expect(profile[1]?.distanceMeters).toBeCloseTo(2 * DEGREE_METERS, 3)
  })
})
