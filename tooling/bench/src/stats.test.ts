import { expect, it } from 'vitest'
import { lessIsBetter, moreIsBetter } from './benchmark.ts'
import { median, quantile, takeTurns } from './stats.ts'

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('takes the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('has no middle of nothing', () => {
  expect(median([])).toBeNaN()
  expect(quantile([], 0.5)).toBeNaN()
})

it('finds the value that a share of all lie below', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(quantile(values, 0.95)).toBe(96)
  expect(quantile(values, 1)).toBe(100)
})

it('lets contestants take turns', async () => {
  const order: string[] = []
  const runs = await takeTurns(['a', 'b'], 2, async (name) => order.push(name))
  expect(order).toEqual(['a', 'b', 'a', 'b'])
  expect(runs.a).toHaveLength(2)
})

it('calls twice the time and half the rate both twice as bad', () => {
  const figures = { name: 'x', unit: '', target: 1 }
  expect(lessIsBetter({ ...figures, value: 20, bound: 10 }).ratio).toBe(2)
  expect(moreIsBetter({ ...figures, value: 10, bound: 20 }).ratio).toBe(2)
})
