import { inject } from 'vitest'
import { type ConnectionTarget, connect } from '../platform/database.ts'
import { TEMPLATE } from './global-setup.ts'

export interface TestDatabase {
  readonly target: Extract<ConnectionTarget, { host: string }>
  drop(): Promise<void>
}

/** A migrated database of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('server')
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (sql) => sql`create database ${sql(database)} template ${sql(TEMPLATE)}`)
  return {
    target: { ...server, database },
    drop: () => asAdmin(server, (sql) => sql`drop database if exists ${sql(database)} with (force)`),
  }
}

async function asAdmin(
  server: TestDatabase['target'],
  command: (sql: ReturnType<typeof connect>) => PromiseLike<unknown>,
): Promise<void> {
  const sql = connect(server, { max: 1 })
  try {
    await command(sql)
  } finally {
    await sql.end()
  }
}
