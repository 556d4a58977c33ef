import { haversineDistanceMeters } from '../geo/distance.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Position } from '../position.ts'

/** Photos within so many metres of each other's first are of one spot. */
export const PHOTO_GROUP_METERS = 30

interface Placed {
  readonly position: Position
}

/**
 * Groups photos that were taken at one place, in the order of the first of each; a group is what one spot of a map
 * holds, so that what is more than five begins another. Each photo is within `withinMeters` of the first of its group.
 */
export function groupPhotos<Photo extends Placed>(
  photos: readonly Photo[],
  withinMeters: number = PHOTO_GROUP_METERS,
): readonly (readonly Photo[])[] {
  const groups: { readonly position: Position; readonly photos: Photo[] }[] = []
  for (const photo of photos) {
    const { position } = photo
    const group = groups.find(
      (candidate) =>
        candidate.photos.length < MAP_LIMITS.spotImages &&
        haversineDistanceMeters(candidate.position, position) <= withinMeters,
    )
    if (group) group.photos.push(photo)
    else groups.push({ position, photos: [photo] })
  }
  return groups.map((group) => group.photos)
}
