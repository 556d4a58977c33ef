import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { selectionOf } from '../changed/selection.mjs'
import { describeSelection, onlyChanged } from '../changed/steps.mjs'
import { browserInputs } from '../lib/cache-inputs.mjs'
import { findChromiumForTests } from '../lib/chromium.mjs'
import { inLanes } from '../lib/lanes.mjs'
import { log } from '../lib/log.mjs'
import { root } from '../lib/paths.mjs'
import { run, runBeside } from '../lib/run.mjs'
import { readTestResults, reportFiles, sumResults } from '../lib/test-results.mjs'
import { onlyNamed, testSteps } from '../lib/test-steps.mjs'
import { replayedTasks, stepLine, timesTable } from '../lib/test-times.mjs'
import { recordReports, treeFingerprint } from '../lib/tree.mjs'

/** Where Turbo leaves the summaries of its runs. */
const SUMMARIES = join(root, '.turbo/runs')

/**
 * Runs every step, also after a failed one, names what failed, also what did so only at first, tells what each took, and ends with the line
 * `N passed, N failed`. `--only NAME` runs the steps and checks whose name holds NAME; `--shard=1/4` goes on to the end-to-end tests;
 * `--changed [COMMIT]` runs what a change since then can break, and names what it leaves out.
 */
export default async function test({ env, args }) {
  const selection = args.includes('--changed') ? selectionOf(valueAfter(args, '--changed'), env) : null
  if (selection) log(`what a change can break:\n${describeSelection(selection).join('\n')}`)
  const all = testSteps(args.filter((arg) => arg.startsWith('--shard=')))
  const steps = selection ? onlyChanged(all, selection) : all
  const chosen = args.includes('--only') ? onlyNamed(steps, valueAfter(args, '--only')) : steps
  const chromium = findChromiumForTests(env)
  const testEnv = { ...env, ...browserInputs(chromium, env), CI: '1', CHROMIUM: chromium }
  const results = []
  for (const step of chosen) results.push(await runStep(step, testEnv))
  const { passed, failed, skipped, failures, unsteady } = sumResults(results)
  if (unsteady.length > 0) log(`failed at first, passed when tried again:\n  ${unsteady.join('\n  ')}`)
  if (failures.length > 0) log(`failed:\n${failures.join('\n')}`)
  console.log(['', ...timesTable(results), ''].join('\n'))
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 || results.length === 0 ? 1 : 0
}

/** What follows a flag, unless that is another flag. */
function valueAfter(args, flag) {
  const value = args[args.indexOf(flag) + 1]
  return value?.startsWith('--') ? undefined : value
}

async function runStep({ name, budgetMinutes, checks }, env) {
  const startedAt = Date.now()
  const results = await inLanes(checks, (check, isBeside) => runCheck(check, env, isBeside))
  const result = {
    ...sumResults(results),
    name,
    budgetMinutes,
    milliseconds: Date.now() - startedAt,
    replayed: results.flatMap(({ replayed }) => replayed),
  }
  log(stepLine(result))
  return result
}

async function runCheck({ name, command, args, reports = [] }, env, isBeside) {
  log(`${name} …`)
  // What an earlier run left would be counted where this one leaves nothing. Turbo puts back what belongs to what it replays.
  if (command === 'turbo') rmSync(SUMMARIES, { recursive: true, force: true })
  for (const path of reportFiles(reports)) rmSync(path, { recursive: true, force: true })
  const tree = treeFingerprint()
  const code = isBeside ? await runBeside(command, args, { env }) : run(command, args, { env })
  recordReports(reportFiles(reports), tree)
  const results = readTestResults(reports)
  if (code !== 0 && results.failed === 0) {
    results.failed = 1
    results.failures.push(`ended with code ${code}; what it printed above tells why`)
  }
  if (code === 0 && reports.length === 0) results.passed = 1
  if (code === 0 && reports.length > 0 && results.passed === 0) results.failed = 1 // a suite that ran nothing proves nothing
  if (results.failed > 0) results.failures = [[name, ...results.failures].join('\n  ')]
  if (isBeside) log(`${name}: ${results.failed > 0 ? 'FAILED' : 'ok'}`)
  return { ...results, replayed: replayedBy(command) }
}

function replayedBy(command) {
  if (command !== 'turbo') return []
  const files = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : []
  return files.flatMap((file) => replayedTasks(JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8'))))
}
