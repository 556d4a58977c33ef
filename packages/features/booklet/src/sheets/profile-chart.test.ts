import { describe, expect, it } from 'vitest'
import { chartOf } from './profile-chart.ts'

const SIZE = { widthMm: 100, heightMm: 20 }
const PROFILE = Array.from({ length: 11 }, (_, index) => ({
  index,
  distanceMeters: index * 1000,
  elevationMeters: 100 + index * 20,
}))

describe('a chart', () => {
  it('is null where no elevation is known', () => {
    expect(chartOf([], [{ fromMeters: 0, toMeters: 1000 }], SIZE)).toBeNull()
    expect(chartOf(PROFILE.slice(0, 2), [{ fromMeters: 5000, toMeters: 9000 }], SIZE)).toBeNull()
  })

  it('shows a part between its ends, with round distances below', () => {
    const chart = chartOf(PROFILE, [{ fromMeters: 1500, toMeters: 6500 }], SIZE)
    expect(chart?.parts[0]?.ground).toMatch(/^M0\.00 /)
    expect(chart?.parts[0]?.ground).toContain('L100.00 ')
    expect(chart?.distances.map(({ meters }) => meters)).toEqual([2000, 3000, 4000, 5000, 6000])
    expect(chart?.levels.map(({ meters }) => meters)).toEqual([100, 150, 200, 250])
  })

  it('puts parts side by side', () => {
    const parts = [
      { fromMeters: 0, toMeters: 2000 },
      { fromMeters: 8000, toMeters: 10_000 },
    ]
    expect(chartOf(PROFILE, parts, SIZE)?.parts.map(({ x }) => x)).toEqual([0, 51.5])
  })

  it('draws no mountains of flat ground', () => {
    const flat = PROFILE.map((point) => ({ ...point, elevationMeters: 7 + (point.index % 2) }))
    const levels = chartOf(flat, [{ fromMeters: 0, toMeters: 10_000 }], SIZE)?.levels ?? []
    expect((levels.at(-1)?.meters ?? 0) - (levels[0]?.meters ?? 0)).toBeGreaterThanOrEqual(60)
  })
})
