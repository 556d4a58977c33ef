import { layerId, type MapDocument, type MapObject, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { overlayMaps } from './overlay-maps.ts'

const spot = (id: string, lng = 137): MapObject => ({
  id: mapObjectId(id),
  name: id,
  description: '',
  color: 'cyan',
  kind: 'spot',
  position: [lng, 35],
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
const map = (...objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('a'), name: 'a', objects }],
  mainLineId: null,
})
const messages = { layerName: (look: string) => look, objectName: (look: string, name: string) => `${look} ${name}` }

it('puts what came, went, changed and stayed on layers and in colours of their own', () => {
  const overlay = overlayMaps(
    map(spot('gate'), spot('inn'), spot('well')),
    map(spot('gate'), spot('inn', 138), spot('view')),
    messages,
  )
  expect(
    overlay.layers.map(({ id, objects }) => [id, objects.map(({ id, name, color }) => [id, name, color])]),
  ).toEqual([
    ['added', [['view', 'added view', 'green']]],
    ['removed', [['well', 'removed well', 'red']]],
    ['after', [['inn', 'after inn', 'blue']]],
    ['before', [['before inn', 'before inn', 'purple']]],
    ['same', [['gate', 'same gate', 'gray']]],
  ])
})

it('has nothing of maps that are blank', () => {
  expect(overlayMaps(null, null, messages)).toEqual({ layers: [], mainLineId: null })
})
