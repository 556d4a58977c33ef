import type { Position } from '@mishiori/map-document'
import { cancelEdit } from '../../core/cancel-edit.ts'
import type { EditorContext } from '../../core/context.ts'
import { placedSpot } from '../../core/drafts/photo-times.ts'
import type { EditStep } from '../../core/edit-step.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { confirmLeave, finishTool, leaveTool } from '../../core/leave-tool.ts'
import type { Clicked } from '../../core/step-transitions.ts'
import { createSpotStep } from '../../core/transitions.ts'

const placeParams = ({ context, event }: Clicked) => ({ step: createSpotStep(context, event.position) })
const moveParams = ({ event }: { readonly event: { readonly position: Position } }) => ({
  step: { kind: 'spot.move', position: event.position } as const,
})
const moveSpot = { actions: { type: 'takeStep', params: moveParams } } as const

/** One click places a text spot, whose card asks for its name at once; and moving an existing spot. */
export const spotStates = editorSetup.createStateConfig({
  tags: 'tool',
  initial: 'placing',
  on: {
    'edit.cancel': cancelEdit,
  },
  states: {
    placing: {
      on: {
        'map.click': [
          {
            guard: { type: 'isStepAllowed', params: placeParams },
            target: '#mapEditor.resting.inspecting.naming',
            actions: [{ type: 'takeStep', params: placeParams }, 'confirmEdit', 'notePlaced'],
          },
          { actions: { type: 'raiseStepIssue', params: placeParams } },
        ],
        // Nothing is drawn yet, so the list and the history work as without a tool.
        'object.select': {
          guard: { type: 'exists', params: ({ event }) => ({ objectId: event.objectId }) },
          target: '#mapEditor.resting.inspecting',
          actions: [
            'dropEdit',
            { type: 'selectObject', params: ({ event }) => ({ objectId: event.objectId, at: event.at }) },
          ],
        },
        'layer.select': { actions: { type: 'selectLayer', params: ({ event }) => ({ layerId: event.layerId }) } },
        'document.edit': {
          actions: [{ type: 'editDocument', params: ({ event }) => ({ edit: event.edit }) }, 'renewEdit'],
        },
        'history.undo': {
          guard: 'canUndoDocument',
          actions: [{ type: 'moveInHistory', params: { move: 'undo' } }, 'renewEdit'],
        },
        'history.redo': {
          guard: 'canRedoDocument',
          actions: [{ type: 'moveInHistory', params: { move: 'redo' } }, 'renewEdit'],
        },
        ...leaveTool,
      },
    },
    adjusting: {
      on: {
        'map.click': moveSpot,
        'spot.move': moveSpot,
        'history.undo': { guard: 'canUndoStep', actions: 'undoStep' },
        'history.redo': { guard: 'canRedoStep', actions: 'redoStep' },
        'edit.confirm': { target: '#mapEditor.resting.inspecting.view', actions: 'confirmEdit' },
        ...finishTool('spot'),
      },
    },
  },
})

const photoParams = ({ context, event }: Clicked) => ({ step: placePhotoStep(context, event.position) })
const placePhoto = [{ type: 'takeStep', params: photoParams }, 'confirmEdit', 'takeNextPhoto'] as const

const clockParams = ({ event }: { readonly event: { readonly minutes: number } }) => ({ minutes: event.minutes })
const confirmTimes = ['retainUntimed', 'confirmEdit'] as const

/** Photos first: a photo without a position is placed by its time on a track, else by a click. */
export const photoSpotStates = editorSetup.createStateConfig({
  tags: 'tool',
  initial: 'choosing',
  on: {
    'edit.cancel': { target: '#mapEditor.resting.idle', actions: 'cancelEdit' },
  },
  states: {
    choosing: { on: { ...leaveTool } },
    timing: {
      entry: 'openClock',
      on: {
        'clock.set': { actions: { type: 'setClock', params: clockParams } },
        'photos.placeManually': 'placing',
        'edit.confirm': { guard: 'hasTimedPhoto', target: 'placed', actions: confirmTimes },
        ...confirmLeave('imageSpot'),
      },
    },
    placing: {
      entry: 'openPhoto',
      on: {
        'map.click': [
          { guard: { type: 'isStepAllowed', params: photoParams }, target: 'placedByHand', actions: placePhoto },
          { actions: { type: 'raiseStepIssue', params: photoParams } },
        ],
        ...confirmLeave('imageSpot'),
      },
    },
    /** The last one asks for its name. */
    placedByHand: {
      always: [{ guard: 'hasUnplaced', target: 'placing' }, { target: '#mapEditor.resting.inspecting.naming' }],
    },
    placed: {
      always: [{ guard: 'hasUnplaced', target: 'placing' }, { target: '#mapEditor.resting.selected' }],
    },
  },
})

function placePhotoStep({ unplaced, selectedLayerId }: EditorContext, position: Position): EditStep {
  const [photo] = unplaced
  if (!photo) throw new Error('There is no photo to place.')
  return { kind: 'object.create', layerId: selectedLayerId, object: placedSpot(photo, position) }
}
