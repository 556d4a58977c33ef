import {
  COLOR_HEX,
  type Layer,
  layerId,
  MAP_COLORS,
  type MapColor,
  type MapDocument,
  type MapObject,
  mapObjectId,
} from '@mishiori/map-document'
import { LAYERS, type SceneObject } from './scene.ts'

/** A scene as our document. */
export function toDocument(objects: readonly SceneObject[]): MapDocument {
  const layers = Array.from({ length: LAYERS }, (_, index): Layer => {
    const own = objects.filter(({ layer }) => layer === index)
    return { id: layerId(`layer-${index}`), name: layerName(index), objects: own.map(toObject) }
  })
  return { layers, mainLineId: null }
}

function toObject({ id, kind, color, positions }: SceneObject): MapObject {
  const base = { id: objectId(id), name: `${kind} ${id}`, description: '', color: colorName(color) }
  const [position = [0, 0]] = positions
  if (kind === 'line') return { ...base, kind, path: positions }
  if (kind === 'polygon') return { ...base, kind, vertices: positions }
  return { ...base, kind: 'spot', position, icon: 'star', display: 'text', images: [], placeId: null }
}

export function colorName(hex: string): MapColor {
  return MAP_COLORS.find((name) => COLOR_HEX[name].fill === hex) ?? 'red'
}

export function layerName(index: number): string {
  return `Layer ${index + 1}`
}

export function objectId(id: number) {
  return mapObjectId(`object-${id}`)
}
