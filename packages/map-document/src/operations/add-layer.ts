import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import { findNameIssue } from '../validate/validate-text.ts'
import { edited, refused } from './edit.ts'

/** Appends an empty layer. Refuses with `layer.limit_reached`, `id.taken` or an issue of the name. */
export function addLayer(document: MapDocument, layer: { readonly id: LayerId; readonly name: string }): EditResult {
  if (document.layers.length >= MAP_LIMITS.layers)
    return refused({ code: 'layer.limit_reached', max: MAP_LIMITS.layers })
  if (document.layers.some((other) => other.id === layer.id)) return refused({ code: 'id.taken' })
  const issue = findNameIssue(layer.name)
  if (issue) return refused(issue)
  return edited({ ...document, layers: [...document.layers, { id: layer.id, name: layer.name, objects: [] }] })
}
