import { expect, test } from 'vitest'
import { checklistLines } from '../checklist/lines.mjs'
import { findMarkedTests, markedTitles } from './test-marks.mjs'

test('a title names the lines it proves before its words', () => {
  const source = ["it('[A7] [F62] works once', async () => {})", 'describe.each(x)(`[B18] %s`, () => {})', "it('a[0]')"]
  expect(markedTitles(source.join('\n'))).toEqual([
    { marks: ['A7', 'F62'], title: 'works once', whole: '[A7] [F62] works once' },
    { marks: ['B18'], title: '%s', whole: '[B18] %s' },
  ])
})

test('the checklist has its 64 lines', () => {
  const lines = checklistLines()
  expect([lines.length, lines.at(16)?.name, lines.at(-1)?.name]).toEqual([64, 'A17', 'F64'])
})

test('every line has a test that says so', () => {
  const proved = new Set(findMarkedTests().flatMap(({ marks }) => marks))
  expect(checklistLines().filter(({ name }) => !proved.has(name))).toEqual([])
})

test('no test names a line that is not there', () => {
  const known = new Set(checklistLines().map(({ name }) => name))
  const marks = findMarkedTests().flatMap((found) => found.marks.map((mark) => ({ mark, file: found.file })))
  expect(marks.filter(({ mark }) => !known.has(mark))).toEqual([])
})
