import { describe, expect, it } from 'vitest'
import { mapObjectId } from '../ids.ts'
import type { Circle, Polygon, Rectangle } from '../map-object.ts'
import { updateObject } from '../operations/update-object.ts'
import { aDocument, aSpot } from '../testing/samples.ts'
import { haversineDistanceMeters } from './distance.ts'
import { noGoRings } from './no-go-rings.ts'

const details = { name: 'area', description: '', color: 'red' } as const
const box = {
  ...details,
  id: mapObjectId('box'),
  kind: 'rectangle',
  west: 9,
  south: 47,
  east: 9.1,
  north: 47.1,
} as const
const circle: Circle = { ...details, id: mapObjectId('circle'), kind: 'circle', center: [9, 47], radiusMeters: 500 }
const corners = [
  [1, 1],
  [2, 1],
  [2, 2],
] as const
const polygon: Polygon = { ...details, id: mapObjectId('polygon'), kind: 'polygon', vertices: corners }

describe('areas that ways keep out of', () => {
  it('are those that were set to be, of every kind and layer', () => {
    const document = aDocument([{ ...box, isNoGo: true }, circle], [{ ...polygon, isNoGo: true }])
    expect(noGoRings(document)).toEqual([
      [
        [9, 47],
        [9.1, 47],
        [9.1, 47.1],
        [9, 47.1],
      ],
      corners,
    ])
  })

  it('are circles as near to round as makes no difference', () => {
    const [ring = []] = noGoRings(aDocument([{ ...circle, isNoGo: true }]))
    expect(ring).toHaveLength(32)
    for (const position of ring) expect(haversineDistanceMeters(position, circle.center)).toBeCloseTo(500, 0)
  })

  it('are cut at 180°, with the same extent on both sides', () => {
    const across: Rectangle = { ...box, west: 179, east: -178, isNoGo: true }
    const rings = noGoRings(aDocument([across])).toSorted((a, b) => (a[0]?.[0] ?? 0) - (b[0]?.[0] ?? 0))
    expect(rings.map((ring) => [...new Set(ring.map(([lng]) => lng))])).toEqual([
      [-180, -178],
      [179, 180],
    ])
  })
})

describe('the switch of an area', () => {
  const document = aDocument([circle, aSpot('spot')])
  const set = (id: string, isNoGo: boolean) => updateObject(document, mapObjectId(id), { isNoGo })

  it('sets it, and leaves no trace when it is off', () => {
    const on = set('circle', true)
    expect(on.ok && on.document.layers[0]?.objects[0]).toEqual({ ...circle, isNoGo: true })
    const off = updateObject(on.ok ? on.document : document, circle.id, { isNoGo: false })
    expect(off.ok && off.document.layers[0]?.objects[0]).toEqual(circle)
  })

  it('belongs to shapes alone', () => {
    expect(set('spot', true)).toEqual({ ok: false, issue: { code: 'object.wrong_kind' } })
  })
})
