import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../platform/database.ts'
import { createFolderStorage } from '../platform/file-storage/file-storage.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { parseBackupCommand } from './backup-command.ts'
import { parseRestoreCommand } from './restore-command.ts'
import { takeBackup } from './take-backup.ts'

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url))
const PICTURE = 'a_picture.png'
const folder = mkdtempSync(join(tmpdir(), 'mishiori-drill-'))
const inFolder = (name: string) => join(folder, name)
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const sql = connect(database.target, { max: 1 })
  const person = { name: 'one', email: 'one@example.com', nickname: '', locale: 'ja', password_hash: '!' }
  const [row] = await sql<{ id: string }[]>`insert into users ${sql(person)} returning id`
  const picture = { user_id: row?.id ?? '', stored_name: PICTURE, name: 'one', extension: 'png', bytes: 3 }
  await sql`insert into files ${sql({ ...picture, width: 1, height: 1 })}`
  await sql.end()
  writeFileSync(inFolder('secret'), 'drawn at the first start')
  const storage = createFolderStorage(inFolder('files'))
  const source = { target: database.target, storage, secretFile: inFolder('secret'), migrationsFolder: MIGRATIONS }
  await takeBackup(source, inFolder('first.tar.gz'), null)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Runs a command as an operator does, on an embedded database. */
async function run(command: 'backup' | 'restore', args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const program = fileURLToPath(new URL(`../${command}.ts`, import.meta.url))
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR: inFolder('data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said: `${out}${errors}`.trim() }
}

it('restores into a folder that is not there, and backs it up again, encrypted, of which the newest are kept', async () => {
  expect(await run('backup', [inFolder('backups')])).toEqual({
    code: 1,
    said: `${inFolder('data')} holds no database. Use the DATA_DIR or the DATABASE_URL of the server.`,
  })
  const restored = await run('restore', [inFolder('first.tar.gz')])
  expect(restored.said).toMatch(/^Restored from 20\S+Z\. Start the product\.\n1 accounts, 0 articles, /)

  const aFile = inFolder('first.tar.gz')
  expect(await run('backup', [aFile])).toEqual({ code: 1, said: `${aFile} is no folder.` })
  const backups = inFolder('backups')
  mkdirSync(backups, { recursive: true })
  const others = ['mishiori-20200101T000000Z.tar.gz', 'mishiori-00000000-20210101T000000Z.tar.gz.age', 'notes.tar.gz']
  for (const name of others) writeFileSync(join(backups, name), '')
  writeFileSync(join(backups, '.mishiori-20220101T000000Z.partial'), '')
  utimesSync(join(backups, '.mishiori-20220101T000000Z.partial'), 0, 0)
  // Of no picture there is a file.
  const suspicious = await run('backup', [backups, '--keep', '1'])
  expect(suspicious).toMatchObject({ code: 1, said: expect.stringContaining('No older backup was deleted.') })
  expect(readdirSync(backups)).toHaveLength(4)
  const own = suspicious.said.split('  ')[0] ?? ''
  const [, instance] = /mishiori-([0-9a-f]{8})-\d{8}T\d{6}Z\.tar\.gz$/.exec(own) ?? []
  rmSync(own)
  for (const name of [
    `mishiori-${instance}-20200101T000000Z.tar.gz`,
    `mishiori-${instance}-20210101T000000Z.tar.gz.age`,
  ])
    writeFileSync(join(backups, name), '')
  mkdirSync(join(inFolder('data'), 'files'), { recursive: true })
  writeFileSync(join(inFolder('data'), 'files', PICTURE), 'abc')
  const BACKUP_KEY = 'three words and a number 47'
  const taken = await run('backup', [backups, '--keep', '2'], { BACKUP_KEY })
  expect(taken.said).toMatch(
    /\.tar\.gz\.age {2}\d+\.\d MB\n1 accounts, .*\nOlder backups deleted: 1\.\nOf an earlier .*: 1\.$/,
  )
  const names = readdirSync(backups)
  expect(names).toHaveLength(5)
  expect(names).toEqual(expect.arrayContaining([...others, `mishiori-${instance}-20210101T000000Z.tar.gz.age`]))
  const [path = ''] = taken.said.split('  ')
  expect(existsSync(path)).toBe(true)
  expect((await run('restore', [path, '--check'], { BACKUP_KEY })).said).toMatch(/^The backup is whole\./)
  expect(await run('restore', [path])).toMatchObject({ code: 1, said: expect.stringContaining('is encrypted') })
  rmSync(join(inFolder('data'), 'secret'))
  const withoutSecret = await run('backup', [backups])
  expect(withoutSecret).toMatchObject({ code: 1, said: expect.stringContaining('cannot be read (ENOENT)') })
}, 240_000)

it.each([
  [[], 'npm run backup -- FOLDER'],
  [['one', 'two'], 'npm run backup -- FOLDER'],
  [['one', '--keep', '0'], '--keep needs a number from 1.'],
  [['one', '--kept', '1'], "Unknown option '--kept'"],
])('backup %j tells what is wrong', (args, problem) => {
  expect(() => parseBackupCommand(args)).toThrow(problem)
})

it.each([
  [[], 'npm run restore -- FILE'],
  [['nowhere.tar.gz'], 'There is no nowhere.tar.gz.'],
  [[inFolder('first.tar.gz'), '--all'], "Unknown option '--all'"],
])('restore %j tells what is wrong', (args, problem) => {
  expect(() => parseRestoreCommand(args)).toThrow(problem)
})
