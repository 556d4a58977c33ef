import type { MapObjectKind } from '@mishiori/map-document'
import type { LayerOutline, ObjectOutline } from '@repo/articles/reading-view'

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
  return kindsOfPart(layers, part).filter((kind) => IS_SHAPE[kind]).length
}

/** Whether a course can be made of a part: it is one line. */
export function hasLineInPart(layers: readonly LayerOutline[], part = ''): boolean {
  return kindsOfPart(layers, part).some((kind) => !IS_SHAPE[kind] && kind !== 'spot')
}

/** Whether spots of a part have photos that are stored here. */
export function hasPhotosInPart(layers: readonly LayerOutline[], part = ''): boolean {
  return objectsOfPart(layers, part).some(({ hasPhotos }) => hasPhotos)
}

const kindsOfPart = (layers: readonly LayerOutline[], part: string): readonly MapObjectKind[] =>
  objectsOfPart(layers, part).map(({ kind }) => kind)

function objectsOfPart(layers: readonly LayerOutline[], part: string): readonly ObjectOutline[] {
  return layers
    .flatMap((layer) => layer.objects.map((object) => ({ object, layer })))
    .filter(({ object, layer }) => part === '' || part === `layer:${layer.id}` || part === `object:${object.id}`)
    .map(({ object }) => object)
}
