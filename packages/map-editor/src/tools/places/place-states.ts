import { editorSetup } from '../../machine/editor-setup.ts'
import { cancelEdit } from '../cancel-edit.ts'
import { finishTool, leaveTool } from '../leave-tool.ts'
import { stepInto, undoBackTo } from '../step-transitions.ts'
import { createPlaceStep, replacePlaceStep } from './place-steps.ts'

/** A place is looked for by its name and becomes a spot, which can be moved or give way to another place until it is confirmed. */
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
        ...finishTool('placeSearch'),
      },
    },
  },
})
