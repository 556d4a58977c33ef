import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import { openBlankMap } from '../blank-map.ts'
import type { Contestant } from '../contestant.ts'
import type { LngLat, SceneObject } from '../scene.ts'

const HANDLE_PIXELS = 8
const SOURCES = ['static', 'edit', 'handles'] as const
type SourceName = (typeof SOURCES)[number]

/**
 * The practical limit on plain MapLibre: no editor, no undo, no panels. Everything at rest sits in one source that editing never touches; the line under
 * edit is alone in a second one, and handles exist only for the vertices in view. While a vertex moves
 * - `whole` sends the line under edit again, at most once a frame;
 * - `overlay` draws the two moving segments above the map and sends the line on release.
 */
export function limit(preview: 'whole' | 'overlay'): Contestant {
  let map: MapLibreMap
  let moving: SVGPolylineElement
  let objects: readonly SceneObject[] = []
  let line: LngLat[] = []
  let dragged = -1
  let scheduled = false

  const write = (name: SourceName, features: Feature[]) => void source(map, name).setData(collection(features))
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
  const frame = () => {
    scheduled = false
    if (preview === 'overlay') return drawMoving(line.slice(Math.max(0, dragged - 1), dragged + 2))
    write('edit', lineFeatures(line))
    writeHandles()
  }
  const onPress = (event: MapMouseEvent) => {
    const hit = handlesInView().find(
      ({ position: [lng, lat] }) => map.project([lng, lat]).dist(event.point) < HANDLE_PIXELS,
    )
    if (!hit) return
    event.preventDefault()
    dragged = hit.index
    if (preview === 'overlay') write('edit', lineFeatures(line.slice(0, dragged), line.slice(dragged + 1)))
  }
  const onMove = ({ lngLat }: MapMouseEvent) => {
    if (dragged < 0) return
    line[dragged] = [lngLat.lng, lngLat.lat]
    if (!scheduled) requestAnimationFrame(frame)
    scheduled = true
  }
  const onRelease = () => {
    if (dragged < 0) return
    dragged = -1
    write('edit', lineFeatures(line))
    writeHandles()
    drawMoving([])
  }

  return {
    async open(container) {
      map = await openBlankMap(container)
      for (const name of SOURCES) addSource(map, name)
      moving = overlay(map)
      map.on('mousedown', onPress)
      map.on('mousemove', onMove)
      map.on('mouseup', onRelease)
      return map
    },
    load(list) {
      objects = list
      write('static', list.map(toFeature))
    },
    beginEdit(id) {
      line = [...(objects.find((object) => object.id === id)?.positions ?? [])]
      void source(map, 'static').updateData({ remove: [id] })
      write('edit', lineFeatures(line))
      writeHandles()
    },
    endEdit() {},
    positions: () => line,
  }
}

function source(map: MapLibreMap, name: SourceName): GeoJSONSource {
  const found = map.getSource<GeoJSONSource>(name)
  if (!found) throw new Error(`no source ${name}`)
  return found
}

function addSource(map: MapLibreMap, name: SourceName): void {
  map.addSource(name, { type: 'geojson', data: collection([]) })
  const color = ['get', 'color'] as ['get', string]
  map.addLayer({
    id: `${name}-fill`,
    source: name,
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color, 'fill-opacity': 0.3 },
  })
  map.addLayer({
    id: `${name}-line`,
    source: name,
    type: 'line',
    filter: ['!=', ['geometry-type'], 'Point'],
    paint: { 'line-color': color, 'line-width': 3 },
  })
  map.addLayer({
    id: `${name}-point`,
    source: name,
    type: 'circle',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-color': color, 'circle-radius': 6 },
  })
}

function overlay(map: MapLibreMap): SVGPolylineElement {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  root.setAttribute('style', 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none')
  const polyline = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  polyline.setAttribute('style', 'fill:none;stroke:#1a252c;stroke-width:3')
  root.append(polyline)
  map.getCanvasContainer().append(root)
  return polyline
}

function toFeature({ id, kind, color, positions }: SceneObject): Feature {
  const path = positions.map(([lng, lat]) => [lng, lat])
  if (kind === 'line') return feature(id, color, { type: 'LineString', coordinates: path })
  if (kind === 'point') return feature(id, color, { type: 'Point', coordinates: path[0] ?? [] })
  return feature(id, color, { type: 'Polygon', coordinates: [[...path, path[0] ?? []]] })
}

function lineFeatures(...parts: LngLat[][]): Feature[] {
  return parts
    .filter((part) => part.length > 1)
    .map((part, id) =>
      feature(id, '#1a252c', { type: 'LineString', coordinates: part.map(([lng, lat]) => [lng, lat]) }),
    )
}

const feature = (id: number, color: string, geometry: Geometry): Feature => ({
  type: 'Feature',
  id,
  properties: { color },
  geometry,
})
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
