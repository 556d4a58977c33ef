import { editorSetup } from '../../core/editor-setup.ts'
import { finishTool } from '../../core/leave-tool.ts'
import { undoBackTo } from '../../core/step-transitions.ts'

const confirm = { target: '#mapEditor.resting.selected', actions: 'confirmEdit' } as const

/** A line is shown with fewer points; how many is tried until it is confirmed. */
export const simplifyingState = editorSetup.createStateConfig({
  on: {
    'tolerance.set': {
      actions: { type: 'tryTolerance', params: ({ event }) => ({ toleranceMeters: event.toleranceMeters }) },
    },
    'edit.confirm': confirm,
    ...finishTool('line'),
  },
})

/** Each click takes the points around it out of the line. */
export const erasingState = editorSetup.createStateConfig({
  on: {
    'map.click': {
      actions: {
        type: 'takeStep',
        params: ({ context, event }) => ({
          step: { kind: 'line.erase', center: event.position, radiusMeters: context.eraserRadiusMeters },
        }),
      },
    },
    'eraser.resize': {
      actions: { type: 'resizeEraser', params: ({ event }) => ({ radiusMeters: event.radiusMeters }) },
    },
    /** The eraser is closed, and the line is still being edited. */
    'line.edit': {
      guard: { type: 'isEdited', params: ({ event }) => ({ objectId: event.objectId }) },
      target: '#mapEditor.line.extending',
    },
    'history.undo': undoBackTo('#mapEditor.line.started'),
    'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
    'edit.confirm': confirm,
    ...finishTool('line'),
  },
})
