import type { EditorContext } from '../../core/context.ts'
import type { EditStep } from '../../core/edit-step.ts'
import type { EditorEvent } from '../../core/events.ts'
import { spotName, spotOfPlace } from '../../core/spot-of-place.ts'
import { openEdit } from '../../core/transitions.ts'

export interface PlaceChosen {
  readonly context: EditorContext
  readonly event: Extract<EditorEvent, { readonly type: 'place.choose' }>
}

export function createPlaceStep({ context, event: { place } }: PlaceChosen): EditStep {
  const object = spotOfPlace(context, openEdit(context).objectId, place)
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

/** Another place takes the place of the one before: the same spot, elsewhere and with another name. */
export function replacePlaceStep({ context, event: { place } }: PlaceChosen): EditStep {
  const { id: placeId, position, icon = 'text' } = place
  return { kind: 'spot.replace', position, change: { name: spotName(context, place), icon, placeId } }
}
