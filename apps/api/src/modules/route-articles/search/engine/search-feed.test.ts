import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDatabase, type DatabaseHandle } from '../../../../platform/database.ts'
import { ServerProblem } from '../../../../platform/egress/circuit.ts'
import { users } from '../../../../platform/session/users.table.ts'
import { articleSearch } from '../../../../schema/article-search.table.ts'
import { routeArticles } from '../../../../schema/route-articles.table.ts'
import { searchChanges, searchIndexes } from '../../../../schema/search-feed.table.ts'
import { type OpenSearchStandIn, startOpenSearchStandIn } from '../../../../testing/open-search/open-search-stand-in.ts'
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts'
import { createEngineClient } from './engine-client.ts'
import { createEngineIndexes, type EngineIndexes } from './engine-index.ts'
import { feedSearch } from './feed-search.ts'
import { createSearchFeed, type SearchFeed } from './search-feed.service.ts'

const { signal } = new AbortController()
const BATCH = 3

let database: TestDatabase
let handle: DatabaseHandle
let standIn: OpenSearchStandIn
let indexes: EngineIndexes
let feed: SearchFeed
let userId: number
const report = vi.fn<(warning: string) => void>()
beforeEach(async () => {
  database = await createTestDatabase()
  handle = createDatabase(database.target)
  standIn = await startOpenSearchStandIn()
  report.mockReset()
  indexes = indexesOf(standIn.url)
  feed = createSearchFeed({ db: handle.db, indexes, report, batch: BATCH, stateMs: 0 })
  const account = { name: 'a', email: 'a@example.com', nickname: '', locale: 'ja', passwordHash: '!' } as const
  const [user] = await handle.db.insert(users).values(account).returning({ id: users.id })
  userId = user?.id ?? 0
})
afterEach(async () => {
  await handle.close()
  await database.drop()
  await standIn.close()
})

const indexesOf = (url: string, authorization: string | null = null) =>
  createEngineIndexes({ client: createEngineClient({ url, authorization, prefix: 'mishiori' }), prefix: 'mishiori' })

/** Articles that are found by a token. */
async function publish(count: number, token = 't:made'): Promise<number[]> {
  if (count === 0) return []
  const one = { userId, title: 'made', summary: '', isDraft: false, previewKey: 'made' }
  const made = Array.from({ length: count }, () => ({ ...one, shareToken: crypto.randomUUID() }))
  const rows = await handle.db.insert(routeArticles).values(made).returning({ id: routeArticles.id })
  const indexed = rows.map(({ id }) => ({ articleId: id, version: 1, tokens: [token], head: '', body: '' }))
  await handle.db.insert(articleSearch).values(indexed)
  return rows.map(({ id }) => id)
}
const change = (id: number, token: string) =>
  handle.db
    .update(articleSearch)
    .set({ tokens: [token] })
    .where(eq(articleSearch.articleId, id))
const waiting = async () => (await handle.db.select().from(searchChanges)).map(({ articleId }) => articleId)
const stored = () => [...standIn.indexes.values()].map((index) => [...index.stored])
/** What the only index has of each article. */
const tokensById = () => {
  const [only = []] = stored()
  return Object.fromEntries(only.map(([id, { document }]) => [id, document?.source.tokens ?? null]))
}

describe('the outbox', () => {
  it('stays empty where no index is fed, and is emptied where the engine is given up', async () => {
    const [id = 0] = await publish(1)
    expect(await waiting()).toEqual([])
    await feed.rebuild(signal)
    await change(id, 't:other')
    expect(await waiting()).toEqual([id])
    await (await feedSearch({ db: handle.db, feed: null, report }))()
    expect(await waiting()).toEqual([])
    expect(await feed.isBuilt()).toBe(false)
  })

  it('has what was committed, once for each article, and nothing of what was not', async () => {
    await feed.rebuild(signal)
    const [id = 0, other = 0] = await publish(2)
    await change(id, 't:second')
    await feed.drain(signal)
    await expect(
      handle.db.transaction(async (tx) => {
        await tx
          .update(articleSearch)
          .set({ tokens: ['t:undone'] })
          .where(eq(articleSearch.articleId, other))
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await waiting()).toEqual([])
    await change(id, 't:third')
    await change(id, 't:fourth')
    expect(await waiting()).toEqual([id])
    await feed.drain(signal)
    expect(tokensById()).toEqual({ [id]: ['t:fourth'], [other]: ['t:made'] })
  })

  it('tells of counts, visibility and deletion, which change elsewhere', async () => {
    await feed.rebuild(signal)
    const [liked = 0, hidden = 0, deleted = 0] = await publish(3)
    await feed.drain(signal)
    await handle.db.update(routeArticles).set({ favoriteCount: 7 }).where(eq(routeArticles.id, liked))
    await handle.db.update(routeArticles).set({ privateMode: 'private' }).where(eq(routeArticles.id, hidden))
    await handle.db.delete(routeArticles).where(eq(routeArticles.id, deleted))
    await feed.drain(signal)
    const [only] = standIn.indexes.values()
    expect(only?.stored.get(String(liked))?.document?.source).toMatchObject({ favoriteCount: 7 })
    expect(only?.stored.get(String(hidden))?.document).toBeNull()
    expect(only?.stored.get(String(deleted))?.document).toBeNull()
  })

  it('sends an article again that changed while it was sent', async () => {
    await feed.rebuild(signal)
    const [id = 0] = await publish(1)
    const slow: EngineIndexes = {
      ...indexes,
      async send(...args) {
        if (args[1][0]?.document?.tokens[0] === 't:made') await change(id, 't:later')
        return indexes.send(...args)
      },
    }
    await createSearchFeed({ db: handle.db, indexes: slow, report, batch: BATCH }).drain(signal)
    expect(await waiting()).toEqual([id])
    await feed.drain(signal)
    expect(await waiting()).toEqual([])
    expect(tokensById()).toEqual({ [id]: ['t:later'] })
  })

  it('[fault 19] waits for an engine that is busy or down', async () => {
    await feed.rebuild(signal)
    const [id = 0] = await publish(1)
    standIn.fault = 'broken'
    await expect(feed.drain(signal)).rejects.toThrow('answered 503')
    expect(await waiting()).toEqual([id])
    await handle.db.update(searchChanges).set({ since: sql`now() - interval '1 minute'` })
    expect(await feed.isCurrent()).toBe(false)
    standIn.fault = null
    await feed.drain(signal)
    expect(await feed.isCurrent()).toBe(true)
  })

  it('leaves out what the engine refuses, and sends the rest', async () => {
    await feed.rebuild(signal)
    const [long = 0] = await publish(1, `t:${'x'.repeat(40_000)}`)
    const [id = 0] = await publish(1)
    await feed.drain(signal)
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`takes no article ${long}:`))
    expect(await waiting()).toEqual([])
    expect(tokensById()).toEqual({ [id]: ['t:made'] })
  })
})

describe('the order of the states of an article', () => {
  const document = (token: string) => ({
    id: 1,
    tokens: [token],
    head: '',
    body: '',
    favoriteCount: 0,
    copyCount: 0,
    publishedAt: 0,
    distanceKm: null,
    courseMinutes: null,
    climbMeters: null,
    courseConstant: null,
  })
  const states = (token: string, version: number) => [{ id: 1, version, document: document(token) }]

  it('is that of their versions, however they arrive', async () => {
    await indexes.create('mishiori-routes-1-a', signal)
    const send = (...changes: Parameters<EngineIndexes['send']>[1]) =>
      indexes.send(['mishiori-routes-1-a'], changes, signal)
    expect(await send(...states('t:new', 6))).toEqual([])
    expect(await send(...states('t:old', 5))).toEqual([])
    expect(await send(...states('t:new', 6))).toEqual([])
    expect(tokensById()).toEqual({ 1: ['t:new'] })
    await send({ id: 1, version: 8, document: null })
    await send(...states('t:late', 7))
    expect(tokensById()).toEqual({ 1: null })
    await send(...states('t:again', 9))
    expect(tokensById()).toEqual({ 1: ['t:again'] })
  })
})

describe('a rebuild', () => {
  it('copies all public articles, and takes over from the former index, which is deleted', async () => {
    const ids = await publish(2 * BATCH + 1)
    await handle.db
      .update(routeArticles)
      .set({ isDraft: true })
      .where(eq(routeArticles.id, ids[1] ?? 0))
    const seen: number[] = []
    expect(await feed.rebuild(signal, (copied) => seen.push(copied))).toBe(ids.length - 1)
    expect(seen).toEqual([BATCH, 2 * BATCH])
    const [first] = standIn.indexes.keys()
    await sleep(2) // names tell milliseconds
    await feed.rebuild(signal)
    const names = [...standIn.indexes.keys()]
    expect(names).toHaveLength(1)
    expect(names).not.toContain(first)
    expect(await handle.db.select().from(searchIndexes)).toMatchObject([{ name: names[0], isServing: true }])
    expect([...(standIn.indexes.get(names[0] ?? '')?.aliases ?? [])]).toContain('mishiori-routes')
  })

  it.each([0, BATCH, BATCH + 1])('of %i articles is complete', async (count) => {
    await publish(count)
    expect(await feed.rebuild(signal)).toBe(count)
    expect(await feed.isBuilt()).toBe(true)
  })

  it('loses no change that is made meanwhile', async () => {
    const ids = await publish(30)
    await feed.rebuild(signal)
    await sleep(2)
    let isBuilding = true
    const writing = (async () => {
      for (let round = 0; isBuilding; round++) {
        await change(ids[round % ids.length] ?? 0, `t:round-${round}`)
        if (round % 5 === 0) await publish(1)
        if (round % 7 === 0) await handle.db.delete(routeArticles).where(eq(routeArticles.id, ids[round % 20] ?? 0))
      }
    })()
    const other = createSearchFeed({ db: handle.db, indexes, report, batch: BATCH })
    const feeding = (async () => {
      while (isBuilding) await other.drain(signal)
    })()
    await feed.rebuild(signal)
    isBuilding = false
    await Promise.all([writing, feeding])
    await feed.drain(signal)
    const rows = await handle.db.select().from(articleSearch)
    const expected = Object.fromEntries(rows.map(({ articleId, tokens }) => [articleId, tokens]))
    const found = Object.fromEntries(Object.entries(tokensById()).filter(([, tokens]) => tokens !== null))
    expect(found).toEqual(expected)
    expect(stored()).toHaveLength(1)
  })

  it('waits for changes that began before it, and were not noted', async () => {
    const writer = createDatabase(database.target)
    let commit = () => {}
    const isCommitted = new Promise<void>((resolve) => {
      commit = resolve
    })
    const [id = 0] = await publish(1)
    let hasWritten = () => {}
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve
    })
    const writing = writer.db.transaction(async (tx) => {
      await tx
        .update(articleSearch)
        .set({ tokens: ['t:slow'] })
        .where(eq(articleSearch.articleId, id))
      hasWritten()
      await isCommitted
    })
    await written
    const rebuilding = feed.rebuild(signal)
    await sleep(500)
    expect(stored()).toEqual([[]])
    commit()
    await Promise.all([writing, rebuilding])
    expect(tokensById()).toEqual({ [id]: ['t:slow'] })
    await writer.close()
  })

  it('is done by one process at a time, and taken over from one that has died', async () => {
    await handle.db.insert(searchIndexes).values({ name: 'mishiori-routes-1-other' })
    expect(await feed.rebuild(signal)).toBeNull()
    expect([...standIn.indexes.keys()]).toEqual([])
    await handle.db.update(searchIndexes).set({ seenAt: sql`now() - interval '91 seconds'` })
    expect(await feed.rebuild(signal)).toBe(0)
  })

  it('goes on where the engine was busy for a moment', async () => {
    await publish(BATCH + 1)
    let isBusy = true
    const busy: EngineIndexes = {
      ...indexes,
      async send(...args) {
        if (args[1].length > 0 && isBusy) {
          isBusy = false
          throw new ServerProblem('answered 429')
        }
        return indexes.send(...args)
      },
    }
    expect(await createSearchFeed({ db: handle.db, indexes: busy, report, batch: BATCH }).rebuild(signal)).toBe(
      BATCH + 1,
    )
    expect(isBusy).toBe(false)
    expect(Object.keys(tokensById())).toHaveLength(BATCH + 1)
  })

  it('that fails leaves the former index in charge', async () => {
    await publish(1)
    await feed.rebuild(signal)
    const before = await handle.db.select().from(searchIndexes)
    await sleep(2)
    const failing = { ...indexes, serve: () => Promise.reject(new Error('no space')) }
    await expect(createSearchFeed({ db: handle.db, indexes: failing, report }).rebuild(signal)).rejects.toThrow(
      'no space',
    )
    expect(await handle.db.select().from(searchIndexes)).toEqual(before)
    await sleep(2)
    await feed.rebuild(signal)
    expect(standIn.indexes.size).toBe(1)
  })
})

describe('the process that feeds', () => {
  it('builds an index where there is none, sends changes, and builds it again when it was deleted', async () => {
    const [id = 0] = await publish(1)
    const stop = await feedSearch({ db: handle.db, feed, report, pollMs: 20 })
    await vi.waitFor(() => expect(tokensById()).toEqual({ [id]: ['t:made'] }), 10_000)
    await change(id, 't:changed')
    await vi.waitFor(() => expect(tokensById()).toEqual({ [id]: ['t:changed'] }), 10_000)
    const [name = ''] = standIn.indexes.keys()
    await indexes.remove(name, signal)
    await change(id, 't:once more')
    await vi.waitFor(() => expect(tokensById()).toEqual({ [id]: ['t:once more'] }), 15_000)
    expect(report).toHaveBeenCalledWith(expect.stringContaining(`The index ${name} is not there`))
    await stop()
  })

  it('says what is wrong with a cluster that it may not use', async () => {
    const locked = await startOpenSearchStandIn('Bearer a-key')
    const stopped = createSearchFeed({ db: handle.db, indexes: indexesOf(locked.url), report })
    await expect(stopped.rebuild(signal)).rejects.toThrow('answered 401')
    const keyed = createSearchFeed({ db: handle.db, indexes: indexesOf(locked.url, 'Bearer a-key'), report })
    expect(await keyed.rebuild(signal)).toBe(0)
    await locked.close()
  })
})
