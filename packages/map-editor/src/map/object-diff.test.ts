import { layerId, type MapDocument, type MapObject, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aLine, aSpot } from '../testing/fixtures.ts'
import { diffObjects } from './object-diff.ts'

const spot = (id: string) => aSpot({ id: mapObjectId(id) })
const [a, b, c] = [spot('a'), spot('b'), spot('c')]
const documentOf = (...layers: readonly (readonly MapObject[])[]): MapDocument => ({
  layers: layers.map((objects, index) => ({ id: layerId(`${index}`), name: `${index}`, objects })),
  mainLineId: null,
})
const changes = (from: MapDocument, to: MapDocument) => {
  const { added, removed } = diffObjects(diffObjects(new Map(), from).drawn, to)
  return { added: added.map(({ object, order }) => [object.id, order]), removed }
}

it('draws everything of a document that was not drawn yet, later layers above', () => {
  const { added } = diffObjects(new Map(), documentOf([a, b], [c]))
  expect(added.map(({ object, order }) => [object.id, order])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 100],
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

it('removes what is gone and lets the rest move up', () => {
  expect(changes(documentOf([a, b], [c]), documentOf([b], [c]))).toEqual({ added: [['b', 0]], removed: ['a'] })
})

it('redraws an object that went to another layer', () => {
  expect(changes(documentOf([a, b], []), documentOf([a], [b]))).toEqual({ added: [['b', 100]], removed: [] })
})

it('gives a line another colour without sending it again', () => {
  const line = aLine({ color: 'red' })
  const recolor = (to: MapObject) => {
    const { added, recolored } = diffObjects(diffObjects(new Map(), documentOf([line])).drawn, documentOf([to]))
    return { added: added.length, recolored: recolored.map(({ object }) => object) }
  }
  const green = { ...line, color: 'green' } as const
  expect(recolor(green)).toEqual({ added: 0, recolored: [green] })
  expect(recolor({ ...line, color: 'yellow' })).toEqual({ added: 1, recolored: [] })
  expect(recolor({ ...green, path: [...line.path] })).toEqual({ added: 1, recolored: [] })
})

it('draws the pin of a spot again for another colour', () => {
  expect(changes(documentOf([a]), documentOf([{ ...a, color: 'blue' }])).added).toEqual([['a', 0]])
})
