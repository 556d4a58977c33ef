import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultLines } from '../checklist/faults.mjs'
import { checklistLines } from '../checklist/lines.mjs'
import { root } from './paths.mjs'
import { findMarkedTests, markedTitles } from './test-marks.mjs'

test('a title names the lines and faults it proves before its words', () => {
  const source = [
    "it('[A7] [F62] works once', async () => {})",
    'describe.each(x)(`[B18] %s`, () => {})',
    "test('[fault 7][A11] is kept', {}, async () => {})",
    "it('a[0]')",
  ]
  expect(markedTitles(source.join('\n'))).toEqual([
    { marks: ['A7', 'F62'], title: 'works once', whole: '[A7] [F62] works once' },
    { marks: ['B18'], title: '%s', whole: '[B18] %s' },
    { marks: ['fault 7', 'A11'], title: 'is kept', whole: '[fault 7][A11] is kept' },
  ])
})

test('the checklist has its 64 lines', () => {
  const lines = checklistLines()
  expect([lines.length, lines.at(16)?.name, lines.at(-1)?.name]).toEqual([64, 'A17', 'F64'])
})

test('there are 23 faults', () => {
  expect([faultLines().length, faultLines().at(-1)?.name]).toEqual([23, 'fault 23'])
})

test('every line and every fault has a test that says so', () => {
  const proved = new Set(findMarkedTests().flatMap(({ marks }) => marks))
  expect([...checklistLines(), ...faultLines()].filter(({ name }) => !proved.has(name))).toEqual([])
})

test('no test names a line or a fault that is not there', () => {
  const known = new Set([...checklistLines(), ...faultLines()].map(({ name }) => name))
  const marks = findMarkedTests().flatMap((found) => found.marks.map((mark) => ({ mark, file: found.file })))
  expect(marks.filter(({ mark }) => !known.has(mark))).toEqual([])
})

test('what tries a fault for longer is a command of the project', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commands = new Set(Object.keys(scripts).map((script) => `npm run ${script}`))
  expect(
    faultLines()
      .flatMap(({ also }) => also)
      .filter((command) => !commands.has(command)),
  ).toEqual([])
})
