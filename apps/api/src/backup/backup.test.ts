import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadDemo } from '../demo/load-demo.ts'
import { createPasswordHasher } from '../modules/accounts/password-hasher.ts'
import { connect, migrateDatabase } from '../platform/database.ts'
import { createFolderStorage, type FileStorage } from '../platform/file-storage/file-storage.ts'
import { queueOnly } from '../platform/jobs/jobs.ts'
import { listWaitingJobs } from '../platform/jobs/stored-jobs.ts'
import { buildTestApp, type TestApp } from '../testing/index.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { UnreadableArchive } from './archive.ts'
import { knownTables, withMigrations } from './known-schema.ts'
import { checkBackup, type RestoreTarget, restoreBackup } from './restore-backup.ts'
import { listTables } from './tables.ts'
import { type BackupSource, instanceOf, takeBackup } from './take-backup.ts'

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url))
const PASSPHRASE = 'three words and a number 47'

const folder = mkdtempSync(join(tmpdir(), 'mishiori-backup-'))
const fileIn = (name: string) => join(folder, name)
let database: TestDatabase
let test: TestApp
let storage: FileStorage
let source: BackupSource
beforeAll(async () => {
  database = await createTestDatabase()
  test = await anApp(database)
  storage = createFolderStorage(join(test.dataFolder, 'files'))
  await loadDemo({
    db: test.db,
    storage,
    passwords: createPasswordHasher(),
    secret: 'a secret of thirty-two characters',
    publicUrl: 'http://localhost',
  })
  writeFileSync(fileIn('secret'), 'drawn at the first start\n')
  source = { target: database.target, storage, secretFile: fileIn('secret'), migrationsFolder: MIGRATIONS }
})
afterAll(async () => {
  await test.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const anApp = (on: TestDatabase) => buildTestApp({}, undefined, undefined, { database: on })

const aPerson = (name: string) => ({
  name,
  email: `${name}@example.com`,
  nickname: '',
  locale: 'ja',
  password_hash: '!',
})

interface Place extends RestoreTarget {
  readonly folder: string
  readonly database: TestDatabase
}

/** A place to restore into, with a database in which nobody has an account. */
async function anEmptyPlace(): Promise<Place> {
  const empty = await createTestDatabase()
  const place = mkdtempSync(join(folder, 'restored-'))
  return {
    target: empty.target,
    storage: createFolderStorage(join(place, 'files')),
    secretFile: join(place, 'secret'),
    migrationsFolder: MIGRATIONS,
    folder: place,
    database: empty,
  }
}

/** Every table with the number and the checksum of its rows, in an order of their own. */
async function checksums(target: TestDatabase['target']): Promise<Record<string, string>> {
  const sql = connect(target, { max: 1 })
  try {
    const sums: Record<string, string> = {}
    for (const { name } of await listTables(sql)) {
      const [row] = await sql<{ count: string; sum: string | null }[]>`
        select count(*), md5(string_agg(one.row::text, ${'\n'} order by one.row::text)) as sum
        from (select t as row from ${sql(name)} t) one`
      sums[name] = `${row?.count} ${row?.sum}`
    }
    return sums
  } finally {
    await sql.end()
  }
}

vi.setConfig({ testTimeout: 180_000 })

describe('a backup', () => {
  it('[fault 20] restores every row, picture and waiting job, and the product goes on from it', async () => {
    await queueOnly(test.db).enqueue(test.db, 'contact-message', { messageId: 4711 }, { afterSeconds: 3_600 })
    const path = fileIn('whole.tar.gz')
    const before = await checksums(database.target) // jobs of every quarter of an hour may change rows later
    const { sums: taken } = await takeBackup(source, path, null)
    expect(taken.tables.routes?.count).toBe(12)
    expect(taken.files.count).toBeGreaterThan(10)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const place = await anEmptyPlace()
    const restored = await restoreBackup(place, path, null)
    expect(restored.sums).toEqual(taken)
    expect(await checksums(place.database.target)).toEqual(before)
    for (const name of await storedNames()) {
      const [was, is] = await Promise.all([bytesOf(storage, name), bytesOf(place.storage, name)])
      expect(is.equals(was)).toBe(true)
    }
    expect(readFileSync(place.secretFile, 'utf8')).toBe('drawn at the first start\n')
    expect(statSync(place.secretFile).mode & 0o777).toBe(0o600)
    expect(await waitingJobs(place.database.target)).toContainEqual({
      name: 'contact-message',
      data: { messageId: 4711 },
      afterSeconds: expect.toSatisfy((seconds: number) => seconds > 3_000 && seconds <= 3_600),
    })

    const again = await anApp(place.database)
    const person = await again.aVerifiedUser() // ids go on behind those that were restored
    expect(person.user.id).toBeGreaterThan(taken.tables.users?.count ?? 0)
    const list = await again.aGuest().api.listRoutes()
    expect(list.ok && list.data.data).toHaveLength(12)
    await again.close()
    await place.database.drop()
  })

  it('is known by the database that it is of', async () => {
    const other = await createTestDatabase()
    expect(await instanceOf(database.target)).toMatch(/^[0-9a-f]{8}$/)
    expect(await instanceOf(database.target)).toBe(await instanceOf(database.target))
    expect(await instanceOf(other.target)).not.toBe(await instanceOf(database.target))
    await other.drop()
  })

  it('[fault 20] holds one moment while people go on writing', async () => {
    const sql = connect(database.target, { max: 1 })
    const before = await sql`select 1 from users`
    let isTaken = false
    const writing = (async () => {
      // The first table is read long before the last one.
      for (let at = 0; !isTaken; at++) {
        await sql.begin(async (tx) => {
          await tx`insert into used_challenges ${tx({ challenge_hash: `half ${at}`, expires_at: new Date() })}`
          await tx`insert into users ${tx(aPerson(`half_${at}`))}`
        })
      }
      return await sql`select 1 from users`
    })()
    const path = fileIn('busy.tar.gz')
    await takeBackup(source, path, null).finally(() => {
      isTaken = true
    })
    const after = await writing
    await sql.end()
    const { tables } = (await checkBackup(path, null, MIGRATIONS)).sums
    expect(after.length).toBeGreaterThan(before.length)
    expect(tables.users?.count).toBe(before.length + (tables.used_challenges?.count ?? 0))
  })

  it('knows nothing of what a search engine was sent, which is of another time', async () => {
    const sql = connect(database.target, { max: 1 })
    await sql`insert into search_indexes (name, is_serving) values ('mishiori-routes-1-a', true)`
    await sql`update route_search set head = head`
    expect(await sql`select from search_changes`).not.toHaveLength(0)
    const path = fileIn('with-engine.tar.gz')
    await takeBackup(source, path, null)
    await sql`delete from search_indexes`
    await sql`delete from search_changes`
    await sql.end()
    const place = await anEmptyPlace()
    await restoreBackup(place, path, null)
    const restored = connect(place.database.target, { max: 1 })
    expect(await restored`select from route_search`).not.toHaveLength(0)
    expect(await restored`select from search_indexes`).toHaveLength(0)
    expect(await restored`select from search_changes`).toHaveLength(0)
    await restored.end()
    await place.database.drop()
  })

  it('of an older version is brought up to date', async () => {
    const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'))
    const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
    expect(known).toHaveLength(entries.length)
    const old = await createTestDatabase()
    const sql = connect(old.target, { max: 1 })
    await sql`drop schema drizzle cascade`
    await sql`drop schema public cascade`
    await sql`create schema public`
    const before = known.slice(0, -3).map(({ hash, folderMillis: when }) => ({ hash, when }))
    await withMigrations(before, MIGRATIONS, (some) => migrateDatabase(old.target, some))
    await sql`insert into users ${sql(aPerson('earlier'))}`
    await sql`insert into instance_settings (name, value) values ('released_build', '"one"'), ('maintenance', 'true')`
    await sql.end()
    const path = fileIn('old.tar.gz')
    await takeBackup({ ...source, target: old.target }, path, null)
    const place = await anEmptyPlace()
    await restoreBackup(place, path, null)
    const restored = connect(place.database.target, { max: 1 })
    const [{ count } = { count: 0 }] = await restored<{ count: number }[]>`
      select count(*)::int from drizzle.__drizzle_migrations`
    expect(count).toBe(known.length)
    expect(await restored`select name from users`).toEqual([{ name: 'earlier' }])
    // The first start purges a CDN, which may have pages of what was lost since.
    expect(await restored`select name from instance_settings`).toEqual([{ name: 'maintenance' }])
    await restored.end()
    await place.database.drop()
    await old.drop()
  })

  it('is refused by a version that does not know its migrations', () => {
    const hashes = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis: when }) => ({
      hash,
      when,
    }))
    const newer = [...hashes, { hash: 'of tomorrow', when: Date.now() }]
    expect(() => knownTables(newer, MIGRATIONS)).toThrow('of a newer version')
    const others = hashes.map((one, at) => (at === 3 ? { ...one, hash: 'of somebody else' } : one))
    expect(() => knownTables(others, MIGRATIONS)).toThrow('does not know')
  })

  it('tells of a picture whose bytes are gone, and keeps the others', async () => {
    const [gone = ''] = await storedNames()
    const bytes = await bytesOf(storage, gone)
    await storage.delete(gone)
    const path = fileIn('without-one.tar.gz')
    const { files, missing } = (await takeBackup(source, path, null)).sums
    await storage.put(gone, bytes)
    expect(missing).toEqual([gone])
    expect(files.count).toBe((await storedNames()).length - 1)
    expect((await checkBackup(path, null, MIGRATIONS)).sums.missing).toEqual([gone])
  })

  it('is not restored over what somebody has', async () => {
    const path = fileIn('over.tar.gz')
    await takeBackup(source, path, null)
    const place = await anEmptyPlace()
    const sql = connect(place.database.target, { max: 1 })
    await sql`insert into users ${sql(aPerson('here'))}`
    await expect(restoreBackup(place, path, null)).rejects.toThrow('The database is not empty.')
    expect(await sql`select name from users`).toHaveLength(1)
    await sql`drop schema public cascade`
    await sql`create schema public`
    await sql`create table theirs (id int)`
    await expect(restoreBackup(place, path, null)).rejects.toThrow('tables of another program')
    await sql`drop table theirs`
    await sql`set application_name = 'mishiori'`
    await expect(restoreBackup(place, path, null)).rejects.toThrow('Stop it first.')
    await sql.end()
    await restoreBackup(place, path, null)
    await place.database.drop()
  })
})

it('leaves out what others have put into the schema, and says so', async () => {
  const sql = connect(database.target, { max: 1 })
  await sql`create table users_before_repair as select * from users`
  await sql`create table "Notes" (id int generated always as identity)`
  const path = fileIn('with-others.tar.gz')
  const { leftOut } = await takeBackup(source, path, null)
  await sql`drop table users_before_repair, "Notes"`
  await sql.end()
  expect(leftOut).toEqual(['Notes', 'users_before_repair'])
  const place = await anEmptyPlace()
  await restoreBackup(place, path, null)
  await place.database.drop()
})

describe('a restore', () => {
  it('leaves the schemas of other programs alone', async () => {
    const path = fileIn('beside-others.tar.gz')
    await takeBackup(source, path, null)
    const place = await anEmptyPlace()
    const sql = connect(place.database.target, { max: 1 })
    await sql`create schema shop`
    await sql`create table shop.orders (id int)`
    await expect(restoreBackup(place, path, null)).rejects.toThrow('tables of another program')
    await sql`drop schema shop cascade`
    await sql`update drizzle.__drizzle_migrations set hash = 'of another program'`
    await expect(restoreBackup(place, path, null)).rejects.toThrow('tables of another program')
    await sql`drop schema drizzle cascade`
    await expect(restoreBackup(place, path, null)).rejects.toThrow('tables of another program')
    await sql.end()
    await place.database.drop()
  })

  it('keeps the secret of another installation', async () => {
    const path = fileIn('other-secret.tar.gz')
    await takeBackup(source, path, null)
    const place = await anEmptyPlace()
    writeFileSync(place.secretFile, 'of another installation')
    await expect(restoreBackup(place, path, null)).rejects.toThrow('the secret of another installation')
    expect(readFileSync(place.secretFile, 'utf8')).toBe('of another installation')
    rmSync(place.secretFile)
    await restoreBackup(place, path, null)
    await place.database.drop()
  })
})

describe('an archive', () => {
  it('is encrypted with a passphrase', async () => {
    const path = fileIn('passphrase.tar.gz.age')
    const { sums: taken } = await takeBackup(source, path, PASSPHRASE)
    expect(readFileSync(path, 'latin1').startsWith('age-encryption.org/v1')).toBe(true)
    expect((await checkBackup(path, PASSPHRASE, MIGRATIONS)).sums).toEqual(taken)
    await expect(checkBackup(path, 'another passphrase', MIGRATIONS)).rejects.toThrow(
      'cannot be opened with this BACKUP_KEY',
    )
    await expect(checkBackup(path, null, MIGRATIONS)).rejects.toThrow('is encrypted')
  })

  it('is encrypted with a key that cannot open it', async () => {
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    const path = fileIn('key.tar.gz.age')
    const { sums: taken } = await takeBackup(source, path, recipient)
    expect((await checkBackup(path, identity, MIGRATIONS)).sums).toEqual(taken)
    await expect(checkBackup(path, await generateX25519Identity(), MIGRATIONS)).rejects.toThrow(UnreadableArchive)
    await takeBackup(source, fileIn('identity.tar.gz.age'), identity)
    expect((await checkBackup(fileIn('identity.tar.gz.age'), identity, MIGRATIONS)).sums).toEqual(taken)
  })

  it('[fault 20] that was cut off or changed anywhere is refused, and leaves the database empty', async () => {
    const path = fileIn('broken.tar.gz')
    const before = await checksums(database.target)
    await takeBackup(source, path, null)
    const whole = readFileSync(path)
    const place = await anEmptyPlace()
    for (const part of [0, 0.0001, 0.2, 0.5, 0.9, 0.9999]) {
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length * part)))
      await expect(checkBackup(path, null, MIGRATIONS), `cut off at ${part}`).rejects.toThrow(UnreadableArchive)
    }
    for (const part of [0.001, 0.3, 0.6, 0.95]) {
      const changed = Buffer.from(whole)
      const at = Math.floor(whole.length * part)
      changed[at] = (changed[at] ?? 0) ^ 0x10
      writeFileSync(path, changed)
      await expect(restoreBackup(place, path, null), `changed at ${part}`).rejects.toThrow(UnreadableArchive)
    }
    writeFileSync(path, whole)
    await restoreBackup(place, path, null) // what the attempts have left is no hindrance
    expect(await checksums(place.database.target)).toEqual(before)
    await place.database.drop()
  })
})

async function waitingJobs(target: TestDatabase['target']) {
  const sql = connect(target, { max: 1 })
  try {
    return await listWaitingJobs(sql)
  } finally {
    await sql.end()
  }
}

async function storedNames(): Promise<string[]> {
  const sql = connect(database.target, { max: 1 })
  const rows = await sql<{ name: string }[]>`select stored_name as name from files order by 1`
  await sql.end()
  return rows.map(({ name }) => name)
}

async function bytesOf(from: FileStorage, name: string): Promise<Buffer> {
  const found = await from.find(name)
  if (!found) throw new Error(`${name} is missing`)
  return await buffer(found.stream())
}
