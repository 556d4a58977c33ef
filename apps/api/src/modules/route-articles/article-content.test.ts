import { encodePolyline, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { countPoints } from './article-content.ts'

const pathOf = (points: number) =>
  encodePolyline(Array.from({ length: points }, (_, at): Position => [at * 0.01 - 60, 35 + Math.sin(at)]))
const layerOf = (...objects: readonly unknown[]) => ({ id: 'layer', name: 'layer', objects })

it.each([0, 1, 2, 3, 1_000])('a path of %d points has as many', (points) => {
  expect(countPoints([layerOf({ path: pathOf(points) })])).toBe(points)
})

it('counts the paths of all layers, of lines and of areas', () => {
  const layers = [
    layerOf({ path: pathOf(10) }, { lat: 1, lng: 2 }),
    layerOf({ vertices: pathOf(5) }, { path: pathOf(7) }),
  ]
  expect(countPoints(layers)).toBe(22)
})

it.each([null, 'text', [null], [{}], [{ objects: 'none' }], [layerOf(null, { path: 5 }, { path: null })]])(
  'has none in %j',
  (layers) => {
    expect(countPoints(layers)).toBe(0)
  },
)
