import { haversineDistanceMeters } from '../geo/distance.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { Circle, MapObjectId } from '../map-object.ts'
import { range, withPoints } from './edit-line.ts'

/**
 * Takes the points of a free line within a circle out of it (specification §5). What is left on both sides is one line.
 *
 * @returns the new document, the same one when there is no point in the circle, or `object.not_found`, `object.wrong_kind`,
 * `line.is_recorded`, `line.too_short`.
 */
export function eraseFromLine(
  document: MapDocument,
  objectId: MapObjectId,
  { center, radiusMeters }: Pick<Circle, 'center' | 'radiusMeters'>,
): EditResult {
  let isTouched = false
  const result = withPoints(document, objectId, ({ path }) => {
    const kept = range(0, path.length).filter((index) => {
      const position = path[index]
      return position !== undefined && haversineDistanceMeters(center, position) > radiusMeters
    })
    isTouched = kept.length < path.length
    return kept
  })
  return result.ok && !isTouched ? { ok: true, document } : result
}
