import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onlyNamed, testSteps } from './test-steps.mjs'

test('the budgets are those of the documentation', () => {
  const text = readFileSync(new URL('../../../docs/development.md', import.meta.url), 'utf8')
  const documented = text.matchAll(/^\| ([^|]+) \| (\d+) \|/gm)
  expect([...documented].map(([, name, minutes]) => [name, Number(minutes)])).toEqual(
    testSteps().map(({ name, budgetMinutes }) => [name, budgetMinutes]),
  )
})

test('all of them together are no more than twenty minutes', () => {
  expect(testSteps().reduce((sum, { budgetMinutes }) => sum + budgetMinutes, 0)).toBeLessThanOrEqual(20)
})

test('words choose a whole step or single checks', () => {
  const chosen = (words) => onlyNamed(testSteps(), words).map(({ checks }) => checks.map(({ name }) => name))
  expect(chosen('types,')).toEqual([
    [
      'types',
      'format and lint',
      'import boundaries',
      'unused files, exports, dependencies',
      'links and commands of the documentation',
      'styles',
      'migrations',
      'length of lines',
    ],
  ])
  expect(chosen('styles')).toEqual([['styles']])
  expect(chosen('nothing of the kind')).toEqual([])
})

test('what needs the builds has them made first', () => {
  const chosen = (words) => onlyNamed(testSteps(), words).flatMap(({ checks }) => checks.map(({ name }) => name))
  expect(chosen('end to end')).toEqual(['builds', 'end-to-end in Chromium'])
  expect(chosen('embedder')).toContain('builds')
  expect(chosen('stories')).not.toContain('builds')
})

test('a shard is a part of the end-to-end tests', () => {
  const withArgs = testSteps(['--shard=2/3'])
    .flatMap(({ checks }) => checks)
    .filter(({ args }) => args.includes('--shard=2/3'))
  expect(withArgs.map(({ name }) => name)).toEqual(['end-to-end in Chromium'])
})

test('reports are named by what their reader expands: whole names and stars', () => {
  const patterns = testSteps().flatMap(({ checks }) => checks.flatMap(({ reports = [] }) => reports))
  expect(patterns.filter((pattern) => !/^[\w./*-]+$/.test(pattern))).toEqual([])
})
