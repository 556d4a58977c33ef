import type { EditResult, MapIssue } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObject, MapObjectId } from '../map-object.ts'
import { mapSeries, type PathSeries } from '../path-series.ts'
import type { Position } from '../position.ts'
import { findPathIssue, findVerticesIssue } from '../validate/validate-path.ts'
import { findPositionIssue } from '../validate/validate-position.ts'
import { edited, findObject, refused, withObjectAt } from './edit.ts'

/**
 * One change of a path: from `index`, `remove` vertices go and `insert` come. What comes carries no elevation, no time and
 * no measurement, because no source gave one.
 */
export interface PathSplice {
  readonly index: number
  readonly remove: 0 | 1
  readonly insert: readonly Position[]
}

type SpliceOf = (length: number) => PathSplice | null

/**
 * Applies a splice to a free line's path or a polygon's vertices. `spliceOf` gets the number of vertices and answers null when
 * the vertex that it means is not there.
 */
export function editPath(document: MapDocument, objectId: MapObjectId, spliceOf: SpliceOf): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  const answer = splicedObject(found.object, spliceOf)
  return 'issue' in answer ? refused(answer.issue) : edited(withObjectAt(document, found, answer.object))
}

function splicedObject(object: MapObject, spliceOf: SpliceOf): { object: MapObject } | { issue: MapIssue } {
  if (object.kind === 'recordedLine') return { issue: { code: 'line.is_recorded' } }
  if (object.kind !== 'line' && object.kind !== 'polygon') return { issue: { code: 'object.wrong_kind' } }
  const path = object.kind === 'line' ? object.path : object.vertices
  const splice = spliceOf(path.length)
  if (!splice) return { issue: { code: 'vertex.not_found' } }
  const next = path.toSpliced(splice.index, splice.remove, ...splice.insert)
  const positionIssue = splice.insert.map(findPositionIssue).find((issue) => issue !== null)
  const issue = positionIssue ?? (object.kind === 'line' ? findPathIssue(next) : findVerticesIssue(next))
  if (issue) return { issue }
  if (object.kind === 'polygon') return { object: { ...object, vertices: next } }
  return { object: { ...object, path: next, ...splicedSeries(object, splice) } }
}

function splicedSeries(series: PathSeries, { index, remove, insert }: PathSplice): PathSeries {
  const nothing = insert.map(() => null)
  return mapSeries(series, (values) => values.toSpliced(index, remove, ...nothing))
}
