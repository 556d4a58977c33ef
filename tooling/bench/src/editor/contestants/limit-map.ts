import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { ExpressionSpecification, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { LngLat, SceneObject } from '../scene.ts'

/** Everything idle, the line under edit, and its handles. */
export const SOURCES = ['static', 'edit', 'handles'] as const
export type SourceName = (typeof SOURCES)[number]

export const LINE_COLOR = '#1a252c'

export function source(map: MapLibreMap, name: SourceName): GeoJSONSource {
  const found = map.getSource<GeoJSONSource>(name)
  if (!found) throw new Error(`no source ${name}`)
  return found
}

/** Colours and hiding go through feature-state before anything else, so that they need no new tiles. */
export function addSource(map: MapLibreMap, name: SourceName): void {
  map.addSource(name, { type: 'geojson', data: collection([]) })
  const color: ExpressionSpecification = ['coalesce', ['feature-state', 'color'], ['get', 'color']]
  const opacity = (full: number): ExpressionSpecification => [
    'case',
    ['boolean', ['feature-state', 'hidden'], false],
    0,
    full,
  ]
  map.addLayer({
    id: `${name}-fill`,
    source: name,
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color, 'fill-opacity': opacity(0.3) },
  })
  map.addLayer({
    id: `${name}-line`,
    source: name,
    type: 'line',
    filter: ['!=', ['geometry-type'], 'Point'],
    paint: { 'line-color': color, 'line-width': 3, 'line-opacity': opacity(1) },
  })
  map.addLayer({
    id: `${name}-point`,
    source: name,
    type: 'circle',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-color': color, 'circle-radius': 6, 'circle-opacity': opacity(1) },
  })
}

/** A stroke above the map: drawn in the next frame, without the map's worker. */
export function addOverlay(map: MapLibreMap): SVGPolylineElement {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  root.setAttribute('style', 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none')
  const polyline = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  polyline.setAttribute('style', `fill:none;stroke:${LINE_COLOR};stroke-width:3`)
  root.append(polyline)
  map.getCanvasContainer().append(root)
  return polyline
}

export function toFeature({ id, kind, color, positions }: SceneObject): Feature {
  const path = positions.map(([lng, lat]) => [lng, lat])
  if (kind === 'line') return feature(id, color, { type: 'LineString', coordinates: path })
  if (kind === 'point') return feature(id, color, { type: 'Point', coordinates: path[0] ?? [] })
  return feature(id, color, { type: 'Polygon', coordinates: [[...path, path[0] ?? []]] })
}

/** A stretch of the line under edit. */
export function lineFeature(id: number, part: readonly LngLat[]): Feature {
  return feature(id, LINE_COLOR, { type: 'LineString', coordinates: part.map(([lng, lat]) => [lng, lat]) })
}

export function feature(id: number, color: string, geometry: Geometry): Feature {
  return { type: 'Feature', id, properties: { color }, geometry }
}

export function collection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}
