import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { UnreadableArchive } from './archive.ts'
import type { Manifest } from './manifest.ts'

/**
 * Gives a folder with the migrations that a backup's database had, so that its rows fit; those that came later follow.
 *
 * @throws {UnreadableArchive} when the product does not know one of them.
 */
export async function withMigrationsUpTo(
  migrations: Manifest['migrations'],
  folder: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder })
  if (migrations.length > known.length) {
    throw new UnreadableArchive('The backup was taken by a newer version of the product. Restore it with that version.')
  }
  if (migrations.some(({ hash, when }, at) => known[at]?.hash !== hash || known[at]?.folderMillis !== when)) {
    throw new UnreadableArchive('The backup was taken of a database whose migrations this version does not know.')
  }
  const copy = mkdtempSync(join(tmpdir(), 'mishiori-migrations-'))
  try {
    cpSync(folder, copy, { recursive: true })
    const journalFile = join(copy, 'meta', '_journal.json')
    const journal: { entries: unknown[] } = JSON.parse(readFileSync(journalFile, 'utf8'))
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations.length) }))
    await work(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
