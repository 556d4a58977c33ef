import { layerId, type MapDocument, type MapObject, mapObjectId, type Position } from '@mishiori/map-document'
import type { PrivatePlace } from './private-place.ts'

/** Where a place is that is not hidden yet. */
export interface NewPlace {
  readonly position: Position
  /** Metres. */
  readonly radius: number
}

export const NEW_PLACE = mapObjectId('new')

/** The circles as a map, and the place that is being chosen with a circle around it. */
export function placesDocument(places: readonly PrivatePlace[], chosen: NewPlace | null, newName: string): MapDocument {
  const circles = places.map(
    ({ id, name, lng, lat, radius }): MapObject => ({
      kind: 'circle',
      id: mapObjectId(`place-${id}`),
      name,
      description: '',
      color: 'gray',
      center: [lng, lat],
      radiusMeters: radius,
    }),
  )
  const base = { name: newName, description: '', color: 'red' } as const
  const added: readonly MapObject[] = chosen
    ? [
        {
          ...base,
          kind: 'circle',
          id: mapObjectId('new-circle'),
          center: chosen.position,
          radiusMeters: chosen.radius,
        },
        {
          ...base,
          kind: 'spot',
          id: NEW_PLACE,
          position: chosen.position,
          icon: 'star',
          display: 'text',
          images: [],
          placeId: null,
        },
      ]
    : []
  return { layers: [{ id: layerId('places'), name: newName, objects: [...circles, ...added] }], mainLineId: null }
}
