import { cancelEdit } from '../../core/cancel-edit.ts'
import type { EditorContext } from '../../core/context.ts'
import type { EditStep } from '../../core/edit-step.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import type { EditorEvent } from '../../core/events.ts'
import { leaveTool } from '../../core/leave-tool.ts'
import { spotName, spotOfPlace } from '../../core/spot-of-place.ts'
import { stepInto, undoBackTo } from '../../core/step-transitions.ts'
import { openEdit } from '../../core/transitions.ts'

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

export interface PlaceChosen {
  readonly context: EditorContext
  readonly event: Extract<EditorEvent, { readonly type: 'place.choose' }>
}

function createPlaceStep({ context, event: { place } }: PlaceChosen): EditStep {
  const object = spotOfPlace(context, openEdit(context).objectId, place)
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

/** Another place takes the place of the one before: the same spot, elsewhere and with another name. */
function replacePlaceStep({ context, event: { place } }: PlaceChosen): EditStep {
  const { id: placeId, position, icon = 'text' } = place
  return { kind: 'spot.replace', position, change: { name: spotName(context, place), icon, placeId } }
}
