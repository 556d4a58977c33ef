import { cutText, DEFAULT_COLOR, MAP_LIMITS, type MapObjectId, mapObjectId, type Spot } from '@mishiori/map-document'
import type { EditorContext } from './context.ts'
import type { DocumentEdit } from './document-edit.ts'
import type { EditStep } from './edit-step.ts'
import type { EditorEvent } from './events.ts'
import type { FoundPlace } from './services.ts'
import { type Given, stepInto } from './step-transitions.ts'
import { newObjectName } from './transitions.ts'

/** A place becomes a text spot with its name. */
export function spotOfPlace(context: EditorContext, id: MapObjectId, place: FoundPlace): Spot {
  const { id: placeId, position, icon = 'text' } = place
  const details = { name: spotName(context, place), description: '', color: DEFAULT_COLOR }
  return { kind: 'spot', id, position, ...details, icon, display: 'text', images: [], placeId }
}

export function spotName(context: EditorContext, { name }: Pick<FoundPlace, 'name'>): string {
  return cutText(name.trim(), MAP_LIMITS.nameLength.max) || newObjectName(context, 'spot')
}

export interface Kept extends Given {
  readonly event: Extract<EditorEvent, { readonly type: 'place.keep' }>
}

const keptSpot = ({ context, event }: Kept) => spotOfPlace(context, mapObjectId(context.ports.createId()), event.place)

/** While nothing is open: a change of the document. */
export const keepEdit = (given: Kept): DocumentEdit => ({
  kind: 'spot.add',
  layerId: given.context.selectedLayerId,
  spot: keptSpot(given),
})

/** While a line is drawn or edited: a step of that edit, which goes on in the same state. */
export function keepPlace<State extends string>(state: State) {
  return stepInto(
    state,
    (given: Kept): EditStep => ({
      kind: 'object.create',
      layerId: given.context.selectedLayerId,
      object: keptSpot(given),
      keepsFocus: true,
    }),
  )
}
