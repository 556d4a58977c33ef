import type { LayerContents } from '../fit-layers.ts'
import type { EditResult } from '../issues.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import { addObjects } from './add-objects.ts'
import { edited } from './edit.ts'

/** Appends layers with their objects: all of them or none. Refuses as `addObjects` does. */
export function addLayers(
  document: MapDocument,
  layers: readonly (LayerContents & { readonly id: LayerId })[],
): EditResult {
  let grown = document
  for (const { id, name, objects } of layers) {
    const added = addObjects(grown, { id, name }, objects)
    if (!added.ok) return added
    grown = added.document
  }
  return edited(grown)
}
