import { layerId, type MapColor, type MapDocument, type MapObject, mapObjectId } from '@mishiori/map-document'
import { isSame, type ObjectPair, pairObjects } from './compare-maps.ts'
import type { DrawnLook } from './draw-map-changes.ts'

/** In the order in which they are listed. Signs in the names say the same as the colours. */
const COLORS = {
  added: 'green',
  removed: 'red',
  after: 'blue',
  before: 'purple',
  same: 'gray',
} as const satisfies Record<DrawnLook, MapColor>

interface OverlayMessages {
  /** What a layer of such objects is called. */
  readonly layerName: (look: DrawnLook) => string
  readonly objectName: (look: DrawnLook, name: string) => string
}

type Looked = readonly [look: DrawnLook, object: MapObject]

/** Two maps as one, to be looked at: what came, went, was changed and stayed each on a layer and in a colour of its own. */
export function overlayMaps(
  before: MapDocument | null,
  after: MapDocument | null,
  messages: OverlayMessages,
): MapDocument {
  const looked = pairObjects(before, after).flatMap(looksOf)
  const layers = (Object.keys(COLORS) as DrawnLook[]) // keys of a literal object
    .map((look) => ({
      id: layerId(look),
      name: messages.layerName(look),
      objects: looked.filter(([of]) => of === look).map(([, object]) => shown(object, look, messages)),
    }))
  return { layers: layers.filter(({ objects }) => objects.length > 0), mainLineId: null }
}

function looksOf({ before, after }: ObjectPair): readonly Looked[] {
  if (!before) return after ? [['added', after]] : []
  if (!after) return [['removed', before]]
  if (isSame(before, after)) return [['same', after]]
  if (isSame(withoutText(before), withoutText(after))) return [['after', after]]
  return [
    ['before', before],
    ['after', after],
  ]
}

/** What is drawn of an object. */
function withoutText({ name: _, description: __, translations: ___, ...drawn }: MapObject) {
  return drawn
}

function shown(object: MapObject, look: DrawnLook, { objectName }: OverlayMessages): MapObject {
  const id = look === 'before' ? mapObjectId(`before ${object.id}`) : object.id
  return { ...object, id, name: objectName(look, object.name), color: COLORS[look] }
}
