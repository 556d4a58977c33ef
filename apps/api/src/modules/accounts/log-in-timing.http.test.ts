import { afterAll, beforeAll, expect, it } from 'vitest'
import { throttles } from '../../platform/throttle/throttles.table.ts'
import { aVerifiedAccount } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

const PAIRS = 200
/** As many as the limit of an account allows in an hour. */
const UNHINDERED = 100

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Milliseconds of one refused log-in, from an address of its own so that no limit answers instead. */
async function timeOf(email: string, address: string): Promise<number> {
  const { api, fetch } = test.aGuest({ address })
  await fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
  const start = performance.now()
  const answer = await api.logIn({ body: { email, password: 'not my password' } })
  const elapsedMs = performance.now() - start
  expect(answer).toMatchObject({ status: 400 })
  return elapsedMs
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

// A machine that does something else meanwhile slows both down: they take turns, and are compared with each other alone.
it('[A3] takes as long for an unknown address as for a wrong password', { timeout: 120_000, retry: 2 }, async () => {
  const { body } = await aVerifiedAccount(test)
  const run = crypto.randomUUID()
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let i = 0; i < PAIRS; i++) {
    if (i % UNHINDERED === 0) await test.db.delete(throttles)
    const turns = [
      async () => known.push(await timeOf(body.email, `192.0.2.${i}`)),
      async () => unknown.push(await timeOf(`nobody-${run}@example.com`, `198.51.100.${i}`)),
    ]
    for (const turn of i % 2 === 0 ? turns : turns.toReversed()) await turn()
  }
  const ratio = median(unknown) / median(known)
  expect(ratio).toBeGreaterThan(0.9)
  expect(ratio).toBeLessThan(1.1)
})
