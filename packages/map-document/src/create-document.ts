import type { LayerId, MapDocument } from './map-document.ts'

/** A document with one empty layer, as every new map starts. The caller supplies the id and the name. */
export function createDocument(layer: { readonly id: LayerId; readonly name: string }): MapDocument {
  return { layers: [{ id: layer.id, name: layer.name, objects: [] }], mainLineId: null }
}
