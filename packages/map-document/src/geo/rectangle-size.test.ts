import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyPosition } from '../testing/samples.ts'
import { haversineDistanceMeters } from './distance.ts'
import { oppositeCorner, rectangleBetween, rectangleSizeMeters } from './rectangle-size.ts'

it('measures the width half way up and the height along a meridian', () => {
  const size = rectangleSizeMeters({ west: 139, south: 35, east: 139.1, north: 35.1 })
  expect(size.widthMeters).toBeCloseTo(haversineDistanceMeters([139, 35.05], [139.1, 35.05]), 0)
  expect(size.heightMeters).toBeCloseTo(haversineDistanceMeters([139, 35], [139, 35.1]), 3)
})

it('spans the short way between two corners, across 180° too', () => {
  expect(rectangleBetween([179, 1], [-179, -1])).toEqual({ west: 179, south: -1, east: -179, north: 1 })
  expect(rectangleBetween([-179, -1], [179, 1])).toEqual({ west: 179, south: -1, east: -179, north: 1 })
  expect(rectangleBetween([140, 35], [139, 36])).toEqual({ west: 139, south: 35, east: 140, north: 36 })
})

it('gives a box of the size that was asked for, whichever way it grows', () => {
  const towards = fc.record({ isEast: fc.boolean(), isNorth: fc.boolean() })
  const meters = fc.double({ min: 1, max: 500_000, noNaN: true })
  fc.assert(
    fc.property(anyPosition, meters, meters, towards, (corner, widthMeters, heightMeters, to) => {
      fc.pre(Math.abs(corner[1]) < 70)
      const size = rectangleSizeMeters(
        rectangleBetween(corner, oppositeCorner(corner, { widthMeters, heightMeters }, to)),
      )
      expect(size.widthMeters / widthMeters).toBeCloseTo(1, 4)
      expect(size.heightMeters / heightMeters).toBeCloseTo(1, 4)
    }),
  )
})
