import type { MapIssue } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId, RecordedLine } from '../map-object.ts'
import { findObject, type ObjectLocation, refused } from './edit.ts'

type FoundRecording =
  | { readonly ok: true; readonly location: ObjectLocation; readonly recording: RecordedLine }
  | { readonly ok: false; readonly issue: MapIssue }

/** A recorded line, or why there is none. */
export function findRecording(document: MapDocument, objectId: MapObjectId): FoundRecording {
  const location = findObject(document, objectId)
  if (!location) return refused({ code: 'object.not_found' })
  const { object } = location
  return object.kind === 'recordedLine'
    ? { ok: true, location, recording: object }
    : refused({ code: 'object.wrong_kind' })
}
