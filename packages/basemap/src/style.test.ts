import { expect, it } from 'vitest'
import { OPENFREEMAP_STYLE_URL, resolveBasemap } from './online.ts'
import { basemapStyle } from './style.ts'

const tilesUrl = 'https://example.test/tiles/v/{z}/{x}/{y}'

it.each(['light', 'dark'] as const)('asks no glyphs or sprites of anybody in the %s theme', (theme) => {
  const style = basemapStyle({ locale: 'ja', theme, tilesUrl })
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  expect(style.layers.map((layer) => layer.id)).not.toContain('relief')
})

it('shades the land only when relief is given', () => {
  const style = basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, reliefUrl: tilesUrl })
  expect(style.layers.map((layer) => layer.id)).toContain('relief')
})

it('uses the street style only when it is allowed and reachable', () => {
  const base = { locale: 'en-us', theme: 'light', tilesUrl } as const
  expect(resolveBasemap({ ...base, online: true, styleUrl: OPENFREEMAP_STYLE_URL })).toBe(OPENFREEMAP_STYLE_URL)
  expect(resolveBasemap({ ...base, online: true })).toEqual(basemapStyle(base))
  expect(resolveBasemap({ ...base, online: false, styleUrl: OPENFREEMAP_STYLE_URL })).toEqual(basemapStyle(base))
})
