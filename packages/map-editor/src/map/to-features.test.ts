import { type Layer, layerId, type MapObject, mapObjectId } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { aLine, aSpot } from '../testing/fixtures.ts'
import { layerFeatures, objectFeatures } from './to-features.ts'

const words = { name: 'Name', description: '', color: 'teal' } as const
const placement = { order: 3, isMain: false }
const layerOf = (...objects: readonly MapObject[]): Layer => ({ id: layerId('one'), name: 'One', objects })

describe('layerFeatures', () => {
  it('draws S and G on the main line only', () => {
    const main = aLine({ id: mapObjectId('main') })
    const other = aLine({ id: mapObjectId('other') })
    const { features } = layerFeatures(layerOf(main, other), main.id)
    const pins = features.filter(({ properties }) => properties.shape === 'pin')
    expect(pins.map(({ properties, geometry }) => [properties.id, properties.image, geometry])).toEqual([
      ['main', 'mishiori-pin:G', { type: 'Point', coordinates: [137.85, 35.97] }],
      ['main', 'mishiori-pin:S', { type: 'Point', coordinates: [137.79, 35.96] }],
    ])
  })

  it('orders objects as the layer lists them', () => {
    const { features } = layerFeatures(layerOf(aSpot(), aLine()), null)
    expect(features.map(({ properties }) => [properties.id, properties.order])).toEqual([
      ['spot-1', 0],
      ['line-1', 1],
    ])
  })
})

describe('objectFeatures', () => {
  it('gives a spot the pin of its icon and colour', () => {
    expect(objectFeatures(aSpot({ icon: 'hotel', color: 'blue' }), placement)[0]?.properties).toEqual({
      id: 'spot-1',
      shape: 'pin',
      color: 'blue',
      order: 3,
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
    expect(objectFeatures(line, placement)[0]?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [179, 10],
        [181, 11],
        [178, 12],
      ],
    })
  })

  it.each([
    { ...words, kind: 'circle', id: mapObjectId('c'), center: [138, 36], radiusMeters: 500 },
    { ...words, kind: 'rectangle', id: mapObjectId('r'), west: 179, south: 1, east: -179, north: 2 },
    {
      ...words,
      kind: 'polygon',
      id: mapObjectId('p'),
      vertices: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
  ] as const satisfies readonly MapObject[])('draws a $kind as a closed area', (shape) => {
    const geometry = objectFeatures(shape, placement)[0]?.geometry
    if (geometry?.type !== 'Polygon') throw new Error('A shape is drawn as a polygon.')
    const ring = geometry.coordinates[0] ?? []
    expect(ring.length).toBeGreaterThan(3)
    expect(ring.at(-1)).toEqual(ring[0])
    const jumps = ring.slice(1).map(([lng = 0], index) => Math.abs(lng - (ring[index]?.[0] ?? 0)))
    expect(Math.max(...jumps)).toBeLessThan(180)
  })
})
