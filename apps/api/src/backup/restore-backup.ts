import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type postgres from 'postgres'
import { RELEASED_BUILD } from '../platform/cdn/purge-release.ts'
import { type ConnectionTarget, connect, migrateDatabase } from '../platform/database.ts'
import { NO_LIMITS } from '../platform/database-limits.ts'
import { type FileStorage, isStoredName } from '../platform/file-storage/file-storage.ts'
import { JOB_TYPES } from '../platform/jobs/boss-database.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { queueAgain } from '../platform/jobs/stored-jobs.ts'
import { readArchive, UnreadableArchive } from './archive.ts'
import { emptyDatabase, RestoreRefused } from './empty-database.ts'
import { checkManifest, withMigrations } from './known-schema.ts'
import type { Manifest, Sums } from './manifest.ts'
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

const UNBOUNDED = {
  ...NO_LIMITS,
  application_name: 'mishiori restore',
  DateStyle: 'ISO',
}

/**
 * Restores a backup into an empty database, whole or not at all, and brings the schema up to date. Pictures are stored
 * before the rows that name them appear.
 *
 * @throws {RestoreRefused} when the database holds anything, or another installation's secret is here.
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
    checkManifest(manifest, migrationsFolder)
    await emptyDatabase(sql, migrationsFolder)
    await withMigrations(manifest.migrations, migrationsFolder, (folder) => migrateDatabase(target, folder))
    await makeQueues(target)
    let sums: Sums | undefined
    await sql.begin((transaction) =>
      withoutConstraints(transaction, manifest.tables, async () => {
        sums = await readContents(members, manifest, into(transaction, { storage, secretFile }))
        await setSequences(transaction, manifest.sequences)
      }),
    )
    await migrateDatabase(target, migrationsFolder)
    await sql`delete from instance_settings where name = ${RELEASED_BUILD}`
    if (!sums) throw new Error('The transaction committed without its work.')
    return { takenAt: manifest.takenAt, sums }
  } finally {
    await members.return(undefined)
    await sql.end({ timeout: 5 })
  }
}

/** Reads a backup to its end, and checks that this version can restore it. @throws {UnreadableArchive} */
export async function checkBackup(path: string, key: string | null, migrationsFolder: string): Promise<RestoredBackup> {
  const members = readArchive(path, key)
  const manifest: Manifest = await readManifest(members)
  checkManifest(manifest, migrationsFolder)
  return { takenAt: manifest.takenAt, sums: await readContents(members, manifest, NOWHERE) }
}

const NOWHERE: BackupSink = {
  rows: async () => new Writable({ write: (_bytes, _encoding, done) => done() }),
  async jobs() {},
  async picture(name, content) {
    checkName(name)
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
    checkName(name)
    await storage.put(name, await buffer(content))
  },
  secret: (text) => keepSecret(secretFile, text),
})

/** @throws {UnreadableArchive} */
function checkName(name: string): void {
  if (!isStoredName(name)) throw new UnreadableArchive(`It has a picture with the name ${JSON.stringify(name)}.`)
}

/** @throws {RestoreRefused} */
async function keepSecret(file: string, secret: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const present = await readFile(file, 'utf8').catch(() => null)
    if (present === null) throw error
    if (present.trim() !== secret.trim())
      throw new RestoreRefused(`${file} is the secret of another installation. Restore into a new DATA_DIR.`)
  }
}

async function makeQueues(target: ConnectionTarget): Promise<void> {
  const failures: Error[] = []
  const jobs = await startJobs(target, (error) => failures.push(error))
  await jobs.stop()
  const [failure] = failures
  if (failure) throw failure
}
