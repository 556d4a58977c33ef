import type { LinkableMapObject } from '@mishiori/article-blocks'
import type { MapDocument } from '@mishiori/map-document'

/** Everything on the map that the text can link to, in the order of the layers. */
export function linkableObjects({ layers }: MapDocument): readonly LinkableMapObject[] {
  return layers.flatMap(({ objects }) => objects.map(({ id, name, kind, color }) => ({ id, name, kind, color })))
}
