import { CHECKLIST, checklistLines, REQUIRED_SECTIONS } from '../checklist/lines.mjs'
import { findMarkedTests, marksOf } from '../lib/test-marks.mjs'
import { listTests } from '../lib/test-results.mjs'
import { suiteReports } from '../lib/test-steps.mjs'

/**
 * Prints every line of the security checklist with its tests and how they ended when they last ran. Fails when a built
 * line of a required section has no test, or one that failed.
 */
export default function checklist() {
  const found = findMarkedTests()
  const results = listTests(suiteReports()).map((result) => ({ ...result, marks: marksOf(result.name) }))
  const lines = checklistLines().map((line) => judge(line, found, results))
  for (const [section, { title }] of Object.entries(CHECKLIST)) {
    console.log(`\n${section}. ${title}`)
    for (const line of lines.filter((one) => one.section === section)) print(line)
  }
  const wrong = lines.filter(({ section, isWrong }) => isWrong && REQUIRED_SECTIONS.includes(section))
  const open = lines.filter((line) => line.open !== null)
  console.log(`\n${lines.length} lines, ${open.length} open, ${wrong.length} without a test or with one that failed`)
  return wrong.length > 0 ? 1 : 0
}

function judge(line, found, results) {
  const tests = found.filter(({ marks }) => marks.includes(line.name))
  const ran = results.filter(({ marks }) => marks.includes(line.name))
  const failed = ran.filter(({ status }) => status === 'failed')
  const passed = ran.filter(({ status }) => status === 'passed')
  const isWrong = line.open === null && (tests.length === 0 || failed.length > 0)
  return { ...line, tests, failed, passed, isWrong }
}

function print({ name, text, open, tests, failed, passed }) {
  console.log(`${name.padStart(4)}  ${stateOf({ open, tests, failed, passed }).padEnd(12)} ${text}`)
  if (open !== null) console.log(`${' '.repeat(19)}waits for: ${open}`)
  for (const { file, title } of tests) console.log(`${' '.repeat(19)}${file} › ${title}`)
}

function stateOf({ open, tests, failed, passed }) {
  if (failed.length > 0) return `${failed.length} FAILED`
  if (open !== null && tests.length === 0) return 'open'
  if (tests.length === 0) return 'NO TEST'
  return passed.length > 0 ? `${passed.length} passed` : 'not run yet'
}
