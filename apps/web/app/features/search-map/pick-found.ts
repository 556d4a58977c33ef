import type { GeoJSONSource } from 'maplibre-gl'
import type { MapLayerMouseEvent } from 'react-map-gl/maplibre'
import { markLayer } from './found-layers.ts'

/** Handles a click: an article's mark opens its window, a cluster is zoomed to until it splits. */
export function pickFound({ features, target }: MapLayerMouseEvent, onPick: (id: number) => void): void {
  const [feature] = features ?? []
  if (feature?.geometry.type !== 'Point') return
  const [lng = 0, lat = 0] = feature.geometry.coordinates
  if (feature.layer.id === markLayer.id) {
    onPick(Number(feature.properties.id))
    return
  }
  const source = target.getSource('marks')
  if (!source || !('getClusterExpansionZoom' in source)) return
  const clusters = source as GeoJSONSource // the one kind of source with clusters
  void clusters
    .getClusterExpansionZoom(Number(feature.properties.cluster_id))
    .then((zoom) => target.easeTo({ center: [lng, lat], zoom }))
}
