import { expect, it, vi } from 'vitest'
import { memoizeWeak } from './memoize-weak.ts'

it('computes a value once for each object, null as well', () => {
  const compute = vi.fn(({ size }: { readonly size: number }) => (size > 0 ? [size] : null))
  const memoized = memoizeWeak(compute)
  const [full, empty] = [{ size: 2 }, { size: 0 }]
  expect(memoized(full)).toBe(memoized(full))
  expect([memoized(empty), memoized(empty)]).toEqual([null, null])
  expect(compute).toHaveBeenCalledTimes(2)
})

it('knows objects apart that look alike', () => {
  const memoized = memoizeWeak(({ size }: { readonly size: number }) => ({ size }))
  expect(memoized({ size: 1 })).not.toBe(memoized({ size: 1 }))
})
