import { layerId, randomId } from '@mishiori/map-document'
import { freeLayerName } from '../../core/free-layer-name.ts'
import { type MachineActor, selectDocument } from '../../core/selectors.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'

export interface AddLayerParts {
  readonly actor: MachineActor
  readonly messages: MapEditorMessages
  readonly services: { readonly createId?: () => string }
}

/** Adds an empty layer. Its name has the number of layers, or the next number whose name is free. */
export function addLayer({ actor, messages, services }: AddLayerParts): void {
  const document = selectDocument(actor.getSnapshot())
  const name = freeLayerName(document, messages.layers.defaultName, document.layers.length + 1)
  const id = layerId((services.createId ?? randomId)())
  actor.send({ type: 'document.edit', edit: { kind: 'layer.add', layerId: id, name } })
}
