import { expect, it } from 'vitest'
import { pagesShown } from './pager.tsx'

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [17, 20, [1, null, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
])('on page %i of %i shows %j', (current, last, shown) => {
  expect(pagesShown(current, last)).toEqual(shown)
})

it('never shows more than seven places, and always the current page', () => {
  for (let last = 1; last <= 40; last += 1) {
    for (let current = 1; current <= last; current += 1) {
      const shown = pagesShown(current, last)
      expect(shown.length).toBeLessThanOrEqual(7)
      expect(shown).toContain(current)
    }
  }
})
