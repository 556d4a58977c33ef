import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { type HillshadeOptions, withHillshade } from './hillshade.ts'
import { basemapStyle } from './style.ts'

const tilesUrl = 'https://example.test/{z}/{x}/{y}'
const options: HillshadeOptions = {
  theme: 'light',
  tilesUrl,
  minZoom: 8,
  maxZoom: 13,
  credits: [
    { attribution: '地理院タイル (GSI)', url: 'https://maps.gsi.example/?a=1&b="2"' },
    { attribution: 'DEM <b>', url: null },
  ],
}

const styleOf = (...layers: readonly LayerSpecification[]): StyleSpecification => ({
  version: 8,
  sources: {
    streets: { type: 'vector', tiles: [tilesUrl] },
    pictures: { type: 'raster', tiles: [tilesUrl] },
    dem: { type: 'raster-dem', tiles: [tilesUrl] },
  },
  layers: [...layers],
})
const background: LayerSpecification = { id: 'background', type: 'background' }
const wood: LayerSpecification = { id: 'wood', type: 'fill', source: 'streets', 'source-layer': 'landcover' }
const water: LayerSpecification = { id: 'water', type: 'fill', source: 'streets', 'source-layer': 'water' }
const road: LayerSpecification = { id: 'road', type: 'line', source: 'streets', 'source-layer': 'transportation' }
const name: LayerSpecification = { id: 'name', type: 'symbol', source: 'streets', 'source-layer': 'place' }
const idsOf = ({ layers }: StyleSpecification) => layers.map(({ id }) => id)

describe('shading', () => {
  it.each(['light', 'dark'] as const)('makes a valid style of the embedded one, %s', (theme) => {
    const embedded = basemapStyle({ locale: 'ja', theme, tilesUrl, reliefUrl: tilesUrl })
    const style = withHillshade(embedded, { ...options, theme })
    expect(validateStyleMin(style)).toEqual([])
    const ids = idsOf(style)
    expect(ids.indexOf('terrain')).toBeGreaterThan(ids.indexOf('relief'))
    expect(ids.indexOf('terrain')).toBeLessThan(ids.indexOf('rivers'))
    expect(ids.indexOf('terrain')).toBeLessThan(ids.indexOf('ocean'))
  })

  it('takes over from the coarse relief where its tiles begin', () => {
    const embedded = basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, reliefUrl: tilesUrl })
    const relief = withHillshade(embedded, options).layers.find(({ id }) => id === 'relief')
    expect(relief).toMatchObject({ paint: { 'hillshade-exaggeration': expect.arrayContaining([8, 0.8, 9.5, 0]) } })
  })

  it('lies on the ground and below water, roads and names', () => {
    expect(idsOf(withHillshade(styleOf(background, wood, water, road, name), options))).toEqual([
      'background',
      'wood',
      'terrain',
      'water',
      'road',
      'name',
    ])
    expect(idsOf(withHillshade(styleOf(background, name), options))).toEqual(['background', 'terrain', 'name'])
    expect(idsOf(withHillshade(styleOf(background, wood), options))).toEqual(['background', 'wood', 'terrain'])
  })

  it.each<[string, LayerSpecification, boolean]>([
    ['pictures of a map', { id: 'sheet', type: 'raster', source: 'pictures' }, false],
    ['pictures of the world alone', { id: 'world', type: 'raster', source: 'pictures', maxzoom: 7 }, true],
    ['shades of its own', { id: 'shade', type: 'hillshade', source: 'dem' }, false],
  ])('is added to a style with %s: %#', (_, layer, isAdded) => {
    const style = styleOf(background, layer, name)
    const shaded = withHillshade(style, options)
    if (isAdded) expect(idsOf(shaded)).toContain('terrain')
    else expect(shaded).toBe(style)
  })

  it('names its sources, and takes their words for text', () => {
    const { sources } = withHillshade(styleOf(background), options)
    expect(sources.terrain).toMatchObject({
      minzoom: 8,
      maxzoom: 13,
      attribution:
        '<a href="https://maps.gsi.example/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener">地理院タイル (GSI)</a> DEM &lt;b&gt;',
    })
  })
})
