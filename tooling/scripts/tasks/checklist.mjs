import { judgeLine } from '../checklist/judge.mjs'
import { CHECKLIST, checklistLines } from '../checklist/lines.mjs'
import { findMarkedTests } from '../lib/test-marks.mjs'
import { listTests } from '../lib/test-results.mjs'
import { suiteReports } from '../lib/test-steps.mjs'
import { createStaleness } from '../lib/tree.mjs'

const INDENT = ' '.repeat(15)

/**
 * Prints every line of the security checklist with its tests. A line passes when all of its tests ran and passed in this
 * tree, in a run of `npm test`. Fails unless all lines pass.
 */
export default function checklist() {
  const found = findMarkedTests()
  const results = listTests(suiteReports(), createStaleness())
  const lines = checklistLines().map((line) => judgeLine(line, found, results))
  for (const [section, { title }] of Object.entries(CHECKLIST)) {
    console.log(`\n${section}. ${title}`)
    for (const line of lines.filter((one) => one.section === section)) print(line)
  }
  const count = (state) => lines.filter((line) => line.state === state).length
  const others = ['FAILED', 'NOT RUN', 'STALE', 'NO TEST'].map((state) => `${count(state)} ${state.toLowerCase()}`)
  console.log(`\n${lines.length} lines: ${count('passed')} passed, ${others.join(', ')}`)
  return lines.every(({ state }) => state === 'passed') ? 0 : 1
}

function print({ name, text, tests, state }) {
  console.log(`${name.padStart(4)}  ${state.padEnd(8)} ${text}`)
  for (const test of tests) console.log(`${INDENT}${test.state.padEnd(8)} ${test.file} › ${test.title}`)
}
