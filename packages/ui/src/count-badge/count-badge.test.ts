import { expect, it } from 'vitest'
import { cappedCount } from './count-badge.tsx'

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('shows %i as %s', (count, shown) => {
  expect(cappedCount(count)).toBe(shown)
})
