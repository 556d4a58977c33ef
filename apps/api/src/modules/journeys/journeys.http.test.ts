import { type Journey, PRODUCT_LIMITS } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createJourney, ifMatch, inputOf, paramsOf, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

async function read(reader: Pick<TestClient, 'api'>, journey: Pick<Journey, 'id'>, token?: string): Promise<Journey> {
  const answer = await reader.api.readJourney({ ...paramsOf(journey), ...(token && { query: { token } }) })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** As bytes, with what caches see of it. */
async function bytesOf(path: string): Promise<string> {
  const { payload, headers } = await test.app.inject({ url: `/api/v1${path}` })
  return `${headers.etag} ${payload}`
}

describe('a journey', () => {
  it('has days with dates and sums, from the measures of its articles', async () => {
    const articles = [await createArticle(author), await createArticle(owner), await createArticle(author)]
    const [one, two, three] = articles.map(stageOf)
    if (!one || !two || !three) throw new Error('no articles')
    await test.db
      .update(routeArticles)
      .set({ climbMeters: 300, courseMinutes: 240, distanceKm: 12.5 })
      .where(eq(routeArticles.id, articles[0]?.id ?? 0))
    const entries = [one, { ...two, day: 1, note: ' 午後は町を歩く ' }, { kind: 'rest', note: '休み' } as const, three]
    const journey = await createJourney(owner, { state: 'public', entries })
    const km = Number(articles[1]?.distance_km)
    expect(await read(test.aGuest(), journey)).toMatchObject({
      starts_on: '2026-10-17',
      ends_on: '2026-10-19',
      day_count: 3,
      language: 'ja',
      user: { id: owner.user.id },
      sums: { stages: 3, climb_m: 300, minutes: 240, unknown_climbs: 2, unknown_times: 2 },
      days: [
        { day: 1, date: '2026-10-17', sums: { stages: 2, distance_km: Math.round((12.5 + km) * 100) / 100 } },
        { day: 2, date: '2026-10-18', sums: { stages: 0, distance_km: 0 } },
        { day: 3, date: '2026-10-19', sums: { stages: 1 } },
      ],
      entries: [
        { kind: 'stage', day: 1, article: { id: articles[0]?.id, user: { id: author.user.id } }, shown_to: 'everyone' },
        { kind: 'stage', day: 1, note: '午後は町を歩く', article: { id: articles[1]?.id } },
        { kind: 'rest', day: 2, note: '休み', article: null, measures: null },
        { kind: 'stage', day: 3, measures: { outline: articles[2]?.outline } },
      ],
      viewer_can: { edit: false },
    })
  })

  it('is read and listed with its last day after the last that one may begin on', async () => {
    const entries = [stageOf(await createArticle(owner)), { kind: 'rest', day: PRODUCT_LIMITS.journey.day } as const]
    const journey = await createJourney(owner, { starts_on: '2099-12-31', state: 'public', entries })
    expect(await read(test.aGuest(), journey)).toMatchObject({ ends_on: '2102-09-26' })
    const card = expect.objectContaining({ id: journey.id, ends_on: '2102-09-26' })
    const listed = { status: 200, data: { data: expect.arrayContaining([card]) } }
    expect(await test.aGuest().api.listJourneys({ query: {} })).toMatchObject(listed)
    expect(await owner.api.listOwnJourneys({ query: {} })).toMatchObject(listed)
    const tooLate = { kind: 'journey', title: '', starts_on: '2100-01-01' } as const
    expect(await owner.api.createJourney({ body: tooLate })).toMatchObject({ error: { code: 'request.invalid' } })
    await owner.api.deleteJourney(paramsOf(journey))
  })

  it('is dated by its first day across months and leap days', async () => {
    const entries = [1, 2, 3].map((day) => ({ kind: 'rest', day }) as const)
    const { days, ends_on } = await createJourney(owner, { starts_on: '2028-02-28', entries })
    expect(days.map(({ date }) => date)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(ends_on).toBe('2028-03-01')
    expect(await createJourney(owner, { starts_on: null, entries })).toMatchObject({ ends_on: null, day_count: 3 })
    const body = { kind: 'journey', title: '', starts_on: '2026-02-30' } as const
    expect(await owner.api.createJourney({ body })).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
  })

  it('shows no dates as a collection, and has them again as a journey', async () => {
    const journey = await createJourney(owner, { entries: [{ kind: 'rest', day: 2 }] })
    const change = (from: Journey, kind: Journey['kind']) =>
      owner.api.updateJourney(
        { ...paramsOf(from), body: inputOf(from, { kind, starts_on: '2026-10-17' }) },
        ifMatch(from),
      )
    const collection = await change(journey, 'collection')
    if (!collection.ok) throw new Error(collection.error.code)
    expect(collection.data).toMatchObject({
      starts_on: null,
      ends_on: null,
      day_count: 0,
      days: [],
      entries: [{ day: null }],
    })
    expect(await change(collection.data, 'journey')).toMatchObject({
      data: { starts_on: '2026-10-17', ends_on: '2026-10-18', entries: [{ day: 2 }] },
    })
  })

  it('has stages that are parts of a line', async () => {
    const article = await createArticle(author)
    const part = { object_id: 'line-1', from_m: 200, to_m: 700 }
    const journey = await createJourney(owner, { entries: [{ ...stageOf(article), part }] })
    expect(journey).toMatchObject({ sums: { distance_km: 0.5 }, entries: [{ part, measures: { distance_km: 0.5 } }] })
    const [entry] = journey.entries
    const update = (to_m: number) =>
      owner.api.updateJourneyEntry(
        { params: { id: String(journey.id), entryId: String(entry?.id) }, body: { note: '', part: { ...part, to_m } } },
        ifMatch(journey),
      )
    expect(await update(9_999_999)).toMatchObject({ status: 422, error: { code: 'journey.part_invalid' } })
    expect(await update(1200)).toMatchObject({ data: { version: 2, entries: [{ measures: { distance_km: 1 } }] } })
    const tooLong = { ...stageOf(article), part: { ...part, to_m: 9_999_999 } }
    const added = await owner.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: [tooLong] } })
    expect(added).toMatchObject({ status: 422, error: { code: 'journey.part_invalid' } })
  })

  it('has a profile of what its reader sees', async () => {
    const [shown, hidden] = [await createArticle(owner), await createArticle(owner, { is_draft: true })]
    const journey = await createJourney(owner, { state: 'public', entries: [shown, hidden].map(stageOf) })
    const ids = journey.entries.map(({ id }) => id)
    const asked = async (reader: Pick<TestClient, 'api'>) => {
      const answer = await reader.api.readJourneyProfile(paramsOf(journey))
      if (answer.ok) expect(answer.data.data.every(({ path }) => typeof path === 'string')).toBe(true)
      return answer.ok ? answer.data.data.map(({ entry_id }) => entry_id) : answer.status
    }
    expect(await asked(owner)).toEqual(ids)
    expect(await asked(test.aGuest())).toEqual(ids.slice(0, 1))
    await owner.api.deleteJourney(paramsOf(journey))
    expect(await asked(owner)).toBe(404)
  })
})

describe('who reads a journey', () => {
  it.each(['draft', 'private'] as const)('of state %s: its owner alone', async (state) => {
    const journey = await createJourney(owner, { state })
    expect(await read(owner, journey)).toMatchObject({ state, viewer_can: { edit: true } })
    for (const reader of [author, test.aGuest()]) {
      const answer = await reader.api.readJourney(paramsOf(journey))
      const unknown = await reader.api.readJourney({ params: { id: '999999' } })
      expect(answer).toMatchObject({ status: 404, error: { code: 'journey.not_found' } })
      expect(!answer.ok && answer.body).toEqual(!unknown.ok && unknown.body)
    }
  })

  it('by a link: who has it', async () => {
    const journey = await createJourney(owner, { state: 'linkShared' })
    const token = new URL(journey.full_share_url ?? '').searchParams.get('token') ?? ''
    expect((await test.aGuest().api.readJourney(paramsOf(journey))).status).toBe(404)
    expect(await read(test.aGuest(), journey, token)).toMatchObject({ id: journey.id, full_share_url: null })
    const wrong = { ...paramsOf(journey), query: { token: 'a'.repeat(32) } }
    expect((await test.aGuest().api.readJourney(wrong)).status).toBe(404)
  })

  it('that moderators hid: its owner, who learns of it', async () => {
    const journey = await createJourney(owner, { state: 'public', entries: [stageOf(await createArticle(owner))] })
    await test.db.update(journeys).set({ isForbidden: true }).where(eq(journeys.id, journey.id))
    expect((await test.aGuest().api.readJourney(paramsOf(journey))).status).toBe(404)
    expect(await read(owner, journey)).toMatchObject({ state: 'public', is_forbidden: true })
    const list = await test.aGuest().api.listUserJourneys({ params: { id: String(owner.user.id) } })
    expect(list.ok && list.data.data.some(({ id }) => id === journey.id)).toBe(false)
  })
})

describe('an entry that others may not see', () => {
  type Hide = (article: { id: number; version: number }) => Promise<unknown>
  const row = (id: number, values: Partial<typeof routeArticles.$inferInsert>) =>
    test.db.update(routeArticles).set(values).where(eq(routeArticles.id, id))
  const hides: readonly (readonly [string, 'owner' | 'author', Hide])[] = [
    ['private', 'owner', ({ id }) => row(id, { privateMode: 'private' })],
    ['shared by link', 'owner', ({ id }) => row(id, { privateMode: 'url' })],
    ['a draft', 'author', ({ id }) => row(id, { isDraft: true })],
    ['forbidden', 'author', ({ id }) => row(id, { isForbidden: true })],
    ['in the trash', 'author', (article) => author.api.deleteRoute(paramsOf(article))],
    ['deleted', 'author', ({ id }) => test.db.delete(routeArticles).where(eq(routeArticles.id, id))],
    ['of somebody blocked', 'author', () => owner.api.blockUser({ params: { id: String(author.user.id) } })],
    ['of somebody who blocks', 'author', () => author.api.blockUser({ params: { id: String(owner.user.id) } })],
  ]

  it.each(hides)(
    'is absent where its article is %s: page, profile and list are equal byte for byte',
    async (_, by, hide) => {
      const user = await test.aVerifiedUser()
      ;[owner, author] = [user, await test.aVerifiedUser()]
      const [first, hidden, last] = [
        await createArticle(owner),
        await createArticle(by === 'owner' ? owner : author),
        await createArticle(owner),
      ]
      const entries = [stageOf(first), { ...stageOf(hidden), note: '秘密' }, stageOf(last)]
      const { id } = await createJourney(owner, { state: 'public', entries })
      await hide(hidden)
      const paths = [`/journeys/${id}`, `/journeys/${id}/profile`, `/users/${owner.user.id}/journeys`]
      const before = await Promise.all(paths.map(bytesOf))
      expect(before.join()).not.toContain('秘密')
      const seen = await read(owner, { id })
      expect(seen.entries.map(({ shown_to }) => shown_to)).toEqual([
        'everyone',
        by === 'owner' ? 'owner' : 'nobody',
        'everyone',
      ])
      expect(seen.entries[1]).toMatchObject({ note: '秘密', article: by === 'owner' ? { id: hidden.id } : null })
      await test.db.delete(journeyEntries).where(eq(journeyEntries.id, seen.entries[1]?.id ?? 0))
      expect(await Promise.all(paths.map(bytesOf))).toEqual(before)
    },
  )

  it('cannot be added: neither what is not public nor what is of somebody in a block', async () => {
    const [journey, reader] = [await createJourney(owner), await test.aVerifiedUser()]
    const add = (article: { id: number }) =>
      owner.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: [stageOf(article)] } })
    for (const hidden of [{ is_draft: true }, { private_mode: 'private' }, { private_mode: 'url' }] as const) {
      const refused = await add(await createArticle(reader, hidden))
      expect(refused).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
    }
    expect(await add({ id: 999_999 })).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
    const article = await createArticle(reader)
    await reader.api.blockUser({ params: { id: String(owner.user.id) } })
    expect(await add(article)).toMatchObject({ status: 403, error: { code: 'user.blocked' } })
    expect(await read(owner, journey)).toMatchObject({ version: 1, entries: [] })
  })
})
