import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type postgres from 'postgres'
import { type ConnectionTarget, connect } from '../platform/database.ts'
import { NO_LIMITS } from '../platform/database-limits.ts'
import type { FileStorage } from '../platform/file-storage/file-storage.ts'
import { listWaitingJobs } from '../platform/jobs/stored-jobs.ts'
import { type Member, writeArchive } from './archive.ts'
import { knownTables } from './known-schema.ts'
import {
  FILES_FOLDER,
  FORMAT,
  JOBS,
  MANIFEST,
  type Manifest,
  SECRET,
  SUMS,
  type Sums,
  TABLES_FOLDER,
} from './manifest.ts'
import { DERIVED_TABLES, listSequences, listTables, rowsOf, type TableCopy } from './tables.ts'
import { createTally } from './tally.ts'

/** What a backup is taken of. */
export interface BackupSource {
  readonly target: ConnectionTarget
  readonly storage: FileStorage
  /** The installation's secret; null where it is not kept in a file. */
  readonly secretFile: string | null
  readonly migrationsFolder: string
}

/** What was backed up, and what was not. */
export interface TakenBackup {
  readonly sums: Sums
  /** Tables in the product's schema that are not the product's. */
  readonly leftOut: readonly string[]
}

/** Bytes of rows in one member of the archive, whose size has to be known before it is written. */
const PART_BYTES = 8 * 1024 * 1024
const PICTURE_ATTEMPTS = 3
/**
 * The product goes on meanwhile, so nothing may end the one transaction that sees a single moment. Values are written as any
 * server reads them, whatever the role prefers.
 */
const SETTINGS = {
  ...NO_LIMITS,
  application_name: 'mishiori backup',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  extra_float_digits: 3,
}

/**
 * Writes everything people made to an archive: the rows of one moment, the pictures that they name, the jobs that wait and
 * the secret. The product may run meanwhile.
 *
 * @param key see {@link writeArchive}.
 * @throws {UnreadableArchive} when the database has migrations that the product does not know.
 */
export async function takeBackup(source: BackupSource, path: string, key: string | null): Promise<TakenBackup> {
  const client = connect(source.target, { max: 1, connection: SETTINGS })
  const taken: Taken = { sums: { tables: {}, files: { count: 0, sha256: '' }, missing: [] }, leftOut: [] }
  try {
    const sql = await client.reserve()
    await writeArchive(path, membersOf(sql, source, taken), key)
    return taken
  } finally {
    await client.end({ timeout: 0 }) // whatever was being read is given up
  }
}

/**
 * Tells this instance from others whose backups may lie in the same folder: by the database and its server. It stays what it is when
 * a copy of the database takes over; a database that a backup was restored into is another instance.
 */
export async function instanceOf(target: ConnectionTarget): Promise<string> {
  const sql = connect(target, { max: 1 })
  try {
    const [known] = await sql<{ database: string; isTold: boolean }[]>`
      select oid || ' ' || datname as database, has_function_privilege('pg_control_system()', 'execute') as "isTold"
      from pg_database where datname = current_database()`
    const [server] = known?.isTold
      ? await sql<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`
      : []
    return createHash('sha256').update(`${server?.id} ${known?.database}`).digest('hex').slice(0, 8)
  } finally {
    await sql.end()
  }
}

interface Taken {
  readonly sums: {
    readonly tables: Record<string, Sums['tables'][string]>
    files: Sums['files']
    readonly missing: string[]
  }
  leftOut: readonly string[]
}

async function* membersOf(
  sql: postgres.ReservedSql,
  { storage, secretFile, migrationsFolder }: BackupSource,
  taken: Taken,
): AsyncGenerator<Member> {
  const { sums } = taken
  await sql`begin isolation level repeatable read read only`
  const { manifest, leftOut } = await readManifest(sql, migrationsFolder)
  taken.leftOut = leftOut
  yield textMember(MANIFEST, JSON.stringify(manifest))
  for (const table of manifest.tables) yield* partsOf(sql, table, sums.tables)
  yield textMember(JOBS, JSON.stringify(await listWaitingJobs(sql)))
  const pictures = await sql<{ name: string }[]>`select stored_name as name from files order by stored_name`
  await sql`commit` // pictures take long, and upgrades wait for whoever reads tables
  yield* picturesOf(
    pictures.map(({ name }) => name),
    storage,
    sums,
  )
  if (sums.missing.length > 0) {
    const gone = await sql<
      { name: string }[]
    >`select stored_name as name from files where stored_name = any(${sums.missing})`
    sums.missing.splice(0, Infinity, ...gone.map(({ name }) => name)) // the others were deleted meanwhile
  }
  if (secretFile !== null) yield textMember(SECRET, await readFile(secretFile, 'utf8'))
  yield textMember(SUMS, JSON.stringify(sums))
}

async function readManifest(sql: postgres.Sql, migrationsFolder: string) {
  const migrations = await sql<{ hash: string; when: number }[]>`
    select hash, created_at::float8 as when from drizzle.__drizzle_migrations order by created_at`
  const known = knownTables(migrations, migrationsFolder)
  const found = await listTables(sql)
  const tables = found.filter(({ name }) => known.has(name) && !DERIVED_TABLES.has(name))
  // A migration that runs meanwhile waits until the rows are read.
  await sql`lock table ${sql(tables.map(({ name }) => name))} in access share mode`
  const [moment] = await sql<{ takenAt: Date }[]>`select now() as "takenAt"`
  const manifest: Manifest = {
    format: FORMAT,
    takenAt: (moment?.takenAt ?? new Date()).toISOString(),
    migrations: [...migrations],
    tables,
    sequences: await listSequences(sql, tables),
  }
  return { manifest, leftOut: found.flatMap(({ name }) => (known.has(name) ? [] : [name])) }
}

/** The rows of a table, in members of some megabytes. */
async function* partsOf(
  sql: postgres.Sql,
  table: TableCopy,
  sums: Record<string, Sums['tables'][string]>,
): AsyncGenerator<Member> {
  const tally = createTally()
  let part = 0
  for await (const bytes of inParts(await rowsOf(sql, table))) {
    tally.add(bytes)
    const name = `${TABLES_FOLDER}${table.name}/${String(part++).padStart(6, '0')}`
    yield { name, size: bytes.length, content: Readable.from([bytes]) }
  }
  sums[table.name] = tally.sum()
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** The pictures that the rows name. */
async function* picturesOf(
  names: readonly string[],
  storage: FileStorage,
  sums: Taken['sums'],
): AsyncGenerator<Member> {
  const tally = createTally()
  let count = 0
  for (const name of names) {
    const bytes = await readPicture(storage, name)
    if (bytes === null) {
      sums.missing.push(name)
      continue
    }
    count++
    tally.add(bytes)
    yield { name: FILES_FOLDER + name, size: bytes.length, content: Readable.from([bytes]) }
  }
  sums.files = { ...tally.sum(), count }
}

/** Whole, so that one that breaks off is read again. */
async function readPicture(storage: FileStorage, name: string): Promise<Buffer | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      const found = await storage.find(name)
      return found && (await buffer(found.stream()))
    } catch (error) {
      if (attempt === PICTURE_ATTEMPTS) throw error
    }
  }
}

function textMember(name: string, text: string): Member {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}
