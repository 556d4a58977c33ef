import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { findNameIssue } from '../validate/validate-text.ts'
import { edited, findObject, findOfKind, refused, withLayer } from './edit.ts'
import { pickPoints, range } from './edit-line.ts'

/** Where a line is cut, and what the second part is called. */
export interface LineSplit {
  /** Of the vertex at which the first part ends and the second begins. */
  readonly index: number
  readonly newId: MapObjectId
  readonly newName: string
}

/**
 * Cuts a free line in two at a vertex. The first part stays the object that it was; the second comes after it in its layer, with the
 * same colour and description.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.is_recorded`, `vertex.not_found`, `line.too_short` at an
 * end, `layer.object_limit_reached`, `id.taken`, or an issue of the name.
 */
export function splitLine(document: MapDocument, objectId: MapObjectId, split: LineSplit): EditResult {
  const found = findOfKind(document, objectId, 'line')
  if (!found.ok) return found
  const { object: line, location } = found
  const { index, newId, newName } = split
  if (index < 0 || index >= line.path.length) return refused({ code: 'vertex.not_found' })
  if (index === 0 || index === line.path.length - 1) {
    return refused({ code: 'line.too_short', min: MAP_LIMITS.linePoints.min })
  }
  if (location.layer.objects.length >= MAP_LIMITS.objectsPerLayer) {
    return refused({ code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer })
  }
  if (findObject(document, newId)) return refused({ code: 'id.taken' })
  const issue = findNameIssue(newName)
  if (issue) return refused(issue)
  const first = { ...line, ...pickPoints(line, range(0, index + 1)) }
  const second = { ...line, ...pickPoints(line, range(index, line.path.length)), id: newId, name: newName }
  const objects = location.layer.objects.toSpliced(location.objectIndex, 1, first, second)
  return edited(withLayer(document, location.layerIndex, { ...location.layer, objects }))
}
