import { expect, it } from 'vitest'
import { scaleBar } from './map-drawing.tsx'

it.each([
  [10_000, 'metric', 200, 'm', 20],
  [25_000, 'metric', 1, 'km', 40],
  [100_000, 'metric', 2, 'km', 20],
  [10_000, 'imperial', 1000, 'ft', 30.48],
  [100_000, 'imperial', 2, 'mi', 32.18688],
] as const)('a scale bar of 1:%d, %s, is %d %s long', (scale, units, length, unit, millimeters) => {
  expect(scaleBar(scale, units)).toEqual({ length, unit, millimeters: expect.closeTo(millimeters, 5) })
})
