import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type postgres from 'postgres'
import { type ConnectionTarget, connect } from '../platform/database.ts'
import type { FileStorage } from '../platform/file-storage/file-storage.ts'
import { listWaitingJobs } from '../platform/jobs/stored-jobs.ts'
import { type Member, writeArchive } from './archive.ts'
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
import { listSequences, listTables, rowsOf, type TableCopy } from './tables.ts'
import { createTally, tallied } from './tally.ts'

/** What a backup is taken of. */
export interface BackupSource {
  readonly target: ConnectionTarget
  readonly storage: FileStorage
  /** The installation's secret, where it is kept in a file. */
  readonly secretFile: string
}

/** Bytes of rows in one member of the archive, whose size has to be known before it is written. */
const PART_BYTES = 8 * 1024 * 1024
/** The product goes on meanwhile, so nothing may end the one transaction that sees a single moment. */
const UNBOUNDED = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, application_name: 'mishiori backup' }

/**
 * Writes everything people made to an archive: the rows of one moment, the pictures that they name, the jobs that wait and
 * the secret. The product may run meanwhile.
 *
 * @param key see {@link writeArchive}.
 */
export async function takeBackup(source: BackupSource, path: string, key: string | null): Promise<Sums> {
  const sql = connect(source.target, { max: 1, connection: UNBOUNDED })
  try {
    return await sql.begin('isolation level repeatable read read only', async (snapshot) => {
      const sums: MutableSums = { tables: {}, files: { count: 0, sha256: '' }, missing: [] }
      await writeArchive(path, membersOf(snapshot, source, sums), key)
      return sums
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

interface MutableSums {
  readonly tables: Record<string, Sums['tables'][string]>
  files: Sums['files']
  readonly missing: string[]
}

async function* membersOf(
  sql: postgres.TransactionSql,
  { storage, secretFile }: BackupSource,
  sums: MutableSums,
): AsyncGenerator<Member> {
  const manifest = await readManifest(sql)
  yield textMember(MANIFEST, JSON.stringify(manifest))
  for (const table of manifest.tables) yield* partsOf(sql, table, sums)
  yield textMember(JOBS, JSON.stringify(await listWaitingJobs(sql)))
  yield* picturesOf(sql, storage, sums)
  const secret = await readFile(secretFile, 'utf8').catch(() => null)
  if (secret !== null) yield textMember(SECRET, secret)
  yield textMember(SUMS, JSON.stringify(sums))
}

async function readManifest(sql: postgres.TransactionSql): Promise<Manifest> {
  const tables = await listTables(sql)
  // A migration that runs meanwhile waits until the rows are read.
  await sql`lock table ${sql(tables.map(({ name }) => name))} in access share mode`
  const migrations = await sql<{ hash: string; when: number }[]>`
    select hash, created_at::float8 as when from drizzle.__drizzle_migrations order by created_at`
  const [moment] = await sql<{ takenAt: Date }[]>`select now() as "takenAt"`
  return {
    format: FORMAT,
    takenAt: (moment?.takenAt ?? new Date()).toISOString(),
    migrations: [...migrations],
    tables,
    sequences: await listSequences(sql),
  }
}

/** The rows of a table, in members of some megabytes. */
async function* partsOf(sql: postgres.TransactionSql, table: TableCopy, sums: MutableSums): AsyncGenerator<Member> {
  const tally = createTally()
  let part = 0
  for await (const bytes of inParts(await rowsOf(sql, table))) {
    tally.add(bytes)
    const name = `${TABLES_FOLDER}${table.name}/${String(part++).padStart(6, '0')}`
    yield { name, size: bytes.length, content: Readable.from([bytes]) }
  }
  sums.tables[table.name] = tally.sum()
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

/** The pictures that the rows name. One that is deleted meanwhile is gone before its row. */
async function* picturesOf(
  sql: postgres.TransactionSql,
  storage: FileStorage,
  sums: MutableSums,
): AsyncGenerator<Member> {
  const tally = createTally()
  let count = 0
  for (const { name } of await sql<{ name: string }[]>`select stored_name as name from files order by stored_name`) {
    const found = await storage.find(name)
    if (found === null) {
      sums.missing.push(name)
      continue
    }
    count++
    yield { name: FILES_FOLDER + name, size: found.size, content: tallied(found.stream(), tally) }
  }
  sums.files = { ...tally.sum(), count }
}

function textMember(name: string, text: string): Member {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}
