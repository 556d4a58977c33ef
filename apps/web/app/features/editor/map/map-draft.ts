import {
  createDocument,
  layerId,
  type MapDocument,
  parseMapDocument,
  randomId,
  validateForPublishing,
} from '@mishiori/map-document'
import type { EditorDraft } from '../saving/draft.ts'

/** The map of a draft: a new one for an empty draft; null when it is in a form that this version cannot read. */
export function readMap(layers: EditorDraft['layer'], firstLayerName: string): MapDocument | null {
  if (layers.length === 0) return createDocument({ id: layerId(randomId()), name: firstLayerName })
  const result = parseMapDocument(layers)
  return result.ok ? result.document : null
}

/** A line or a spot: what an article needs to be published. */
export function hasRoute(document: MapDocument): boolean {
  return !validateForPublishing(document).some(({ issue }) => issue.code === 'document.has_no_route')
}
