import type { HazardAnswer, RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hazardConfirmations } from '../../schema/hazard-confirmations.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const mapWith = (seen_on: string | null, icon = 'caution'): RouteArticleInput['layer'] => [
  aLayer(aLine(), aSpot({ tmpId: 'rocks', name: '落石', icon, ...(seen_on && { seen_on }) }), aSpot()),
]
const createHazard = (seenOn: string | null = dayAgo(100), over: Partial<RouteArticleInput> = {}) =>
  createArticle(author, { layer: mapWith(seenOn), ...over })

const answer = (reader: TestUser, { id }: { id: number }, said: HazardAnswer | null, objectId = 'rocks') =>
  reader.api.answerHazard({ params: { id: String(id), objectId }, body: { answer: said } })

const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => test.aVerifiedUser()))

async function hazardsSeenBy(reader: Pick<TestUser, 'api'>, { id }: RouteArticle) {
  const read = await reader.api.readRoute({ params: { id: String(id) } })
  if (!read.ok) throw new Error(read.error.code)
  return read.data.hazards
}

const notificationsOf = ({ id }: RouteArticle) =>
  test.db.select().from(notifications).where(eq(notifications.articleId, id))

describe('hazards of an article', () => {
  it.each([
    [89, false],
    [90, true],
    [91, true],
  ])('pale %d days after they were seen: %s', async (days, isStale) => {
    const article = await createHazard(dayAgo(days))
    const known = { object_id: 'rocks', seen_on: dayAgo(days), last_seen_on: dayAgo(days), is_stale: isStale }
    const unsaid = { present_count: 0, gone_count: 0, answer: null }
    expect(await hazardsSeenBy(test.aGuest(), article)).toEqual([{ ...known, ...unsaid }])
  })

  it.each(['caution', 'ban', 'road-caution', 'road-ban'])('are spots with the icon %s', async (icon) => {
    const article = await createArticle(author, { layer: mapWith(dayAgo(1), icon) })
    expect(await hazardsSeenBy(test.aGuest(), article)).toHaveLength(1)
  })

  it('lose their day with their icon', async () => {
    const article = await createArticle(author, { layer: mapWith(dayAgo(1), 'star') })
    expect(article.hazards).toEqual([])
    expect(JSON.stringify(article.layer)).not.toContain('seen_on')
  })

  it('have a day of the calendar', async () => {
    const refused = await author.api.createRoute({ body: anArticle({ layer: mapWith('2026-02-30') }) })
    expect(refused).toMatchObject({ status: 422, error: { code: 'article.map_invalid' } })
  })

  it('are fresh again when a reader says that they are still there', async () => {
    const [article, reader] = [await createHazard(), await test.aVerifiedUser()]
    expect(await answer(reader, article, 'present')).toMatchObject({
      data: { is_stale: false, last_seen_on: dayAgo(0), present_count: 1, answer: 'present' },
    })
    expect(await hazardsSeenBy(test.aGuest(), article)).toMatchObject([{ is_stale: false, answer: null }])
    await test.db
      .update(hazardConfirmations)
      .set({ createdAt: sql`now() - interval '90 days'` })
      .where(eq(hazardConfirmations.articleId, article.id))
    expect(await hazardsSeenBy(test.aGuest(), article)).toMatchObject([{ is_stale: true, present_count: 1 }])
  })

  it('count the last word of each', async () => {
    const [article, reader] = [await createHazard(), await test.aVerifiedUser()]
    await answer(reader, article, 'present')
    expect(await answer(reader, article, 'gone')).toMatchObject({ data: { present_count: 0, gone_count: 1 } })
    expect(await answer(reader, article, null)).toMatchObject({ data: { gone_count: 0, answer: null, is_stale: true } })
  })

  it('count exactly what thirty say at once, and tell the author once', async () => {
    const article = await createHazard()
    const readers = await crowd(30)
    await Promise.all(readers.map((reader) => answer(reader, article, 'gone')))
    expect(await hazardsSeenBy(test.aGuest(), article)).toMatchObject([{ gone_count: 30 }])
    expect(await notificationsOf(article)).toMatchObject([{ type: 'hazard', details: { people: 3 } }])
  })

  it('count one who says it thirty times at once', async () => {
    const [article, reader] = [await createHazard(), await test.aVerifiedUser()]
    await Promise.all(Array.from({ length: 30 }, () => answer(reader, article, 'gone')))
    expect(await hazardsSeenBy(reader, article)).toMatchObject([{ gone_count: 1, answer: 'gone' }])
  })
})

describe('the author is told', () => {
  it('when the third says that it is gone, not the second, and not again', async () => {
    const article = await createHazard()
    const [first, second, third, fourth] = await crowd(4)
    if (!first || !second || !third || !fourth) throw new Error('no crowd')
    await answer(first, article, 'gone')
    await answer(second, article, 'gone')
    expect(await notificationsOf(article)).toEqual([])
    await answer(third, article, 'gone')
    const details = { object_id: 'rocks', object_name: '落石', people: 3 }
    const told = [{ userId: author.user.id, type: 'hazard', actorId: null, details }]
    expect(await notificationsOf(article)).toMatchObject(told)
    const page = await author.api.listNotifications({ query: {} })
    expect(page.ok && page.data.data[0]?.path).toBe(`/routes/${article.id}#map-object-rocks`)
    await answer(third, article, null)
    await answer(third, article, 'gone')
    await answer(fourth, article, 'gone')
    expect(await notificationsOf(article)).toHaveLength(1)
  })

  it('anew of what they have seen since', async () => {
    const article = await createHazard()
    const readers = await crowd(3)
    for (const reader of readers) await answer(reader, article, 'gone')
    const body = anArticle({ layer: mapWith(dayAgo(0)) })
    const params = { id: String(article.id) }
    await author.api.saveRoute({ params, body }, { headers: { 'if-match': `"${article.version}"` } })
    expect(await hazardsSeenBy(test.aGuest(), article)).toMatchObject([{ is_stale: false, gone_count: 0 }])
    for (const reader of readers) await answer(reader, article, 'gone')
    expect(await notificationsOf(article)).toHaveLength(2)
  })
})

describe('no word is taken', () => {
  it('of authors on their own', async () => {
    const article = await createHazard()
    expect(await answer(author, article, 'gone')).toMatchObject({ status: 403, error: { code: 'hazard.own' } })
  })

  it.each(['spot-1', 'line-1', 'nothing'])('on what is no hazard: %s', async (objectId) => {
    const [article, reader] = [await createHazard(), await test.aVerifiedUser()]
    const refused = await answer(reader, article, 'gone', objectId)
    expect(refused).toMatchObject({ status: 404, error: { code: 'hazard.not_found' } })
  })

  it('on what the reader may not see, until they have the link', async () => {
    const [article, reader] = [await createHazard(dayAgo(1), { private_mode: 'url' }), await test.aVerifiedUser()]
    for (const hidden of [article, { id: 999_999 }]) {
      const refused = await answer(reader, hidden, 'gone')
      expect(refused).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
    }
    const token = tokenOf(article)
    const params = { id: String(article.id), objectId: 'rocks' }
    const taken = await reader.api.answerHazard({ params, query: { token }, body: { answer: 'gone' } })
    expect(taken).toMatchObject({ status: 200, data: { gone_count: 1 } })
  })
})
