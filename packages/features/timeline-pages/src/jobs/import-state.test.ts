import { expect, it } from 'vitest'
import { anImport } from '../testing/sample-imports.ts'
import { importFraction, importLook, importName, isUnderway } from './import-state.ts'

it.each([
  [{ state: 'before_upload' }, 'timeline.stateBefore', 'warning', false],
  [{ state: 'ready' }, 'timeline.stateReady', 'brand', true],
  [{ state: 'running' }, 'timeline.stateRunning', 'brand', true],
  [{ state: 'failed' }, 'timeline.stateFailed', 'danger', false],
  [{ state: 'cancelled' }, 'timeline.stateCancelled', 'neutral', false],
  [{ state: 'done', result: 'success' }, 'timeline.resultSuccess', 'success', false],
  [{ state: 'done', result: 'partial_success' }, 'timeline.resultPartial', 'warning', false],
  [{ state: 'done', result: 'failure' }, 'timeline.resultFailure', 'danger', false],
] as const)('%o is %s', (over, label, tone, isGoingOn) => {
  const job = anImport(over)
  expect(importLook(job)).toMatchObject({ label, tone })
  expect(isUnderway(job)).toBe(isGoingOn)
})

it('tells what of it is done, of what is sent or of what is stored', () => {
  expect(importFraction(anImport({ total: 200, success: 90, failed: 10 }))).toBe(0.5)
  expect(importFraction(anImport({ state: 'before_upload', total: 200, received: 20, success: 0, failed: 0 }))).toBe(
    0.1,
  )
  expect(importFraction(anImport({ total: 0, success: 0, failed: 0 }))).toBe(0)
})

it('is named after its first file', () => {
  expect(importName(anImport())).toBe('タイムライン.json')
  expect(importName(anImport({ fileNames: ['a.json', 'b.json', 'c.json'] }))).toBe('a.json +2')
})
