import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { UnreadableArchive } from './archive.ts'
import type { Manifest } from './manifest.ts'

type Migrations = Manifest['migrations']

/**
 * The tables that the product has in its schema after these migrations.
 *
 * @throws {UnreadableArchive} when the product does not know one of them.
 */
export function knownTables(migrations: Migrations, folder: string): ReadonlySet<string> {
  checkMigrations(migrations, folder)
  const last = String(migrations.length - 1).padStart(4, '0')
  const snapshot: { tables: Record<string, { name: string }> } = JSON.parse(
    readFileSync(join(folder, 'meta', `${last}_snapshot.json`), 'utf8'),
  )
  return new Set(Object.values(snapshot.tables).map(({ name }) => name))
}

function checkMigrations(migrations: Migrations, folder: string): void {
  const known = readMigrationFiles({ migrationsFolder: folder })
  if (migrations.length > known.length) {
    throw new UnreadableArchive('It is of a newer version of the product. Use that version.')
  }
  if (migrations.some(({ hash, when }, at) => known[at]?.hash !== hash || known[at]?.folderMillis !== when)) {
    throw new UnreadableArchive('It is of a database whose migrations this version does not know.')
  }
}

/**
 * Checks that a backup can be restored by this version.
 *
 * @throws {UnreadableArchive}
 */
export function checkManifest({ migrations, tables }: Manifest, folder: string): void {
  const known = knownTables(migrations, folder)
  const foreign = tables.filter(({ name }) => !known.has(name))
  if (foreign.length > 0) throw new UnreadableArchive(`It has a table that is not the product's: ${foreign[0]?.name}.`)
}

/** Gives a folder with those migrations alone that a backup's database had, so that its rows fit. */
export async function withMigrations(
  migrations: Migrations,
  folder: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
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
