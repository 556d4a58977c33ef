import { Geoman } from '@geoman-io/maplibre-geoman-free'
import { openBlankMap } from '../blank-map.ts'
import type { Contestant } from '../contestant.ts'
import type { LngLat, SceneObject } from '../scene.ts'
import { toFeature } from './limit-map.ts'

const SHAPES = { line: 'line', point: 'circle_marker', polygon: 'polygon' } as const
const color = ['coalesce', ['get', 'color'], '#000000']
const opacity = (full: number) => ['case', ['==', ['get', 'hidden'], true], 0, full]
const STROKE = { type: 'line', paint: { 'line-color': color, 'line-width': 3, 'line-opacity': opacity(1) } }
const FACE = { type: 'fill', paint: { 'fill-color': color, 'fill-opacity': opacity(0.3) } }
const DOT = {
  type: 'circle',
  paint: { 'circle-color': color, 'circle-radius': 6, 'circle-opacity': opacity(1) },
}
const inBothSources = (...layers: readonly object[]) => ({ gm_main: layers, gm_temporary: layers })
const OPTIONS = {
  settings: { useControlsUi: false },
  layerStyles: {
    line: inBothSources(STROKE),
    polygon: inBothSources(FACE, STROKE),
    circle_marker: inBothSources(DOT),
  },
}

let geoman: Geoman
let objects: readonly SceneObject[] = []

function find(id: number) {
  const found = geoman.features.featureStore.get(id)
  if (!found) throw new Error(`no object ${id}`)
  return found
}

async function change(layer: number, properties: Readonly<Record<string, string | boolean>>): Promise<void> {
  const own = objects.filter((object) => object.layer === layer)
  await Promise.all(own.map(({ id }) => find(id).updateProperties({ ...properties })))
}

/** Its drawing is not measured: only dragging and changing layers are compared with it. */
export const contestant: Contestant = {
  async open(container) {
    const map = await openBlankMap(container)
    // Its types want every style of every shape spelled out.
    geoman = new Geoman(map, OPTIONS as unknown as ConstructorParameters<typeof Geoman>[1])
    await geoman.waitForGeomanLoaded()
    return map
  },
  async load(list) {
    objects = list
    // Its edit mode is for all objects at once, with two markers a vertex. The kindest way is to allow editing of one object only.
    const features = list.map((object) => {
      const feature = toFeature(object)
      return { ...feature, properties: { color: object.color, shape: SHAPES[object.kind], disableEdit: true } }
    })
    const imported = { type: 'FeatureCollection', features } as Parameters<typeof geoman.features.importGeoJson>[0] // of three of its shapes
    const { stats } = await geoman.features.importGeoJson(imported)
    if (stats.failed > 0) throw new Error(`refused ${stats.failed} of ${stats.total}`)
  },
  select() {},
  async beginEdit(id) {
    await find(id).setShapeProperty('disableEdit', false)
    await geoman.enableGlobalEditMode()
  },
  async beginDraw() {
    await geoman.enableDraw('line')
  },
  endEdit() {},
  setLayerHidden: (layer, hidden) => change(layer, { hidden }),
  setLayerColor: (layer, hex) => change(layer, { color: hex }),
  positions(id) {
    const { geometry } = find(id).getGeoJson()
    return geometry.type === 'LineString' ? geometry.coordinates.map(([lng = 0, lat = 0]): LngLat => [lng, lat]) : []
  },
  drawn: () => [],
}
