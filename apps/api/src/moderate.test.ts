import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountsRepository } from './modules/accounts/accounts.repository.ts'
import { parseContent } from './modules/route-articles/article-content.ts'
import { routeArticlesRepository } from './modules/route-articles/route-articles.repository.ts'
import { anArticle } from './modules/route-articles/testing/an-article.ts'
import { createDatabase, migrateDatabase } from './platform/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { users } from './platform/session/users.table.ts'
import { moderationActs } from './schema/moderation-acts.table.ts'

// Each command is a process, one of them with a database server of its own.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

let dataFolder: string
let server: EmbeddedPostgres
let id: number
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-moderate-'))
  server = await startEmbeddedPostgres(join(dataFolder, 'postgres'))
  await migrateDatabase(server.target, fromHere('../drizzle'))
  // As in a product that runs on this database: the mails about the decisions wait there.
  await (await startJobs(server.target, () => {})).stop()
  const { db, close } = createDatabase(server.target)
  const account = {
    email: 'mori@example.com',
    name: 'mori.ayumi',
    nickname: '',
    passwordHash: 'x',
    locale: 'ja',
  } as const
  const author = await accountsRepository(db).insert(account)
  const content = parseContent(anArticle({ title: '峠\u001b[2J\u202Eを越える' }))
  const keys = { previewKey: 'a', shareToken: 'b', place: null }
  id = await routeArticlesRepository(db).insert(author.id, content, keys)
  await close()
})
afterAll(async () => {
  await server.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

async function moderate(args: readonly string[], where: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR: dataFolder, ...where }
  const child = spawn(process.execPath, [fromHere('./moderate.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { said, complained, code }
}

it('forbids, shows and allows beside a running server, and without one', async () => {
  expect(await moderate(['list'])).toEqual({ said: 'Nobody requests publication.\n', complained: '', code: 0 })
  const forbidden = await moderate(['forbid', `${id}`, '--reason', '私有地を通ります'])
  expect(forbidden).toMatchObject({ code: 0, complained: '' })
  expect(forbidden.said).toContain('reason: 私有地を通ります')
  await server.stop()
  const shown = await moderate(['show', `${id}`])
  expect(shown.said).toMatch(
    new RegExp(`^${id}  峠 \\[2J を越える\\n {4}by mori\\.ayumi, changed .* \\(Asia/Tokyo\\)\\n {4}forbidden`),
  )
  server = await startEmbeddedPostgres(join(dataFolder, 'postgres'))
  expect((await moderate(['allow', `${id}`])).said).toContain('everybody sees it')
})

it('makes moderators of users with a verified address, and users of them again', async () => {
  expect(await moderate(['role', 'mori.ayumi', 'moderator'])).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Nobody with a verified address is called mori.ayumi.'),
  })
  const { db, close } = createDatabase(server.target)
  await db.update(users).set({ emailVerifiedAt: new Date() })
  expect(await moderate(['role', 'Mori.Ayumi', 'moderator'])).toMatchObject({ said: 'mori.ayumi is a moderator.\n' })
  expect(await db.select({ role: users.role }).from(users)).toEqual([{ role: 'moderator' }])
  expect(await moderate(['role', 'mori.ayumi', 'user'])).toMatchObject({ said: 'mori.ayumi is no moderator.\n' })
  expect(await db.select({ role: users.role }).from(users)).toEqual([{ role: 'user' }])
  await close()
})

it('writes down whatever it does', async () => {
  for (const [said, ...args] of [
    ['they are notified', 'warn', 'mori.ayumi', '--reason', '一度目'],
    ['they are notified', 'suspend', 'mori.ayumi', '--days', '7', '--reason', '二度目'],
    ['they are notified', 'lift', 'mori.ayumi', '--reason', '誤り'],
    ['That is how it is already.', 'lift', 'mori.ayumi', '--reason', '誤り'],
    ['This comment no longer exists.', 'prohibit', '999', '--reason', '広告'],
    ['There is no such article.', 'show', '999999'],
    [`Article ${id} is the route of the week`, 'feature', `${id}`, '--ja', '峠を越えて'],
    ['峠を越えて', 'featured'],
    ['There is no such public article.', 'feature', '999999'],
    ['There is no route of the week.', 'unfeature'],
    ['Nobody with a verified address is called nobody.', 'warn', 'nobody', '--reason', 'x'],
  ]) {
    const answer = await moderate(args)
    expect(`${answer.said}${answer.complained}`).toContain(said)
  }
  const { db, close } = createDatabase(server.target)
  const acts = await db.select().from(moderationActs).orderBy(moderationActs.id)
  expect(acts.map(({ action, moderatorId, reason }) => [action, moderatorId, reason])).toEqual([
    ['forbid', null, '私有地を通ります'],
    ['allow', null, ''],
    ['change_role', null, ''],
    ['change_role', null, ''],
    ['warn', null, '一度目'],
    ['suspend', null, '二度目'],
    ['lift_suspension', null, '誤り'],
  ])
  const queued = await db.execute(sql`select 1 from pgboss.job where name = 'notification-mail'`)
  expect(queued.length).toBeGreaterThan(0)
  await close()
})

it('says what it was not told', async () => {
  expect(await moderate([])).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringContaining('moderate -- list'),
  })
})

it.each([
  ['holds no database. Use the DATA_DIR', { DATA_DIR: join(tmpdir(), 'mishiori-nowhere') }],
  ['The database of DATABASE_URL does not answer.', { DATABASE_URL: 'postgres://mori@127.0.0.1:1/mori' }],
])('says that %s', async (expected, where) => {
  expect(await moderate(['list'], where)).toMatchObject({ code: 1, complained: expect.stringContaining(expected) })
})
