// @vitest-environment jsdom

import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { type CoverageMessages, CoverageNote } from './coverage-note.ts'

const aPlace = (name_ja: string, coordinates: number[]) => ({
  properties: { name_ja, name_en: 'somewhere' },
  geometry: { type: 'Point', coordinates },
})
const messages: CoverageMessages = {
  text: 'この地図にはありません',
  near: (places) => places.map(({ name, meters }) => `${name} ${Math.round(meters / 1000)} km`).join('、'),
  locale: 'ja',
}

/** The part of a map that the note uses. */
function aMap(view: { zoom: number; streets: number }) {
  const listeners = new Set<() => void>()
  const map = {
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
    getZoom: () => view.zoom,
    getLayer: () => ({}),
    queryRenderedFeatures: () => Array.from({ length: view.streets }),
    getCenter: () => ({ wrap: () => ({ lng: 139.54, lat: 35.32 }) }),
    querySourceFeatures: () => [
      aPlace('逗子市', [139.58, 35.296]),
      aPlace('鎌倉市', [139.55, 35.319]),
      aPlace('横浜市', [139.64, 35.445]),
      aPlace('大阪市', [135.5, 34.69]),
    ],
  }
  const rest = () => {
    for (const listener of listeners) listener()
  }
  return { map: map as unknown as MapLibre, rest, listeners } // MapLibre's own class needs a browser
}

it.each([
  ['the world map alone is looked at closely', { zoom: 13, streets: 0 }, false],
  ['it is looked at from afar', { zoom: 9, streets: 0 }, true],
  ['streets are in view', { zoom: 13, streets: 3 }, true],
])('is hidden or not when %s', (_title, view, isHidden) => {
  const { map, rest } = aMap(view)
  const element = new CoverageNote(messages, ['road']).onAdd(map)
  expect(element.hidden).toBe(true)
  rest()
  expect(element.hidden).toBe(isHidden)
})

it('names the places that are nearest', () => {
  const { map, rest } = aMap({ zoom: 13, streets: 0 })
  const element = new CoverageNote(messages, []).onAdd(map)
  rest()
  expect(element.textContent).toBe('この地図にはありません 鎌倉市 1 km、逗子市 5 km')
})

it('follows the map, and leaves nothing behind', () => {
  const view = { zoom: 13, streets: 0 }
  const { map, rest, listeners } = aMap(view)
  const note = new CoverageNote(messages, [])
  const element = note.onAdd(map)
  rest()
  view.zoom = 8
  rest()
  expect(element.hidden).toBe(true)
  note.onRemove()
  expect(listeners.size).toBe(0)
})
