import { expect, it } from 'vitest'
import { figuresSince, silentSince } from './ledger.ts'

it('counts writes that ended since a moment, with their retries and the longest time', () => {
  const writes = [
    { writer: 'a', startedAt: 0, endedAt: 90, attempts: 9 },
    { writer: 'b', startedAt: 50, endedAt: 100, attempts: 1 },
    { writer: 'c', startedAt: 120, endedAt: 420, attempts: 3 },
  ]
  expect(figuresSince(writes, 100)).toEqual({ acknowledged: 2, retries: 2, longest: writes[2] })
})

it('counts nothing where nothing was written', () => {
  expect(figuresSince([], 0)).toEqual({ acknowledged: 0, retries: 0, longest: null })
})

it('names writers whose next write after a moment was not acknowledged yet', () => {
  const writes = [
    { writer: 'a', startedAt: 0, endedAt: 90, attempts: 1 },
    { writer: 'b', startedAt: 50, endedAt: 150, attempts: 1 },
    { writer: 'a', startedAt: 110, endedAt: 120, attempts: 1 },
  ]
  expect(silentSince(writes, 100)).toEqual(['b'])
  expect(silentSince(writes, 200)).toEqual(['a', 'b'])
  expect(silentSince(writes, -1)).toEqual([])
})
