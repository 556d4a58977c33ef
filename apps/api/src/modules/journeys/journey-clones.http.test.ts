import { type Journey, PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { journeys } from '../../schema/journeys.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createJourney, ifMatch, inputOf, paramsOf, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  owner = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
})
afterAll(() => test.close())

const PLAN = { title: '来年の旅', starts_on: '2027-05-01' }
const clone = (by: TestUser, journey: Pick<Journey, 'id'>, body = PLAN) =>
  by.api.cloneJourney({ ...paramsOf(journey), body })
const made = async (by: TestUser, journey: Pick<Journey, 'id'>) => {
  const answer = await clone(by, journey)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('a journey as somebody’s plan', () => {
  it('is a draft with the entries that they see, their notes and days, and says whose it was', async () => {
    const [shown, hidden] = [await createArticle(owner), await createArticle(owner, { private_mode: 'private' })]
    const part = { object_id: 'line-1', from_m: 0, to_m: 500 }
    const entries = [
      { ...stageOf(shown), part, note: '朝のうちに' },
      stageOf(hidden),
      { kind: 'rest', day: 4 } as const,
    ]
    const journey = await createJourney(owner, { state: 'public', summary: '木曽', entries })
    const plan = await made(reader, journey)
    expect(plan).toMatchObject({
      ...PLAN,
      state: 'draft',
      summary: '',
      ends_on: '2027-05-04',
      user: { id: reader.user.id },
      entries: [
        { kind: 'stage', day: 1, note: '朝のうちに', part, article: { id: shown.id } },
        { kind: 'rest', day: 4 },
      ],
      cloned_from: { id: journey.id, title: journey.title, user: { id: owner.user.id } },
    })
    await owner.api.updateJourney(
      { ...paramsOf(journey), body: inputOf(journey, { state: 'private' }) },
      ifMatch(journey),
    )
    expect(await reader.api.readJourney(paramsOf(plan))).toMatchObject({ data: { cloned_from: null } })
  })

  it('of one’s own is a duplicate with all, without a credit', async () => {
    const hidden = await createArticle(owner, { private_mode: 'private' })
    const journey = await createJourney(owner, { entries: [stageOf(hidden)] })
    expect(await made(owner, journey)).toMatchObject({ cloned_from: null, entries: [{ article: { id: hidden.id } }] })
  })

  it('lacks what is of people in a block with them, and is refused of such a one', async () => {
    const other = await test.aVerifiedUser()
    const articles = [await createArticle(owner), await createArticle(other)]
    const journey = await createJourney(owner, { state: 'public', entries: articles.map(stageOf) })
    await other.api.blockUser({ params: { id: String(reader.user.id) } })
    expect((await made(reader, journey)).entries).toMatchObject([{ article: { id: articles[0]?.id } }])
    await owner.api.blockUser({ params: { id: String(reader.user.id) } })
    expect(await clone(reader, journey)).toMatchObject({ status: 403, error: { code: 'user.blocked' } })
  })

  it('is made of what they may see, within their limit, once for one key', async () => {
    const [draft, journey] = [
      await createJourney(owner),
      await createJourney(owner, { state: 'public', entries: [stageOf(await createArticle(owner))] }),
    ]
    for (const hidden of [draft, { id: 999_999 }]) {
      expect(await clone(reader, hidden)).toMatchObject({ status: 404, error: { code: 'journey.not_found' } })
    }
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const once = () => reader.api.cloneJourney({ ...paramsOf(journey), body: PLAN }, key)
    const [first, second] = [await once(), await once()]
    expect(first.ok && second.ok && first.data.id === second.data.id).toBe(true)
    const max = PRODUCT_LIMITS.journey.perUser
    const texts = { kind: 'journey', title: '', summary: '', state: 'draft', shareToken: 'x' } as const
    const row = { ...texts, userId: reader.user.id }
    await test.db.insert(journeys).values(Array.from({ length: max - 1 }, () => row))
    expect(await clone(reader, journey)).toMatchObject({ status: 422, error: { code: 'journey.limit_reached' } })
  })
})

describe('public journeys', () => {
  it('are listed the last published first, page by page, by kind', async () => {
    await test.db.delete(journeys)
    const stage = stageOf(await createArticle(owner))
    const size = PRODUCT_LIMITS.pageSize
    const ids: number[] = []
    for (let count = 0; count <= size; count += 1) {
      const kind = count === 0 ? 'collection' : 'journey'
      ids.push((await createJourney(owner, { kind, state: 'public', entries: [stage] })).id)
    }
    await createJourney(owner, { entries: [stage] })
    // Two in the same microsecond.
    await test.db
      .update(journeys)
      .set({ publishedAt: sql`timestamptz '2026-10-01'` })
      .where(eq(journeys.id, ids[1] ?? 0))
    await test.db
      .update(journeys)
      .set({ publishedAt: sql`timestamptz '2026-10-01'` })
      .where(eq(journeys.id, ids[0] ?? 0))
    const first = await test.aGuest().api.listJourneys()
    if (!first.ok) throw new Error(first.error.code)
    expect(first.data.data.map(({ id }) => id)).toEqual(ids.slice(1).reverse())
    const second = await test.aGuest().api.listJourneys({ query: { before: first.data.next ?? '' } })
    expect(second).toMatchObject({ data: { next: null, data: [{ id: ids[0], sums: { stages: 1 } }] } })
    const collections = await test.aGuest().api.listJourneys({ query: { kind: 'collection' } })
    expect(collections.ok && collections.data.data.map(({ id }) => id)).toEqual(ids.slice(0, 1))
  })
})
