import { type MapObject, mapObjectId } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { aLine, aSpot } from '../../testing/fixtures.ts'
import { endFeature, objectFeature, selectedFeature } from './to-features.ts'

const details = { name: 'Name', description: '', color: 'teal' } as const

describe('objectFeature', () => {
  it('gives a spot the pin of its icon and colour, and its name', () => {
    expect(objectFeature(aSpot({ icon: 'hotel', color: 'blue' }), 3).properties).toEqual({
      shape: 'pin',
      name: 'Spot 1',
      color: 'blue',
      order: 0,
      image: 'mishiori-pin:hotel:blue',
    })
  })

  it('draws a line across 180° in one piece', () => {
    const line = aLine({
      path: [
        [179, 10],
        [-179, 11],
        [178, 12],
      ],
    })
    expect(objectFeature(line, 3).geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [179, 10],
        [181, 11],
        [178, 12],
      ],
    })
  })

  it.each([
    { ...details, kind: 'circle', id: mapObjectId('c'), center: [138, 36], radiusMeters: 500 },
    { ...details, kind: 'rectangle', id: mapObjectId('r'), west: 179, south: 1, east: -179, north: 2 },
    {
      ...details,
      kind: 'polygon',
      id: mapObjectId('p'),
      vertices: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
  ] as const satisfies readonly MapObject[])('draws a $kind as a closed area', (shape) => {
    const { geometry } = objectFeature(shape, 0)
    if (geometry.type !== 'Polygon') throw new Error('A shape is drawn as a polygon.')
    const ring = geometry.coordinates[0] ?? []
    expect(ring.length).toBeGreaterThan(3)
    expect(ring.at(-1)).toEqual(ring[0])
    const jumps = ring.slice(1).map(([lng = 0], index) => Math.abs(lng - (ring[index]?.[0] ?? 0)))
    expect(Math.max(...jumps)).toBeLessThan(180)
  })
})

it('marks the ends of a line with pins, which stand aside where a spot is', () => {
  const end = { letter: 'G', position: [137.85, 35.97], isOccupied: false, towards: 'west' } as const
  const start = { letter: 'S', position: [137.79, 35.96], isOccupied: true, towards: 'east' } as const
  const marks = [end, start].map((one) => endFeature(aLine(), one))
  expect(marks.map(({ properties, geometry }) => [properties.image, properties.shape, geometry])).toEqual([
    ['mishiori-pin:G', 'end', { type: 'Point', coordinates: [137.85, 35.97] }],
    ['mishiori-pin:S:east', 'end', { type: 'Point', coordinates: [137.79, 35.96] }],
  ])
})

it('gives chevrons to lines that are made to run one way', () => {
  const path = aLine().path
  const kinds = [
    aLine(),
    { ...details, kind: 'recordedLine', id: mapObjectId('r'), travelMode: 'walking', path },
  ] as const
  expect(kinds.map((object) => objectFeature(object, 0).properties.image)).toEqual([
    undefined,
    'mishiori-mark:chevron:teal',
  ])
})

it('rings the pin of a selected spot', () => {
  expect(selectedFeature(aSpot()).properties.image).toBe('mishiori-pin:shop:orange:selected')
})
