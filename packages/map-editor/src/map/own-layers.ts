import type { FeatureCollection, GeoJSON } from 'geojson'
import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { ANCHORS, anchorId, OWN_PREFIX, type PlacedLayer } from './layer-styles.ts'

export const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Adds the anchors in drawing order. They draw nothing. */
export function addAnchors(map: MapLibre): void {
  for (const anchor of ANCHORS) {
    map.addLayer({ id: anchorId(anchor), type: 'background', layout: { visibility: 'none' } })
  }
}

export function addSource(map: MapLibre, id: string, { promoteId }: { readonly promoteId?: string } = {}): void {
  map.addSource(id, { type: 'geojson', data: NOTHING, ...(promoteId && { promoteId }) })
}

export function addLayers(map: MapLibre, layers: readonly PlacedLayer[]): void {
  for (const { layer, anchor } of layers) map.addLayer(layer, anchorId(anchor))
}

/** Gives layers that exist the colours of another theme. */
export function repaintLayers(map: MapLibre, layers: readonly PlacedLayer[]): void {
  for (const { layer } of layers) {
    const paint = 'paint' in layer && layer.paint ? layer.paint : {}
    for (const [name, value] of Object.entries(paint)) {
      // The entries come from a layer of the same type, so each name has its own kind of value.
      if (name.endsWith('-color')) map.setPaintProperty(layer.id, name as 'line-color', value)
    }
  }
}

/** Resolves once the map has the data in its tiles. */
export async function writeSource(map: MapLibre, id: string, data: GeoJSON): Promise<void> {
  const source = map.getSource<GeoJSONSource>(id)
  await source?.setData(data)
}

/** Carries our sources and layers over to another basemap style. */
export function keepOwnLayers(previous: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification {
  if (!previous) return next
  const isOwn = (id: string) => id.startsWith(OWN_PREFIX)
  const sources = Object.fromEntries(Object.entries(previous.sources).filter(([id]) => isOwn(id)))
  return {
    ...next,
    sources: { ...next.sources, ...sources },
    layers: [...next.layers, ...previous.layers.filter(({ id }) => isOwn(id))],
  }
}
