import { type LayerId, type MapDocument, type MapObjectId, mapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { aDocument, aLine } from '../testing/fixtures.ts'
import type { MapImages } from './map-images.ts'
import type { MapTheme } from './map-theme.ts'
import { StaticObjects } from './static-objects.ts'
import { PINS } from './static-pins.ts'

interface Feature {
  readonly source: string
  readonly id: number
}

const WALK = mapObjectId('walk')
const RIDE = mapObjectId('ride')
const lines = aDocument([aLine({ id: WALK }), aLine({ id: RIDE })])
const NO_LAYERS: ReadonlySet<LayerId> = new Set()

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
      objects.update({ document, hiddenLayerIds: NO_LAYERS, hiddenObjectIds: new Set(hidden), editedId })
    },
    /** Numbers are given in the order of the lines. */
    ends: (line: MapObjectId) => ({
      hidden: false,
      dimmed: false,
      ...states.get(`${PINS} ${[WALK, RIDE].indexOf(line)}`),
    }),
  }
}

describe('the ends of the main line', () => {
  it('hide and step back with it', () => {
    const { show, ends } = drawn()
    show(WALK)
    expect(ends(WALK)).toEqual({ hidden: false, dimmed: false })
    show(WALK, [WALK])
    expect(ends(WALK)).toEqual({ hidden: true, dimmed: false })
    show(WALK, [], RIDE)
    expect(ends(WALK)).toEqual({ hidden: false, dimmed: true })
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
