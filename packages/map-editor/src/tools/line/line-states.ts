import { cancelEdit } from '../../core/cancel-edit.ts'
import { startOfLine } from '../../core/close-line.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { confirmLeave, finishTool, leaveTool } from '../../core/leave-tool.ts'
import { keepPlace } from '../../core/spot-of-place.ts'
import { stepInto, undoBackTo } from '../../core/step-transitions.ts'
import { growingEnd, secondPointStep, splitStep } from '../../core/transitions.ts'
import { erasingState, simplifyingState } from './line-change-states.ts'
import { notSnappedState, snappedState, snappingState } from './snap-states.ts'

/** Drawing a new line and editing an old one: from the second point on it is the same. */
export const lineStates = editorSetup.createStateConfig({
  tags: 'tool',
  initial: 'starting',
  on: {
    'edit.cancel': cancelEdit,
    ...confirmLeave('line'),
  },
  states: {
    starting: {
      on: {
        'map.click': {
          target: 'started',
          actions: { type: 'startLine', params: ({ event }) => ({ position: event.position }) },
        },
        'history.redo': { guard: 'hasUndoneStart', target: 'started', actions: 'announceRedone' },
        ...leaveTool,
      },
    },
    started: {
      on: {
        'map.click': [
          // Once more where the line begins: that is no second point.
          { guard: { type: 'isLineStart', params: ({ event }) => ({ position: event.position }) } },
          ...stepInto('extending', ({ context, event }) => secondPointStep(context, event.position)),
        ],
        'history.undo': { target: 'starting', actions: 'announceUndone' },
        'history.redo': { guard: 'canRedoStep', target: 'extending', actions: 'redoStep' },
      },
    },
    extending: {
      on: {
        'map.click': {
          actions: {
            type: 'takeStep',
            params: ({ context, event }) => ({
              step: { kind: 'vertex.append', position: event.position, end: growingEnd(context) },
            }),
          },
        },
        'vertex.move': {
          actions: {
            type: 'takeStep',
            params: ({ event }) => ({
              step: { kind: 'vertex.move', index: event.index, position: event.position },
            }),
          },
        },
        'vertex.insert': {
          actions: {
            type: 'takeStep',
            params: ({ event }) => ({
              step: { kind: 'vertex.insert', index: event.index, position: event.position },
            }),
          },
        },
        'vertex.remove': {
          actions: {
            type: 'takeStep',
            params: ({ event }) => ({ step: { kind: 'vertex.remove', index: event.index } }),
          },
        },
        'ring.close': {
          guard: 'canCloseLine',
          actions: {
            type: 'takeStep',
            params: ({ context }) => ({
              step: { kind: 'vertex.append', position: startOfLine(context), end: 'end' },
            }),
          },
        },
        'vertex.focus': {
          actions: { type: 'focusVertex', params: ({ event }) => ({ index: event.index }) },
        },
        'place.keep': keepPlace('extending'),
        'line.split': {
          guard: { type: 'canSplit', params: ({ event }) => ({ index: event.index }) },
          target: '#mapEditor.resting.selected',
          actions: [
            { type: 'takeStep', params: ({ context, event }) => ({ step: splitStep(context, event.index) }) },
            'confirmEdit',
          ],
        },
        'line.erase': {
          guard: { type: 'isEdited', params: ({ event }) => ({ objectId: event.objectId }) },
          target: 'erasing',
        },
        'history.undo': undoBackTo('started'),
        'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
        'edit.confirm': { target: '#mapEditor.resting.selected', actions: 'confirmEdit' },
        ...finishTool('line'),
      },
    },
    simplifying: simplifyingState,
    erasing: erasingState,
    snapping: snappingState,
    snapped: snappedState,
    notSnapped: notSnappedState,
  },
})
