import type { EditResult, MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import { findNameIssue } from '../validate/validate-text.ts'
import { edited, moved, refused, withLayer, withValidMainLine } from './edit.ts'

/** Appends an empty layer. Refuses with `layer.limit_reached`, `id.taken` or an issue of the name. */
export function addLayer(document: MapDocument, layer: { readonly id: LayerId; readonly name: string }): EditResult {
  if (document.layers.length >= MAP_LIMITS.layers)
    return refused({ code: 'layer.limit_reached', max: MAP_LIMITS.layers })
  if (document.layers.some((other) => other.id === layer.id)) return refused({ code: 'id.taken' })
  const issue = findNameIssue(layer.name)
  if (issue) return refused(issue)
  return edited({ ...document, layers: [...document.layers, { id: layer.id, name: layer.name, objects: [] }] })
}

/** Moves a layer so that it ends at `toIndex` (0 is the first; values outside are clamped). Refuses with `layer.not_found`. */
export function moveLayer(document: MapDocument, layerId: LayerId, toIndex: number): EditResult {
  const from = document.layers.findIndex((candidate) => candidate.id === layerId)
  if (from < 0) return refused({ code: 'layer.not_found' })
  return edited(from === toIndex ? document : { ...document, layers: moved(document.layers, from, toIndex) })
}

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

/** Gives a layer another name. Refuses with `layer.not_found` or an issue of the name. */
export function renameLayer(document: MapDocument, layerId: LayerId, name: string): EditResult {
  const layerIndex = document.layers.findIndex((candidate) => candidate.id === layerId)
  const layer = document.layers[layerIndex]
  if (!layer) return refused({ code: 'layer.not_found' })
  const issue = findNameIssue(name)
  if (issue) return refused(issue)
  return edited(layer.name === name ? document : withLayer(document, layerIndex, { ...layer, name }))
}
