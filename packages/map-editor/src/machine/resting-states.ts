import { leaveTool } from '../tools/leave-tool.ts'
import { changeLine } from '../tools/line/change-line.ts'
import { editShape } from '../tools/shape/choose-shape.ts'
import { editorSetup } from './editor-setup.ts'
import type { InspectorMode } from './events.ts'

const isMode = (mode: InspectorMode) =>
  ({
    type: 'isMode',
    params: ({ event }: { event: { mode: InspectorMode } }) => ({ asked: event.mode, mode }),
  }) as const

/** No tool is open: objects are selected and looked at, and the document is changed as a whole. */
export const restingStates = editorSetup.createStateConfig({
  initial: 'idle',
  on: {
    'document.edit': { actions: { type: 'editDocument', params: ({ event }) => ({ edit: event.edit }) } },
    'layer.select': { actions: { type: 'selectLayer', params: ({ event }) => ({ layerId: event.layerId }) } },
    'object.select': {
      guard: { type: 'exists', params: ({ event }) => ({ objectId: event.objectId }) },
      target: '.inspecting',
      actions: { type: 'selectObject', params: ({ event }) => ({ objectId: event.objectId, at: event.at }) },
    },
    ...leaveTool,
    ...changeLine,
    'navigation.edit': {
      guard: { type: 'isOfKind', params: ({ event }) => ({ objectId: event.objectId, kind: 'navigationLine' }) },
      target: '#mapEditor.navigationLine.routed',
      actions: {
        type: 'openExisting',
        params: ({ event }) => ({ objectId: event.objectId, tool: 'navigationLine' }),
      },
    },
    'shape.edit': editShape,
    'spot.move': {
      guard: { type: 'isOfKind', params: ({ event }) => ({ objectId: event.objectId, kind: 'spot' }) },
      target: '#mapEditor.spot.adjusting',
      actions: [
        { type: 'openExisting', params: ({ event }) => ({ objectId: event.objectId, tool: 'spot' }) },
        { type: 'takeStep', params: ({ event }) => ({ step: { kind: 'spot.move', position: event.position } }) },
      ],
    },
    'history.undo': { guard: 'canUndoDocument', actions: 'undoDocument' },
    'history.redo': { guard: 'canRedoDocument', actions: 'redoDocument' },
  },
  states: {
    idle: {},
    selected: {
      always: { guard: 'hasNoSelection', target: 'idle' },
      on: {
        'object.deselect': { target: 'idle', actions: { type: 'selectObject', params: { objectId: null } } },
        'inspector.show': 'inspecting',
      },
    },
    inspecting: {
      initial: 'view',
      always: { guard: 'hasNoSelection', target: 'idle' },
      exit: 'saveWords',
      on: {
        'object.deselect': { target: 'idle', actions: { type: 'selectObject', params: { objectId: null } } },
        'inspector.write': { actions: { type: 'noteWords', params: ({ event }) => ({ change: event.change }) } },
        'inspector.keep': { actions: 'saveWords' },
        'inspector.show': [
          { guard: isMode('info'), target: '.info' },
          { guard: isMode('icon'), target: '.icon' },
          { guard: isMode('color'), target: '.color' },
          { guard: isMode('deleting'), target: '.deleting' },
          { target: '.view' },
        ],
      },
      states: { view: {}, info: {}, icon: {}, color: {}, deleting: {} },
    },
  },
})
