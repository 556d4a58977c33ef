import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type ConnectionTarget, connect, migrateDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: Extract<ConnectionTarget, { host: string }>
  }
}

export const TEMPLATE = 'template_migrated'

/** One PostgreSQL for the run, with a migrated database that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-test-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  const { target } = postgres
  if ('url' in target) throw new Error('The embedded server has no address.')
  const admin = connect(target, { max: 1 })
  await admin`create database ${admin(TEMPLATE)}`
  await admin.end()
  await migrateDatabase({ ...target, database: TEMPLATE }, fileURLToPath(new URL('../../drizzle', import.meta.url)))
  project.provide('server', target)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
