import { expect, it } from 'vitest'
import { movedBetween } from './moved.ts'

const result = (name: string, ratio: number, unit = 'ms') => ({
  name,
  unit,
  value: ratio * 10,
  bound: 10,
  ratio,
  target: 1.5,
})

it('says nothing of what differs as two runs of the same product do', () => {
  expect(movedBetween([result('a', 1), result('b', 0.001)], [result('a', 1.25), result('b', 0.04)])).toEqual([])
})

it('names what moved by more, the worst first, and targets that are missed or met since', () => {
  const before = [result('better', 2), result('worse', 1.2), result('worst', 1)]
  expect(movedBetween(before, [result('better', 1), result('worse', 1.8), result('worst', 3)])).toEqual([
    'worst: 3.00 times worse, ratio 1.00 → 3.00 (target 1.5), MISSES ITS TARGET now',
    'worse: 1.50 times worse, ratio 1.20 → 1.80 (target 1.5), MISSES ITS TARGET now',
    'better: 2.00 times better, ratio 2.00 → 1.00 (target 1.5), meets its target again',
  ])
})

it('takes what is counted and not timed more exactly', () => {
  expect(movedBetween([result('scripts', 0.9, 'kB')], [result('scripts', 0.92, 'kB')])).toHaveLength(1)
  expect(movedBetween([result('heap', 0.9, 'MB')], [result('heap', 0.92, 'MB')])).toEqual([])
})

it('names figures that are new or gone', () => {
  expect(movedBetween([result('old', 1)], [result('new', 1)])).toEqual(['new: new', 'gone: old'])
})
