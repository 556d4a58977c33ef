import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { printTable, writeJson } from './report.ts'

const good = { name: 'a.good', unit: 'ms', value: 12.345, bound: 10, ratio: 1.2345, target: 2 }
const bad = { name: 'a.bad', unit: 'MB', value: 150.6, bound: 50, ratio: 3.012, target: 1 }

it('shows every figure with its bound and whether the target holds', () => {
  const table = vi.spyOn(console, 'table').mockReturnValue()
  printTable([good, bad, { ...good, name: 'a.edge', ratio: 2 }])
  expect(table).toHaveBeenCalledWith({
    'a.good': { unit: 'ms', value: '12.3', bound: '10.0', ratio: '1.23', target: 2, good: 'yes' },
    'a.bad': { unit: 'MB', value: '151', bound: '50.0', ratio: '3.01', target: 1, good: 'NO' },
    'a.edge': { unit: 'ms', value: '12.3', bound: '10.0', ratio: '2.00', target: 2, good: 'yes' },
  })
  table.mockRestore()
})

it('shows what is striven for beside what is asked for, and whether it is reached', () => {
  const table = vi.spyOn(console, 'table').mockReturnValue()
  const weight = { name: 'a.open', unit: 'kB', value: 112, bound: 135, ratio: 112 / 135, target: 1, aim: 100 }
  printTable([weight, { ...weight, name: 'a.reached', value: 100, ratio: 100 / 135 }])
  const shown = { unit: 'kB', bound: '135', target: 1, good: 'yes' }
  expect(table).toHaveBeenCalledWith({
    'a.open': { ...shown, value: '112', ratio: '0.83', aim: '100' },
    'a.reached': { ...shown, value: '100', ratio: '0.74', aim: '100, reached' },
  })
  table.mockRestore()
})

it('writes the results unrounded for machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-report-'))
  writeJson(join(folder, 'results.json'), [good])
  expect(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))).toEqual({ results: [good] })
  rmSync(folder, { recursive: true })
})
