import {
  haversineDistanceMeters,
  longitudeDelta,
  type Position,
  rectangleSizeMeters,
  type Shape,
} from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCircle, aPolygon, aRectangle } from '../../testing/fixtures.ts'
import { reshaped, shapeHandles } from './shape-handles.ts'

function boxAfter(shape: Shape, move: Parameters<typeof reshaped>[1]) {
  const answer = reshaped(shape, move)
  if (answer?.geometry.kind !== 'rectangle') throw new Error('This is no rectangle.')
  return { ...answer.geometry, focus: answer.focus }
}

describe('a circle', () => {
  it('is held at its centre and at the east of its edge', () => {
    const circle = aCircle({ radiusMeters: 5000 })
    const [center, edge] = shapeHandles(circle)
    expect(center).toEqual(circle.center)
    expect(edge && haversineDistanceMeters(circle.center, edge)).toBeCloseTo(5000, 3)
  })

  it('keeps its radius when its centre moves, and its centre when its edge moves', () => {
    const circle = aCircle({ center: [179.99, 10], radiusMeters: 5000 })
    const moved = reshaped(circle, { index: 0, position: [-179.9, 11] })
    expect(moved?.geometry).toEqual({ kind: 'circle', center: [-179.9, 11], radiusMeters: 5000 })
    const sized = reshaped(circle, { index: 1, position: [-179.99, 10] })
    expect(sized?.geometry).toMatchObject({ center: [179.99, 10] })
    // 0.02° of longitude at 10° north: 6,371,008.8 × π / 180 × 0.02 × cos 10°
    expect(sized?.geometry.kind === 'circle' && sized.geometry.radiusMeters).toBeCloseTo(2190.1, 0)
  })
})

describe('a rectangle', () => {
  const rectangle = aRectangle({ west: 10, south: 20, east: 12, north: 22 })

  it.each([
    ['stays the north-western one', [9, 23], { west: 9, south: 20, east: 12, north: 23, focus: 0 }],
    ['becomes the south-eastern one', [13, 19], { west: 12, south: 19, east: 13, north: 20, focus: 2 }],
    ['becomes the north-eastern one', [14, 21], { west: 12, south: 20, east: 14, north: 21, focus: 1 }],
  ] as const)('follows a corner that %s', (_, position, box) => {
    expect(boxAfter(rectangle, { index: 0, position })).toMatchObject(box)
  })

  it('crosses 180° when a corner does', () => {
    const near = aRectangle({ west: 170, south: 0, east: 175, north: 5 })
    expect(boxAfter(near, { index: 1, position: [-175, 6] })).toMatchObject({ west: 170, east: 185, north: 6 })
  })

  it('goes on beyond half of the world, and from there', () => {
    const half = aRectangle({ west: -100, south: 0, east: 70, north: 5 })
    expect(boxAfter(half, { index: 1, position: [100, 5] })).toMatchObject({ west: -100, east: 100, focus: 1 })
    const wide = aRectangle({ west: -100, south: 0, east: 100, north: 5 })
    expect(boxAfter(wide, { index: 3, position: [-110, 0] })).toMatchObject({ west: -110, east: 100, focus: 3 })
    expect(boxAfter(wide, { index: 2, position: [-110, 0] })).toMatchObject({ west: -100, east: 250, focus: 2 })
    expect(boxAfter(wide, { index: 2, position: [-90, 0] })).toMatchObject({ west: -100, east: 270, focus: 2 })
  })

  it('moves as a whole by its centre, across 180° too', () => {
    const near = aRectangle({ west: 176, south: 0, east: 178, north: 2 })
    expect(boxAfter(near, { index: 4, position: [180, 3] })).toMatchObject({
      west: expect.closeTo(179, 2),
      south: 2,
      east: expect.closeTo(-179, 2),
      north: 4,
    })
  })

  it('keeps its sides equally long where that is asked for', () => {
    const anywhere = fc.tuple(fc.double({ min: 5, max: 20, noNaN: true }), fc.double({ min: 10, max: 30, noNaN: true }))
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 3 }), (position: Position, index) => {
        fc.pre(shapeHandles(rectangle).every(([lng, lat]) => lng !== position[0] && lat !== position[1]))
        const { widthMeters, heightMeters } = rectangleSizeMeters(
          boxAfter(rectangle, { index, position, isSquare: true }),
        )
        expect(widthMeters / heightMeters).toBeCloseTo(1, 6)
      }),
    )
  })
})

it('puts a moved corner where it says the focus is', () => {
  const anywhere = fc.tuple(
    fc.double({ min: -180, max: 179.9, noNaN: true }),
    fc.double({ min: -80, max: 80, noNaN: true }),
  )
  const shape = fc.constantFrom<Shape>(aRectangle(), aPolygon(), aRectangle({ west: 179, east: -179 }))
  fc.assert(
    fc.property(shape, anywhere, fc.integer({ min: 0, max: 2 }), (before, position: Position, index) => {
      const answer = reshaped(before, { index, position })
      const after = { ...before, ...answer?.geometry } as Shape // the geometry is of the same kind
      const handle = shapeHandles(after)[answer?.focus ?? -1]
      expect(longitudeDelta(handle?.[0] ?? Number.NaN, position[0])).toBeCloseTo(0, 9)
      expect(handle?.[1]).toBeCloseTo(position[1], 9)
    }),
  )
})

it('knows no handle beyond the last one', () => {
  expect(reshaped(aCircle(), { index: 2, position: [0, 0] })).toBeNull()
  expect(reshaped(aPolygon(), { index: -1, position: [0, 0] })).toBeNull()
})
