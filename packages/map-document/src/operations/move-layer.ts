import type { EditResult } from '../issues.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import { edited, moved, refused } from './edit.ts'

/** Moves a layer so that it ends at `toIndex` (0 is the first; values outside are clamped). Refuses with `layer.not_found`. */
export function moveLayer(document: MapDocument, layerId: LayerId, toIndex: number): EditResult {
  const from = document.layers.findIndex((candidate) => candidate.id === layerId)
  if (from < 0) return refused({ code: 'layer.not_found' })
  return edited(from === toIndex ? document : { ...document, layers: moved(document.layers, from, toIndex) })
}
