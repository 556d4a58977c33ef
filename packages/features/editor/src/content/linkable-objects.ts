import type { LinkableMapObject } from '@mishiori/article-blocks'
import type { MapDocument, MapObject, SpotIcon } from '@mishiori/map-document'

export interface LinkableObject extends LinkableMapObject {
  /** Of a spot. */
  readonly icon?: SpotIcon
}

/** Everything on the map that the text can link to, in the order of the layers. */
export function linkableObjects({ layers }: MapDocument): readonly LinkableObject[] {
  return layers.flatMap(({ objects }) => objects.map(linkable))
}

function linkable(object: MapObject): LinkableObject {
  const { id, name, kind, color } = object
  return { id, name, kind, color, ...(object.kind === 'spot' && { icon: object.icon }) }
}
