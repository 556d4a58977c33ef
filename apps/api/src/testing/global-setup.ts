import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type ConnectionTarget, connect, migrateDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { startJobs } from '../platform/jobs/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: Extract<ConnectionTarget, { host: string }>
  }
}

export const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url))
export const TEMPLATE = 'template_migrated'

/** What makes writes outlive a power cut, and waits for the disk. The server is thrown away after the run. */
const DURABILITY = ['fsync', 'full_page_writes', 'synchronous_commit']

/** One PostgreSQL for the run, with a migrated database, its queues among it, that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-test-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  const { target } = postgres
  if ('url' in target) throw new Error('The embedded server has no address.')
  const admin = connect(target, { max: 1 })
  for (const setting of DURABILITY) await admin`alter system set ${admin(setting)} = off`
  await admin`select pg_reload_conf()`
  await admin`create database ${admin(TEMPLATE)}`
  await admin.end()
  const template = { ...target, database: TEMPLATE }
  await migrateDatabase(template, MIGRATIONS)
  const jobs = await startJobs(template, (error) => console.error(error))
  await jobs.stop()
  project.provide('server', target)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
