import { expect, it } from 'vitest'
import { isCheaperAtOnce } from './level-steps.ts'
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
  ...{ all: 1_000_000, idsOfArticle: 600 },
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
