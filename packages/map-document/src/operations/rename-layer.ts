import type { EditResult } from '../issues.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import { findNameIssue } from '../validate/validate-text.ts'
import { edited, refused, withLayer } from './edit.ts'

/** Gives a layer another name. Refuses with `layer.not_found` or an issue of the name. */
export function renameLayer(document: MapDocument, layerId: LayerId, name: string): EditResult {
  const layerIndex = document.layers.findIndex((candidate) => candidate.id === layerId)
  const layer = document.layers[layerIndex]
  if (!layer) return refused({ code: 'layer.not_found' })
  const issue = findNameIssue(name)
  if (issue) return refused(issue)
  return edited(layer.name === name ? document : withLayer(document, layerIndex, { ...layer, name }))
}
