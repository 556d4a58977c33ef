import { describe, expect, it } from 'vitest'
import { nextSnap, snapAfterPull } from './use-sheet-snap.ts'

/** Heights: 96, 400 and 724 pixels. */
const AREA = 800

describe('a sheet that was pulled', () => {
  it.each([
    ['a little up', 'peek', 30, 'peek'],
    ['up by a swipe', 'peek', 60, 'half'],
    ['to the top at once', 'peek', 600, 'full'],
    ['down by a swipe', 'full', -60, 'half'],
    ['down from the middle', 'half', -200, 'peek'],
    ['further down than it goes', 'peek', -90, 'peek'],
    ['further up than it goes', 'full', 90, 'full'],
  ] as const)('%s rests where it is expected', (_, from, pulled, expected) => {
    expect(snapAfterPull(from, pulled, AREA)).toBe(expected)
  })
})

it('goes by keys from one height to the next, and no further', () => {
  expect([nextSnap('peek', 1), nextSnap('half', 1), nextSnap('full', 1)]).toEqual(['half', 'full', 'full'])
  expect([nextSnap('full', -1), nextSnap('peek', -1)]).toEqual(['half', 'peek'])
})
