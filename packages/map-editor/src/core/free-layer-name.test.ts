import { layerId, type MapDocument } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { freeLayerName } from './free-layer-name.ts'

function withLayers(...names: readonly string[]): MapDocument {
  const layers = names.map((name, index) => ({ id: layerId(`layer-${index}`), name, objects: [] }))
  return { layers, mainLineId: null }
}

const nameOf = (number: number) => `Layer ${number}`

it.each([
  ['the next number', ['Layer 1', 'Layer 2'], 'Layer 3'],
  ['the next number beside other names', ['Walk', 'Ride'], 'Layer 3'],
  ['the number after one that is taken', ['Walk', 'Layer 3'], 'Layer 4'],
  ['the number after all that are taken', ['Layer 5', 'Layer 4', 'Layer 6'], 'Layer 7'],
])('gives %s', (_, names, free) => {
  expect(freeLayerName(withLayers(...names), nameOf, names.length + 1)).toBe(free)
})

it('has the same name again where the words know no number', () => {
  expect(freeLayerName(withLayers('Layer'), () => 'Layer', 2)).toBe('Layer')
})
