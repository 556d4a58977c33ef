import { expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import { applyMapChanges } from './apply-map-changes.ts'
import { diffDocuments } from './diff-documents.ts'
import { mapChangeKey } from './map-change.ts'
import { overruleMapChanges } from './overrule-map-changes.ts'

const spot = (id: string, over: Partial<MapObject> = {}): MapObject =>
  ({
    id: mapObjectId(id),
    name: id,
    description: '',
    color: 'cyan',
    kind: 'spot',
    position: [137, 35],
    icon: 'text',
    display: 'text',
    images: [],
    placeId: null,
    ...over,
  }) as MapObject
const layer = (id: string, objects: readonly MapObject[], name = id): Layer => ({ id: layerId(id), name, objects })
const map = (...layers: readonly Layer[]): MapDocument => ({ layers, mainLineId: null })

const BASE = map(layer('a', [spot('inn'), spot('gate'), spot('well')]), layer('b', []))
const idsOf = ({ layers }: MapDocument) => layers.map(({ objects }) => objects.map(({ id }) => String(id)))
const named = (document: MapDocument, id: string) =>
  document.layers.flatMap(({ objects }) => objects).find((object) => object.id === id)

/** Takes what was proposed of the base over what its author has made of it. */
function take(proposed: MapDocument, current: MapDocument, isOverruled = true) {
  const changes = diffDocuments(BASE, proposed)
  const keys = isOverruled ? changes.map(mapChangeKey) : []
  return applyMapChanges(current, overruleMapChanges(current, changes, keys))
}

it('changes nothing where nothing is overruled', () => {
  const proposed = map(layer('a', [spot('inn', { name: 'tea' }), spot('gate'), spot('well')]), layer('b', []))
  const current = map(layer('a', [spot('inn', { name: 'bar' }), spot('gate'), spot('well')]), layer('b', []))
  const { document, conflicts } = take(proposed, current, false)
  expect(conflicts.map(({ reason }) => reason)).toEqual(['object_changed'])
  expect(document).toEqual(current)
})

it('takes the proposed part of an object, and leaves the others as they are now', () => {
  const proposed = map(layer('a', [spot('inn', { name: 'tea' }), spot('gate'), spot('well')]), layer('b', []))
  const current = map(
    layer('a', [spot('inn', { name: 'bar', color: 'red', description: 'New' }), spot('gate'), spot('well')]),
    layer('b', []),
  )
  const { document, conflicts } = take(proposed, current)
  expect(conflicts).toEqual([])
  expect(named(document, 'inn')).toMatchObject({ name: 'tea', color: 'red', description: 'New' })
})

it('brings back what its author has removed, also where its layer is gone', () => {
  const proposed = map(
    layer('a', [spot('inn', { name: 'tea' }), spot('gate'), spot('well')]),
    layer('b', [spot('new')]),
  )
  const { document, conflicts } = take(proposed, map(layer('a', [spot('gate'), spot('well')])))
  expect(conflicts).toEqual([])
  expect(named(document, 'inn')).toMatchObject({ name: 'tea' })
  expect(idsOf(document).flat().sort()).toEqual(['gate', 'inn', 'new', 'well'])
})

it('removes what its author has changed', () => {
  const proposed = map(layer('a', [spot('gate'), spot('well')]), layer('b', []))
  const current = map(layer('a', [spot('inn', { name: 'bar' }), spot('gate'), spot('well')]), layer('b', []))
  const { document, conflicts } = take(proposed, current)
  expect(conflicts).toEqual([])
  expect(idsOf(document)).toEqual([['gate', 'well'], []])
})

it('moves what its author has moved elsewhere', () => {
  const proposed = map(layer('a', [spot('gate'), spot('well')]), layer('b', [spot('inn')]))
  const current = map(layer('a', [spot('gate'), spot('well')]), layer('b', []), layer('c', [spot('inn')]))
  const { document, conflicts } = take(proposed, current)
  expect(conflicts).toEqual([])
  expect(idsOf(document)).toEqual([['gate', 'well'], ['inn'], []])
})

it('names and orders layers and objects over other names and orders', () => {
  const proposed = map(layer('b', []), layer('a', [spot('well'), spot('gate'), spot('inn')], 'proposed'))
  const current = map(layer('a', [spot('gate'), spot('inn'), spot('well')], 'changed'), layer('c', []), layer('b', []))
  const { document, conflicts } = take(proposed, current)
  expect(conflicts).toEqual([])
  expect(document.layers.find(({ id }) => id === 'a')?.name).toBe('proposed')
  expect(named(document, 'inn')).toBeDefined()
  expect(idsOf(document).find((ids) => ids.length === 3)).toEqual(['well', 'gate', 'inn'])
})

it('leaves what has no place', () => {
  const full = Array.from({ length: 100 }, (_, index) => spot(`s${index}`))
  const proposed = map(layer('a', BASE.layers[0]?.objects ?? []), layer('b', [spot('new')]))
  const current = map(layer('a', BASE.layers[0]?.objects ?? []), layer('b', full))
  const { document, conflicts } = take(proposed, current)
  expect(conflicts.map(({ reason }) => reason)).toEqual(['layer_full'])
  expect(document).toEqual(current)
})
