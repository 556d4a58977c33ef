import type { MapObjectKind } from '@mishiori/map-document'
import type { LayerOutline } from '@repo/articles/reading-view'

/** What a GPX file has no place for: it holds lines and spots. */
const IS_SHAPE: Readonly<Record<MapObjectKind, boolean>> = {
  line: false,
  navigationLine: false,
  recordedLine: false,
  spot: false,
  circle: true,
  rectangle: true,
  polygon: true,
}

/**
 * How many shapes a part of a map has.
 *
 * @param part `layer:ID` or `object:ID` as a file of it is asked for; empty for the whole map.
 */
export function shapesOfPart(layers: readonly LayerOutline[], part = ''): number {
  return layers
    .flatMap((layer) => layer.objects.map((object) => ({ object, layer })))
    .filter(({ object, layer }) => part === '' || part === `layer:${layer.id}` || part === `object:${object.id}`)
    .filter(({ object }) => IS_SHAPE[object.kind]).length
}
