import {
  findMapObject,
  haversineDistanceMeters,
  MAP_LIMITS,
  type MapDocument,
  type MapObject,
  PHOTO_GROUP_METERS,
  type Spot,
  updateObject,
} from '@mishiori/map-document'
import type { EditorContext } from '../context.ts'

interface JoinedPhotos {
  readonly document: MapDocument
  /** Spots that were there and have more photos now. */
  readonly joined: readonly MapObject[]
  /** What is no photo of a place where one of the same files is already. */
  readonly others: readonly MapObject[]
}

/**
 * A photo is added to the spot of another photo that was opened together with it and taken at the same place, up to five
 * photos for each spot.
 */
export function joinPhotos(
  { history, photoSpotIds }: Pick<EditorContext, 'history' | 'photoSpotIds'>,
  objects: readonly MapObject[],
): JoinedPhotos {
  let document = history.present
  const joined = new Map<string, MapObject>()
  const others: MapObject[] = []
  for (const object of objects) {
    const spot = isPhotoSpot(object) ? roomFor(object, spotsAmong(document, photoSpotIds)) : undefined
    const result =
      spot && isPhotoSpot(object)
        ? updateObject(document, spot.id, { images: [...spot.images, ...object.images] })
        : null
    if (!spot || !result?.ok) {
      others.push(object)
      continue
    }
    document = result.document
    joined.set(spot.id, findMapObject(document, spot.id) ?? spot)
  }
  return { document, joined: [...joined.values()], others }
}

export const isPhotoSpot = (object: MapObject): object is Spot =>
  object.kind === 'spot' && object.display === 'image' && object.images.length > 0

function spotsAmong(document: MapDocument, ids: EditorContext['photoSpotIds']): readonly Spot[] {
  return ids.flatMap((id) => {
    const object = findMapObject(document, id)
    return object && isPhotoSpot(object) ? [object] : []
  })
}

function roomFor(photo: Spot, spots: readonly Spot[]): Spot | undefined {
  return spots.find(
    ({ images, position }) =>
      images.length + photo.images.length <= MAP_LIMITS.spotImages &&
      haversineDistanceMeters(position, photo.position) <= PHOTO_GROUP_METERS,
  )
}
