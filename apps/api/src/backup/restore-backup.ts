import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type postgres from 'postgres'
import { type ConnectionTarget, connect, migrateDatabase } from '../platform/database.ts'
import { type FileStorage, isStoredName } from '../platform/file-storage/file-storage.ts'
import { JOB_TYPES } from '../platform/jobs/boss-database.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { queueAgain } from '../platform/jobs/stored-jobs.ts'
import { readArchive, UnreadableArchive } from './archive.ts'
import type { Manifest, Sums } from './manifest.ts'
import { withMigrationsUpTo } from './migrations-up-to.ts'
import { type BackupSink, readContents, readManifest } from './read-backup.ts'
import { rowsInto, setSequences, withoutConstraints } from './tables.ts'

/** What a backup is restored into. */
export interface RestoreTarget {
  readonly target: ConnectionTarget
  readonly storage: FileStorage
  /** Where the installation's secret is kept. */
  readonly secretFile: string
  readonly migrationsFolder: string
}

/** What the backup holds. */
export interface RestoredBackup {
  readonly takenAt: string
  readonly sums: Sums
}

/** Why a backup is not restored here, for the operator. */
export class RestoreRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RestoreRefused'
  }
}

const UNBOUNDED = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, application_name: 'mishiori restore' }

/**
 * Restores a backup into an empty database, whole or not at all, and brings the schema up to date. Pictures are stored
 * before the rows that name them appear.
 *
 * @throws {RestoreRefused} when the database holds anything.
 * @throws {UnreadableArchive} see {@link readArchive}.
 */
export async function restoreBackup(
  { target, storage, secretFile, migrationsFolder }: RestoreTarget,
  path: string,
  key: string | null,
): Promise<RestoredBackup> {
  const sql = connect(target, { max: 1, types: JOB_TYPES, connection: UNBOUNDED })
  const members = readArchive(path, key)
  try {
    const manifest = await readManifest(members)
    await emptyDatabase(sql)
    await withMigrationsUpTo(manifest.migrations, migrationsFolder, (folder) => migrateDatabase(target, folder))
    await makeQueues(target)
    let sums: Sums | undefined
    await sql.begin((transaction) =>
      withoutConstraints(transaction, manifest.tables, async () => {
        sums = await readContents(members, manifest, into(transaction, { storage, secretFile }))
        await setSequences(transaction, manifest.sequences)
      }),
    )
    await migrateDatabase(target, migrationsFolder)
    if (!sums) throw new Error('The transaction committed without its work.')
    return { takenAt: manifest.takenAt, sums }
  } finally {
    await members.return(undefined)
    await sql.end({ timeout: 5 })
  }
}

/** Reads a backup to its end, and compares it with its sums. @throws {UnreadableArchive} */
export async function checkBackup(path: string, key: string | null): Promise<RestoredBackup> {
  const members = readArchive(path, key)
  const manifest: Manifest = await readManifest(members)
  return { takenAt: manifest.takenAt, sums: await readContents(members, manifest, NOWHERE) }
}

const NOWHERE: BackupSink = {
  rows: async () => new Writable({ write: (_bytes, _encoding, done) => done() }),
  async jobs() {},
  async picture(_name, content) {
    for await (const _bytes of content);
  },
  async secret() {},
}

const into = (
  sql: postgres.TransactionSql,
  { storage, secretFile }: Pick<RestoreTarget, 'storage' | 'secretFile'>,
): BackupSink => ({
  rows: (table) => rowsInto(sql, table),
  jobs: (jobs) => queueAgain(sql, jobs),
  async picture(name, content) {
    if (!isStoredName(name))
      throw new UnreadableArchive(`The archive has a picture with the name ${JSON.stringify(name)}.`)
    await storage.put(name, await buffer(content))
  },
  async secret(text) {
    await mkdir(dirname(secretFile), { recursive: true })
    await writeFile(secretFile, text, { mode: 0o600 })
  },
})

/**
 * Makes sure that nobody's work is in the database. What a restore that did not come to its end has left, or a product
 * that nobody used, goes.
 *
 * @throws {RestoreRefused}
 */
async function emptyDatabase(sql: postgres.Sql): Promise<void> {
  const [found] = await sql<{ tables: number; isOurs: boolean }[]>`
    select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
      to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.users') is not null as "isOurs"`
  const others = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name in ('mishiori', 'mishiori jobs') limit 1`
  if (others.length > 0) throw new RestoreRefused('The product runs on this database. Stop it first.')
  const isUsed = found && found.tables > 0
  const [person] = isUsed && found.isOurs ? await sql`select 1 from users limit 1` : []
  if (isUsed && (!found.isOurs || person)) {
    throw new RestoreRefused(
      'The database is not empty. Restore into a new one: another DATA_DIR, or another database in DATABASE_URL.',
    )
  }
  await sql.begin(async (transaction) => {
    await transaction`drop schema if exists pgboss, drizzle cascade`
    // Not the schema `public`, which may be another's.
    await transaction`do $$ declare statement text; begin
      for statement in
        select format('drop table if exists public.%I cascade', relname) from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        union all
        select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
          where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
      loop execute statement; end loop; end $$`
  })
}

async function makeQueues(target: ConnectionTarget): Promise<void> {
  const failures: Error[] = []
  const jobs = await startJobs(target, (error) => failures.push(error))
  await jobs.stop()
  const [failure] = failures
  if (failure) throw failure
}
