import { expect, it } from 'vitest'
import { ageTokens, nextAgeStep } from './age-steps.ts'

/** Ids that a walk from the newest down finds, and how often. */
function walk(newest: number, width: number): Map<number, number> {
  const found = new Map<number, number>()
  for (let below = newest + 1; below > 0; ) {
    const { from, tokens } = nextAgeStep(below, width)
    for (let id = 1; id <= newest; id++) {
      const isHeld = tokens === null ? id < below : ageTokens(id).some((token) => tokens.includes(token))
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
  const step = nextAgeStep(1_234_567, 300_000)
  expect(step.tokens?.length).toBeLessThan(25)
  expect(1_234_567 - step.from).toBeGreaterThan(300_000)
  expect(1_234_567 - step.from).toBeLessThan(450_000)
})

it('goes to the very beginning when nothing is found anywhere', () => {
  expect(nextAgeStep(10_000_000, Number.POSITIVE_INFINITY)).toEqual({ from: 0, tokens: null })
})
