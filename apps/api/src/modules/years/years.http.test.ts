import { PRODUCT_LIMITS, type YearReport } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from '../walk-logs/testing/a-walk.ts'
import { fillActivities } from './fill-activities.ts'
import { aRecording, createRecording, ownTracks, ownYear, ownYears } from './testing/recordings.ts'

let test: TestApp
let author: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
beforeEach(async () => {
  walker = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })
const keys = ({ activities }: YearReport) => activities.data.map(({ kind, id }) => `${kind} ${id}`)

describe('an activity', () => {
  it('is a walk log, with the distance and climb of the article it is on and the time that its walker says', async () => {
    const article = await createArticle(author)
    const log = await logWalk(walker, article, { walked_on: '2026-11-03', minutes: 95 })

    const year = await ownYear(walker)

    expect(year.activities.data).toEqual([
      {
        kind: 'walk_log',
        id: log.id,
        article_id: article.id,
        title: article.title,
        language: article.language,
        translation: null,
        date: '2026-11-03',
        sport: 'walk',
        distance_km: article.distance_km,
        climb_m: article.climb_m,
        seconds: 95 * 60,
      },
    ])
    expect(year.total).toEqual({ count: 1, distance_km: article.distance_km, climb_m: null, seconds: 95 * 60 })
  })

  it('is an article of a recording, of its lines that travel as the main one does', async () => {
    const [layer] = aRecording({ climb: 12 })
    const [drive] = aRecording({
      at: '2026-11-03T05:00:00Z',
      over: { tmpId: 'line-2', mode: 'driving', isMain: false },
    })
    const objects = [...(layer?.objects ?? []), ...(drive?.objects ?? [])]
    const article = await createArticle(walker, { layer: [aLayer(...objects)], is_draft: true })

    const { activities, total, highest_point: top } = await ownYear(walker)

    expect(activities.data).toMatchObject([{ kind: 'article', id: article.id, sport: 'hike', seconds: 24 * 60 }])
    expect(total).toMatchObject({ count: 1, climb_m: 288, distance_km: article.distance_km })
    expect(top).toMatchObject({ id: article.id, meters: 388 })
  })

  it('has the day of the calendar where it began', async () => {
    // In Tokyo it is the new year already, in New York still the old one.
    await createRecording(walker, { at: '2025-12-31T15:30:00Z' })
    await createRecording(walker, { at: '2026-01-01T04:30:00Z', from: [-74, 40.7] })

    const { activities } = await ownYear(walker, 'all')

    expect(activities.data.map(({ date }) => date)).toEqual(['2026-01-01', '2025-12-31'])
  })

  it('is no article that nobody recorded', async () => {
    await createArticle(walker)

    expect((await ownYear(walker)).total.count).toBe(0)
  })

  it.each([
    ['walking', null, 'walk'],
    ['walking', 12, 'hike'],
    ['driving', null, 'cycling'],
  ])('of a recording by %s that climbs %s a step is a %s', async (mode, climb, sport) => {
    await createRecording(walker, { climb, over: { mode } })

    expect((await ownYear(walker)).activities.data).toMatchObject([{ sport }])
  })

  it('counts once when a walk log names the recording, and again when the log is gone', async () => {
    const recording = await createRecording(walker)
    const log = await logWalk(walker, recording)
    const other = await logWalk(walker, await createArticle(author), { track_id: recording.id })
    expect(keys(await ownYear(walker))).toEqual([`walk_log ${other.id}`, `walk_log ${log.id}`])

    await walker.api.deleteWalkLog(params(log))
    expect(keys(await ownYear(walker))).toEqual([`walk_log ${other.id}`])

    await walker.api.deleteWalkLog(params(other))
    expect(keys(await ownYear(walker))).toEqual([`article ${recording.id}`])
  })

  it('takes the figures of the recording that a log names, as it is', async () => {
    const recording = await createRecording(walker, { steps: 10 })
    await logWalk(walker, await createArticle(author), { track_id: recording.id, minutes: null })
    expect((await ownYear(walker)).total).toMatchObject({ count: 1, distance_km: recording.distance_km, seconds: 600 })

    const body = anArticle({ layer: aRecording({ steps: 20 }) })
    const saved = await walker.api.saveRoute({ ...params(recording), body }, { headers: { 'if-match': '"1"' } })

    expect(saved.ok).toBe(true)
    const { total } = await ownYear(walker)
    expect(total).toMatchObject({ count: 1, seconds: 1200 })
    expect(total.distance_km).toBeCloseTo(2 * (recording.distance_km ?? 0), 1)
  })

  it('keeps the figures of somebody else’s article that changes or goes, and its name no longer', async () => {
    const article = await createArticle(author)
    await logWalk(walker, article)
    const before = (await ownYear(walker)).total
    const body = anArticle({ layer: [aLayer(aLine({ path: '_ce|EogbiY?o}@' }))] })
    await author.api.saveRoute({ ...params(article), body }, { headers: { 'if-match': '"1"' } })
    expect((await ownYear(walker)).total).toEqual(before)

    await author.api.saveRoute(
      { ...params(article), body: { ...body, private_mode: 'private' } },
      { headers: { 'if-match': '"2"' } },
    )
    expect((await ownYear(walker)).activities.data).toMatchObject([{ article_id: null, title: '' }])

    await test.db.delete(routeArticles).where(eq(routeArticles.id, article.id))
    const after = await ownYear(walker)
    expect(after.total).toEqual(before)
    expect(after.activities.data).toMatchObject([{ article_id: null, title: '', distance_km: before.distance_km }])
  })

  it('may be on what is shared by a link, as long as the link opens it', async () => {
    const article = await createArticle(author, { private_mode: 'url' })
    const query = { token: tokenOf(article) }
    expect(await walker.api.createWalkLog({ ...params(article), query, body: aWalk() })).toMatchObject({ ok: true })
    expect((await ownYear(walker)).activities.data).toMatchObject([{ article_id: article.id }])

    await author.api.rotateShareLink(params(article))

    expect((await ownYear(walker)).activities.data).toMatchObject([
      { article_id: null, distance_km: article.distance_km },
    ])
  })

  it('goes into the trash and comes back with its article', async () => {
    const recording = await createRecording(walker)
    await walker.api.deleteRoute(params(recording))
    expect((await ownYear(walker)).total.count).toBe(0)

    await walker.api.restoreTrashed(params(recording))
    expect((await ownYear(walker)).total.count).toBe(1)

    await walker.api.deleteRoute(params(recording))
    await walker.api.deleteTrashed(params(recording))
    expect((await ownYear(walker)).total.count).toBe(0)
    expect((await ownYears(walker)).years).toEqual([])
  })

  it('goes when its owner goes', async () => {
    await createRecording(walker)
    await logWalk(walker, await createArticle(author))
    const answer = await walker.api.withdraw({ body: {} })
    const rows = await test.db.execute(sql`select from activities where user_id = ${walker.user.id}
      union all select from activity_days where user_id = ${walker.user.id}`)

    expect([answer.status, rows.length]).toEqual([204, 0])
  })
})

describe('the sums', () => {
  it('are by year, week, month and sport', async () => {
    await createRecording(walker, { at: '2026-11-01T01:00:00Z' })
    await createRecording(walker, { at: '2026-11-02T01:00:00Z', over: { mode: 'driving' } })
    await createRecording(walker, { at: '2026-12-31T01:00:00Z' })
    await createRecording(walker, { at: '2024-02-29T01:00:00Z' })

    const year = await ownYear(walker)
    const counts = (sums: readonly { count: number; begin: string }[]) =>
      sums.map(({ begin, count }) => `${begin}: ${count}`)

    expect((await ownYears(walker)).years.map(({ year: of, count }) => `${of}: ${count}`)).toEqual([
      '2026: 3',
      '2024: 1',
    ])
    expect(counts(year.weeks)).toEqual(['2026-10-26: 1', '2026-11-02: 1', '2026-12-28: 1'])
    expect(counts(year.months)).toEqual(['2026-11-01: 2', '2026-12-01: 1'])
    expect(year.sports.map(({ sport, count }) => `${sport}: ${count}`)).toEqual(['walk: 2', 'cycling: 1'])
    const walked = await ownYear(walker, '2026', { sport: 'walk' })
    expect([walked.total.count, walked.months.length, walked.activities.data.length]).toEqual([2, 2, 2])
    const all = await ownYear(walker, 'all')
    expect([all.total.count, all.months.length, all.weeks.length]).toEqual([4, 3, 0])
  })

  it('tell the longest way and the greatest climb', async () => {
    const long = await createRecording(walker, { steps: 60 })
    const high = await createRecording(walker, { climb: 20 })
    await createRecording(walker, { climb: 1 })

    expect(await ownYear(walker)).toMatchObject({ longest: { id: long.id }, highest: { id: high.id, climb_m: 480 } })
  })

  it('of nothing are none', async () => {
    expect(await ownYear(walker)).toMatchObject({
      total: { count: 0, distance_km: null, climb_m: null, seconds: null },
      longest: null,
      highest: null,
      highest_point: null,
      sports: [],
      months: [],
    })
  })

  it('stay exact when logs are saved at once', async () => {
    const articles = await Promise.all([createArticle(author), createArticle(author)])
    await Promise.all(articles.flatMap((article) => [1, 2, 3].map(() => logWalk(walker, article, { minutes: 10 }))))

    const { total, activities } = await ownYear(walker)

    expect([total.count, total.seconds, activities.data.length]).toEqual([6, 3600, 6])
  })

  it('count a recording once that is saved while a log of it is deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const recording = await createRecording(walker, { steps: 10 })
      const log = await logWalk(walker, recording, { minutes: null })
      const body = anArticle({ layer: aRecording({ steps: 20 }) })
      await Promise.all([
        walker.api.deleteWalkLog(params(log)),
        walker.api.saveRoute({ ...params(recording), body }, { headers: { 'if-match': '"1"' } }),
      ])
      expect((await ownYear(walker)).total).toMatchObject({ count: round + 1, seconds: (round + 1) * 1200 })
    }
  })
})

describe('the list', () => {
  it('has pages, newest first', async () => {
    const { pageSize } = PRODUCT_LIMITS
    const article = await createArticle(author)
    const rows = Array.from({ length: pageSize + 1 }, () => ({
      userId: walker.user.id,
      articleId: article.id,
      walkedOn: '2026-05-05',
      conditions: [],
      text: '',
      visibility: 'private' as const,
    }))
    await test.db.insert(walkLogs).values(rows)

    const { activities } = await ownYear(walker)
    const rest = await ownYear(walker, '2026', { before: activities.next })

    expect([activities.data.length, rest.activities.data.length, rest.activities.next]).toEqual([pageSize, 1, null])
    expect(new Set([...keys(await ownYear(walker)), ...keys(rest)]).size).toBe(pageSize + 1)
  })

  it('refuses a day that there is not', async () => {
    const query = { before: '2026-02-30.article.1' }
    const answer = await walker.api.readOwnYear({ params: { year: '2026' }, query })

    expect(answer).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
  })
})

describe('what was there before there were sums', () => {
  it('is filled in, and filled in once', async () => {
    await createRecording(walker)
    await logWalk(walker, await createArticle(author))
    const { total } = await ownYear(walker)
    await test.db.execute(sql`delete from activities`)
    await test.db.execute(sql`delete from route_tracks`)
    await test.db.execute(sql`delete from activities`)
    expect((await ownYear(walker)).total.count).toBe(0)

    const fill = () => fillActivities({ db: test.db, report: console.error }, new AbortController().signal)
    await fill()
    await fill()

    expect((await ownYear(walker)).total).toEqual(total)
    expect((await ownTracks(walker)).tracks).toHaveLength(2)
  })

  it('is filled in for a map that a release without tracks has written', async () => {
    const recording = await createRecording(walker)
    await test.db.execute(sql`update route_maps set layers = layers where route_id = ${recording.id}`)
    expect((await ownYear(walker)).total.count).toBe(0)

    await fillActivities({ db: test.db, report: console.error }, new AbortController().signal)

    expect((await ownYear(walker)).total.count).toBe(1)
  })
})
