import type { Feature } from 'geojson'
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import { openBlankMap } from '../blank-map.ts'
import type { Contestant } from '../contestant.ts'
import type { LngLat, SceneObject } from '../scene.ts'
import {
  addOverlay,
  addSource,
  collection,
  feature,
  lineFeature,
  SOURCES,
  type SourceName,
  source,
  toFeature,
} from './limit-map.ts'

const HANDLE_PIXELS = 8
/** Vertices of a line being drawn that the overlay keeps before they go into the map. */
const TAIL_VERTICES = 64

let map: MapLibreMap
let edited: ReturnType<typeof editedLine>
let objects: readonly SceneObject[] = []

function setState(layer: SceneObject['layer'], state: { hidden: boolean } | { color: string }): void {
  for (const object of objects) {
    if (object.layer === layer) map.setFeatureState({ source: 'static', id: object.id }, state)
  }
}

/**
 * The practical limit on plain MapLibre: no editor, no undo, no panels. Everything idle is in one source that
 * editing never touches; the line under edit is alone in a second one, and handles exist only for the vertices in view.
 * While a vertex moves or a line grows, the moving segments or the growing tail are drawn above the map and sent later.
 */
export const contestant: Contestant = {
  async open(container) {
    map = await openBlankMap(container)
    for (const name of SOURCES) addSource(map, name)
    edited = editedLine()
    return map
  },
  load(list) {
    objects = list
    void source(map, 'static').setData(collection(list.map(toFeature)))
  },
  select() {},
  beginEdit(id) {
    void source(map, 'static').updateData({ remove: [id] })
    edited.begin(objects.find((object) => object.id === id)?.positions ?? [])
  },
  beginDraw: () => edited.beginDraw(),
  endEdit() {},
  setLayerHidden: (layer, hidden) => setState(layer, { hidden }),
  setLayerColor: (layer, color) => setState(layer, { color }),
  positions: () => edited.positions(),
  drawn: () => edited.positions(),
}

/** The line under edit, which the pointer changes, and how it is shown meanwhile. */
function editedLine() {
  const view = lineView()
  let line: LngLat[] = []
  let dragged = -1
  let isDrawing = false
  /** Vertices of the line being drawn that the map has. */
  let kept = 0
  let scheduled = false

  const drawTail = () => {
    const tail = line.slice(Math.max(0, kept - 1))
    view.drawMoving(tail)
    if (line.length - kept < TAIL_VERTICES) return
    void source(map, 'edit').updateData({ add: [lineFeature(kept, tail)] })
    kept = line.length
  }
  const frame = () => {
    scheduled = false
    if (isDrawing) drawTail()
    else view.drawMoving(line.slice(Math.max(0, dragged - 1), dragged + 2))
  }
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(frame)
    scheduled = true
  }
  map.on('mousedown', (event) => {
    if (isDrawing) return
    const hit = view.handleAt(line, event.point)
    if (!hit) return
    event.preventDefault()
    dragged = hit.index
    view.writeLine(line.slice(0, dragged), line.slice(dragged + 1))
  })
  map.on('mousemove', ({ lngLat }) => {
    if (dragged < 0) return
    line[dragged] = [lngLat.lng, lngLat.lat]
    schedule()
  })
  map.on('mouseup', () => {
    if (dragged < 0) return
    dragged = -1
    view.writeLine(line)
    view.writeHandles(line)
    view.drawMoving([])
  })
  map.on('click', ({ lngLat }) => {
    if (!isDrawing) return
    line.push([lngLat.lng, lngLat.lat])
    schedule()
  })
  return {
    begin(positions: readonly LngLat[]) {
      line = [...positions]
      view.writeLine(line)
      view.writeHandles(line)
    },
    beginDraw() {
      isDrawing = true
      line = []
    },
    positions: () => line,
  }
}

/** What shows a line under edit: its source, the handles in view, and the overlay above the map. */
function lineView() {
  const moving = addOverlay(map)
  const write = (name: SourceName, features: Feature[]) => void source(map, name).setData(collection(features))
  const handlesInView = (line: readonly LngLat[]) => {
    const bounds = map.getBounds()
    return line.flatMap((position, index) => (bounds.contains([position[0], position[1]]) ? [{ position, index }] : []))
  }
  return {
    writeLine: (...parts: LngLat[][]) =>
      write(
        'edit',
        parts.filter((part) => part.length > 1).map((part, id) => lineFeature(id, part)),
      ),
    writeHandles: (line: readonly LngLat[]) =>
      write(
        'handles',
        handlesInView(line).map(({ position, index }) =>
          feature(index, '#ffffff', { type: 'Point', coordinates: [...position] }),
        ),
      ),
    handleAt: (line: readonly LngLat[], point: MapMouseEvent['point']) =>
      handlesInView(line).find(({ position: [lng, lat] }) => map.project([lng, lat]).dist(point) < HANDLE_PIXELS),
    drawMoving(part: readonly LngLat[]) {
      const points = part.map(([lng, lat]) => map.project([lng, lat])).map(({ x, y }) => `${x},${y}`)
      moving.setAttribute('points', points.join(' '))
    },
  }
}
