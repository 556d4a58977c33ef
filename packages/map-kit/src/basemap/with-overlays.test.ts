import type { MapOverlay } from '@repo/contract'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { withOverlays } from './with-overlays.ts'

const style: StyleSpecification = {
  version: 8,
  sources: { land: { type: 'vector', tiles: [] } },
  layers: [
    { id: 'land', type: 'fill', source: 'land', 'source-layer': 'land' },
    { id: 'shield', type: 'symbol', source: 'land', 'source-layer': 'road' },
    { id: 'road', type: 'line', source: 'land', 'source-layer': 'road' },
    { id: 'name', type: 'symbol', source: 'land', 'source-layer': 'place' },
  ],
}

const trails: MapOverlay = {
  id: 'trails',
  name: { ja: '道', 'en-us': 'Trails' },
  credit: 'Trails & "friends" <us>',
  creditUrl: 'https://trails.example/?a=1&b="2"',
  hosts: ['trails.example'],
  source: { type: 'vector', tiles: ['https://trails.example/{z}/{x}/{y}.pbf'], minzoom: 0, maxzoom: 14 },
  layers: [
    { type: 'line', 'source-layer': 'trail' },
    { type: 'circle', 'source-layer': 'post' },
  ],
}

it('is the style itself without any', () => expect(withOverlays(style, [])).toBe(style))

it('lays them over land and ways, below the names', () => {
  const { layers, sources } = withOverlays(style, [trails])
  expect(layers.map(({ id }) => id)).toEqual(['land', 'shield', 'road', 'overlay-trails-0', 'overlay-trails-1', 'name'])
  expect(layers[3]).toMatchObject({ type: 'line', source: 'overlay-trails', 'source-layer': 'trail' })
  expect(sources).toHaveProperty('land')
})

it('lays them over pictures that cover the whole map', () => {
  const photo: StyleSpecification = {
    ...style,
    layers: [...style.layers, { id: 'photo', type: 'raster', source: 'photo' }],
  }
  expect(withOverlays(photo, [trails]).layers.at(-1)?.id).toBe('overlay-trails-1')
})

it('credits them in text, with a link where there is one', () => {
  const attributionOf = (overlay: MapOverlay) =>
    withOverlays(style, [overlay]).sources['overlay-trails'] as { readonly attribution?: string }
  expect(attributionOf({ ...trails, creditUrl: null }).attribution).toBe('Trails &amp; &quot;friends&quot; &lt;us&gt;')
  expect(attributionOf(trails).attribution).toBe(
    '<a href="https://trails.example/?a=1&amp;b=&quot;2&quot;">Trails &amp; &quot;friends&quot; &lt;us&gt;</a>',
  )
})
