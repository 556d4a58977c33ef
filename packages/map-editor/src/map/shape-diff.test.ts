import { layerId, type MapDocument, type MapObject, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aLine, aSpot } from '../testing/fixtures.ts'
import { diffShapes } from './shape-diff.ts'

const line = (id: string) => aLine({ id: mapObjectId(id) })
const [a, b, c] = [line('a'), line('b'), line('c')]
const documentOf = (...layers: readonly (readonly MapObject[])[]): MapDocument => ({
  layers: layers.map((objects, index) => ({ id: layerId(`${index}`), name: `${index}`, objects })),
  mainLineId: null,
})
const changes = (from: MapDocument, to: MapDocument) => {
  const { added, removed } = diffShapes(diffShapes(new Map(), from).drawn, to)
  return { added: added.map(({ object, order }) => [object.id, order]), removed }
}

it('draws everything of a document that was not drawn yet, later layers above', () => {
  const { added } = diffShapes(new Map(), documentOf([a, b], [c]))
  expect(added.map(({ object, order }) => [object.id, order])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1_000_000],
  ])
})

it('redraws only the object that changed', () => {
  expect(changes(documentOf([a, b], [c]), documentOf([a, { ...b, name: 'Other' }], [c]))).toEqual({
    added: [['b', 1]],
    removed: [],
  })
})

it('redraws nothing when nothing changed', () => {
  expect(changes(documentOf([a, b]), documentOf([a, b]))).toEqual({ added: [], removed: [] })
})

it('removes what is gone and leaves the rest as it is', () => {
  expect(changes(documentOf([a, b], [c]), documentOf([b], [c]))).toEqual({ added: [], removed: ['a'] })
})

it('redraws an object that went to another layer', () => {
  expect(changes(documentOf([a, b], []), documentOf([a], [b]))).toEqual({ added: [['b', 1_000_000]], removed: [] })
})

it('gives a line another colour without sending it again', () => {
  const red = aLine({ color: 'red' })
  const recolor = (to: MapObject) => {
    const { added, recolored } = diffShapes(diffShapes(new Map(), documentOf([red])).drawn, documentOf([to]))
    return { added: added.length, recolored: recolored.map(({ object }) => object) }
  }
  const green = { ...red, color: 'green' } as const
  expect(recolor(green)).toEqual({ added: 0, recolored: [green] })
  expect(recolor({ ...red, color: 'yellow' })).toEqual({ added: 1, recolored: [] })
  expect(recolor({ ...green, path: [...red.path] })).toEqual({ added: 1, recolored: [] })
})

it('redraws those above an object that comes in below them, as far as they stand in its way', () => {
  expect(changes(documentOf([a, b]), documentOf([c, a, b]))).toEqual({
    added: [
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ],
    removed: [],
  })
  expect(changes(documentOf([a, b, c]), documentOf([b, a, c]))).toEqual({
    added: [
      ['a', 2],
      ['c', 3],
    ],
    removed: [],
  })
})

it('leaves spots to others', () => {
  expect(changes(documentOf(), documentOf([aSpot(), a]))).toEqual({ added: [['a', 0]], removed: [] })
})
