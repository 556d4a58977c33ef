import type { Position } from '@mishiori/map-document'
import type { EditorContext } from '../../core/context.ts'
import {
  keptRange,
  nearestEndIndex,
  openRecording,
  TRIM_ENDS,
  type TrimEnd,
  withEndAt,
} from '../../core/drafts/trim-draft.ts'
import type { EditStep } from '../../core/edit-step.ts'
import { openEdit } from '../../core/transitions.ts'

/** Puts one end of the open recording at a point of it, counted as they were before it was trimmed. */
export function trimStep(context: EditorContext, end: TrimEnd, index: number): EditStep {
  const range = keptRange(openEdit(context)) ?? NOTHING
  return { kind: 'recording.trim', ...withEndAt(range, end, index) }
}

/** Drops the handle of an end: it goes to the point of the recording nearest to that place. */
export function dropEndStep(
  context: EditorContext,
  handle: { readonly index: number; readonly position: Position },
): EditStep {
  const edit = openEdit(context)
  const [recording, range, end] = [openRecording(edit), keptRange(edit), TRIM_ENDS[handle.index]]
  if (!recording || !range || !end) return { kind: 'recording.trim', ...NOTHING }
  return trimStep(context, end, nearestEndIndex(recording, range, { end, position: handle.position }))
}

/** Is refused: no recording has such points. */
const NOTHING = { from: -1, to: -1 } as const
