import { layerId, type MapDocument, type MapObject, mapObjectId } from '@mishiori/map-document'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aLine, aSpot } from '../../testing/fixtures.ts'
import { type DrawnShape, diffShapes, type ShapeDiff } from './shape-diff.ts'

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
    ['b', 0],
    ['c', 1_000_000],
  ])
})

it('redraws only the object that changed', () => {
  expect(changes(documentOf([a, b], [c]), documentOf([a, { ...b, name: 'Other' }], [c]))).toEqual({
    added: [['b', 0]],
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
  expect(changes(documentOf([a, b]), documentOf([c, a, b])).added.map(([id]) => id)).toEqual(['c', 'a', 'b'])
  expect(changes(documentOf([a, b, c]), documentOf([b, a, c])).added.map(([id]) => id)).toEqual(['a', 'c'])
})

it('draws 25 objects in one order and redraws none of the others when one of them changes', () => {
  const many = Array.from({ length: 60 }, (_, index) => line(`${index}`))
  const { added } = diffShapes(new Map(), documentOf(many))
  expect([24, 25, 49, 50].map((index) => added[index]?.order)).toEqual([0, 1, 1, 2])
  const changed = changes(documentOf(many), documentOf(many.with(47, line('other'))))
  expect(changed).toEqual({
    added: [
      ['other', 1],
      ['48', 1],
      ['49', 1],
    ],
    removed: ['47'],
  })
})

it('keeps the order of the document on the map, whatever changes', () => {
  const known = Array.from({ length: 70 }, (_, id) => line(`${id}`))
  const changed = known.map((object) => ({ ...object, name: 'Changed' }))
  const objects = fc
    .uniqueArray(fc.nat(69), { maxLength: 70 })
    .map((ids) => ids.flatMap((id) => (id % ids.length === 3 ? changed : known)[id] ?? []))
  const step = fc.array(objects, { maxLength: 3 }).map(ofEachObjectOne)
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 8 }), (documents) => {
      let drawn: ShapeDiff['drawn'] = new Map()
      let onMap: readonly DrawnShape[] = []
      for (const document of documents) {
        const diff = diffShapes(drawn, document)
        const gone = new Set([...diff.removed, ...diff.added.map(({ object }) => object.id)])
        onMap = [...onMap.filter(({ object }) => !gone.has(object.id)), ...diff.added] // as the map does: what is sent again goes to the end
        drawn = diff.drawn
        const seen = onMap.toSorted((one, other) => one.order - other.order).map(({ object }) => object.id)
        expect(seen).toEqual(document.layers.flatMap((layer) => layer.objects.map(({ id }) => id)))
      }
    }),
  )
})

/** Layers in which no object comes twice. */
function ofEachObjectOne(layers: readonly (readonly MapObject[])[]): MapDocument {
  const seen = new Set<string>()
  return documentOf(...layers.map((objects) => objects.filter(({ id }) => !seen.has(id) && seen.add(id))))
}

it('leaves spots to others', () => {
  expect(changes(documentOf(), documentOf([aSpot(), a]))).toEqual({ added: [['a', 0]], removed: [] })
})
