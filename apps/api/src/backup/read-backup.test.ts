import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createFolderStorage } from '../platform/file-storage/file-storage.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { type Member, UnreadableArchive, writeArchive } from './archive.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { createTally } from './tally.ts'

vi.setConfig({ testTimeout: 180_000 })

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url))
const knownMigrations = () =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis: when }) => ({ hash, when }))

const MANIFEST_TEXT = JSON.stringify({
  format: 1,
  takenAt: '2026-11-29T00:00:00.000Z',
  migrations: knownMigrations(),
  tables: [],
  sequences: [],
})
const SUMS_TEXT = JSON.stringify({ tables: {}, files: createTally().sum(), missing: [] })

const folder = mkdtempSync(join(tmpdir(), 'mishiori-archive-'))
const fileIn = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

async function anEmptyPlace() {
  const database = await createTestDatabase()
  const place = mkdtempSync(join(folder, 'restored-'))
  const storage = createFolderStorage(join(place, 'files'))
  return { target: database.target, storage, secretFile: join(place, 'secret'), migrationsFolder: MIGRATIONS, database }
}

describe('an archive', () => {
  it.each([
    ['no tar', []],
    ['no backup', [['notes.txt', 'hello']]],
    ['a manifest of something else', [['manifest.json', '{"format":1}']]],
    ['a manifest that is no JSON', [['manifest.json', '{']]],
    ['nothing after its manifest', [['manifest.json', MANIFEST_TEXT]]],
    [
      'a table that it does not name',
      [
        ['manifest.json', MANIFEST_TEXT],
        ['tables/users/000000', '1\n'],
      ],
    ],
    [
      'a member of another kind',
      [
        ['manifest.json', MANIFEST_TEXT],
        ['../../etc/passwd', 'x'],
      ],
    ],
    [
      'sums of something else',
      [
        ['manifest.json', MANIFEST_TEXT],
        ['sums.json', SUMS_TEXT.replace('"count":0', '"count":1')],
      ],
    ],
  ])('with %s is refused', async (_, members) => {
    const path = fileIn('other.tar.gz')
    rmSync(path, { force: true })
    await writeArchive(path, textMembers(members), null)
    await expect(checkBackup(path, null, MIGRATIONS)).rejects.toThrow(UnreadableArchive)
  })

  it('stores no picture outside of its folder', async () => {
    const path = fileIn('slip.tar.gz')
    const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis: when }) => ({
      hash,
      when,
    }))
    const manifest = JSON.stringify({ ...JSON.parse(MANIFEST_TEXT), migrations: known })
    await writeArchive(
      path,
      textMembers([
        ['manifest.json', manifest],
        ['files/../../slipped.png', 'x'],
      ]),
      null,
    )
    const place = await anEmptyPlace()
    await expect(restoreBackup(place, path, null)).rejects.toThrow('a picture with the name')
    await place.database.drop()
  })

  it.each(['x\ty\n', '1\n', '1\tone\n1\ttwo\n'])(
    'ends at the row %j, which the database does not take',
    async (rows) => {
      const path = fileIn('bad-row.tar.gz')
      rmSync(path, { force: true })
      const tables = [{ name: 'used_challenges', columns: ['challenge_hash', 'expires_at'] }]
      const manifest = JSON.stringify({ ...JSON.parse(MANIFEST_TEXT), migrations: knownMigrations(), tables })
      await writeArchive(
        path,
        textMembers([
          ['manifest.json', manifest],
          ['tables/used_challenges/000000', rows],
        ]),
        null,
      )
      const place = await anEmptyPlace()
      await expect(restoreBackup(place, path, null)).rejects.toThrow(/invalid input|missing data|duplicate/)
      await place.database.drop()
    },
  )
})

async function* textMembers(members: readonly (readonly string[])[]): AsyncGenerator<Member> {
  for (const [name = '', text = ''] of members) {
    yield { name, size: Buffer.byteLength(text), content: Readable.from([Buffer.from(text)]) }
  }
}
