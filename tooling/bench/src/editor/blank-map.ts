import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import { SCENE_CENTER } from './scene.ts'

export const WORKER_URL = '/maplibre/maplibre-gl-worker.mjs'
export const BLANK_STYLE = {
  version: 8 as const,
  sources: {},
  layers: [{ id: 'ground', type: 'background' as const, paint: { 'background-color': '#f4f1ea' } }],
}
export const OPENING_VIEW = { center: [SCENE_CENTER[0], SCENE_CENTER[1]] as [number, number], zoom: 7.6 }

/** A bare MapLibre map without a basemap, loaded. */
export async function openBlankMap(container: HTMLElement): Promise<MapLibreMap> {
  setWorkerUrl(WORKER_URL)
  const map = new MapLibreMap({
    container,
    style: BLANK_STYLE,
    fadeDuration: 0,
    attributionControl: false,
    ...OPENING_VIEW,
  })
  await map.once('load')
  return map
}

/** Where the pages of a benchmark show what they measure. */
export function mapElement(): HTMLElement {
  const element = document.getElementById('map')
  if (!element) throw new Error('no #map')
  return element
}
