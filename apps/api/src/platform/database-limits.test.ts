import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect } from './database.ts'
import { limitRole } from './database-limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('bounds the sessions of a user whatever its name, and of no other', async () => {
  const user = `Mishiori-${crypto.randomUUID()}`
  const admin = connect(database.target, { max: 1 })
  await admin`create role ${admin(user)} login`
  try {
    const as = { ...database.target, user }
    const server = connect(as, { max: 1 })
    await limitRole(server)
    await limitRole(server) // as at each start
    await server.end()
    const next = connect(as, { max: 1 })
    expect(await next`select current_setting('statement_timeout') as limit`).toEqual([{ limit: '15s' }])
    await next.end()
    const other = connect(database.target, { max: 1 })
    expect(await other`select current_setting('statement_timeout') as limit`).toEqual([{ limit: '0' }])
    await other.end()
  } finally {
    await admin`alter role ${admin(user)} in database ${admin(database.target.database)} reset all`
    await admin`drop role ${admin(user)}`
    await admin.end()
  }
})
