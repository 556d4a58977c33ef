import { cutText, DEFAULT_COLOR, MAP_LIMITS } from '@mishiori/map-document'
import type { EditorContext } from '../../core/context.ts'
import type { EditStep } from '../../core/edit-step.ts'
import type { EditorEvent } from '../../core/events.ts'
import type { FoundPlace } from '../../core/services.ts'
import { newObjectName, openEdit } from '../../core/transitions.ts'

export interface PlaceChosen {
  readonly context: EditorContext
  readonly event: Extract<EditorEvent, { readonly type: 'place.choose' }>
}

/** A place becomes a text spot with its name. */
export function createPlaceStep({ context, event: { place } }: PlaceChosen): EditStep {
  const { objectId: id } = openEdit(context)
  const icon = place.icon ?? 'text'
  const details = { name: nameOf(context, place), description: '', color: DEFAULT_COLOR }
  const looks = { icon, display: 'text', images: [], placeId: place.id } as const
  const object = { kind: 'spot', id, position: place.position, ...details, ...looks } as const
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

/** Another place takes the place of the one before: the same spot, elsewhere and with another name. */
export function replacePlaceStep({ context, event: { place } }: PlaceChosen): EditStep {
  const { id: placeId, position, icon = 'text' } = place
  return { kind: 'spot.replace', position, change: { name: nameOf(context, place), icon, placeId } }
}

function nameOf(context: EditorContext, { name }: FoundPlace): string {
  return cutText(name.trim(), MAP_LIMITS.nameLength.max) || newObjectName(context, 'spot')
}
