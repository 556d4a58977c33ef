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

/** What tells when the map's author was where: publishing that is asked about. One text for each recording: which one, and from where to where. */
export function recordingExtents(map: MapDocument | null): readonly string[] {
  const objects = map?.layers.flatMap((layer) => layer.objects) ?? []
  return objects.flatMap((object) =>
    object.kind === 'recordedLine'
      ? [JSON.stringify([object.id, object.path.length, object.path[0], object.path.at(-1)])]
      : [],
  )
}
