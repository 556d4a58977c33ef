import type { LayerSpecification } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { labelFonts } from './label-fonts.ts'

const names = (id: string, font: unknown) =>
  ({ id, type: 'symbol', source: 'a', layout: { 'text-font': font } }) as LayerSpecification // expressions of every kind

const glyphs = 'https://example.test/{fontstack}/{range}.pbf'

it('writes with the fonts of the device where a style has no glyphs', () => {
  expect(labelFonts({ layers: [names('town', ['Noto Sans Regular'])] })).toContain('Hiragino Sans')
  expect(labelFonts(undefined)).toContain('Hiragino Sans')
})

it('writes with what the server of glyphs has, as the first names of the style do', () => {
  const byZoom = ['step', ['zoom'], ['literal', ['Noto Sans Regular']], 8, ['literal', ['Noto Sans Bold']]]
  const layers = [names('country', byZoom), names('town', ['Noto Sans Italic']), names('village', ['Noto Sans Bold'])]
  expect(labelFonts({ glyphs, layers })).toEqual(['Noto Sans Italic'])
})
