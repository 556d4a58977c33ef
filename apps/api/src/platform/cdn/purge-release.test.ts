import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageTag } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createDatabase, type Database, type DatabaseHandle } from '../database.ts'
import { buildOf, purgeRelease } from './purge-release.ts'

let database: TestDatabase
let handle: DatabaseHandle
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  handle = createDatabase(database.target)
  folder = await mkdtemp(join(tmpdir(), 'mishiori-build-'))
})
beforeEach(() => handle.db.execute(sql`delete from instance_settings`))
afterAll(async () => {
  await handle.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** @returns what each start has purged. */
async function start(...builds: readonly string[]) {
  const purged: (readonly PageTag[] | null | 'nothing')[] = []
  for (const build of builds) {
    const before = purged.length
    await purgeRelease(handle.db, build, async (_: Database, tags) => void purged.push(tags))
    if (purged.length === before) purged.push('nothing')
  }
  return purged
}
const minutesPass = (minutes: number) =>
  handle.db.execute(sql`update instance_settings set updated_at = updated_at - make_interval(mins => ${minutes}::int)`)

it('purges everything when another build is started, and when an older one comes back', async () => {
  expect(await start('one')).toEqual([null])
  await minutesPass(61)
  expect(await start('two')).toEqual([null])
  await minutesPass(61)
  expect(await start('one')).toEqual([null])
})

it('purges again for each process that a release replaces, but not for one that starts again later', async () => {
  expect(await start('one', 'one')).toEqual([null, null])
  await minutesPass(59)
  expect(await start('one')).toEqual([null])
  await minutesPass(2)
  expect(await start('one', 'one')).toEqual(['nothing', 'nothing'])
})

it('knows a build by its code', async () => {
  const [file, other] = [join(folder, 'index.js'), join(folder, 'other.js')]
  await writeFile(file, 'export const pages = 1')
  const build = await buildOf(file)
  expect(await buildOf(file)).toBe(build)
  await writeFile(other, 'export const pages = 2')
  expect(await buildOf(other)).not.toBe(build)
  const missing = join(folder, 'missing.js')
  expect(await buildOf(missing)).not.toBe(await buildOf(missing))
})
