import { layerId, type MapObject, mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aLine } from '../../testing/fixtures.ts'
import { diffShapes } from './shape-diff.ts'
import { sliceShapes } from './shape-slices.ts'

function lineOf(id: string, vertices: number) {
  const path = Array.from({ length: vertices }, (_, index): Position => [138 + index / 10_000, 36])
  return aLine({ id: mapObjectId(id), path })
}

function slicesOf(objects: readonly MapObject[]) {
  const { added } = diffShapes(new Map(), {
    layers: [{ id: layerId('layer'), name: 'Layer', objects }],
    mainLineId: null,
  })
  return sliceShapes(added).map((slice) => slice.map(({ object }) => object.id))
}

it('sends a small document in one go', () => {
  expect(slicesOf([lineOf('a', 8000), lineOf('b', 7999), lineOf('c', 100)])).toEqual([['a', 'b', 'c']])
})

it('begins another part when one is full', () => {
  const objects = ['a', 'b', 'c', 'd', 'e'].map((id) => lineOf(id, 8000))
  expect(slicesOf(objects)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})

it('sends a line that is longer than a part as it is', () => {
  expect(slicesOf([lineOf('long', 40_000), lineOf('a', 2)])).toEqual([['long'], ['a']])
})
