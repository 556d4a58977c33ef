import type { Position } from '@mishiori/map-document'
import type { EditorContext } from '../../core/context.ts'
import { closeRingStep } from '../../core/drafts/shape-steps.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { completeTool, finishTool, leaveTool } from '../../core/leave-tool.ts'
import { undoBackTo } from '../../core/step-transitions.ts'
import { chooseShape } from './choose-shape.ts'
import { moveWhole } from './move-whole.ts'

export interface At {
  readonly event: { readonly position: Position }
}
export interface AtVertex {
  readonly event: { readonly index: number; readonly position: Position }
}
export interface Vertex {
  readonly event: { readonly index: number }
}

const cornerParams = ({ event }: At) => ({
  step: { kind: 'vertex.append', position: event.position, end: 'end' } as const,
})
const moveParams = ({ event: { index, position } }: AtVertex) => ({
  step: { kind: 'vertex.move', index, position } as const,
})
const insertParams = ({ event: { index, position } }: AtVertex) => ({
  step: { kind: 'vertex.insert', index, position } as const,
})
const removeParams = ({ event: { index } }: Vertex) => ({ step: { kind: 'vertex.remove', index } as const })
const closeParams = ({ context }: { readonly context: EditorContext }) => ({ step: closeRingStep(context) })
const canClose = { type: 'isStepAllowed', params: closeParams } as const
const close = { type: 'takeStep', params: closeParams } as const
const focusVertex = {
  type: 'focusVertex',
  params: ({ event }: { readonly event: { readonly index: number | null } }) => ({ index: event.index }),
} as const

/** Corners are set one by one; the ring is closed at its first corner or by confirming. From then on its vertices change it. */
export const polygonStates = editorSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: {
      on: {
        'map.click': [
          {
            guard: { type: 'isRingStepAllowed', params: cornerParams },
            target: 'drawing',
            actions: { type: 'stepRing', params: cornerParams },
          },
          { actions: { type: 'stepRing', params: cornerParams } },
        ],
        'history.undo': { guard: 'canUndoRing', target: 'drawing', actions: 'undoRing' },
        'history.redo': { guard: 'canRedoRing', target: 'drawing', actions: 'redoRing' },
        'shape.choose': chooseShape,
        ...leaveTool,
      },
    },
    drawing: {
      on: {
        'map.click': { actions: { type: 'stepRing', params: cornerParams } },
        'vertex.move': { actions: { type: 'stepRing', params: moveParams } },
        'vertex.insert': { actions: { type: 'stepRing', params: insertParams } },
        'vertex.remove': [
          { guard: 'hasOneCorner', target: 'starting', actions: { type: 'stepRing', params: removeParams } },
          { actions: { type: 'stepRing', params: removeParams } },
        ],
        'vertex.focus': { actions: focusVertex },
        'ring.close': [
          { guard: canClose, target: 'adjusting', actions: close },
          { actions: { type: 'raiseStepIssue', params: closeParams } },
        ],
        'edit.confirm': { guard: canClose, target: '#mapEditor.resting.selected', actions: [close, 'confirmEdit'] },
        ...completeTool('shape', { guard: canClose, target: 'adjusting', actions: [close, 'raiseAgain'] }),
        'history.undo': [
          { guard: 'isFirstCornerUndone', target: 'starting', actions: 'undoRing' },
          { guard: 'canUndoRing', actions: 'undoRing' },
        ],
        'history.redo': [
          { guard: 'canRedoRing', actions: 'redoRing' },
          { guard: 'canRedoStep', target: 'adjusting', actions: 'redoStep' },
        ],
      },
    },
    adjusting: {
      on: {
        'vertex.move': { actions: { type: 'takeStep', params: moveParams } },
        'vertex.insert': { actions: { type: 'takeStep', params: insertParams } },
        'vertex.remove': { actions: { type: 'takeStep', params: removeParams } },
        ...moveWhole,
        'vertex.focus': { actions: focusVertex },
        'history.undo': undoBackTo('drawing'),
        'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
        'edit.confirm': { target: '#mapEditor.resting.selected', actions: 'confirmEdit' },
        ...finishTool('shape'),
      },
    },
  },
})
