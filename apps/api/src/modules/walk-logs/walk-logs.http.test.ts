import { encodePolyline, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS, WALK_CONDITIONS, type WalkLogInput, type WalkLogList } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../schema/files.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from './testing/a-walk.ts'

const { walkLog: limits, pageSize } = PRODUCT_LIMITS
const DAY_MS = 24 * 60 * 60 * 1000

let test: TestApp
let author: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  walker = await test.aVerifiedUser({ nickname: 'せとうち太郎' })
})
afterAll(() => test.close())

/** Of 24 minutes without a pause. */
function aRecording() {
  const at = Array.from({ length: 25 }, (_, index) => index)
  const timestamps = at.map((index) => Date.parse('2026-11-03T00:00:00Z') + index * 60_000)
  const path = encodePolyline(at.map((index): Position => [139 + index * 0.001, 35]))
  return [aLayer({ ...aLine(), objectType: 'RECORDING_LINE', path, timestamps })]
}

interface Asked {
  readonly id: number
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const params = ({ id }: Asked) => ({ params: { id: String(id) } })

async function logsOf(reader: Pick<TestUser, 'api'>, article: Asked, query = {}): Promise<WalkLogList> {
  const answer = await reader.api.listWalkLogs({ ...params(article), query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Stored without their bytes. */
async function photosOf({ user }: TestUser, count: number): Promise<number[]> {
  const photo = { name: 'a.png', extension: 'png', bytes: 1, width: 8, height: 6, userId: user.id } as const
  const rows = Array.from({ length: count }, () => ({ ...photo, storedName: `${crypto.randomUUID()}.png` }))
  return (await test.db.insert(files).values(rows).returning({ id: files.id })).map(({ id }) => id)
}

const refusal = async (article: Asked, over: Partial<WalkLogInput>) => {
  const answer = await walker.api.createWalkLog({ ...params(article), body: aWalk(over) })
  return answer.ok ? answer.status : answer.error.code
}

describe('a walk', () => {
  it('is shown to everybody with its walker, conditions and words', async () => {
    const article = await createArticle(author)
    const written = { walked_on: daysAgo(2), conditions: ['passable', 'leaves'] as const }
    const log = await logWalk(walker, article, { ...written, conditions: [...written.conditions] })
    expect(log).toMatchObject({ ...written, minutes: 95, photos: [], track: null, is_own: true, edited_at: null })
    const seen = await logsOf(test.aGuest(), article)
    expect(seen.data).toEqual([{ ...log, is_own: false }])
    expect(seen.data[0]?.user).toMatchObject({ id: walker.user.id, nickname: 'せとうち太郎' })
    expect(seen.summary).toEqual({
      total: 1,
      conditions: [
        { condition: 'passable', walked_on: written.walked_on, people: 1 },
        { condition: 'leaves', walked_on: written.walked_on, people: 1 },
      ],
      people: { total: 1, shown: [seen.data[0]?.user] },
      typical: null,
    })
  })

  it('never changes its article', async () => {
    const article = await createArticle(author)
    const read = async () => (await test.aGuest().fetch(`/api/v1/routes/${article.id}`, {})).text()
    const before = await read()
    await logWalk(walker, article)
    expect(await read()).toBe(before)
  })

  it('is logged once however often its answer is lost', async () => {
    const article = await createArticle(author)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const asked = { ...params(article), body: aWalk() }
    const first = await walker.api.createWalkLog(asked, { headers })
    const { id } = first.ok ? first.data : { id: 0 }
    expect(await walker.api.createWalkLog(asked, { headers })).toMatchObject({ status: 201, data: { id } })
    expect((await logsOf(walker, article)).data).toHaveLength(1)
  })

  it('is logged on what one may read alone', async () => {
    const [draft, shared] = [
      await createArticle(author, { is_draft: true }),
      await createArticle(author, { private_mode: 'url' }),
    ]
    expect(await refusal(draft, {})).toBe('article.not_found')
    expect(await refusal(shared, {})).toBe('article.not_found')
    const token = tokenOf(shared)
    const answer = await walker.api.createWalkLog({ ...params(shared), query: { token }, body: aWalk() })
    expect(answer).toMatchObject({ status: 201 })
    expect(await test.aGuest().api.listWalkLogs({ ...params(shared), query: {} })).toMatchObject({
      error: { code: 'article.not_found' },
    })
    expect((await logsOf(test.aGuest(), shared, { token })).data).toHaveLength(1)
  })

  it('is on a day that has begun somewhere', async () => {
    const article = await createArticle(author)
    const answer = await walker.api.createWalkLog({ ...params(article), body: aWalk({ walked_on: daysAgo(-2) }) })
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'walk_log.date_invalid', fields: [{ field: 'walked_on', rule: 'future' }] },
    })
    expect(await refusal(article, { walked_on: '2026-02-30' })).toBe('request.invalid')
    expect(await refusal(article, { walked_on: daysAgo(0) })).toBe(201)
  })

  it.each<[string, Partial<WalkLogInput>, Partial<WalkLogInput>]>([
    ['words', { text: '道'.repeat(limits.textLength.max) }, { text: '道'.repeat(limits.textLength.max + 1) }],
    ['a time', { minutes: limits.minutes.max }, { minutes: limits.minutes.max + 1 }],
    ['a short time', { minutes: limits.minutes.min }, { minutes: limits.minutes.min - 1 }],
    [
      'conditions',
      { conditions: [...WALK_CONDITIONS].slice(0, limits.conditions) },
      { conditions: [...WALK_CONDITIONS].slice(0, limits.conditions + 1) },
    ],
  ])('has %s up to a limit', async (_, allowed, refused) => {
    const article = await createArticle(author)
    expect(await refusal(article, allowed)).toBe(201)
    expect(await refusal(article, refused)).toBe('request.invalid')
  })

  it('shows photos of its walker, in their order, as long as they are stored', async () => {
    const article = await createArticle(author)
    const [first, second] = await photosOf(walker, 2)
    const [foreign] = await photosOf(author, 1)
    if (first === undefined || second === undefined || foreign === undefined) throw new Error('No photo was stored.')
    const log = await logWalk(walker, article, { photo_ids: [second, first] })
    const seen = async () => (await logsOf(test.aGuest(), article)).data[0]?.photos
    expect(await seen()).toMatchObject([
      { id: second, url: expect.stringMatching(/^\/files\//), width: 8 },
      { id: first },
    ])
    expect(await refusal(article, { photo_ids: [first, foreign] })).toBe('walk_log.photo_not_found')
    expect(await refusal(article, { photo_ids: [999_999] })).toBe('walk_log.photo_not_found')
    expect(await refusal(article, { photo_ids: [first, first] })).toBe('request.invalid')
    await walker.api.deleteFile({ params: { id: String(second) } })
    expect(await seen()).toMatchObject([{ id: first }])
    await walker.api.editWalkLog({ ...params(log), body: aWalk({ photo_ids: [] }) })
    expect(await seen()).toEqual([])
  })

  it('has photos up to a limit', async () => {
    const article = await createArticle(author)
    const ids = await photosOf(walker, limits.photos + 1)
    expect(await refusal(article, { photo_ids: ids.slice(1) })).toBe(201)
    expect(await refusal(article, { photo_ids: ids })).toBe('request.invalid')
  })

  it('is one of so many of a user', async () => {
    const [article, eager] = [await createArticle(author), await test.aVerifiedUser()]
    await test.db.execute(sql`insert into ${walkLogs} (user_id, walked_on, conditions, text, visibility)
      select ${eager.user.id}, '2020-01-01', '{}', '', 'private' from generate_series(1, ${limits.perUser - 1})`)
    await logWalk(eager, article)
    expect(await eager.api.createWalkLog({ ...params(article), body: aWalk() })).toMatchObject({
      status: 422,
      error: { code: 'walk_log.limit_reached', params: { max: limits.perUser } },
    })
  })

  it('takes as long as its recording unless the walker says otherwise', async () => {
    const [article, track] = [await createArticle(author), await createArticle(walker, { layer: aRecording() })]
    const { minutes: _, ...written } = aWalk({ track_id: track.id })
    const answer = await walker.api.createWalkLog({ ...params(article), body: written })
    expect(answer).toMatchObject({ data: { minutes: 24, track: { id: track.id } } })
    expect(await logWalk(walker, article, { track_id: track.id, minutes: 30 })).toMatchObject({ minutes: 30 })
    expect(await logWalk(walker, article, { track_id: track.id, minutes: null })).toMatchObject({ minutes: null })
    await test.db.update(routeArticles).set({ source: 'strava' }).where(eq(routeArticles.id, track.id))
    expect(await walker.api.createWalkLog({ ...params(article), body: written })).toMatchObject({
      data: { minutes: null },
    })
  })

  it('has a recording that is an own article of its walker', async () => {
    const article = await createArticle(author)
    const [own, hidden] = [
      await createArticle(walker, { title: '歩いた線' }),
      await createArticle(walker, { is_draft: true }),
    ]
    expect(await refusal(article, { track_id: article.id })).toBe('walk_log.track_not_found')
    const log = await logWalk(walker, article, { track_id: own.id })
    expect(log.track).toEqual({ id: own.id, title: '歩いた線' })
    const secret = await logWalk(walker, article, { track_id: hidden.id })
    expect(secret.track).toMatchObject({ id: hidden.id })
    const tracks = (await logsOf(test.aGuest(), article)).data.map(({ id, track }) => [id, track?.id ?? null])
    expect(tracks).toEqual([
      [secret.id, null],
      [log.id, own.id],
    ])
    await walker.api.deleteRoute(params(own))
    expect((await logsOf(test.aGuest(), article)).data.map(({ track }) => track)).toEqual([null, null])
    expect(await refusal(article, { track_id: own.id })).toBe('walk_log.track_not_found')
  })
})

describe('who sees a walk', () => {
  it('is everybody, followers or its walker alone', async () => {
    const [article, follower, stranger] = [
      await createArticle(author),
      await test.aVerifiedUser(),
      await test.aVerifiedUser(),
    ]
    await follower.api.followUser({ params: { id: String(walker.user.id) } })
    for (const visibility of ['public', 'followers', 'private'] as const) await logWalk(walker, article, { visibility })
    const seenBy = async (reader: Pick<TestUser, 'api'>) => {
      const { data, summary } = await logsOf(reader, article)
      return [data.map(({ visibility }) => visibility), summary?.total]
    }
    expect(await seenBy(walker)).toEqual([['private', 'followers', 'public'], 3])
    expect(await seenBy(follower)).toEqual([['followers', 'public'], 2])
    for (const reader of [stranger, author, test.aGuest()]) expect(await seenBy(reader)).toEqual([['public'], 1])
  })

  it('of a private one leaves no trace in what strangers get', async () => {
    const article = await createArticle(author)
    const before = await logsOf(test.aGuest(), article)
    const hidden = { conditions: ['bridge_out'] as WalkLogInput['conditions'], walked_on: daysAgo(1) }
    await logWalk(walker, article, { ...hidden, visibility: 'private' })
    await logWalk(walker, article, { ...hidden, visibility: 'followers' })
    expect(await logsOf(test.aGuest(), article)).toEqual(before)
  })

  it('is no author who is in a block with the walker', async () => {
    const [article, blocked] = [await createArticle(author), await test.aVerifiedUser()]
    await author.api.blockUser({ params: { id: String(blocked.user.id) } })
    const log = (visibility: WalkLogInput['visibility']) =>
      blocked.api.createWalkLog({ ...params(article), body: aWalk({ visibility }) })
    for (const visibility of ['public', 'followers'] as const) {
      expect(await log(visibility)).toMatchObject({ status: 403, error: { code: 'user.blocked' } })
    }
    const own = await log('private')
    expect(own).toMatchObject({ status: 201 })
    if (!own.ok) throw new Error(own.error.code)
    expect(await blocked.api.editWalkLog({ ...params(own.data), body: aWalk() })).toMatchObject({ status: 403 })
    expect(await logsOf(blocked, article)).toMatchObject({ viewer_can: { share: false } })
    expect(await logsOf(walker, article)).toMatchObject({ viewer_can: { share: true } })
  })
})

describe('a list of walks', () => {
  it('has the newest walks first, page by page, each once', async () => {
    const article = await createArticle(author)
    const days = Array.from({ length: pageSize + 1 }, (_, index) => daysAgo(100 - (index % 3)))
    for (const walked_on of days) await logWalk(walker, article, { walked_on })
    const first = await logsOf(test.aGuest(), article)
    expect(first.data).toHaveLength(pageSize)
    const second = await logsOf(test.aGuest(), article, { before: first.next })
    expect(second).toMatchObject({ next: null, summary: null })
    const all = [...first.data, ...second.data]
    const keys = all.map(({ walked_on, id }) => `${walked_on}.${String(id).padStart(9, '0')}`)
    expect(keys).toEqual(keys.toSorted().toReversed())
    expect(new Set(keys).size).toBe(pageSize + 1)
    const { total, conditions } = first.summary ?? {}
    expect({ total, conditions }).toEqual({ total: pageSize + 1, conditions: [] }) // older than `freshDays`
  })

  it('ends exactly at a full page', async () => {
    const article = await createArticle(author)
    for (let index = 0; index < pageSize; index++) await logWalk(walker, article)
    expect(await logsOf(test.aGuest(), article)).toMatchObject({ next: null })
  })

  it('names who walked last, each once, up to a number', async () => {
    const article = await createArticle(author)
    const people: TestUser[] = []
    for (let index = 0; index <= limits.shownPeople; index++) people.push(await test.aVerifiedUser())
    for (const person of people) await logWalk(person, article)
    await logWalk(people[1] ?? walker, article)
    const { summary } = await logsOf(test.aGuest(), article)
    expect(summary?.people.total).toBe(limits.shownPeople + 1)
    const ids = people.map(({ user }) => user.id)
    const [second, ...others] = [ids[1], ...ids.filter((id) => id !== ids[1]).toReversed()]
    expect(summary?.people.shown.map(({ id }) => id)).toEqual([second, ...others].slice(0, limits.shownPeople))
  })

  it('tells a typical time once five people said one in public, and never of fewer', async () => {
    const article = await createArticle(author)
    const people: TestUser[] = []
    for (let index = 0; index < limits.timedPeople; index++) people.push(await test.aVerifiedUser())
    const typical = async () => (await logsOf(test.aGuest(), article)).summary?.typical
    const [first, ...others] = people
    if (!first) throw new Error('Nobody walks.')
    for (const [index, person] of others.entries()) await logWalk(person, article, { minutes: 100 + 10 * index })
    for (const person of others) await logWalk(person, article, { minutes: null }) // says nothing new
    await logWalk(first, article, { minutes: 60, visibility: 'private' })
    await logWalk(first, article, { minutes: 60, visibility: 'followers' })
    expect(await typical()).toBeNull()
    expect((await logsOf(first, article)).summary?.typical).toBeNull()
    await logWalk(first, article, { minutes: 500 })
    expect(await typical()).toEqual({ minutes: 120, people: 5 }) // 100, 110, 120, 130, 500
    await logWalk(first, article, { minutes: 105, walked_on: daysAgo(0) })
    expect(await typical()).toEqual({ minutes: 110, people: 5 }) // 100, 105, 110, 120, 130
  })
})
