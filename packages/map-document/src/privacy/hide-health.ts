import type { MapDocument } from '../map-document.ts'
import { HEALTH_SERIES, withoutSeries } from '../path-series.ts'

/** What others see of a document whose author shows no health values; the given one itself where it has none. */
export function hideHealth(document: MapDocument): MapDocument {
  let isTouched = false
  const layers = document.layers.map((layer) => {
    const objects = layer.objects.map((object) => ('path' in object ? withoutSeries(object, HEALTH_SERIES) : object))
    if (objects.every((object, index) => object === layer.objects[index])) return layer
    isTouched = true
    return { ...layer, objects }
  })
  return isTouched ? { ...document, layers } : document
}
