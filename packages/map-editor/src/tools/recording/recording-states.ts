import type { Position } from '@mishiori/map-document'
import { cancelEdit } from '../../core/cancel-edit.ts'
import type { EditorContext } from '../../core/context.ts'
import {
  nearestEndIndex,
  openRecording,
  TRIM_ENDS,
  type TrimEnd,
  trimmedRange,
  withEndAt,
} from '../../core/drafts/trim-draft.ts'
import type { EditStep } from '../../core/edit-step.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { finishTool } from '../../core/leave-tool.ts'
import { openEdit } from '../../core/transitions.ts'

/** A recording is locked but for its ends, which can be moved along it until they are confirmed. */
export const recordingStates = editorSetup.createStateConfig({
  tags: 'tool',
  on: {
    'trim.set': {
      actions: {
        type: 'takeStep',
        params: ({ context, event }) => ({ step: trimStep(context, event.end, event.index) }),
      },
    },
    'vertex.move': {
      actions: { type: 'takeStep', params: ({ context, event }) => ({ step: dropEndStep(context, event) }) },
    },
    'vertex.focus': { actions: { type: 'focusVertex', params: ({ event }) => ({ index: event.index }) } },
    'history.undo': { guard: 'canUndoStep', actions: 'undoStep' },
    'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
    'edit.confirm': { target: '#mapEditor.resting.selected', actions: 'confirmEdit' },
    ...finishTool('line'),
    'edit.cancel': cancelEdit,
  },
})

/** Puts one end of the open recording at a point of it, counted as they were before it was trimmed. */
function trimStep(context: EditorContext, end: TrimEnd, index: number): EditStep {
  const range = trimmedRange(openEdit(context)) ?? NOTHING
  return { kind: 'recording.trim', ...withEndAt(range, end, index) }
}

/** Drops the handle of an end: it moves to the nearest point of the recording. */
function dropEndStep(
  context: EditorContext,
  handle: { readonly index: number; readonly position: Position },
): EditStep {
  const edit = openEdit(context)
  const [recording, range, end] = [openRecording(edit), trimmedRange(edit), TRIM_ENDS[handle.index]]
  if (!recording || !range || !end) return { kind: 'recording.trim', ...NOTHING }
  return trimStep(context, end, nearestEndIndex(recording, range, { end, position: handle.position }))
}

/** Is refused: no recording has such points. */
const NOTHING = { from: -1, to: -1 } as const
