import type { Spot } from '@mishiori/map-document'
import { editorSetup } from '../../machine/editor-setup.ts'
import { createSpotStep } from '../../machine/transitions.ts'
import { cancelEdit } from '../cancel-edit.ts'
import { leaveTool } from '../leave-tool.ts'
import { stepInto, undoBackTo } from '../step-transitions.ts'

/** Placing a new spot that shows words or photos, and moving one that exists. */
export function spotStates(display: Spot['display']) {
  return editorSetup.createStateConfig({
    tags: 'tool',
    initial: 'placing',
    on: {
      'edit.cancel': cancelEdit,
    },
    states: {
      placing: {
        on: {
          'map.click': stepInto('adjusting', ({ context, event }) => createSpotStep(context, display, event.position)),
          'history.redo': { guard: 'canRedoStep', target: 'adjusting', actions: 'redoStep' },
          ...leaveTool,
        },
      },
      adjusting: {
        on: {
          'map.click': {
            actions: {
              type: 'takeStep',
              params: ({ event }) => ({ step: { kind: 'spot.move', position: event.position } }),
            },
          },
          'spot.move': {
            actions: {
              type: 'takeStep',
              params: ({ event }) => ({ step: { kind: 'spot.move', position: event.position } }),
            },
          },
          'history.undo': undoBackTo('placing'),
          'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
          'edit.confirm': [
            { guard: 'isNewObject', target: '#mapEditor.resting.inspecting.info', actions: 'confirmEdit' },
            { target: '#mapEditor.resting.inspecting.view', actions: 'confirmEdit' },
          ],
        },
      },
    },
  })
}
