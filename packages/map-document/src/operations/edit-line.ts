import type { EditResult, MapIssue } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { AnyLine, Line, MapObjectId, PathSeries } from '../map-object.ts'
import { findPathIssue } from '../validate/validate-path.ts'
import { edited, findObject, type ObjectLocation, refused, withObjectAt } from './edit.ts'

type FoundLine =
  | { readonly ok: true; readonly location: ObjectLocation; readonly line: Line }
  | { readonly ok: false; readonly issue: MapIssue }

/** A free line, or why there is none: the other kinds of line cannot be redrawn. */
export function findFreeLine(document: MapDocument, objectId: MapObjectId): FoundLine {
  const location = findObject(document, objectId)
  if (!location) return refused({ code: 'object.not_found' })
  const { object } = location
  if (object.kind === 'recordedLine') return refused({ code: 'line.is_recorded' })
  if (object.kind !== 'line') return refused({ code: 'object.wrong_kind' })
  return { ok: true, location, line: object }
}

/** Gives a free line the same points in another order or number. `indexes` are of its points, each with its elevation and time. */
export function withPoints(
  document: MapDocument,
  objectId: MapObjectId,
  choose: (line: Line) => readonly number[] | MapIssue,
): EditResult {
  const found = findFreeLine(document, objectId)
  if (!found.ok) return found
  const chosen = choose(found.line)
  if ('code' in chosen) return refused(chosen)
  const points = pickPoints(found.line, chosen)
  const issue = findPathIssue(points.path)
  return issue ? refused(issue) : edited(withObjectAt(document, found.location, { ...found.line, ...points }))
}

/** The points at `indexes`, with what is known of each. */
export function pickPoints(line: AnyLine, indexes: readonly number[]): Pick<Line, 'path'> & PathSeries {
  const pick = <Value>(values: readonly Value[]) => indexes.flatMap((index) => values.slice(index, index + 1))
  const { path, elevationsMeters, timestampsMs } = line
  return {
    path: pick(path),
    ...(elevationsMeters && { elevationsMeters: pick(elevationsMeters) }),
    ...(timestampsMs && { timestampsMs: pick(timestampsMs) }),
  }
}

export function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
