import { describe, expect, test } from 'vitest'
import { judgeLine, titlePattern } from './judge.mjs'

const FILE = 'apps/api/src/a.test.ts'
const line = { section: 'A', name: 'A7', text: 'a token works once' }
const marked = (whole, file = FILE) => ({ marks: ['A7'], whole, file })
const result = (name, status = 'passed', more = {}) => ({
  file: `/elsewhere/clone/${FILE}`,
  name,
  status,
  isStale: false,
  isInMatrix: false,
  ...more,
})
const stateOf = (found, results) => judgeLine(line, found, results).state

const ONE = marked('[A7] works once')
const TWO = marked('[A7] is refused')
const BOTH = [result('a token [A7] works once'), result('a token [A7] is refused')]

describe('a line of the checklist', () => {
  test('passes when all of its tests ran and passed', () => {
    expect(stateOf([ONE, TWO], BOTH)).toBe('passed')
  })

  test.each([
    ['NO TEST', [], BOTH],
    ['NOT RUN', [ONE, TWO], []],
    ['NOT RUN', [ONE, TWO], BOTH.slice(0, 1)],
    ['NOT RUN', [ONE, TWO], [BOTH[0], result('a token [A7] is refused', 'skipped')]],
    ['NOT RUN', [ONE], [result('[A7] works once', 'passed', { file: 'apps/api/src/b.test.ts' })]],
    ['FAILED', [ONE, TWO], [BOTH[0], result('a token [A7] is refused', 'failed')]],
    ['FAILED', [ONE], [BOTH[0], result('a token [A7] works once', 'failed')]],
    ['STALE', [ONE, TWO], [BOTH[0], result('a token [A7] is refused', 'passed', { isStale: true })]],
    ['STALE', [ONE], [result('[A7] works once', 'skipped', { isStale: true })]],
  ])('is %s otherwise', (state, found, results) => {
    expect(stateOf(found, results)).toBe(state)
  })

  test('needs every row of a table, and every test below a marked group', () => {
    const table = [marked('[A7] %s is refused')]
    expect(stateOf(table, [result('[A7] one is refused'), result('[A7] two is refused')])).toBe('passed')
    expect(stateOf(table, [result('[A7] one is refused'), result('[A7] two is refused', 'skipped')])).toBe('NOT RUN')
    const group = [marked('[A7] a token')]
    expect(stateOf(group, [result('[A7] a token works'), result('[A7] a token ends', 'failed')])).toBe('FAILED')
  })

  test('takes a journey that is left out in other cells of the matrix', () => {
    const cell = (status) => result('[A7] works once', status, { isInMatrix: true, file: 'reading/a.spec.ts' })
    const journey = [marked('[A7] works once', 'apps/web/e2e/reading/a.spec.ts')]
    expect(stateOf(journey, [cell('passed'), cell('skipped')])).toBe('passed')
    expect(stateOf(journey, [cell('skipped'), cell('skipped')])).toBe('NOT RUN')
  })
})

test('a title is found again with its values', () => {
  expect(titlePattern(['[A7] %j of $name, `$', '{value}` (%i+)'].join('')).test("x [A7] 'a' of b, `c` (1+) y")).toBe(
    true,
  )
  expect(titlePattern('[A7] it\\’s').test('[A7] it')).toBe(false)
  expect(titlePattern("[A7] it\\'s").test("[A7] it's")).toBe(true)
  expect(titlePattern('[A7] %s').test('[A8] x')).toBe(false)
})
