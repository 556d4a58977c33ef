import { expect, it } from 'vitest'
import { isCheaperAtOnce, lowestLevelWith } from './level-steps.ts'
import { tokenFrequencies } from './token-frequencies.ts'

const frequencies = tokenFrequencies(
  new Map([
    ['f:0', 0.33],
    ['f:1', 0.36],
    ['f:2', 0.17],
    ['f:3', 0.08],
    ['峠', 0.05],
  ]),
)
if (frequencies === null) throw new Error('no frequencies')
const walk = {
  ...{ frequencies, tokenOf: (level: number) => `f:${level}`, lowest: 4, wanted: 200 },
  all: 1_000_000,
}

it('reads all at once of what few popular articles have', () => {
  expect(isCheaperAtOnce({ ...walk, found: 0 })).toBe(true)
  expect(isCheaperAtOnce({ ...walk, found: 30 })).toBe(true)
})

it('goes on by levels when the next ones hold enough', () => {
  expect(isCheaperAtOnce({ ...walk, found: 100 })).toBe(false)
})

it('goes on by levels when there are few articles anyway', () => {
  expect(isCheaperAtOnce({ ...walk, found: 30, all: 10_000 })).toBe(false)
})

it('goes on by levels when it cannot know how many are at those that were met', () => {
  const unknown = tokenFrequencies(new Map([['峠', 0.3]]))
  expect(unknown && isCheaperAtOnce({ ...walk, frequencies: unknown, found: 0 })).toBe(false)
})

it('takes all that are liked often where few are to be expected, and fewer levels the more there are', () => {
  const aim = { frequencies, tokenOf: walk.tokenOf, wanted: 250 }
  // As many are liked more often than at the last level that is known as there are at it.
  expect([100, 3_125, 3_126, 6_250, 100_000].map((of) => lowestLevelWith({ ...aim, of }))).toEqual([4, 4, 5, 5, 9])
})

it('takes half of all for level 0, and each further for half of the one below, when nothing is known', () => {
  const aim = { frequencies: null, tokenOf: walk.tokenOf, wanted: 250 }
  expect([8_000, 8_001, 1e12].map((of) => lowestLevelWith({ ...aim, of }))).toEqual([5, 6, 20])
})
