import { articleTag, type PageTag } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anArticle } from '../../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createReplicatedDatabase, type ReplicatedDatabase } from '../../testing/replicated-database.ts'
import { PageCache } from '../../web/pages/page-cache.ts'
import { createDatabase } from '../database.ts'

describe('guests read from a replica', () => {
  let database: ReplicatedDatabase
  let test: TestApp
  let other: TestApp
  let author: TestUser
  let articleId: string
  beforeAll(async () => {
    database = await createReplicatedDatabase()
    test = await buildTestApp({}, undefined, undefined, { database })
    other = await buildTestApp({}, undefined, undefined, { database })
    for (const { services, listen } of [test, other]) await services.pages.follow(listen)
    author = await test.aVerifiedUser()
    articleId = String((await createArticle(author)).id)
  })
  afterEach(async () => {
    database.signalReplica('SIGCONT')
    await database.replay(true)
    await usesReplica()
  })
  afterAll(async () => {
    await test.close()
    await other.close()
    await database.drop()
  })

  const usesReplica = () =>
    expect.poll(() => [test, other].map(({ replica }) => replica?.isUpToDate()), { interval: 20 }).toEqual([true, true])

  /** What a guest of this process gets, and how many queries each database answered for it. */
  async function read(app: TestApp) {
    const before = { ...app.replica?.reads }
    const answer = await app.aGuest().api.readRoute({ params: { id: articleId } })
    const { replica = 0, primary = 0 } = app.replica?.reads ?? {}
    return {
      title: answer.ok ? answer.data.title : answer.status,
      fromReplica: replica - (before.replica ?? 0),
      fromPrimary: primary - (before.primary ?? 0),
    }
  }
  const readAll = async () => (await Promise.all([test, other].map(read))).map(({ title }) => title)
  const rename = async (title: string) => {
    const answer = await author.api.readRoute({ params: { id: articleId } })
    if (!answer.ok) throw new Error(`${answer.status}`)
    const headers = { 'if-match': `"${answer.data.version}"` }
    const saved = await author.api.saveRoute({ params: { id: articleId }, body: anArticle({ title }) }, { headers })
    expect(saved.status).toBe(200)
  }

  it('as long as it has what is public, and nobody else does', async () => {
    await usesReplica()
    const { fromReplica, fromPrimary } = await read(test)
    expect(fromPrimary).toBe(0)
    expect(fromReplica).toBeGreaterThan(0)
    const before = { ...test.replica?.reads }
    expect((await author.api.readRoute({ params: { id: articleId } })).ok).toBe(true)
    expect((await author.api.listRoutes({ query: {} })).ok).toBe(true)
    expect(test.replica?.reads).toEqual(before)
  })

  it('searches and lists, too', async () => {
    await usesReplica()
    const before = test.replica?.reads.replica ?? 0
    expect((await test.aGuest().api.listRoutes({ query: {} })).ok).toBe(true)
    expect(test.replica?.reads.replica).toBeGreaterThan(before)
    expect(test.replica?.reads.primary).toBe(0)
  })

  it('never what was true before a change, however often it changes', async () => {
    for (let round = 0; round < 20; round++) {
      await rename(`Round ${round}`)
      // Whoever has just written finds it here at once, and there as soon as that process has heard of it.
      expect((await read(test)).title).toBe(`Round ${round}`)
      await expect.poll(async () => (await read(other)).title, { interval: 1 }).toBe(`Round ${round}`)
      expect(await readAll()).toEqual([`Round ${round}`, `Round ${round}`])
    }
  })

  it('and a cache of pages keeps nothing outdated, although replaying takes its time', async () => {
    const cache = new PageCache<{ title: unknown; tags: readonly PageTag[]; bytes: number }>({
      maxBytes: 1_000_000,
      maxAgeMs: 600_000,
    })
    other.services.pages.onChange((change) => cache.drop(change))
    const show = async () => {
      const render = async () => ({
        title: (await read(other)).title,
        tags: [articleTag(Number(articleId))],
        bytes: 100,
      })
      return (cache.get('page') ?? (await cache.render('page', render)).page).title
    }
    for (let round = 0; round < 10; round++) {
      await database.replay(false)
      await rename(`Cached ${round}`)
      await expect.poll(show, { interval: 1 }).toBe(`Cached ${round}`)
      await database.replay(true)
      for (let again = 0; again < 20; again++) expect(await show()).toBe(`Cached ${round}`)
    }
  })

  it('not while it is behind a change, in whatever process that was made', async () => {
    await database.replay(false)
    await rename('Not replayed')
    await expect.poll(readAll).toEqual(['Not replayed', 'Not replayed'])
    for (const app of [test, other]) {
      expect(await read(app)).toMatchObject({ title: 'Not replayed', fromReplica: 0 })
      expect(app.replica?.state().isUsed).toBe(false)
    }
    await expect.poll(() => test.replica?.state().lagSeconds).toBeGreaterThan(0)
    await database.replay(true)
    await usesReplica()
    expect(await read(other)).toMatchObject({ title: 'Not replayed', fromPrimary: 0 })
    await expect.poll(() => test.replica?.state().lagSeconds).toBe(0)
  })

  it('not while what it lacks is old, although no change tells of it', async () => {
    await database.replay(false)
    await test.db.execute(sql`create table something_new (id int)`)
    await expect.poll(() => test.replica?.isUpToDate()).toBe(false)
    expect(await read(test)).toMatchObject({ fromReplica: 0 })
    await expect.poll(() => test.warnings.at(-1)).toMatch(/^The replica is not read from: It is \d+ s behind\.$/)
    await database.replay(true)
    await expect.poll(() => test.warnings.at(-1)).toBe('The replica is read from again.')
  })

  it('not while it is away, and again when it is back', { timeout: 120_000 }, async () => {
    await usesReplica()
    await database.stopReplica()
    for (let index = 0; index < 20; index++) expect(typeof (await read(test)).title).toBe('string')
    await expect.poll(() => test.replica?.isUpToDate()).toBe(false)
    expect(await read(test)).toMatchObject({ fromReplica: 0 })
    await expect.poll(() => test.warnings.at(-1)).toMatch(/^The replica is not read from:/)
    await database.startReplica()
    await usesReplica()
    expect(await read(test)).toMatchObject({ fromPrimary: 0 })
  })

  it('what hangs there is read from the primary, and so is what comes then', { timeout: 120_000 }, async () => {
    await usesReplica()
    database.signalReplica('SIGSTOP')
    const titles = await Promise.all(Array.from({ length: 30 }, async () => typeof (await read(test)).title))
    expect(new Set(titles)).toEqual(new Set(['string']))
    expect(test.replica?.isUpToDate()).toBe(false)
    expect(await read(test)).toMatchObject({ fromReplica: 0 })
  })

  it('not if it turns out to be no replica', async () => {
    const warnings: string[] = []
    const { replica: _, ...primary } = database.target
    const handle = createDatabase({ ...primary, replica: primary }, { reportReplica: (text) => warnings.push(text) })
    handle.replica?.changed()
    await expect.poll(() => warnings).toEqual(['The replica is not read from: It is no replica.'])
    expect(handle.replica?.isUpToDate()).toBe(false)
    await handle.close()
  })
})
