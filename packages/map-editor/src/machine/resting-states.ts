import type { MapObjectId } from '@mishiori/map-document'
import { editorSetup } from '../core/editor-setup.ts'
import type { EditorEvent, InspectorMode } from '../core/events.ts'
import { leaveTool } from '../core/leave-tool.ts'
import { keepEdit } from '../core/spot-of-place.ts'
import { changeLine } from '../tools/line/change-line.ts'
import { editShape } from '../tools/shape/choose-shape.ts'

const isMode = (mode: InspectorMode) =>
  ({
    type: 'isMode',
    params: ({ event }: { event: { mode: InspectorMode } }) => ({ requested: event.mode, mode }),
  }) as const

/** All fields open in place of the card of a new spot, whose tool is left. */
const leaveCard = <Mode extends InspectorMode>(mode: Mode) =>
  ({ guard: isMode(mode), target: mode, actions: 'announceSelect' }) as const

type OfObject = { readonly event: { readonly objectId: MapObjectId } }
type Selected = { readonly event: Extract<EditorEvent, { readonly type: 'object.select' }> }
type Moved = { readonly event: Extract<EditorEvent, { readonly type: 'spot.move' }> }
const isPlaced = { type: 'isPlaced', params: ({ event }: OfObject) => ({ objectId: event.objectId }) } as const
const selectObject = {
  guard: { type: 'exists', params: ({ event }: OfObject) => ({ objectId: event.objectId }) },
  target: '#mapEditor.resting.inspecting',
  actions: {
    type: 'selectObject',
    params: ({ event }: Selected) => ({ objectId: event.objectId, at: event.at }),
  },
} as const
const moveSpot = {
  guard: { type: 'isOfKind', params: ({ event }: Moved) => ({ objectId: event.objectId, kind: 'spot' as const }) },
  target: '#mapEditor.spot.adjusting',
  actions: [
    { type: 'openExisting', params: ({ event }: Moved) => ({ objectId: event.objectId, tool: 'spot' as const }) },
    {
      type: 'takeStep',
      params: ({ event }: Moved) => ({ step: { kind: 'spot.move' as const, position: event.position } }),
    },
  ],
} as const

const giveUp = [
  // Leads to idle: nothing is selected then.
  { guard: 'isJustPlaced', actions: 'discardPlaced' },
  { target: '#mapEditor.resting.inspecting.view', actions: { type: 'noteDetails', params: { change: null } } },
] as const
/** The new spot is named, and its tool is ready for the next one. A click beside the card only closes it. */
const placeNext = [
  { guard: 'isNotJustPlaced', target: '#mapEditor.resting.selected' },
  { guard: 'isLayerFull', target: '#mapEditor.resting.selected' },
  { target: '#mapEditor.spot.placing', actions: { type: 'openNew', params: { tool: 'spot' } } },
] as const

/** No tool is open: objects can be selected and viewed, and operations on the complete document are possible. */
export const restingStates = editorSetup.createStateConfig({
  initial: 'idle',
  on: {
    'document.edit': { actions: { type: 'editDocument', params: ({ event }) => ({ edit: event.edit }) } },
    'place.keep': { actions: { type: 'editDocument', params: (given) => ({ edit: keepEdit(given) }) } },
    'layer.select': { actions: { type: 'selectLayer', params: ({ event }) => ({ layerId: event.layerId }) } },
    'object.select': selectObject,
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
    'spot.move': moveSpot,
    'history.undo': { guard: 'canUndoDocument', actions: { type: 'moveInHistory', params: { move: 'undo' } } },
    'history.redo': { guard: 'canRedoDocument', actions: { type: 'moveInHistory', params: { move: 'redo' } } },
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
      exit: ['saveDetails', 'forgetPlaced'],
      on: {
        'object.deselect': { target: 'idle', actions: { type: 'selectObject', params: { objectId: null } } },
        'inspector.write': { actions: { type: 'noteDetails', params: ({ event }) => ({ change: event.change }) } },
        'inspector.keep': { actions: 'saveDetails' },
        // A click on the new spot may be half of a double click, and dragging it puts it right: its fields stay open.
        'object.select': [{ guard: isPlaced }, { ...selectObject, reenter: true }],
        'spot.move': [
          {
            guard: isPlaced,
            actions: { type: 'movePlaced', params: ({ event }) => ({ position: event.position }) },
          },
          moveSpot,
        ],
        'inspector.cancel': giveUp,
        'inspector.show': [
          { guard: isMode('naming') },
          { guard: isMode('info'), target: '.info' },
          { guard: isMode('icon'), target: '.icon' },
          { guard: isMode('color'), target: '.color' },
          { guard: isMode('deleting'), target: '.deleting' },
          { target: '.view' },
        ],
      },
      states: {
        view: { entry: 'forgetPlaced' },
        naming: {
          on: {
            'edit.confirm': placeNext,
            'map.click': placeNext,
            'edit.cancel': giveUp,
            'inspector.show': [
              { guard: isMode('naming') },
              leaveCard('info'),
              leaveCard('icon'),
              leaveCard('color'),
              leaveCard('deleting'),
              { target: 'view', actions: 'announceSelect' },
            ],
          },
        },
        info: {},
        icon: {},
        color: {},
        deleting: {},
      },
    },
  },
})
