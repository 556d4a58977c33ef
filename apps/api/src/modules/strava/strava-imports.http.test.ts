import { parseMapDocument } from '@mishiori/map-document'
import type { RouteArticle, StravaImport } from '@repo/contract'
import { anActivity } from '@repo/strava-stand-in'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { stravaImportItems, stravaImports, stravaUsage } from '../../schema/strava.table.ts'
import type { TestUser } from '../../testing/index.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import {
  buildStravaApp,
  readImport,
  type StravaApp,
  startImport,
  untilDone,
  untilImport,
} from './testing/strava-app.ts'

let test: StravaApp
beforeAll(async () => {
  test = await buildStravaApp()
})
afterAll(() => test.close())
afterEach(async () => {
  test.standIn.unscript()
  test.standIn.beforeAnswer = async () => {}
  test.standIn.usage.set({ limit: [100, 1000], used: [0, 0] })
  await test.db.delete(stravaUsage)
})

const articlesOf = (user: TestUser, app = test) =>
  app.db.select({ id: routeArticles.id }).from(routeArticles).where(eq(routeArticles.userId, user.user.id))
const ids = (activities: readonly { readonly id: number }[]) => activities.map(({ id }) => id)
const states = ({ items }: StravaImport) => items.map(({ state }) => state)

async function routeOf(user: TestUser, item: StravaImport['items'][number] | undefined): Promise<RouteArticle> {
  const answer = await user.api.readRoute({ params: { id: String(item?.route_id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

function linesOf({ layer }: RouteArticle) {
  const parsed = parseMapDocument(layer)
  if (!parsed.ok) throw new Error('no map')
  return parsed.document.layers.flatMap(({ objects }) => objects)
}

describe('an import', () => {
  it('makes a private draft of each activity, with elevations and times', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const started = await startImport(user, ids(athlete.activities))
    expect(started).toMatchObject({ state: 'running', total: 3, success: 0, failed: 0 })
    const done = await untilDone(user, started.id)
    expect(done).toMatchObject({ total: 3, success: 3, failed: 0, wait_seconds: null })
    const [first] = athlete.activities
    const article = await routeOf(user, done.items[0])
    expect(article).toMatchObject({
      title: first?.name,
      source: 'strava',
      is_draft: true,
      private_mode: 'private',
      status: 'draft',
      distance_km: expect.any(Number),
    })
    const start = Date.parse(first?.startedAt ?? '')
    expect(linesOf(article)).toMatchObject([
      {
        kind: 'recordedLine',
        elevationsMeters: first?.altitudes,
        timestampsMs: first?.seconds.map((seconds) => start + seconds * 1000),
      },
    ])
    const last = await routeOf(user, done.items[2])
    expect(linesOf(last)).toMatchObject([{ color: 'red' }])
    expect((await test.aGuest().api.readRoute({ params: { id: String(article.id) } })).status).toBe(404)
    expect(await user.api.readStrava()).toMatchObject({ data: { import_id: started.id } })
  })

  it.each(['each', 'one'] as const)('keeps what sensors measured (%s)', async (mode) => {
    const sensors = {
      heartrate: [90, null, 301, 92],
      cadence: [80, 81, 82, 83],
      watts: [200, 210, 220],
      temp: [-3, 21, null, 20],
    }
    const { user, athlete } = await test.aConnectedUser({ activities: [anActivity(0, { sensors }), anActivity(1)] })
    const done = await untilDone(user, (await startImport(user, ids(athlete.activities), { mode })).id)
    const article = await routeOf(user, done.items[0])
    const [line, other] = [...linesOf(article), ...linesOf(await routeOf(user, done.items[1]))]
    expect(line).toMatchObject({
      heartRatesBpm: [90, null, null, 92],
      cadencesRpm: sensors.cadence,
      temperaturesCelsius: sensors.temp,
    })
    expect(line).not.toHaveProperty('powersWatts')
    if (mode === 'each') expect(Object.keys(other ?? {})).not.toContain('heartRatesBpm')
    expect(article).toMatchObject({ shows_health: false, private_mode: 'private', is_draft: true })
  })

  it('makes one draft of all, each in its colour, the first one the main line', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const { id } = await startImport(user, ids(athlete.activities), { mode: 'one', title: ' 秋の三日間 ' })
    const done = await untilDone(user, id)
    expect(new Set(done.items.map(({ route_id }) => route_id)).size).toBe(1)
    const article = await routeOf(user, done.items[0])
    expect(article).toMatchObject({ title: '秋の三日間', source: 'strava' })
    const lines = linesOf(article)
    expect(lines.map(({ name }) => name)).toEqual(athlete.activities.map(({ name }) => name))
    expect(new Set(lines.map(({ color }) => color)).size).toBe(3)
    expect(await articlesOf(user)).toHaveLength(1)
  })

  it('of one draft is called by its first activity unless told otherwise', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const { id } = await startImport(user, ids(athlete.activities), { mode: 'one' })
    const { items } = await untilDone(user, id)
    expect((await routeOf(user, items[0])).title).toBe(athlete.activities[0]?.name)
  })

  it('asks for streams alone where a list has told the rest', async () => {
    const { user, athlete } = await test.aConnectedUser()
    await user.api.listStravaActivities({ query: {} })
    const since = test.standIn.requests.length
    const { id } = await startImport(user, ids(athlete.activities))
    await untilDone(user, id)
    expect(test.standIn.requests.slice(since).every(({ path }) => path.endsWith('/streams'))).toBe(true)
  })

  it.each([
    [0, 422],
    [20, 201],
    [21, 422],
  ])('takes %i activities: %i', async (count, status) => {
    const { user } = await test.aConnectedUser({ activities: [] })
    const activity_ids = Array.from({ length: count }, (_, at) => String(at + 1))
    expect((await user.api.createStravaImport({ body: { activity_ids, mode: 'each' } })).status).toBe(status)
  })

  it('takes no activity twice, and nothing that is no id', async () => {
    const { user } = await test.aConnectedUser()
    for (const activity_ids of [['1', '1'], ['0'], ['1e3'], ['-1'], ['12345678901234567']])
      expect((await user.api.createStravaImport({ body: { activity_ids, mode: 'each' } })).status).toBe(422)
  })

  it('needs a connection', async () => {
    const user = await test.aVerifiedUser()
    expect(await user.api.createStravaImport({ body: { activity_ids: ['1'], mode: 'each' } })).toMatchObject({
      status: 409,
      error: { code: 'strava.not_connected' },
    })
  })

  it('knows what was imported before, until its draft is deleted', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const [first, second] = athlete.activities
    const one = await untilDone(user, (await startImport(user, [first?.id ?? 0])).id)
    const listed = await user.api.listStravaActivities({ query: {} })
    expect(listed.ok && listed.data.data.map(({ route_id }) => route_id)).toEqual([one.items[0]?.route_id, null, null])
    const two = await untilDone(user, (await startImport(user, [first?.id ?? 0, second?.id ?? 0])).id)
    expect(states(two)).toEqual(['already', 'imported'])
    expect(two).toMatchObject({ success: 2, items: [{ route_id: one.items[0]?.route_id }, {}] })
    await user.api.deleteRoute({ params: { id: String(one.items[0]?.route_id) } })
    expect(states(await untilDone(user, (await startImport(user, [first?.id ?? 0])).id))).toEqual(['imported'])
  })

  it.each([
    ['stays when its account is disconnected', {}, 4],
    ['goes with the connection on wish, and nothing else does', { routes: 'delete' }, 1],
  ] as const)('%s', async (_, query, left) => {
    const { user, athlete } = await test.aConnectedUser()
    const own = await createArticle(user)
    await untilDone(user, (await startImport(user, ids(athlete.activities))).id)
    expect((await user.api.disconnectStrava({ query })).status).toBe(204)
    const articles = await articlesOf(user)
    expect(articles).toHaveLength(left)
    expect(articles.map(({ id }) => id)).toContain(own.id)
  })

  it('of others is not there', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const { id } = await startImport(user, ids(athlete.activities))
    await untilDone(user, id)
    const { user: other } = await test.aConnectedUser()
    const params = { id: String(id) }
    expect(await other.api.readStravaImport({ params })).toMatchObject({
      status: 404,
      error: { code: 'strava.import_not_found' },
    })
    expect((await other.api.cancelStravaImport({ params })).status).toBe(404)
  })
})

describe('an import that does not get all', () => {
  it('goes on with the others, and says of each why not', async () => {
    const indoors = anActivity(1, { path: [], seconds: [0, 60] })
    const { user } = await test.aConnectedUser({ activities: [anActivity(0), indoors] })
    const { id } = await startImport(user, [99, indoors.id, anActivity(0).id])
    const done = await untilDone(user, id)
    expect(done).toMatchObject({
      success: 1,
      failed: 2,
      items: [
        { state: 'failed', error: 'strava.not_found', route_id: null },
        { state: 'failed', error: 'strava.no_track' },
        { state: 'imported', error: null },
      ],
    })
  })

  it('of one draft makes it of what there is, and none of nothing', async () => {
    const { user } = await test.aConnectedUser({ activities: [anActivity(0)] })
    const some = await untilDone(user, (await startImport(user, [99, anActivity(0).id], { mode: 'one' })).id)
    expect(linesOf(await routeOf(user, some.items[1]))).toHaveLength(1)
    await untilDone(user, (await startImport(user, [98, 97], { mode: 'one' })).id)
    expect(await articlesOf(user)).toHaveLength(1)
  })

  it('fails for streams that are none', async () => {
    const { user, athlete } = await test.aConnectedUser()
    await user.api.listStravaActivities({ query: {} })
    const [first] = ids(athlete.activities)
    const wrong = Array.from({ length: 4 }, () => ({ body: { latlng: { data: 'x' } } }))
    test.standIn.script(`/api/v3/activities/${first}/streams`, ...wrong)
    const { id } = await startImport(user, [first ?? 0])
    await untilImport(user, id, ({ wait_code }) => wait_code === 'strava.unavailable')
    for (let time = 0; time < 3; time++) await test.services.strava.importJob.work(id)
    expect(await readImport(user, id)).toMatchObject({ items: [{ state: 'failed', error: 'strava.unavailable' }] })
  })

  it('waits when Strava has trouble, and goes on', async () => {
    const { user, athlete } = await test.aConnectedUser()
    test.standIn.script('/api/v3/activities/', { status: 502 })
    const { id } = await startImport(user, ids(athlete.activities))
    const waiting = await untilImport(user, id, ({ wait_seconds }) => wait_seconds !== null)
    expect(waiting).toMatchObject({ state: 'running', wait_code: 'strava.unavailable', success: 0 })
    expect(waiting.wait_seconds).toBeLessThanOrEqual(10)
    await test.services.strava.importJob.work(id)
    expect(await readImport(user, id)).toMatchObject({ state: 'done', success: 3 })
  })

  it('fails what is left when the athlete takes it back', async () => {
    const { user, athlete } = await test.aConnectedUser()
    test.standIn.beforeAnswer = async ({ path }) => {
      if (path.includes(String(athlete.activities[1]?.id))) test.standIn.grants.revokeOf(athlete.id)
    }
    const { id } = await startImport(user, ids(athlete.activities))
    const done = await untilDone(user, id)
    expect(done.items.map(({ error }) => error)).toEqual([null, 'strava.not_connected', 'strava.not_connected'])
  })
})

describe('[E55] an import at the limits of Strava', () => {
  it('waits with the seconds told, goes on by itself, and asks nothing meanwhile', async () => {
    const { user, athlete } = await test.aConnectedUser()
    test.standIn.usage.set({ limit: [100, 1000], used: [86, 86] })
    const { id } = await startImport(user, ids(athlete.activities))
    const waiting = await untilImport(user, id, ({ wait_code }) => wait_code === 'strava.too_many')
    expect(waiting.wait_seconds).toBeGreaterThan(0)
    expect(waiting.success).toBe(2)
    const requests = test.standIn.requests.length
    await test.services.strava.importJob.work(id)
    expect(test.standIn.requests).toHaveLength(requests)
    await test.db.delete(stravaUsage)
    test.standIn.usage.set({ used: [0, 90] })
    // The job that waits for then, now.
    await test.db.execute(
      sql`update pgboss.job set start_after = now() where name = 'strava-import' and state = 'created'`,
    )
    expect(await untilDone(user, id)).toMatchObject({ success: 3, failed: 0 })
    expect(await articlesOf(user)).toHaveLength(3)
  })
})

describe('one import at a time', () => {
  it('is refused beside one that runs, and may be cancelled; what it has made stays', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const open = Promise.withResolvers<void>()
    test.standIn.beforeAnswer = ({ path }) =>
      path.includes(String(athlete.activities[1]?.id)) ? open.promise : Promise.resolve()
    const { id } = await startImport(user, ids(athlete.activities))
    await untilImport(user, id, ({ success }) => success === 1)
    expect(await user.api.createStravaImport({ body: { activity_ids: ['1'], mode: 'each' } })).toMatchObject({
      status: 409,
      error: { code: 'strava.import_running' },
    })
    expect((await user.api.cancelStravaImport({ params: { id: String(id) } })).status).toBe(204)
    open.resolve()
    expect(states(await readImport(user, id))).toEqual(['imported', 'cancelled', 'cancelled'])
    const again = await untilDone(user, (await startImport(user, ids(athlete.activities))).id)
    expect(states(again)).toEqual(['already', 'imported', 'imported'])
    expect(await articlesOf(user)).toHaveLength(3)
    expect((await user.api.cancelStravaImport({ params: { id: String(again.id) } })).status).toBe(204)
    expect((await readImport(user, again.id)).state).toBe('done')
  })
})

describe('an import whose worker dies', () => {
  it('doubles nothing, however many go on with it at once, in two processes', async () => {
    const database = await createTestDatabase()
    const one = await buildStravaApp({ standIn: test.standIn, database })
    const other = await buildStravaApp({ standIn: test.standIn, database })
    for (const mode of ['each', 'one'] as const) {
      const { user, athlete } = await one.aConnectedUser()
      const { id } = await startImport(user, ids(athlete.activities), { mode })
      const workers = [one, other, one, other].map(({ services }) => services.strava.importJob.work(id))
      await Promise.all(workers)
      await untilDone(user, id)
      expect(await articlesOf(user, one)).toHaveLength(mode === 'each' ? 3 : 1)
    }
    await one.close()
    await other.close()
    await database.drop()
  })

  it('is queued again when its job was lost', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const [row] = await test.db
      .insert(stravaImports)
      .values({ userId: user.user.id, mode: 'each', title: '', state: 'running' })
      .returning({ id: stravaImports.id })
    const importId = row?.id ?? 0
    const items = ids(athlete.activities).map((activityId, position) => ({
      importId,
      position,
      activityId,
      userId: user.user.id,
      name: '',
      state: 'waiting' as const,
    }))
    await test.db.insert(stravaImportItems).values(items)
    await test.services.strava.tidyUp()
    expect((await readImport(user, importId)).success).toBe(0)
    await test.db
      .update(stravaImports)
      .set({ movedAt: sql`now() - interval '16 minutes'` })
      .where(eq(stravaImports.id, importId))
    await test.services.strava.tidyUp()
    expect(await untilDone(user, importId)).toMatchObject({ success: 3 })
  })

  it('goes with who leaves for good', async () => {
    const { user, athlete } = await test.aConnectedUser()
    await untilDone(user, (await startImport(user, ids(athlete.activities))).id)
    const told = await test.services.strava.exportOf(user.user.id)
    expect(told.imports.map(({ name }) => name)).toEqual(athlete.activities.map(({ name }) => name))
    await user.api.withdraw({ body: {} })
    expect(await test.db.select().from(stravaImports).where(eq(stravaImports.userId, user.user.id))).toEqual([])
    expect(await test.db.select().from(stravaImportItems).where(eq(stravaImportItems.userId, user.user.id))).toEqual([])
  })
})
