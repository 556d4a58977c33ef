import { expression } from '@maplibre/maplibre-gl-style-spec'
import { expect, it } from 'vitest'
import { reliefStrengthAt } from './relief-strength.ts'
import { basemapStyle } from './style.ts'

const tilesUrl = 'https://example.test/{z}/{x}/{y}'

it('shades pictures of a closer look as much less as the live map does', () => {
  const { layers } = basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, reliefUrl: tilesUrl })
  const relief = layers.find(({ id }) => id === 'relief')
  const paint = relief?.type === 'hillshade' ? relief.paint : undefined
  const parsed = expression.createExpression(paint?.['hillshade-exaggeration'], { type: 'number' } as never) // of the style's own type, which is not exported
  if (parsed.result === 'error') throw new Error('no expression')
  const strengthAt = (zoom: number) => parsed.value.evaluate({ zoom })
  const strongest = strengthAt(9)
  for (const zoom of [9, 10, 11.3, 12, 14]) expect(strengthAt(zoom) / strongest).toBeCloseTo(reliefStrengthAt(zoom))
  expect(reliefStrengthAt(13)).toBeLessThan(reliefStrengthAt(9))
})
