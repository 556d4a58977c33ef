import { cancelEdit } from '../../core/cancel-edit.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { leaveTool } from '../../core/leave-tool.ts'
import { stepInto, undoBackTo } from '../../core/step-transitions.ts'
import { createPlaceStep, replacePlaceStep } from './place-search-steps.ts'

/** A place is found by its name and shown on the map. It becomes a spot when that is confirmed; else nothing is left behind. */
export const placeStates = editorSetup.createStateConfig({
  tags: 'tool',
  initial: 'searching',
  on: {
    'edit.cancel': cancelEdit,
  },
  states: {
    searching: {
      on: {
        'place.choose': stepInto('adjusting', createPlaceStep),
        'history.redo': { guard: 'canRedoStep', target: 'adjusting', actions: 'redoStep' },
        ...leaveTool,
      },
    },
    adjusting: {
      on: {
        'place.choose': {
          actions: {
            type: 'takeStep',
            params: ({ context, event }) => ({ step: replacePlaceStep({ context, event }) }),
          },
        },
        'spot.move': {
          actions: {
            type: 'takeStep',
            params: ({ event }) => ({ step: { kind: 'spot.move', position: event.position } }),
          },
        },
        'history.undo': undoBackTo('searching'),
        'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
        'edit.confirm': { target: '#mapEditor.resting.inspecting.view', actions: 'confirmEdit' },
        // Nobody has said yet that the place is to stay.
        ...leaveTool,
      },
    },
  },
})
