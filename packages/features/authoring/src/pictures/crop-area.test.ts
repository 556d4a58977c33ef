import { describe, expect, it } from 'vitest'
import { CENTRED_CROP, cropArea, moveCrop } from './crop-area.ts'

const WIDE = 16 / 9

const SIZES = [
  { name: 'wider than 16:9', width: 3000, height: 1000 },
  { name: 'taller than 16:9', width: 1000, height: 3000 },
  { name: 'of 16:9', width: 1600, height: 900 },
  { name: 'of one pixel', width: 1, height: 1 },
]

describe.each(SIZES)('a picture $name', (size) => {
  it.each([
    [1, WIDE],
    [1.5, WIDE],
    [4, WIDE],
    [1, 1],
    [4, 1],
  ])('is cropped inside itself at zoom %s to the ratio %s, wherever it is moved', (zoom, ratio) => {
    for (const by of [-9, -0.3, 0, 0.3, 9]) {
      const crop = moveCrop(size, { ...CENTRED_CROP, zoom }, { by: { x: by, y: -by }, ratio })
      const area = cropArea(size, crop, ratio)
      expect(area.width / area.height).toBeCloseTo(ratio, 9)
      expect(area.x).toBeGreaterThanOrEqual(0)
      expect(area.y).toBeGreaterThanOrEqual(0)
      expect(area.x + area.width).toBeLessThanOrEqual(size.width + 1e-9)
      expect(area.y + area.height).toBeLessThanOrEqual(size.height + 1e-9)
    }
  })
})

it('shows as much as fits, from the middle', () => {
  // 1000 wide → 562.5 high, in the middle of 3000
  expect(cropArea({ width: 1000, height: 3000 }, CENTRED_CROP, WIDE)).toEqual({
    x: 0,
    y: 1218.75,
    width: 1000,
    height: 562.5,
  })
})

it('stops at the edge, and comes back from there at once', () => {
  const size = { width: 1000, height: 3000 }
  const atBottom = moveCrop(size, CENTRED_CROP, { by: { x: 0, y: 99 }, ratio: WIDE })
  expect(cropArea(size, atBottom, WIDE).y).toBe(2437.5)
  const back = moveCrop(size, atBottom, { by: { x: 0, y: -0.1 }, ratio: WIDE })
  expect(cropArea(size, back, WIDE).y).toBeCloseTo(2437.5 - 56.25)
})
