import type { GeoJSONSource } from 'maplibre-gl'
import type { MapLayerMouseEvent } from 'react-map-gl/maplibre'
import { clusterLayer, markLayer } from './found-layers.ts'

/** From the next zoom on, all marks are drawn by themselves. */
export const CLUSTER_MAX_ZOOM = 15
/** Listed at most, of one cluster. */
export const TOGETHER_LIMIT = 20
/** Marks closer to each other than this, on the closest map that has clusters, cover each other. */
const COVERED_PIXELS = 24
const TILE_PIXELS = 512

interface PickListeners {
  readonly onPick: (id: number) => void
  readonly onPickMany: ((ids: readonly number[]) => void) | undefined
}

/** Handles a click: an article's mark is chosen, a cluster is zoomed to until it splits, and what cannot be split is told at once. */
export function pickFound({ features = [], target }: MapLayerMouseEvent, listeners: PickListeners): void {
  const { onPick, onPickMany } = listeners
  const ids = markIdsOf(features)
  const [first] = ids
  if (first !== undefined) {
    if (ids.length > 1 && onPickMany) onPickMany(ids)
    else onPick(first)
    return
  }
  const cluster = features.find(({ layer }) => layer.id === clusterLayer.id)
  const source = target.getSource('marks')
  if (cluster?.geometry.type !== 'Point' || !source || !('getClusterExpansionZoom' in source)) return
  const [lng = 0, lat = 0] = cluster.geometry.coordinates
  const clusters = source as GeoJSONSource // the one kind of source with clusters
  const id = Number(cluster.properties.cluster_id)
  const open = async () => {
    const zoom = await clusters.getClusterExpansionZoom(id)
    if (zoom > CLUSTER_MAX_ZOOM && onPickMany) {
      const leaves = await clusters.getClusterLeaves(id, TOGETHER_LIMIT, 0)
      const places = leaves.flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : []))
      if (areTogether(places)) return onPickMany(leaves.map(({ properties }) => Number(properties?.id)))
    }
    target.easeTo({ center: [lng, lat], zoom })
  }
  void open()
}

interface DrawnFeature {
  readonly layer: { readonly id: string }
  readonly properties: Readonly<Record<string, unknown>>
}

/** The articles whose marks a click has hit, those on top first. */
export function markIdsOf(features: readonly DrawnFeature[]): readonly number[] {
  const marks = features.filter(({ layer }) => layer.id === markLayer.id)
  return [...new Set(marks.map(({ properties }) => Number(properties.id)))].slice(0, TOGETHER_LIMIT)
}

/** Whether marks cover each other at every zoom that separates clusters. */
export function areTogether(places: readonly (readonly number[])[]): boolean {
  const spread = (index: 0 | 1) => {
    const values = places.map((place) => place[index] ?? 0)
    return Math.max(...values) - Math.min(...values)
  }
  const pixelsPerDegree = (TILE_PIXELS * 2 ** (CLUSTER_MAX_ZOOM + 1)) / 360
  return Math.max(spread(0), spread(1)) * pixelsPerDegree < COVERED_PIXELS
}
