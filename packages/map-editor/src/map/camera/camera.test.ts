import type { Spot } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, expect, it, vi } from 'vitest'
import { dangerSpot } from '../../stories/panels/story-map.ts'
import { createCamera, within } from './camera.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['comes to a place from far', 4, 10],
  ['stays as near as it is', 15, 15],
])('showing one spot %s', (_title, zoom, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const easeTo = vi.fn()
  const map = { getZoom: () => zoom, easeTo } as unknown as MapLibre // all that a single place asks of a map
  const spot: Spot = dangerSpot
  createCamera(map, () => ({ top: 0 })).fitObjects([spot])
  expect(easeTo).toHaveBeenCalledWith(expect.objectContaining({ center: spot.position, zoom: expected }))
})

it('leaves padding alone where the map is large', () => {
  const padding = { top: 84, right: 76, bottom: 150, left: 40 }
  expect(within({ clientWidth: 1100, clientHeight: 800 }, padding)).toEqual(padding)
})

it('keeps a third of a low map for what is fitted, in the proportions of the panels', () => {
  const {
    top = 0,
    bottom = 0,
    left,
    right,
  } = within({ clientWidth: 844, clientHeight: 300 }, { top: 100, right: 84, bottom: 200, left: 60 })
  expect(top + bottom).toBeCloseTo(210)
  expect(bottom / top).toBeCloseTo(2)
  expect([left, right]).toEqual([60, 84])
})

it('takes no padding at all', () => {
  expect(within({ clientWidth: 300, clientHeight: 300 }, { top: 0 })).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
})
