import { type MapDocument, validateForPublishing } from '@mishiori/map-document'

/** A line or a spot: what an article needs to be published. */
export function hasRoute(document: MapDocument): boolean {
  return !validateForPublishing(document).some(({ issue }) => issue.code === 'document.has_no_route')
}
