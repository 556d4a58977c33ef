import { PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../schema/files.table.ts'
import { deletedWalkLogs, walkLogs } from '../../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from './testing/a-walk.ts'

const { walkLog: limits } = PRODUCT_LIMITS

let test: TestApp
let author: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  walker = await test.aVerifiedUser()
})
afterAll(() => test.close())

interface Asked {
  readonly id: number
}

const params = ({ id }: Asked) => ({ params: { id: String(id) } })
const listed = async (reader: Pick<TestUser, 'api'>, article: Asked) => {
  const answer = await reader.api.listWalkLogs({ ...params(article), query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data
}
const remove = (by: TestUser, log: Asked) => by.api.deleteWalkLog(params(log))
const restore = (by: TestUser, log: Asked) => by.api.restoreWalkLog(params(log))

async function photosOf({ user }: TestUser, count: number): Promise<number[]> {
  const photo = { name: 'a.png', extension: 'png', bytes: 1, width: 8, height: 6, userId: user.id } as const
  const rows = Array.from({ length: count }, () => ({ ...photo, storedName: `${crypto.randomUUID()}.png` }))
  return (await test.db.insert(files).values(rows).returning({ id: files.id })).map(({ id }) => id)
}

describe('a deletion that is taken back', () => {
  it('leaves the walk as it was, however often it is asked for', async () => {
    const [article, track] = [await createArticle(author), await createArticle(walker)]
    const photos = await photosOf(walker, 2)
    const written = { photo_ids: photos, track_id: track.id, text: '戻したい' }
    const log = await logWalk(walker, article, { ...written, part: { object_id: 'line-1', from_m: 200, to_m: 700 } })
    await remove(walker, log)
    expect(await listed(walker, article)).toEqual([])
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(walker, log)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: log })
    expect(await listed(walker, article)).toEqual([log])
    expect(await restore(walker, log)).toMatchObject({ data: log })
    expect(await test.db.$count(deletedWalkLogs)).toBe(0)
  })

  it('is for its walker alone', async () => {
    const log = await logWalk(walker, await createArticle(author))
    await remove(walker, log)
    expect(await restore(author, log)).toMatchObject({ status: 404, error: { code: 'walk_log.not_found' } })
    expect(await restore(walker, { id: 999_999 })).toMatchObject({ error: { code: 'walk_log.not_found' } })
    expect(await restore(walker, log)).toMatchObject({ status: 200 })
  })

  it('brings nothing back that is gone, and shows nothing that is hidden', async () => {
    const moderator = await test.aModerator()
    const [article, track] = [await createArticle(author), await createArticle(walker)]
    const [kept, lost] = await photosOf(walker, 2)
    const log = await logWalk(walker, article, { photo_ids: [lost ?? 0, kept ?? 0], track_id: track.id })
    await moderator.api.moderate({ body: { action: 'prohibit_walk', walk_log_id: log.id, reason: '宣伝です' } })
    await remove(walker, log)
    await walker.api.deleteFile({ params: { id: String(lost) } })
    await test.db.execute(sql`delete from routes where id = ${track.id}`)
    expect(await restore(walker, log)).toMatchObject({
      data: { photos: [{ id: kept }], track: null, prohibition_reason: '宣伝です' },
    })
    expect(await listed(author, article)).toEqual([])
    await remove(walker, log)
    await test.db.execute(sql`delete from routes where id = ${article.id}`)
    expect(await restore(walker, log)).toMatchObject({ status: 200 })
    expect(await walker.api.listOwnWalkLogs({ query: {} })).toMatchObject({
      data: { data: expect.arrayContaining([expect.objectContaining({ id: log.id, route: null })]) },
    })
  })

  it('is private after a block', async () => {
    const [article, blocked] = [await createArticle(author), await test.aVerifiedUser()]
    const log = await logWalk(blocked, article)
    await remove(blocked, log)
    await author.api.blockUser({ params: { id: String(blocked.user.id) } })
    expect(await restore(blocked, log)).toMatchObject({ data: { id: log.id, visibility: 'private' } })
    expect(await listed(author, article)).toEqual([])
  })

  it('needs room for it', async () => {
    const [article, eager] = [await createArticle(author), await test.aVerifiedUser()]
    const log = await logWalk(eager, article)
    await remove(eager, log)
    await test.db.execute(sql`insert into ${walkLogs} (user_id, walked_on, conditions, text, visibility)
      select ${eager.user.id}, '2020-01-01', '{}', '', 'private' from generate_series(1, ${limits.perUser})`)
    expect(await restore(eager, log)).toMatchObject({ status: 422, error: { code: 'walk_log.limit_reached' } })
    await test.db.execute(sql`delete from ${walkLogs} where id = (
      select min(id) from ${walkLogs} where user_id = ${eager.user.id})`)
    expect(await restore(eager, log)).toMatchObject({ status: 200 })
  })

  it('is no longer possible after a day, or without an account', async () => {
    const [article, leaving] = [await createArticle(author), await test.aVerifiedUser()]
    const [older, younger] = [await logWalk(walker, article), await logWalk(walker, article)]
    for (const log of [older, younger]) await remove(walker, log)
    const agedBy = (log: Asked, seconds: number) =>
      test.db
        .update(deletedWalkLogs)
        .set({ deletedAt: sql`now() - make_interval(hours => ${limits.undoHours}, secs => ${seconds})` })
        .where(eq(deletedWalkLogs.id, log.id))
    await agedBy(older, 60)
    await agedBy(younger, -60)
    await test.services.walkLogWriting.deleteOld()
    expect(await restore(walker, older)).toMatchObject({ error: { code: 'walk_log.not_found' } })
    expect(await restore(walker, younger)).toMatchObject({ status: 200 })
    await remove(leaving, await logWalk(leaving, article))
    await leaving.api.withdraw({ body: {} })
    expect(await test.db.$count(deletedWalkLogs, eq(deletedWalkLogs.userId, leaving.user.id))).toBe(0)
  })

  it('tells the author again of a walk that they may see', async () => {
    const article = await createArticle(author)
    const log = await logWalk(walker, article)
    const told = async () => {
      const answer = await author.api.listNotifications({ query: { category: 'routes' } })
      return answer.ok && answer.data.data.filter(({ path }) => path === `/routes/${article.id}`).length
    }
    await remove(walker, log)
    expect(await told()).toBe(0)
    await restore(walker, log)
    expect(await told()).toBe(1)
  })
})

describe('the day of a walk', () => {
  it('is one of the walker’s calendar', async () => {
    const article = await createArticle(author)
    const dayIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date())
    const first = dayIn('Pacific/Kiritimati')
    const log = (time_zone: string) =>
      walker.api.createWalkLog({ ...params(article), body: { ...aWalk({ walked_on: first }), time_zone } })
    expect(await log('Pacific/Kiritimati')).toMatchObject({ status: 201 })
    // It is behind by a day and an hour.
    expect(await log('Pacific/Pago_Pago')).toMatchObject({ error: { code: 'walk_log.date_invalid' } })
  })
})
