import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { type Member, UnreadableArchive } from './archive.ts'
import {
  FILES_FOLDER,
  JOBS,
  MANIFEST,
  type Manifest,
  parseJobs,
  parseManifest,
  parseSums,
  SECRET,
  SUMS,
  type Sums,
  TABLES_FOLDER,
  type WaitingJobs,
} from './manifest.ts'
import type { TableCopy } from './tables.ts'
import { createTally, tallied } from './tally.ts'

/** Where the parts of a backup go. */
export interface BackupSink {
  /** Takes the rows of one table. */
  rows(table: TableCopy): Promise<Writable>
  jobs(jobs: WaitingJobs): Promise<void>
  picture(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  secret(text: string): Promise<void>
}

/** Of members that are read into memory: jobs and sums are lines of text, a manifest some kilobytes. */
const MOST_TEXT_BYTES = 256 * 1024 * 1024

/** @throws {UnreadableArchive} when it is no backup. */
export async function readManifest(members: AsyncIterator<Member>): Promise<Manifest> {
  const { value: first, done } = await members.next()
  if (done || first.name !== MANIFEST) throw new UnreadableArchive('The archive is no backup of this product.')
  return parseManifest(await textOf(first))
}

/**
 * Hands over what follows the manifest, and compares it with the sums that were taken of it.
 *
 * @throws {UnreadableArchive} when anything is missing, more or another.
 */
export async function readContents(
  members: AsyncIterable<Member>,
  { tables }: Manifest,
  sink: BackupSink,
): Promise<Sums> {
  const rows = createTableReader(tables, sink)
  const pictures = createTally()
  let pictureCount = 0
  let expected: Sums | null = null
  try {
    for await (const member of members) {
      const { name } = member
      if (name.startsWith(TABLES_FOLDER)) {
        await rows.take(member)
        continue
      }
      await rows.close()
      if (name === JOBS) await sink.jobs(parseJobs(await textOf(member)))
      else if (name === SECRET) await sink.secret(await textOf(member))
      else if (name === SUMS) expected = parseSums(await textOf(member))
      else if (name.startsWith(FILES_FOLDER)) {
        pictureCount++
        await sink.picture(name.slice(FILES_FOLDER.length), tallied(member.content, pictures))
      } else throw unexpected(name)
    }
    await rows.close()
  } catch (error) {
    rows.abort()
    throw error
  }
  if (!expected) throw new UnreadableArchive('The archive was cut off: its sums are missing.')
  const read: Sums = {
    tables: rows.sums(),
    files: { ...pictures.sum(), count: pictureCount },
    missing: expected.missing,
  }
  if (!isDeepStrictEqual(read, expected)) throw new UnreadableArchive('The archive was changed: its sums differ.')
  return read
}

/** Takes the members with rows, those of one table behind each other. */
function createTableReader(tables: Manifest['tables'], sink: BackupSink) {
  const found: Sums['tables'] = {}
  let open: OpenTable | null = null
  const close = async () => {
    const last = open
    if (last) found[last.name] = await last.close()
    open = null
  }
  const openFor = async ({ name: member }: Member): Promise<OpenTable> => {
    const name = member.split('/')[1]
    if (open && open.name === name) return open
    await close()
    const next = tables.find((one) => one.name === name)
    if (!next || found[next.name]) throw unexpected(member)
    open = await openTable(next, sink)
    return open
  }
  return {
    take: async (member: Member) => (await openFor(member)).write(member.content),
    close,
    abort: () => open?.abort(),
    /** Of every table, also of those without rows. */
    sums: (): Sums['tables'] =>
      Object.fromEntries(tables.map(({ name }) => [name, found[name] ?? createTally().sum()])),
  }
}

interface OpenTable {
  readonly name: string
  write(content: Member['content']): Promise<void>
  close(): Promise<Sums['tables'][string]>
  /** Gives up what was not closed. */
  abort(): void
}

async function openTable(table: TableCopy, sink: BackupSink): Promise<OpenTable> {
  const rows = await sink.rows(table)
  const tally = createTally()
  const failed = once(rows, 'error').then(([error]: Error[]) => Promise.reject(error))
  failed.catch(() => {})
  return {
    name: table.name,
    async write(content) {
      for await (const bytes of content) {
        tally.add(bytes)
        if (!rows.write(bytes)) await Promise.race([once(rows, 'drain'), failed])
      }
    },
    async close() {
      const finished = once(rows, 'finish')
      rows.end()
      await Promise.race([finished, failed])
      return tally.sum()
    },
    abort: () => void rows.destroy(),
  }
}

const unexpected = (name: string) => new UnreadableArchive(`The archive is no backup: nothing is known of its ${name}.`)

async function textOf({ name, size, content }: Member): Promise<string> {
  if (size > MOST_TEXT_BYTES) throw unexpected(name)
  return await text(content)
}
