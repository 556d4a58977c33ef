import { findMarkedTests } from '../lib/test-marks.mjs'
import { listTests } from '../lib/test-results.mjs'
import { suiteReports } from '../lib/test-steps.mjs'
import { createStaleness } from '../lib/tree.mjs'
import { judgeLine } from './judge.mjs'

/**
 * Prints every line of each group with its tests. A line passes when all of its tests ran and passed in this tree, in a run
 * of `npm test`.
 *
 * @returns the exit code: 0 when all lines pass.
 */
export function reportLines(groups) {
  const found = findMarkedTests()
  const results = listTests(suiteReports(), createStaleness())
  const judged = groups.flatMap(({ title, lines }) => {
    console.log(`\n${title}`)
    return lines.map((line) => print(judgeLine(line, found, results)))
  })
  const count = (state) => judged.filter((line) => line.state === state).length
  const others = ['FAILED', 'NOT RUN', 'STALE', 'NO TEST'].map((state) => `${count(state)} ${state.toLowerCase()}`)
  console.log(`\n${judged.length} lines: ${count('passed')} passed, ${others.join(', ')}`)
  return judged.every(({ state }) => state === 'passed') ? 0 : 1
}

function print(line) {
  const { name, text, also = [], tests, state } = line
  const indent = ' '.repeat(name.length + 11)
  console.log(`${name}  ${state.padEnd(8)} ${text}`)
  for (const test of tests) console.log(`${indent}${test.state.padEnd(8)} ${test.file} › ${test.title}`)
  for (const command of also) console.log(`${indent}also: ${command}`)
  return line
}
