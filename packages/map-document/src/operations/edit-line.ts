import type { EditResult, MapIssue } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { AnyLine, Line, MapObjectId } from '../map-object.ts'
import { mapSeries, type PathSeries } from '../path-series.ts'
import { findPathIssue } from '../validate/validate-path.ts'
import { edited, findOfKind, refused, withObjectAt } from './edit.ts'

/** Gives a free line the same points in another order or number. `indexes` are of its points, each with what is known of it. */
export function withPoints(
  document: MapDocument,
  objectId: MapObjectId,
  choose: (line: Line) => readonly number[] | MapIssue,
): EditResult {
  const found = findOfKind(document, objectId, 'line')
  if (!found.ok) return found
  const chosen = choose(found.object)
  if ('code' in chosen) return refused(chosen)
  const points = pickPoints(found.object, chosen)
  const issue = findPathIssue(points.path)
  return issue ? refused(issue) : edited(withObjectAt(document, found.location, { ...found.object, ...points }))
}

/** The points at `indexes`, with what is known of each. */
export function pickPoints(line: AnyLine, indexes: readonly number[]): Pick<Line, 'path'> & PathSeries {
  const pick = <Value>(values: readonly Value[]) => indexes.flatMap((index) => values.slice(index, index + 1))
  return { path: pick(line.path), ...mapSeries(line, pick) }
}

export function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
