import { expect, it } from 'vitest'
import { aSystem } from '../testing/sample-system.ts'
import { findAttention } from './system-view.ts'

const { process, requests, database, storage } = aSystem()
const kinds = (over: Parameters<typeof aSystem>[0]) => findAttention(aSystem(over)).map(({ kind }) => kind)
const withQueue = (over: { oldestSeconds?: number; failed?: number }) => ({
  database: database && { ...database, queues: [{ name: 'x', waiting: 1, oldestSeconds: 0, failed: 0, ...over }] },
})

it('an instance that fares well needs no attention', () => {
  expect(kinds({})).toEqual([])
})

it('a database that is silent does', () => {
  expect(kinds({ database: null })).toEqual(['database'])
})

it.each([
  [{ count: 400, errors: 4 }, []],
  [{ count: 500, errors: 5 }, []],
  [{ count: 499, errors: 5 }, ['errors']],
])('more than one error in a hundred does, once there are five: %o', (over, found) => {
  expect(kinds({ requests: { ...requests, ...over } })).toEqual(found)
})

it.each([
  [10, []],
  [9, ['disk']],
])('a disk of which less than a tenth is free does: %i of 100', (freeBytes, found) => {
  expect(kinds({ storage: { ...storage, freeBytes, totalBytes: 100 } })).toEqual(found)
})

it('a disk that the system says nothing of does not', () => {
  expect(kinds({ storage: { ...storage, freeBytes: null, totalBytes: null } })).toEqual([])
})

it.each([
  [0.9, []],
  [0.91, ['busy']],
])('an event loop at more than nine tenths does: %d', (utilization, found) => {
  expect(kinds({ process: { ...process, utilization } })).toEqual(found)
})

it.each([
  [{ oldestSeconds: 300 }, []],
  [{ oldestSeconds: 301 }, ['waiting']],
  [{ failed: 1 }, ['failed']],
])('jobs that wait for more than five minutes or failed do: %o', (over, found) => {
  expect(kinds(withQueue(over))).toEqual(found)
})
