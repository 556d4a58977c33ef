import { expect, it } from 'vitest'
import { ageTokens, expectedOf, firstWidth, nextAgeStep, nextAgeWidth } from './age-steps.ts'

/** Ids that a walk from the newest down finds, and how often. */
function walk(newest: number, width: number): Map<number, number> {
  const found = new Map<number, number>()
  for (let below = newest + 1; below > 0; ) {
    const { from, tokens } = nextAgeStep({ below, width })
    for (let id = 1; id <= newest; id++) {
      const isHeld = tokens === null ? id >= from && id < below : ageTokens(id).some((token) => tokens.includes(token))
      if (isHeld) found.set(id, (found.get(id) ?? 0) + 1)
    }
    below = from
  }
  return found
}

it.each([
  [1, 512],
  [511, 512],
  [512, 512],
  [5_000, 0],
  [5_000, 512],
  [5_000, 3_000],
  [9_999, 100_000],
])('meets each of %i articles exactly once in steps of %i', (newest, width) => {
  const found = walk(newest, width)
  expect(found.size).toBe(newest)
  expect(new Set(found.values())).toEqual(new Set([1]))
})

it('names few groups for a wide step', () => {
  const step = nextAgeStep({ below: 1_234_567, width: 300_000 })
  expect(step.tokens?.length).toBeLessThan(25)
  expect(1_234_567 - step.from).toBeGreaterThan(300_000)
  expect(1_234_567 - step.from).toBeLessThan(380_000)
})

it('goes to the very beginning when nothing is found anywhere', () => {
  const aim = { below: 10_000_000, width: Number.POSITIVE_INFINITY }
  expect(nextAgeStep(aim)).toEqual({ from: 0, tokens: null })
})

it('goes as far back as the finds so far let expect', () => {
  const walk = { seen: 512, rest: 1_000_000, found: 63, missing: 250 }
  expect(nextAgeWidth(walk)).toBe(2_000)
})

it('takes all that is left where few articles have what is asked for, and many ids would be passed', () => {
  const walk = { seen: 32_768, rest: 900_000, found: 8, missing: 242 }
  expect(nextAgeWidth(walk)).toBe(Number.POSITIVE_INFINITY)
  expect(nextAgeWidth({ ...walk, found: 80, missing: 170 })).toBeLessThan(80_000)
})

it('does not go far on little knowledge', () => {
  const walk = { seen: 512, rest: 1_000_000, found: 0, missing: 250 }
  expect(nextAgeWidth(walk)).toBe(32_768)
})

it('expects as many everywhere as where it has been', () => {
  expect(expectedOf({ seen: 10_000, rest: 90_000, found: 49 })).toBe(500)
})

it('begins wider where little is to be found, the more articles there are', () => {
  expect([1_000, 100_000, 1_000_000].map((newest) => firstWidth(newest, 8_192))).toEqual([512, 1562.5, 8_192])
})
