import { cancelEdit } from '../../core/cancel-edit.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { finishTool } from '../../core/leave-tool.ts'
import { dropEndStep, trimStep } from './trim-steps.ts'

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
