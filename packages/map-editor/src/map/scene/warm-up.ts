import type { FeatureCollection } from 'geojson'
import type { Map as MapLibre } from 'maplibre-gl'
import { pinImageId } from '../pins/pin-image-id.ts'
import { OWN_PREFIX, type PlacedLayer, sampleLayers } from './layer-styles.ts'
import { addLayers } from './own-layers.ts'
import type { DrawingParts } from './static-objects.ts'
import type { MapFeature } from './to-features.ts'

const WARM_UP = `${OWN_PREFIX}warm-up`
/** All but nothing: what cannot be seen at all is not drawn, and its program not made. */
const UNSEEN = 0.001
/** At the northern edge of the map, where no routes are. */
const [WEST, EAST, SOUTH, NORTH] = [-10, 10, 84, 85]

/**
 * Has the graphics card's programs made while nothing else is to be done: the main thread waits for each when it is
 * first used. What is drawn for it cannot be seen.
 */
export async function warmUp({ map, theme, images }: DrawingParts): Promise<void> {
  if (map.getSource(WARM_UP)) return
  const data = samples()
  const layers = sampleLayers(WARM_UP, theme())
  images.ensure(data.features)
  map.addSource(WARM_UP, { type: 'geojson', maxzoom: 0, data }) // one tile, which is part of every view
  for (const { id } of data.features) map.setFeatureState({ source: WARM_UP, id }, { hidden: true })
  addLayers(map, layers)
  for (const layer of layers) fade(map, layer)
  await drawn(map)
  for (const { layer } of layers) map.removeLayer(layer.id)
  map.removeSource(WARM_UP)
}

/** Never resolves on a map that is taken away. */
function drawn(map: MapLibre): Promise<void> {
  return new Promise((resolve) => {
    const onRender = () => {
      if (!map.isSourceLoaded(WARM_UP)) return
      map.off('render', onRender)
      resolve()
    }
    map.on('render', onRender)
  })
}

/** Whose opacity the feature-state `hidden` does not reach. */
function fade(map: MapLibre, { layer }: PlacedLayer): void {
  if (layer.type !== 'line' || typeof map.getPaintProperty(layer.id, 'line-opacity') === 'object') return
  map.setPaintProperty(layer.id, 'line-opacity', UNSEEN)
}

function samples(): FeatureCollection & { readonly features: readonly (MapFeature & { readonly id: number })[] } {
  const ring = [
    [WEST, SOUTH],
    [EAST, SOUTH],
    [EAST, NORTH],
    [WEST, SOUTH],
  ]
  const look = { color: 'red', order: 0 } as const
  const pin = { ...look, shape: 'pin', image: pinImageId({ letter: 'S' }) } as const
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 1,
        properties: { ...look, shape: 'line' },
        geometry: { type: 'LineString', coordinates: ring },
      },
      {
        type: 'Feature',
        id: 2,
        properties: { ...look, shape: 'area' },
        geometry: { type: 'Polygon', coordinates: [ring] },
      },
      { type: 'Feature', id: 3, properties: pin, geometry: { type: 'Point', coordinates: [WEST, SOUTH] } },
    ],
  }
}
