import type { ShapeSize } from '../../core/drafts/shape-kind.ts'
import { clickStep, createShapeStep, moveHandleStep, resizeStep } from '../../core/drafts/shape-steps.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { finishTool, leaveTool } from '../../core/leave-tool.ts'
import { stepInto, undoBackTo } from '../../core/step-transitions.ts'
import { chooseShape } from './choose-shape.ts'
import { moveWhole } from './move-whole.ts'

/** A shape that one click places: from then on its handles and its typed size change it. */
export function placedShapeStates(kind: ShapeSize['kind']) {
  return editorSetup.createStateConfig({
    initial: 'placing',
    states: {
      placing: {
        on: {
          'map.click': stepInto('adjusting', ({ context, event }) => createShapeStep(context, kind, event)),
          'history.redo': { guard: 'canRedoStep', target: 'adjusting', actions: 'redoStep' },
          'shape.choose': chooseShape,
          ...leaveTool,
        },
      },
      adjusting: {
        on: {
          'map.click': {
            actions: {
              type: 'takeStep',
              params: ({ context, event }) => ({ step: clickStep(context, event.position) }),
            },
          },
          'vertex.move': {
            actions: {
              type: 'takeStep',
              params: ({ context, event }) => ({ step: moveHandleStep(context, event) }),
            },
          },
          'shape.resize': {
            actions: {
              type: 'takeStep',
              params: ({ context, event }) => ({ step: resizeStep(context, event.size) }),
            },
          },
          ...moveWhole,
          'vertex.focus': {
            actions: { type: 'focusVertex', params: ({ event }) => ({ index: event.index }) },
          },
          'history.undo': undoBackTo('placing'),
          'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
          'edit.confirm': { target: '#mapEditor.resting.selected', actions: 'confirmEdit' },
          ...finishTool('shape'),
        },
      },
    },
  })
}
