import { expect, it } from 'vitest'
import { visibleEraserRadius } from './eraser-radii.ts'

it.each([
  [100, 10, 100],
  [100, 50, 100],
  [100, 51, 1000],
  [100, 1_250, 20_000],
  [100, 1_251, 50_000],
  [100, 10_000, 100_000],
])('an eraser of %i m at %i m a pixel becomes one of %i m', (radius, metersPerPixel, visible) => {
  expect(visibleEraserRadius(radius, metersPerPixel)).toBe(visible)
})
