import type { MapGeoJSONFeature, Map as MapLibre } from 'maplibre-gl'
import { OWN_PREFIX } from './scene/layer-styles.ts'

/** How the schemas of basemaps name what holds towns and villages: `place`, `places`, `place_label`. */
const PLACES = /place|settlement|city|town/i

/** The name of the place nearest to the middle of a map, of those that its basemap shows; null where it shows none. */
export function nearestPlace(map: MapLibre): string | null {
  const middle = map.project(map.getCenter())
  let nearest: { readonly name: string; readonly pixels: number } | null = null
  for (const feature of map.queryRenderedFeatures({ layers: placeLayers(map) })) {
    const name = nameOf(feature)
    if (feature.geometry.type !== 'Point' || name === '') continue
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    const { x, y } = map.project([lng, lat])
    const pixels = Math.hypot(x - middle.x, y - middle.y)
    if (!nearest || pixels < nearest.pixels) nearest = { name, pixels }
  }
  return nearest?.name ?? null
}

function placeLayers(map: MapLibre): string[] {
  return map.getStyle().layers.flatMap((layer) => {
    const isPlace =
      layer.type === 'symbol' && !layer.id.startsWith(OWN_PREFIX) && PLACES.test(layer['source-layer'] ?? '')
    return isPlace ? [layer.id] : []
  })
}

/** As it stands on the map, in the language that the style has chosen. */
function nameOf({ layer }: MapGeoJSONFeature): string {
  const text = layer.type === 'symbol' ? layer.layout?.['text-field'] : undefined
  return text === undefined ? '' : String(text).replace(/\s+/g, ' ').trim()
}
