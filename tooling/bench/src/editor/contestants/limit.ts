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

/**
 * The practical limit on plain MapLibre: no editor, no undo, no panels. Everything at rest sits in one source that
 * editing never touches; the line under edit is alone in a second one, and handles exist only for the vertices in view.
 * While a vertex moves or a line grows
 * - `whole` sends the line under edit again, at most once a frame;
 * - `overlay` draws the moving segments or the growing tail above the map and sends them later.
 */
export function limit(preview: 'whole' | 'overlay'): Contestant {
  let map: MapLibreMap
  let moving: SVGPolylineElement
  let objects: readonly SceneObject[] = []
  let line: LngLat[] = []
  let dragged = -1
  let isDrawing = false
  /** Vertices of the line being drawn that the map has. */
  let kept = 0
  let scheduled = false

  const write = (name: SourceName, features: Feature[]) => void source(map, name).setData(collection(features))
  const writeLine = (...parts: LngLat[][]) =>
    write(
      'edit',
      parts.filter((part) => part.length > 1).map((part, id) => lineFeature(id, part)),
    )
  const handlesInView = () => {
    const bounds = map.getBounds()
    return line.flatMap((position, index) => (bounds.contains([position[0], position[1]]) ? [{ position, index }] : []))
  }
  const writeHandles = () =>
    write(
      'handles',
      handlesInView().map(({ position, index }) =>
        feature(index, '#ffffff', { type: 'Point', coordinates: [...position] }),
      ),
    )
  const drawMoving = (part: readonly LngLat[]) => {
    const points = part.map(([lng, lat]) => map.project([lng, lat])).map(({ x, y }) => `${x},${y}`)
    moving.setAttribute('points', points.join(' '))
  }
  const tail = () => line.slice(Math.max(0, kept - 1))
  const drawTail = () => {
    drawMoving(tail())
    if (line.length - kept < TAIL_VERTICES) return
    void source(map, 'edit').updateData({ add: [lineFeature(kept, tail())] })
    kept = line.length
  }
  const frame = () => {
    scheduled = false
    if (preview === 'overlay' && isDrawing) return drawTail()
    if (preview === 'overlay') return drawMoving(line.slice(Math.max(0, dragged - 1), dragged + 2))
    writeLine(line)
    if (!isDrawing) writeHandles()
  }
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(frame)
    scheduled = true
  }
  const onPress = (event: MapMouseEvent) => {
    if (isDrawing) return
    const hit = handlesInView().find(
      ({ position: [lng, lat] }) => map.project([lng, lat]).dist(event.point) < HANDLE_PIXELS,
    )
    if (!hit) return
    event.preventDefault()
    dragged = hit.index
    if (preview === 'overlay') writeLine(line.slice(0, dragged), line.slice(dragged + 1))
  }
  const onMove = ({ lngLat }: MapMouseEvent) => {
    if (dragged < 0) return
    line[dragged] = [lngLat.lng, lngLat.lat]
    schedule()
  }
  const onRelease = () => {
    if (dragged < 0) return
    dragged = -1
    writeLine(line)
    writeHandles()
    drawMoving([])
  }
  const onClick = ({ lngLat }: MapMouseEvent) => {
    if (!isDrawing) return
    line.push([lngLat.lng, lngLat.lat])
    schedule()
  }

  return {
    async open(container) {
      map = await openBlankMap(container)
      for (const name of SOURCES) addSource(map, name)
      moving = addOverlay(map)
      map.on('mousedown', onPress)
      map.on('mousemove', onMove)
      map.on('mouseup', onRelease)
      map.on('click', onClick)
      return map
    },
    load(list) {
      objects = list
      write('static', list.map(toFeature))
    },
    select() {},
    beginEdit(id) {
      line = [...(objects.find((object) => object.id === id)?.positions ?? [])]
      void source(map, 'static').updateData({ remove: [id] })
      writeLine(line)
      writeHandles()
    },
    beginDraw() {
      isDrawing = true
      line = []
    },
    endEdit() {},
    setLayerHidden(layer, hidden) {
      for (const object of objects) {
        if (object.layer === layer) map.setFeatureState({ source: 'static', id: object.id }, { hidden })
      }
    },
    setLayerColor(layer, color) {
      for (const object of objects) {
        if (object.layer === layer) map.setFeatureState({ source: 'static', id: object.id }, { color })
      }
    },
    positions: () => line,
    drawn: () => line,
  }
}
