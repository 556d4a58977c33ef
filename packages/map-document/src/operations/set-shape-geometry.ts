import { wrapLongitude } from '../geo/longitude.ts'
import type { EditResult, MapIssue } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { Circle, MapObject, MapObjectId, Polygon, Rectangle } from '../map-object.ts'
import { findObjectIssue } from '../validate/validate-object.ts'
import { findPositionsIssue } from '../validate/validate-position.ts'
import { edited, findObject, refused, withObjectAt } from './edit.ts'

/**
 * The measures of a shape. Metres and degrees, as in the shape's own type; those of a rectangle may run on eastwards beyond 180° instead of
 * jumping.
 */
export type ShapeGeometry =
  | Pick<Circle, 'kind' | 'center' | 'radiusMeters'>
  | Pick<Rectangle, 'kind' | 'west' | 'south' | 'east' | 'north'>
  | Pick<Polygon, 'kind' | 'vertices'>

/**
 * Gives a shape new measures; the kind must be the shape's own.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `radius.out_of_range`,
 * `rectangle.size_out_of_range`, `rectangle.too_wide`, `polygon.too_few_points`, `latitude.out_of_range`.
 */
export function setShapeGeometry(document: MapDocument, objectId: MapObjectId, geometry: ShapeGeometry): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  const object = withGeometry(found.object, geometry)
  if (!object) return refused({ code: 'object.wrong_kind' })
  const issue = findReachIssue(geometry) ?? findObjectIssue(object)
  return issue ? refused(issue) : edited(withObjectAt(document, found, object))
}

function withGeometry(object: MapObject, geometry: ShapeGeometry): MapObject | null {
  if (object.kind === 'circle' && geometry.kind === 'circle') return { ...object, ...geometry }
  if (object.kind === 'rectangle' && geometry.kind === 'rectangle') return { ...object, ...onGlobe(geometry) }
  if (object.kind === 'polygon' && geometry.kind === 'polygon') return { ...object, ...geometry }
  return null
}

type RectangleGeometry = Extract<ShapeGeometry, { kind: 'rectangle' }>

/** A rectangle that met itself on the other side of the world would be taken for a narrow one. */
function findReachIssue(geometry: ShapeGeometry): MapIssue | null {
  if (geometry.kind !== 'rectangle') return null
  const { west, south, east, north } = geometry
  const latitudeIssue = findPositionsIssue([
    [0, south],
    [0, north],
  ])
  return latitudeIssue ?? (east - west >= 360 ? { code: 'rectangle.too_wide' } : null)
}

function onGlobe(geometry: RectangleGeometry): RectangleGeometry {
  return { ...geometry, west: wrapLongitude(geometry.west), east: wrapLongitude(geometry.east) }
}
