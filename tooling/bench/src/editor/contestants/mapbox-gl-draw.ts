import MapboxDraw from '@mapbox/mapbox-gl-draw'
import { openBlankMap } from '../blank-map.ts'
import type { Contestant } from '../contestant.ts'
import type { LngLat, SceneObject } from '../scene.ts'
import { collection, toFeature } from './limit-map.ts'

/** MapLibre names its classes otherwise; this is what the package's users do about it. */
Object.assign(MapboxDraw.constants.classes, {
  CANVAS: 'maplibregl-canvas',
  CONTROL_BASE: 'maplibregl-ctrl',
  CONTROL_PREFIX: 'maplibregl-ctrl-',
  CONTROL_GROUP: 'maplibregl-ctrl-group',
  ATTRIBUTION: 'maplibregl-ctrl-attrib',
})

const color = ['coalesce', ['get', 'user_color'], '#000000']
const opacity = (full: number) => ['case', ['==', ['get', 'user_hidden'], true], 0, full]
const isPoint = (meta: string) => ['all', ['==', '$type', 'Point'], ['==', 'meta', meta]]
const HANDLE_COLOR = '#fbb03b'
const STYLES = [
  {
    id: 'fill',
    type: 'fill',
    filter: ['==', '$type', 'Polygon'],
    paint: { 'fill-color': color, 'fill-opacity': opacity(0.3) },
  },
  {
    id: 'line',
    type: 'line',
    filter: ['any', ['==', '$type', 'LineString'], ['==', '$type', 'Polygon']],
    paint: { 'line-color': color, 'line-width': 3, 'line-opacity': opacity(1) },
  },
  {
    id: 'point',
    type: 'circle',
    filter: isPoint('feature'),
    paint: { 'circle-radius': 6, 'circle-color': color, 'circle-opacity': opacity(1) },
  },
  {
    id: 'midpoint',
    type: 'circle',
    filter: isPoint('midpoint'),
    paint: { 'circle-radius': 3, 'circle-color': HANDLE_COLOR },
  },
  {
    id: 'vertex',
    type: 'circle',
    filter: isPoint('vertex'),
    paint: { 'circle-radius': 6, 'circle-color': HANDLE_COLOR },
  },
]

const draw = new MapboxDraw({ displayControlsDefault: false, userProperties: true, styles: STYLES })
let objects: readonly SceneObject[] = []
let drawnId = ''

function change(layer: number, name: string, value: string | boolean): void {
  for (const object of objects) if (object.layer === layer) draw.setFeatureProperty(String(object.id), name, value)
  draw.add(collection([])) // a property alone does not draw anything again
}

function positions(id: string): readonly LngLat[] {
  const geometry = draw.get(id)?.geometry
  return geometry?.type === 'LineString' ? geometry.coordinates.map(([lng = 0, lat = 0]) => [lng, lat] as const) : []
}

export const contestant: Contestant = {
  async open(container) {
    const map = await openBlankMap(container)
    map.addControl(draw)
    return map
  },
  load(list) {
    objects = list
    draw.add(collection(list.map((object) => ({ ...toFeature(object), id: String(object.id) }))))
  },
  select() {},
  beginEdit: (id) => draw.changeMode('direct_select', { featureId: String(id) }),
  beginDraw() {
    const before = new Set(draw.getAll().features.map(({ id }) => id))
    draw.changeMode('draw_line_string')
    drawnId = String(draw.getAll().features.find(({ id }) => !before.has(id))?.id)
  },
  endEdit() {},
  setLayerHidden: (layer, hidden) => change(layer, 'hidden', hidden),
  setLayerColor: (layer, hex) => change(layer, 'color', hex),
  positions: (id) => positions(String(id)),
  drawn: () => positions(drawnId),
}
