import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** How a pause within a statement and one between two statements of a transaction end. */
async function pause(patience: number): Promise<readonly string[]> {
  const { db, close } = createDatabase(database.target, { maxConnections: 1, patience })
  const ends = async (work: () => PromiseLike<unknown>) => {
    try {
      await work()
      return 'answered'
    } catch (error) {
      return isDatabaseUnavailable(error) ? 'ended' : String(error)
    }
  }
  try {
    return [
      await ends(() => db.execute(sql`select pg_sleep(1)`)),
      await ends(() =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          await sleep(1_000)
          await tx.execute(sql`select 1`)
        }),
      ),
    ]
  } finally {
    await close()
  }
}

it('ends statements and idle transactions later for those who need longer', async () => {
  expect(await pause(0.01)).toEqual(['ended', 'ended'])
  expect(await pause(1)).toEqual(['answered', 'answered'])
})
