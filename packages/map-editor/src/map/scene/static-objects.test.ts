import { type LayerId, type MapDocument, type MapObjectId, mapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import type { MapImages } from '../pins/map-images.ts'
import { NAMES, PINS } from '../pins/static-pins.ts'
import type { MapTheme } from './map-theme.ts'
import { StaticObjects } from './static-objects.ts'

interface Feature {
  readonly source: string
  readonly id: number
}

const WALK = mapObjectId('walk')
const RIDE = mapObjectId('ride')
const HAZARD = mapObjectId('hazard')
const withSpot = aDocument([aSpot({ id: HAZARD, icon: 'caution' })])
const lines = aDocument([aLine({ id: WALK }), aLine({ id: RIDE })])
const NOTHING_SPECIAL = {
  hiddenLayerIds: new Set<LayerId>(),
  hiddenObjectIds: new Set<MapObjectId>(),
  paleObjectIds: new Set<MapObjectId>(),
  editedId: null,
}

/** A map that keeps the states of features, whether these are there or not, as MapLibre does. */
function drawn() {
  const states = new Map<string, object>()
  const key = ({ source, id }: Feature) => `${source} ${id}`
  const parts = {
    addSource: () => undefined,
    addLayer: () => undefined,
    getStyle: () => undefined,
    getSource: () => ({ setData: async () => undefined, updateData: async () => undefined }),
    setFeatureState: (feature: Feature, state: object) =>
      states.set(key(feature), { ...states.get(key(feature)), ...state }),
  }
  const map = parts as unknown as MapLibre // the parts of a map that it asks
  const images = { ensure: () => undefined, dress: () => undefined, forget: () => undefined } as unknown as MapImages // draws nothing
  const theme = { fills: {}, glyphs: {} } as MapTheme // colours nothing
  const objects = new StaticObjects({ map, theme: () => theme, images })
  return {
    show: (main: MapObjectId, hidden: readonly MapObjectId[] = [], editedId: MapObjectId | null = null) => {
      const document: MapDocument = { ...lines, mainLineId: main }
      objects.update({ ...NOTHING_SPECIAL, document, hiddenObjectIds: new Set(hidden), editedId })
    },
    pale: (...ids: readonly MapObjectId[]) =>
      objects.update({ ...NOTHING_SPECIAL, document: withSpot, paleObjectIds: new Set(ids) }),
    fan: (fanned: boolean) => {
      const spot = aSpot({ id: HAZARD })
      objects.setFanned([{ spot, point: { x: 0, y: 0 }, picture: { pixels: {} as ImageData, scale: 1 } }], fanned) // draws nothing
      return [PINS, NAMES].map((source) => Object(states.get(`${source} 0`)).fanned)
    },
    isPale: () => Object(states.get(`${PINS} 0`)).pale === true,
    /** Numbers are given in the order of the lines. */
    ends: (line: MapObjectId) => ({
      hidden: false,
      dimmed: false,
      ...states.get(`${PINS} ${[WALK, RIDE].indexOf(line)}`),
    }),
  }
}

it('takes the pins of a fan from their places, with their names', () => {
  const map = drawn()
  map.pale()
  expect(map.fan(true)).toEqual([true, true])
  expect(map.fan(false)).toEqual([false, false])
})

it('pales what may not be there any more, until somebody says that it is', () => {
  const { pale, isPale } = drawn()
  pale(HAZARD)
  expect(isPale()).toBe(true)
  pale()
  expect(isPale()).toBe(false)
})

describe('the ends of the main line', () => {
  it('hide and step back with it', () => {
    const { show, ends } = drawn()
    show(WALK)
    expect(ends(WALK)).toMatchObject({ hidden: false, dimmed: false })
    show(WALK, [WALK])
    expect(ends(WALK)).toMatchObject({ hidden: true, dimmed: false })
    show(WALK, [], RIDE)
    expect(ends(WALK)).toMatchObject({ hidden: false, dimmed: true })
  })

  it('are not shown for a hidden line that becomes the main one', () => {
    const { show, ends } = drawn()
    show(WALK, [RIDE])
    show(RIDE, [RIDE])
    expect(ends(RIDE).hidden).toBe(true)
    show(RIDE)
    expect(ends(RIDE).hidden).toBe(false)
  })

  it('are shown for a line that was shown again while another one was main', () => {
    const { show, ends } = drawn()
    show(WALK, [WALK])
    show(RIDE, [WALK])
    show(RIDE)
    show(WALK)
    expect(ends(WALK).hidden).toBe(false)
  })
})
