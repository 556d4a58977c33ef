import {
  destinationPoint,
  haversineDistanceMeters,
  type MapObject,
  mapObjectId,
  type Position,
} from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCircle, aLine, aPolygon, aRectangle, aSpot } from '../../testing/fixtures.ts'
import { planeDistanceMeters } from '../camera/metric.ts'
import { findSnap } from './find-snap.ts'

const near = { reachMeters: 100 }
const line = aLine({
  path: [
    [138, 36],
    [138.1, 36],
    [138.2, 36.1],
  ],
})

describe('findSnap', () => {
  it('prefers a vertex within reach to the segment that is nearer', () => {
    expect(findSnap([line], [138.0995, 36.0001], near)).toEqual({ kind: 'vertex', position: [138.1, 36] })
    const edge = findSnap([line], [138.05, 36.0005], near)
    expect(edge?.kind).toBe('edge')
    expect(edge?.position[0]).toBeCloseTo(138.05, 9)
    expect(edge?.position[1]).toBe(36)
  })

  it('is null beyond its reach', () => {
    expect(findSnap([line], [138.05, 36.001], near)).toBeNull()
    expect(findSnap([], [138, 36], near)).toBeNull()
  })

  it('knows the vertices and sides of every kind of object', () => {
    const cases: readonly (readonly [MapObject, Position, Position])[] = [
      [aSpot(), [137.8101, 35.9501], [137.81, 35.95]],
      [aCircle(), [137.8201, 35.9601], [137.82, 35.96]],
      [aRectangle(), [137.8301, 35.9699], [137.83, 35.97]],
      [aPolygon(), [137.8199, 35.9451], [137.82, 35.945]],
    ]
    for (const [object, pointer, position] of cases) {
      expect(findSnap([object], pointer, near), object.kind).toEqual({ kind: 'vertex', position })
    }
    expect(findSnap([aPolygon()], [137.81, 35.9577], { reachMeters: 300 })?.kind).toBe('edge')
  })

  it('knows the edge of a circle, as large as circles can be, and its middle first', () => {
    for (const radiusMeters of [50, 1500, 1_900_000]) {
      const circle = aCircle({ center: [179.9, 36], radiusMeters })
      for (const bearing of [0, 77, 180, 301]) {
        const pointer = destinationPoint(circle.center, { bearingDegrees: bearing, distanceMeters: radiusMeters + 40 })
        const snap = findSnap([circle], pointer, { reachMeters: 45 })
        expect(snap?.kind).toBe('edge')
        expect(haversineDistanceMeters(circle.center, snap?.position ?? [0, 0])).toBeCloseTo(radiusMeters, 3)
        expect(haversineDistanceMeters(pointer, snap?.position ?? [0, 0])).toBeCloseTo(40, 3)
        expect(findSnap([circle], pointer, { reachMeters: 35 })).toBeNull()
      }
      expect(findSnap([circle], circle.center, near)).toEqual({ kind: 'vertex', position: [179.9, 36] })
    }
    const dragged = { objectId: aCircle().id, kind: 'object', index: 1 } as const
    const onRim = destinationPoint(aCircle().center, { bearingDegrees: 45, distanceMeters: 1500 })
    expect(findSnap([aCircle()], onRim, { ...near, dragged })).toBeNull()
  })

  it('leaves out what is dragged, and nothing else of that object', () => {
    const dragged = { objectId: line.id, kind: 'vertex', index: 1 } as const
    expect(findSnap([line], [138.1, 36], { ...near, dragged })).toBeNull()
    expect(findSnap([line], [138.15, 36.05], { ...near, dragged })).toBeNull()
    expect(findSnap([line], [138.0001, 36], { ...near, dragged })).toEqual({ kind: 'vertex', position: [138, 36] })
    expect(findSnap([aLine({ ...line, id: mapObjectId('other') })], [138.1, 36], { ...near, dragged })?.kind).toBe(
      'vertex',
    )
    const segment = { ...dragged, kind: 'segment' } as const
    expect(findSnap([line], [138.05, 36], { ...near, dragged: segment })).toBeNull()
    expect(findSnap([line], [138.1, 36], { ...near, dragged: segment })?.kind).toBe('vertex')
    expect(findSnap([line], [138, 36], { ...near, dragged: { ...dragged, kind: 'object' } })).toBeNull()
  })

  it('leaves out both sides of the first corner of a ring', () => {
    const polygon = aPolygon()
    const dragged = { objectId: polygon.id, kind: 'vertex', index: 0 } as const
    expect(findSnap([polygon], [137.8, 35.97], { ...near, dragged })).toBeNull()
    expect(findSnap([polygon], [137.81, 35.9575], { ...near, dragged })).toBeNull()
    expect(findSnap([polygon], [137.84, 35.97], { ...near, dragged })?.kind).toBe('vertex')
  })

  it('works across 180° and on other copies of the world', () => {
    const pacific = aLine({
      path: [
        [179.9, 0],
        [-179.9, 0],
      ],
    })
    expect(findSnap([pacific], [-180, 0.0005], near)).toEqual({ kind: 'edge', position: [-180, 0] })
    expect(findSnap([pacific], [180.1003, 0], near)).toEqual({ kind: 'vertex', position: [-179.9, 0] })
    expect(findSnap([pacific], [-180.1, 0.0003], near)?.position[0]).toBeCloseTo(179.9, 9)
    expect(findSnap([line], [138 - 360, 36], near)?.position).toEqual([138, 36])
  })

  it('finds in a long line what a look at every vertex finds', () => {
    const path = Array.from(
      { length: 700 },
      (_, index): Position => [138 + Math.sin(index) / 50, 36 + Math.cos(index * 2) / 50],
    )
    const long = aLine({ path })
    const place = fc.tuple(
      fc.double({ min: 137.97, max: 138.03, noNaN: true }),
      fc.double({ min: 35.97, max: 36.03, noNaN: true }),
    )
    fc.assert(
      fc.property(place, (pointer) => {
        const least = Math.min(...path.map((vertex) => planeDistanceMeters(pointer, vertex)))
        const snap = findSnap([long], pointer, { reachMeters: 150 })
        if (least < 149) expect(snap).toMatchObject({ kind: 'vertex' })
        if (snap?.kind === 'vertex') expect(planeDistanceMeters(pointer, snap.position)).toBeLessThan(least + 1)
      }),
    )
  })
})
