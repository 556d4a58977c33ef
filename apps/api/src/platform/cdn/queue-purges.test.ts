import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createDatabase, type DatabaseHandle } from '../database.ts'
import { MAX_AGE_SECONDS } from '../http/shared-caches.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { queuePurgesBy } from './queue-purges.ts'

let database: TestDatabase
let handle: DatabaseHandle
let jobs: Jobs
beforeAll(async () => {
  database = await createTestDatabase()
  handle = createDatabase(database.target)
  jobs = await startJobs(database.target, (error) => console.error(error))
})
afterAll(async () => {
  await jobs.stop()
  await handle.close()
  await database.drop()
})

const CDN = { kind: 'fastly', serviceId: 'SU1Z', token: 'a-token' } as const
const queued = () =>
  handle.db.execute<{ tags: unknown; seconds: number }>(sql`
    select data -> 'tags' as tags, round(extract(epoch from start_after - created_on))::int as seconds
    from pgboss.job where name = 'purge-cdn' order by start_after`)

it('purges at once, and again when no process can have what was true before, if the change is committed', async () => {
  const queue = queuePurgesBy(jobs, CDN)
  const undone = handle.db.transaction(async (tx) => {
    await queue?.(tx, ['article:1'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect([...(await queued())]).toEqual([])
  await handle.db.transaction(async (tx) => queue?.(tx, ['article:2', 'lists']))
  const [first, second, ...more] = await queued()
  expect(more).toEqual([])
  expect(first).toEqual({ tags: ['article:2', 'lists'], seconds: 0 })
  expect(second?.tags).toEqual(first?.tags)
  expect(second?.seconds).toBeGreaterThan(MAX_AGE_SECONDS)
})

it('asks nothing where there is no CDN', () => {
  expect(queuePurgesBy(jobs, null)).toBeUndefined()
})
