import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { endpoints, scopeOf } from '@repo/contract'
import { expect, it } from 'vitest'
import { OPERATIONS } from './generated/sending.ts'

const generate = fileURLToPath(new URL('../scripts/generate-operations.mjs', import.meta.url))

it('are those of the contract that take a token, as it has them now', async () => {
  await promisify(execFile)(process.execPath, [generate, '--check'])
  const called = Object.entries(endpoints).filter(([, endpoint]) => scopeOf(endpoint) !== null)
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(called.map(([name]) => name).toSorted())
}, 60_000)

it('say which answer files', () => {
  const files = Object.entries(OPERATIONS).filter(([, { isFile }]) => isFile)
  expect(files.map(([name]) => name)).toEqual(
    expect.arrayContaining(['downloadData', 'downloadRoute', 'exportRoute', 'exportJourney', 'exportStock']),
  )
})
