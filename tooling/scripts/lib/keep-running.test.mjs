import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.mjs'

let folder
let runs
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-keep-'))
  runs = join(folder, 'runs')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const countRuns = () => (existsSync(runs) ? readFileSync(runs, 'utf8').length : 0)

/** Runs a program that knows which run this is, as `run`. */
async function keep(program) {
  const said = []
  const source = `
    const { appendFileSync, readFileSync } = require('node:fs')
    appendFileSync(${JSON.stringify(runs)}, '.')
    const run = readFileSync(${JSON.stringify(runs)}, 'utf8').length
    const started = () => new Promise((resolve) => process.send('started', resolve))
    ;(async () => { ${program} })()`
  const options = { env: process.env, log: (line) => said.push(line), pause: () => 1 }
  const code = await keepRunning(process.execPath, ['-e', source], options)
  return { code, said, runs: countRuns() }
}

test('a server that dies is started again, and it is said', async () => {
  const {
    code,
    said,
    runs: count,
  } = await keep(`
    await started()
    if (run === 1) process.kill(process.pid, 'SIGKILL')
    if (run === 2) process.exit(1)
    process.exit(0)`)
  expect([code, count]).toEqual([0, 3])
  expect(said).toEqual([
    expect.stringContaining('was ended by SIGKILL. It is started again (1 of at most 5'),
    expect.stringContaining('ended with 1. It is started again (2 of at most 5'),
  ])
})

test('a server that dies while it starts again is given another try', async () => {
  const result = await keep(`
    if (run === 1) { await started(); process.exit(7) }
    process.exit(run === 2 ? 1 : 0)`)
  expect(result).toMatchObject({ code: 0, runs: 3 })
})

test('a server that cannot start is not tried again', async () => {
  expect(await keep('process.exit(1)')).toEqual({ code: 1, said: [], runs: 1 })
})

test('a server that dies again and again is given up, and it is said', async () => {
  const { code, said, runs: count } = await keep('await started(); process.exit(1)')
  expect([code, count]).toEqual([1, 6])
  expect(said.at(-1)).toContain('the 6th time within ten minutes. It is not started again.')
})

test('a server that is stopped stays stopped', async () => {
  const kept = keep(`
    process.on('SIGTERM', () => process.exit(3))
    setInterval(() => {}, 1_000)
    await started()
    require('node:fs').appendFileSync(${JSON.stringify(runs)}, '!')`)
  await vi.waitFor(() => expect(countRuns()).toBe(2), 30_000)
  process.emit('SIGTERM')
  expect(await kept).toMatchObject({ code: 3, said: [] })

  expect(countRuns()).toBe(2)
})
