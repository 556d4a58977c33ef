import { articleTag, PRODUCT_LIMITS, userTag } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from './testing/a-walk.ts'

const { pageSize } = PRODUCT_LIMITS

let test: TestApp
let author: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  walker = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })
const listed = async (reader: Pick<TestUser, 'api'>, article: { readonly id: number }) => {
  const answer = await reader.api.listWalkLogs({ ...params(article), query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data
}
const own = async (user: TestUser) => {
  const answer = await user.api.listOwnWalkLogs({ query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('a walk that is logged', () => {
  it('waits for a save of the article that its author has begun, which waits for nothing', async () => {
    const article = await createArticle(author)
    const logged = await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from routes where id = ${article.id} for update`)
      const logging = logWalk(walker, article)
      const waiting = () => test.db.execute(sql`select from pg_locks where not granted`)
      await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBeGreaterThan(0)
      await tx.execute(sql`select from users where id = ${author.user.id} for no key update nowait`)
      return { logging }
    })
    expect((await logged.logging).is_own).toBe(true)
  })
})

describe('changing a walk', () => {
  it('shows what was written last', async () => {
    const article = await createArticle(author)
    const log = await logWalk(walker, article)
    const answer = await walker.api.editWalkLog({
      ...params(log),
      body: aWalk({ text: '橋が直りました。', minutes: null, conditions: ['mud'] }),
    })
    expect(answer).toMatchObject({ status: 200, data: { id: log.id, minutes: null, conditions: ['mud'] } })
    expect(await listed(test.aGuest(), article)).toMatchObject([{ text: '橋が直りました。' }])
    expect(answer.ok && answer.data.edited_at).not.toBeNull()
  })

  it('is for its walker alone', async () => {
    const log = await logWalk(walker, await createArticle(author))
    const refused = { status: 404, error: { code: 'walk_log.not_found' } }
    expect(await author.api.editWalkLog({ ...params(log), body: aWalk() })).toMatchObject(refused)
    expect(await author.api.deleteWalkLog(params(log))).toMatchObject(refused)
  })

  it('hides it again', async () => {
    const article = await createArticle(author)
    const log = await logWalk(walker, article)
    await walker.api.editWalkLog({ ...params(log), body: aWalk({ visibility: 'private' }) })
    expect(await listed(test.aGuest(), article)).toEqual([])
    expect(await listed(walker, article)).toHaveLength(1)
  })
})

describe('deleting a walk', () => {
  it('takes it away for good', async () => {
    const article = await createArticle(author)
    const log = await logWalk(walker, article)
    expect(await walker.api.deleteWalkLog(params(log))).toMatchObject({ status: 204 })
    expect(await listed(walker, article)).toEqual([])
    expect(await walker.api.deleteWalkLog(params(log))).toMatchObject({ error: { code: 'walk_log.not_found' } })
  })

  it('goes with the account of its walker', async () => {
    const [article, leaving] = [await createArticle(author), await test.aVerifiedUser()]
    await logWalk(leaving, article)
    expect(await leaving.api.withdraw({ body: {} })).toMatchObject({ status: 204 })
    expect(await listed(test.aGuest(), article)).toEqual([])
    expect(await test.db.select().from(walkLogs).where(eq(walkLogs.userId, leaving.user.id))).toEqual([])
  })
})

describe('own walks', () => {
  it('stay when their article is hidden or deleted, and say nothing of it', async () => {
    const person = await test.aVerifiedUser()
    const [kept, hidden, gone] = [await createArticle(author), await createArticle(author), await createArticle(author)]
    for (const article of [kept, hidden, gone]) await logWalk(person, article)
    const body = anArticle({ private_mode: 'private' })
    await author.api.saveRoute({ ...params(hidden), body }, { headers: { 'if-match': `"${hidden.version}"` } })
    await author.api.deleteRoute(params(gone))
    const { data, total } = await own(person)
    expect(data.map(({ route }) => route?.id ?? null)).toEqual([null, null, kept.id])
    expect(total).toBe(3)
    expect(data[0]).toMatchObject({ token: null, text: '落ち葉がきれいでした。' })
    expect(await test.aGuest().api.listWalkLogs({ ...params(hidden), query: {} })).toMatchObject({ status: 404 })
    const [first] = data
    if (!first) throw new Error('There is no walk.')
    expect(await person.api.editWalkLog({ ...params(first), body: aWalk({ text: 'まだ書ける' }) })).toMatchObject({
      data: { text: 'まだ書ける' },
    })
    expect(await person.api.deleteWalkLog(params(first))).toMatchObject({ status: 204 })
  })

  it('come page by page, the newest walk first, each once', async () => {
    const [person, article] = [await test.aVerifiedUser(), await createArticle(author)]
    for (let day = 1; day <= pageSize + 1; day++) {
      await logWalk(person, article, { walked_on: `2026-10-${String((day % 7) + 1).padStart(2, '0')}` })
    }
    const first = await own(person)
    expect(first.data).toHaveLength(pageSize)
    const second = await person.api.listOwnWalkLogs({ query: { before: first.next ?? '' } })
    expect(second).toMatchObject({ data: { next: null, total: pageSize + 1 } })
    const all = [...first.data, ...(second.ok ? second.data.data : [])]
    const days = all.map(({ walked_on }) => walked_on)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(all.map(({ id }) => id)).size).toBe(pageSize + 1)
  })

  it('begin after a day that there is', async () => {
    const article = await createArticle(author)
    const before = '2026-02-30.1'
    const refused = { status: 422, error: { code: 'request.invalid' } }
    expect(await walker.api.listOwnWalkLogs({ query: { before } })).toMatchObject(refused)
    expect(await walker.api.listWalkLogs({ ...params(article), query: { before } })).toMatchObject(refused)
    expect(await walker.api.listOwnWalkLogs({ query: { before: '2028-02-29.1' } })).toMatchObject({ status: 200 })
  })

  it('are none of others', async () => {
    const [one, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    await logWalk(one, await createArticle(author))
    expect(await own(other)).toEqual({ data: [], next: null, total: 0 })
  })
})

describe('kept pages of an article and of its walker', () => {
  it('are dropped for what guests see, and for nothing else', async () => {
    const article = await createArticle(author)
    let dropped = 0
    test.services.pages.onChange((tags) => {
      if (tags?.includes(articleTag(article.id)) && tags.includes(userTag(walker.user.id))) dropped++
    })
    const after = async (act: Promise<unknown>) => {
      dropped = 0
      await act
      return dropped
    }
    const secret = logWalk(walker, article, { visibility: 'private' })
    expect(await after(secret)).toBe(0)
    expect(await after(logWalk(walker, article, { visibility: 'followers' }))).toBe(0)
    const shown = logWalk(walker, article)
    expect(await after(shown)).toBe(1)
    const edit =
      (visibility: 'public' | 'private') =>
      async ({ id }: { readonly id: number }) =>
        walker.api.editWalkLog({ ...params({ id }), body: aWalk({ visibility }) })
    expect(await after(edit('private')(await secret))).toBe(0)
    expect(await after(edit('public')(await secret))).toBe(1)
    expect(await after(edit('private')(await secret))).toBe(1)
    expect(await after(walker.api.deleteWalkLog(params(await secret)))).toBe(0)
    expect(await after(walker.api.deleteWalkLog(params(await shown)))).toBe(1)
  })
})
