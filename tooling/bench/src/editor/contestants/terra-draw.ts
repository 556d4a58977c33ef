import type { Map as MapLibreMap } from 'maplibre-gl'
import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import { openBlankMap } from '../blank-map.ts'
import type { Contestant } from '../contestant.ts'
import type { LngLat, SceneObject } from '../scene.ts'
import { toFeature } from './limit-map.ts'

type Styled = { readonly properties: Readonly<Record<string, unknown>> }

const MODES = { line: 'linestring', point: 'point', polygon: 'polygon' } as const
const POINTER_PIXELS = 12
const color = ({ properties }: Styled) => `#${String(properties.color ?? '#000000').slice(1)}` as const
const opacity = ({ properties }: Styled) => (properties.hidden ? 0 : 1)
/** Unless lines may cross themselves, every move compares all pairs of segments. */
const EDITABLE = {
  feature: { selfIntersectable: true, draggable: true, coordinates: { midpoints: true, draggable: true } },
} as const

let draw: TerraDraw
let drawnId: string | number | undefined
let objects: readonly SceneObject[] = []

function createDraw(map: MapLibreMap): TerraDraw {
  let lastId = 5_000_000
  return new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 16 }),
    idStrategy: { isValidId: (id) => typeof id === 'number', getId: () => ++lastId },
    modes: [
      new TerraDrawSelectMode({ pointerDistance: POINTER_PIXELS, flags: { linestring: EDITABLE, polygon: EDITABLE } }),
      new TerraDrawLineStringMode({
        pointerDistance: POINTER_PIXELS,
        styles: { lineStringColor: color, lineStringOpacity: opacity, lineStringWidth: 3 },
      }),
      new TerraDrawPointMode({ styles: { pointColor: color, pointOpacity: opacity, pointOutlineOpacity: opacity } }),
      new TerraDrawPolygonMode({
        styles: {
          fillColor: color,
          fillOpacity: (feature) => 0.3 * opacity(feature),
          outlineColor: color,
          outlineOpacity: opacity,
        },
      }),
    ],
  })
}

function change(layer: number, properties: Readonly<Record<string, string | boolean>>): void {
  for (const object of objects) if (object.layer === layer) draw.updateFeatureProperties(object.id, { ...properties })
}

function positions(id: string | number | undefined): readonly LngLat[] {
  const geometry = id === undefined ? undefined : draw.getSnapshotFeature(id)?.geometry
  return geometry?.type === 'LineString' ? geometry.coordinates.map(([lng = 0, lat = 0]) => [lng, lat] as const) : []
}

export const contestant: Contestant = {
  async open(container) {
    const map = await openBlankMap(container)
    draw = createDraw(map)
    draw.start()
    draw.on('change', (ids, type) => {
      if (type === 'create' && draw.getMode() === 'linestring') drawnId ??= ids[0]
    })
    return map
  },
  load(list) {
    objects = list
    const features = list.map((object) => {
      const { geometry } = toFeature(object)
      const properties = { mode: MODES[object.kind], color: object.color }
      return { type: 'Feature', id: object.id, geometry, properties } as Parameters<TerraDraw['addFeatures']>[0][number] // of these three geometries
    })
    const refused = draw.addFeatures(features).find(({ valid }) => !valid)
    if (refused) throw new Error(`refused: ${refused.reason}`)
    draw.setMode('select')
  },
  select() {},
  beginEdit: (id) => draw.selectFeature(id),
  beginDraw: () => draw.setMode('linestring'),
  endEdit() {},
  setLayerHidden: (layer, hidden) => change(layer, { hidden }),
  setLayerColor: (layer, hex) => change(layer, { color: hex }),
  positions,
  drawn: () => positions(drawnId),
}
