import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../lib/chromium.mjs'
import { say } from '../lib/log.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { readTestResults } from '../lib/test-results.mjs'

/** All packages, so that one run tells everything that fails. */
const turbo = (task, ...more) => ['turbo', ['run', task, '--continue=always', '--output-logs=errors-only', ...more]]

/** On a machine shared with others one attempt may say more of the machine than of the product: a test that fails is tried once more, and named if it then passes. */
const TRIED_AGAIN = '--retry=1'

/** Everything a change must pass, cheapest first. `reports`: where a step leaves its counts; a step without counts as one check. */
const STEPS = [
  { name: 'format and lint', command: ['biome', ['ci', '--diagnostic-level=warn', '.']] },
  { name: 'import boundaries', command: ['node', ['tooling/boundaries/check.mjs']] },
  { name: 'styles', command: ['node', ['tooling/styles/check.mjs']] },
  { name: 'types', command: turbo('typecheck') },
  {
    name: 'unit and API tests',
    command: turbo('test', '--concurrency=2', '--', TRIED_AGAIN),
    reports: ['packages/*/.results/unit.json', 'apps/*/.results/unit.json'],
  },
  { name: 'builds', command: turbo('build') },
  { name: 'published packages', command: ['node', ['tooling/packages/check.mjs']] },
  { name: 'public interfaces', command: ['node', ['tooling/packages/api-report.mjs']] },
  { name: "embedder's proof", command: ['node', ['tooling/embedder/prove.mjs']] },
  {
    name: 'stories in Chromium',
    command: ['pnpm', ['--dir', 'apps/storybook', 'run', 'stories', TRIED_AGAIN]],
    reports: ['apps/storybook/.results/stories.json'],
  },
  {
    name: 'end-to-end in Chromium',
    command: ['pnpm', ['--dir', 'apps/web', 'run', 'e2e']],
    reports: ['apps/web/.results/e2e.json'],
  },
]

/** Runs every step, also after a failed one, names what failed, also what did so only at first, and ends with the line `N passed, N failed`. `--only NAME` runs the steps whose name holds NAME. */
export default function test({ env, args }) {
  const only = args[args.indexOf('--only') + 1]
  const steps = args.includes('--only') ? STEPS.filter((step) => step.name.includes(only)) : STEPS
  const testEnv = { ...env, CI: '1', CHROMIUM: findChromium(env) }
  const totals = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const unsteady = []
  for (const step of steps) {
    const results = runStep(step, testEnv)
    totals.passed += results.passed
    totals.failed += results.failed
    totals.skipped += results.skipped
    unsteady.push(...results.unsteady)
    if (results.failed > 0) failures.push([step.name, ...results.failures].join('\n  '))
  }
  if (unsteady.length > 0) say(`failed at first, passed when tried again:\n  ${unsteady.join('\n  ')}`)
  if (failures.length > 0) say(`failed:\n${failures.join('\n')}`)
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`)
  return totals.failed > 0 ? 1 : 0
}

function runStep({ name, command: [command, args], reports = [] }, env) {
  say(`${name} …`)
  if (name.includes('Chromium')) for (const report of reports) rmSync(join(root, report), { force: true })
  const code = run(command, args, { env })
  const results = readTestResults(reports)
  if (code !== 0 && results.failed === 0) {
    results.failed = 1
    results.failures.push(`ended with code ${code}; what it printed above tells why`)
  }
  if (code === 0 && reports.length === 0) results.passed = 1
  if (code === 0 && reports.length > 0 && results.passed === 0) results.failed = 1 // a suite that ran nothing proves nothing
  say(`${name}: ${results.failed === 0 ? 'ok' : 'FAILED'} (${results.passed} passed, ${results.failed} failed)`)
  return results
}
