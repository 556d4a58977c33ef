import { expect, it } from 'vitest'
import { compareSameAnswers } from './same-answers.ts'

const questions = (count: number, answers: number, ms: number) => Array.from({ length: count }, () => ({ answers, ms }))

it('compares questions that find as much, in the mix of the larger size', () => {
  const smaller = [...questions(30, 5, 1), ...questions(3, 200, 2)]
  const larger = [...questions(5, 9, 1.2), ...questions(15, 160, 3)]
  const { before, after, share } = compareSameAnswers(smaller, larger)
  expect(before).toBeCloseTo((5 * 1 + 15 * 2) / 20)
  expect(after).toBeCloseTo((5 * 1.2 + 15 * 3) / 20)
  expect(share).toBe(1)
})

it('leaves out what only one size has, or too seldom', () => {
  const smaller = [...questions(3, 0, 1), ...questions(2, 200, 9)]
  const larger = [...questions(3, 0, 2), ...questions(9, 200, 3)]
  expect(compareSameAnswers(smaller, larger)).toEqual({ before: 1, after: 2, share: 0.25 })
})

it('separates nothing from something', () => {
  const { share } = compareSameAnswers(questions(3, 0, 1), questions(3, 1, 1))
  expect(share).toBe(0)
})
