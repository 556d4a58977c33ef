import { expect, it } from 'vitest'
import { scaleBar } from './map-drawing.tsx'

it.each([
  [10_000, 200, 20],
  [25_000, 1000, 40],
  [100_000, 2000, 20],
])('a scale bar of 1:%d is %d m long', (scale, meters, millimeters) => {
  expect(scaleBar(scale)).toEqual({ meters, millimeters })
})
