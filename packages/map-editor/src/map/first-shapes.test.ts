import { layerId, type MapObject, mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aLine } from '../testing/fixtures.ts'
import { firstShapes } from './first-shapes.ts'
import { diffShapes } from './shape-diff.ts'

const area = {
  kind: 'circle',
  id: mapObjectId('area'),
  name: 'Circle',
  description: '',
  color: 'red',
  center: [138, 36],
  radiusMeters: 500,
} as const satisfies MapObject

function lineOf(id: string, vertices: number) {
  const path = Array.from({ length: vertices }, (_, index): Position => [138 + index / 10_000, 36])
  return aLine({ id: mapObjectId(id), path })
}

function firstOf(objects: readonly MapObject[], main: MapObject | null) {
  const layers = [{ id: layerId('layer'), name: 'Layer', objects }]
  const { added } = diffShapes(new Map(), { layers, mainLineId: main?.id ?? null })
  return firstShapes(added, main).map(({ object }) => object.id)
}

it('shows a small document in one go', () => {
  expect(firstOf([lineOf('a', 5000), area, lineOf('b', 4999)], null)).toEqual(['a', 'area', 'b'])
})

it('shows the main line and an area of a large document first', () => {
  const main = lineOf('main', 5000)
  expect(firstOf([lineOf('a', 5000), area, main], main)).toEqual(['main', 'area'])
})

it('shows the first line first where none is the main line', () => {
  expect(firstOf([lineOf('a', 5000), lineOf('b', 5000)], null)).toEqual(['a'])
})
