import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/** Enough of a comparison to see what differs. */
const REASON_LINES = 20

/**
 * Sums the tests in JSON reports of Vitest and Playwright and names those that failed, each with the first lines of its reason: `failures`
 * in the end, `unsteady` at first only.
 */
export function readTestResults(patterns) {
  const results = reportFiles(patterns).map((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.stats ? playwrightResults(report) : vitestResults(report)
  })
  return sumResults(results)
}

/**
 * Every test in those reports by its file and whole name, and how it ended: `passed`, `failed` or `skipped`.
 *
 * @param isStale whether a report is of another tree: asked once for each, as it reads the whole report.
 */
export function listTests(patterns, isStale) {
  return reportFiles(patterns).flatMap((path) => {
    const report = JSON.parse(readFileSync(path, 'utf8'))
    const tests = report.stats ? playwrightTests(report.suites) : vitestTests(report)
    const ofReport = { isInMatrix: report.stats !== undefined, isStale: isStale(path) }
    return tests.map((one) => ({ ...one, ...ofReport }))
  })
}

const vitestTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file, name: fullName, status: ENDED[status] ?? 'skipped' })),
  )

const ENDED = { passed: 'passed', failed: 'failed', expected: 'passed', flaky: 'passed', unexpected: 'failed' }

const playwrightTests = (suites = [], above = '') =>
  suites.flatMap((suite) => {
    const within = `${above} ${suite.title}`
    const own = suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status }) => ({ file, name: `${within} ${title}`, status: ENDED[status] ?? 'skipped' })),
    )
    return [...own, ...playwrightTests(suite.suites, within)]
  })

/** Results of several suites as those of one. */
export function sumResults(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const all = (key) => results.flatMap((result) => result[key])
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: all('failures'),
    unsteady: all('unsteady'),
  }
}

function vitestResults(report) {
  const crashedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  // A test that passed in the end keeps what was wrong before.
  const reasons = (isMeant) =>
    report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(isMeant)
        .map((test) => failure(`${relative(root, file.name)} › ${test.fullName}`, test.failureMessages[0])),
    )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + crashedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...crashedFiles.map((file) => failure(relative(root, file.name), file.message)),
      ...reasons((test) => test.status === 'failed'),
    ],
    unsteady: reasons((test) => test.status === 'passed' && test.failureMessages.length > 0),
  }
}

function playwrightResults({ stats, suites, errors }) {
  const reasons = (status) =>
    specsOf(suites).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => {
          const reason = test.results.findLast((result) => result.error)?.error.message
          return failure(`[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`, reason)
        }),
    )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...reasons('unexpected'), ...errors.map((error) => failure('outside of any test', error.message))],
    unsteady: reasons('flaky'),
  }
}

const specsOf = (suites = []) => suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)])

function failure(name, message = '') {
  const reason = stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]
    .trim()
    .split('\n')
    .slice(0, REASON_LINES)
  return [name, ...reason].join('\n    ')
}

/** The existing reports. A `*` in a pattern matches one folder. */
export const reportFiles = (patterns) => patterns.flatMap(expand)

function expand(pattern) {
  const [before, after] = pattern.split('/*/')
  if (after === undefined) return [join(root, pattern)].filter((file) => existsSync(file))
  return readdirSync(join(root, before))
    .map((name) => join(root, before, name, after))
    .filter((file) => existsSync(file))
}
