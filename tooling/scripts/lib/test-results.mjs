import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/** Enough of a comparison to see what differs. */
const REASON_LINES = 20

/**
 * Sums the tests in JSON reports of Vitest and Playwright and names those that failed, each with the first lines of its reason.
 * A `*` in a path stands for one folder.
 */
export function readTestResults(patterns) {
  const results = patterns.flatMap(expand).map((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.stats ? playwrightResults(report) : vitestResults(report)
  })
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: results.flatMap((result) => result.failures),
  }
}

function vitestResults(report) {
  const crashedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failedTests = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${relative(root, file.name)} › ${test.fullName}`, test.failureMessages[0])),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + crashedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...crashedFiles.map((file) => failure(relative(root, file.name), file.message)), ...failedTests],
  }
}

function playwrightResults({ stats, suites, errors }) {
  const failedTests = specsOf(suites).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) =>
        failure(`[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`, test.results.at(-1)?.error?.message),
      ),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...failedTests, ...errors.map((error) => failure('outside of any test', error.message))],
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

function expand(pattern) {
  const [before, after] = pattern.split('/*/')
  if (after === undefined) return [join(root, pattern)].filter((file) => existsSync(file))
  return readdirSync(join(root, before))
    .map((name) => join(root, before, name, after))
    .filter((file) => existsSync(file))
}
