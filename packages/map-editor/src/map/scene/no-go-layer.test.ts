import type { LayerId, MapObjectId } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { aCircle, aDocument, aRectangle } from '../../testing/fixtures.ts'
import { type NoGoView, noGoAreas } from './no-go-layer.ts'

const circle = aCircle({ isNoGo: true })
const rectangle = aRectangle()
const view: NoGoView = {
  restingDocument: aDocument([circle, rectangle]),
  hiddenLayerIds: new Set<LayerId>(),
  hiddenObjectIds: new Set<MapObjectId>(),
  object: null,
}

describe('the areas that are hatched', () => {
  it('are those that ways keep out of, where they are in view', () => {
    expect(noGoAreas(view)).toEqual([circle])
    expect(noGoAreas({ ...view, hiddenObjectIds: new Set([circle.id]) })).toEqual([])
    const layers = new Set(view.restingDocument.layers.map(({ id }) => id))
    expect(noGoAreas({ ...view, hiddenLayerIds: layers })).toEqual([])
  })

  it('have the shape of the edit', () => {
    const edited = aCircle({ isNoGo: true, radiusMeters: 20 })
    expect(noGoAreas({ ...view, object: edited })).toEqual([edited])
  })
})
