import { describe, expect, it } from 'vitest'
import { beyond } from './keep-in-view.ts'

describe('how far a window reaches out of the map', () => {
  it.each([
    ['nothing when it is inside', [20, 80], 0],
    ['nothing when it just fits', [10, 100], 0],
    ['what is cut off before', [4, 60], -6],
    ['what is cut off behind', [50, 130], 30],
    ['its beginning when it is longer than the map', [40, 200], 30],
  ] as const)('is %s', (_, span, expected) => {
    expect(beyond(span, [10, 100])).toBe(expected)
  })
})
