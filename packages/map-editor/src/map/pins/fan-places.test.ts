import { describe, expect, it } from 'vitest'
import { crowdAround, fanPlaces } from './fan-places.ts'

const at = (x: number, y = 0) => ({ point: { x, y } })
const BOX = { width: 390, height: 340 }

describe('the crowd around a pin', () => {
  it('is what stands within a fingertip of it, in the order given', () => {
    const [far, left, chosen, right] = [at(23), at(-22), at(0), at(10, 10)]
    expect(crowdAround([far, left, chosen, right], chosen)).toEqual([left, chosen, right])
  })

  it('is the pin alone where no other is near', () => {
    const chosen = at(0)
    expect(crowdAround([chosen, at(40)], chosen)).toEqual([chosen])
  })

  it('is no more than the nearest twelve', () => {
    const pins = Array.from({ length: 13 }, (_, index) => at(index))
    const [chosen = at(0)] = pins
    expect(crowdAround(pins, chosen)).toEqual(pins.slice(0, 12))
    expect(crowdAround(pins.slice(0, 12), chosen)).toHaveLength(12)
  })
})

describe('a fan', () => {
  it.each([2, 3, 6, 12])('keeps %d pins further apart than a touch target', (count) => {
    const places = fanPlaces(count, { x: 400, y: 400 }, { width: 800, height: 800 })
    const distances = places.flatMap((a, index) => places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(48)
  })

  it.each([
    { x: 0, y: 0 },
    { x: 390, y: 340 },
    { x: 195, y: 10 },
  ])('stays inside of the map around %o', (around) => {
    for (const { x, y } of fanPlaces(4, around, BOX)) {
      expect(x).toBeGreaterThanOrEqual(44)
      expect(x).toBeLessThanOrEqual(BOX.width - 44)
      expect(y).toBeGreaterThanOrEqual(49)
      expect(y).toBeLessThanOrEqual(BOX.height - 24)
    }
  })

  it('is in the middle of a map that is too small for it', () => {
    const places = fanPlaces(2, { x: 5, y: 5 }, { width: 120, height: 100 })
    expect((places[0]?.x ?? 0) + (places[1]?.x ?? 0)).toBeCloseTo(120)
  })
})
