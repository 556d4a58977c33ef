import { expect, it } from 'vitest'
import { type Frame, toWorldPath } from '../strips/frame.ts'
import { pathData } from './path-data.ts'

const [center] = toWorldPath([[179.99, 0]])
const FRAME: Frame = {
  size: { widthMm: 100, heightMm: 80 },
  center: center ?? { x: 0, y: 0 },
  bearingDegrees: 0,
  scaleDenominator: 25_000,
}

it('draws a line in every copy of the world that lies on the map', () => {
  expect(
    pathData(
      FRAME,
      toWorldPath([
        [179.98, 0],
        [-179.99, 0],
      ]),
    ),
  ).toMatch(/^M.*L/)
  expect(
    pathData(
      FRAME,
      toWorldPath([
        [-180, 0],
        [-179.99, 0],
      ]),
    ),
  ).toMatch(/^M.*L/)
})

it('leaves out what lies beyond, and points that paper does not tell apart', () => {
  expect(
    pathData(
      FRAME,
      toWorldPath([
        [170, 0],
        [171, 0],
      ]),
    ),
  ).toBe('')
  const dense = Array.from({ length: 1001 }, (_, index): [number, number] => [179.98 + index / 100_000, 0])
  expect(pathData(FRAME, toWorldPath(dense)).split('L').length).toBeLessThan(320)
})
