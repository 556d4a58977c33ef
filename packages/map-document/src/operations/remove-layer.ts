import type { MapIssue } from '../issues.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import { refused, withValidMainLine } from './edit.ts'

/** The document without the layer and the layer to select next, or a refusal. */
export type RemoveLayerResult =
  | { readonly ok: true; readonly document: MapDocument; readonly nextLayerId: LayerId }
  | { readonly ok: false; readonly issue: MapIssue }

/**
 * Removes a layer with its objects. `nextLayerId` is the layer to select when the removed one was selected: the one before
 * it, or the new first (specification §4).
 *
 * @returns the new document, or `layer.not_found`, `layer.last_one`, `layer.has_recording`.
 */
export function removeLayer(document: MapDocument, layerId: LayerId): RemoveLayerResult {
  const index = document.layers.findIndex((candidate) => candidate.id === layerId)
  const layer = document.layers[index]
  if (!layer) return refused({ code: 'layer.not_found' })
  const layers = document.layers.toSpliced(index, 1)
  const next = layers[Math.max(0, index - 1)]
  if (!next) return refused({ code: 'layer.last_one' })
  if (layer.objects.some((object) => object.kind === 'recordedLine')) return refused({ code: 'layer.has_recording' })
  return { ok: true, document: withValidMainLine({ ...document, layers }), nextLayerId: next.id }
}
