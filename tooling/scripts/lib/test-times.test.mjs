import { describe, expect, test } from 'vitest'
import { replayedTasks, stepLine, timesTable } from './test-times.mjs'

const step = (overrides = {}) => ({
  name: 'stories',
  budgetMinutes: 5,
  passed: 700,
  failed: 0,
  milliseconds: 4.24 * 60_000,
  replayed: [],
  ...overrides,
})

describe('the last line of a step', () => {
  test('tells its counts, its minutes and its budget', () => {
    expect(stepLine(step())).toBe('stories: ok (700 passed, 0 failed), 4.2 of 5 min')
  })

  test('tells what was over the budget', () => {
    expect(stepLine(step({ milliseconds: 5 * 60_000 }))).not.toContain('OVER')
    expect(stepLine(step({ milliseconds: 6.5 * 60_000 }))).toMatch(/6\.5 of 5 min, OVER BUDGET by 1\.5 min$/)
  })

  test('names what was replayed', () => {
    expect(stepLine(step({ replayed: ['ui#stories', 'web#stories'] }))).toContain('replayed: ui#stories, web#stories')
  })

  test('tells that something failed', () => {
    expect(stepLine(step({ failed: 2 }))).toContain('FAILED (700 passed, 2 failed)')
  })
})

test('the table has a line a step, says which were over their budget or replayed, and sums', () => {
  const results = [
    step(),
    step({ name: 'end to end', budgetMinutes: 7, milliseconds: 8 * 60_000, replayed: ['web#e2e'] }),
  ]
  expect(timesTable(results)).toEqual([
    'step        minutes  budget',
    'stories         4.2       5',
    'end to end      8.0       7  OVER BUDGET; replayed: web#e2e',
    'all            12.2      12',
  ])
})

test('replayed is what Turbo had in its cache, except for what has no command', () => {
  const tasks = [
    { taskId: '@repo/api#test', command: 'vitest run', cache: { status: 'HIT' } },
    { taskId: '@repo/web#test', command: 'vitest run', cache: { status: 'MISS' } },
    { taskId: '@repo/api#topo', command: '<NONEXISTENT>', cache: { status: 'HIT' } },
  ]
  expect(replayedTasks({ tasks })).toEqual(['api#test'])
})
