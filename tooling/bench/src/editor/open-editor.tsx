import '@mishiori/map-editor/style.css'
import type { MapDocument } from '@mishiori/map-document'
import { MapEditor } from '@mishiori/map-editor'
import { Map as MapLibreMap } from 'maplibre-gl'
import { createRoot, type Root } from 'react-dom/client'
import { BLANK_STYLE, OPENING_VIEW, WORKER_URL } from './blank-map.ts'

const [longitude, latitude] = OPENING_VIEW.center
const VIEW = { longitude, latitude, zoom: OPENING_VIEW.zoom }

/** The editor as hosts embed it. */
export function showEditor(root: Root, value: MapDocument, onChange: (value: MapDocument) => void = () => {}): void {
  root.render(
    <MapEditor value={value} onChange={onChange} mapStyle={BLANK_STYLE} workerUrl={WORKER_URL} initialView={VIEW} />,
  )
}

/** Opens it, and waits until its map is loaded. */
export async function openEditor(container: HTMLElement, show: (root: Root) => void) {
  const created = firstMap()
  const root = createRoot(container)
  show(root)
  const map = await created
  if (!map.loaded()) await map.once('load')
  return { root, map }
}

/** The next map that is made. The editor keeps its map to itself, but every map is given controls when it is made. */
function firstMap(): Promise<MapLibreMap> {
  const { promise, resolve } = Promise.withResolvers<MapLibreMap>()
  const { addControl } = MapLibreMap.prototype
  MapLibreMap.prototype.addControl = function (...args) {
    MapLibreMap.prototype.addControl = addControl
    resolve(this)
    return addControl.apply(this, args)
  }
  return promise
}
