import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Sums the tests in JSON reports of Vitest and Playwright. A `*` in a path stands for one folder. */
export function countTests(patterns) {
  const totals = { passed: 0, failed: 0, skipped: 0 }
  for (const file of patterns.flatMap(expand)) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { passed, failed, skipped } = report.stats ? playwrightCounts(report) : vitestCounts(report)
    totals.passed += passed
    totals.failed += failed
    totals.skipped += skipped
  }
  return totals
}

function vitestCounts(report) {
  const crashedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + crashedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function playwrightCounts({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

function expand(pattern) {
  const [before, after] = pattern.split('/*/')
  if (after === undefined) return [join(root, pattern)].filter((file) => existsSync(file))
  return readdirSync(join(root, before))
    .map((name) => join(root, before, name, after))
    .filter((file) => existsSync(file))
}
