import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { MapGeoJSONFeature, Map as MapLibre } from 'maplibre-gl'
import { OWN_PREFIX } from './scene/layer-styles.ts'

/** How the schemas of basemaps name what holds towns and villages: `place`, `places`, `place_label`. */
const PLACES = /place|settlement|city|town/i

/** The name of the place nearest to a position, of those that a basemap shows; null where it shows none within so many metres. */
export function nearestPlace(map: MapLibre, position: Position, withinMeters: number): string | null {
  let nearest: { readonly name: string; readonly meters: number } | null = null
  for (const feature of map.queryRenderedFeatures({ layers: placeLayers(map) })) {
    const name = nameOf(feature)
    if (feature.geometry.type !== 'Point' || name === '') continue
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    const meters = haversineDistanceMeters(position, [lng, lat])
    if (meters <= withinMeters && (!nearest || meters < nearest.meters)) nearest = { name, meters }
  }
  return nearest?.name ?? null
}

/** The same for the middle of a map, however far. */
export function placeInTheMiddle(map: MapLibre): string | null {
  const { lng, lat } = map.getCenter().wrap()
  return nearestPlace(map, [lng, lat], Number.POSITIVE_INFINITY)
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
