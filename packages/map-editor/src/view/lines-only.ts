import type { AnyLine, MapDocument, MapObject } from '@mishiori/map-document'

const isLine = (object: MapObject): object is AnyLine => 'path' in object

/**
 * A document with its lines alone, as `MapView` shows it in the mode `lines`; layers without one are left out. For a list beside it.
 * What already holds nothing but lines is answered as it is.
 */
export function linesOnly(document: MapDocument): MapDocument {
  if (document.layers.every(({ objects }) => objects.length > 0 && objects.every(isLine))) return document
  const layers = document.layers.map((layer) => ({ ...layer, objects: layer.objects.filter(isLine) }))
  return { ...document, layers: layers.filter(({ objects }) => objects.length > 0) }
}
