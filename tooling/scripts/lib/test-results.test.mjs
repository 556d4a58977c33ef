import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './paths.mjs'
import { listTests } from './test-results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'mishiori-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const aReport = (name, content) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return relative(root, join(folder, name))
}

it('lists the tests of all reports, and asks of each report once whether it is of another tree', () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status, at) => ({ fullName: `test ${at}`, status }))
  const unit = aReport('unit.json', { testResults: [{ name: '/clone/a.test.ts', assertionResults }] })
  const spec = { title: 'is read', file: 'a.spec.ts', tests: [{ status: 'flaky' }, { status: 'skipped' }] }
  const journeys = aReport('e2e.json', { stats: {}, suites: [{ title: 'an article', specs: [spec] }] })
  const asked = []
  const tests = listTests([unit, journeys, 'tooling/missing.json'], (path) => asked.push(path) === 1)
  const of = ({ name, status, isStale, isInMatrix }) => [name, status, isStale, isInMatrix]
  expect(tests.map(of)).toEqual([
    ['test 0', 'passed', true, false],
    ['test 1', 'failed', true, false],
    ['test 2', 'skipped', true, false],
    [' an article is read', 'passed', false, true],
    [' an article is read', 'skipped', false, true],
  ])
  expect(asked).toEqual([join(root, unit), join(root, journeys)])
})
