// @vitest-environment jsdom

import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { CoverageNote } from './coverage-note.ts'

/** A map as far as the note asks it. */
function aMap(view: { zoom: number; streets: number }) {
  const listeners = new Set<() => void>()
  const map = {
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
    getZoom: () => view.zoom,
    getLayer: () => ({}),
    queryRenderedFeatures: () => Array.from({ length: view.streets }),
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
  const element = new CoverageNote('この地図にはありません', ['road']).onAdd(map)
  expect(element.hidden).toBe(true)
  rest()
  expect(element).toMatchObject({ hidden: isHidden, textContent: 'この地図にはありません' })
})

it('follows the map, and leaves nothing behind', () => {
  const view = { zoom: 13, streets: 0 }
  const { map, rest, listeners } = aMap(view)
  const note = new CoverageNote('text', [])
  const element = note.onAdd(map)
  rest()
  view.zoom = 8
  rest()
  expect(element.hidden).toBe(true)
  note.onRemove()
  expect(listeners.size).toBe(0)
})
