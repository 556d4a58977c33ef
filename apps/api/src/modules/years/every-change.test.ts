import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleTracks } from '../../schema/activities.table.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createRecording } from './testing/recordings.ts'

const ROUNDS = 12

let test: TestApp
let walkers: TestUser[]
beforeAll(async () => {
  test = await buildTestApp()
  walkers = [await test.aVerifiedUser(), await test.aVerifiedUser()]
})
afterAll(() => test.close())

type Change = (ids: readonly number[]) => Promise<unknown>

const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length]
  if (value === undefined) throw new Error('There is none.')
  return value
}

/** Changes of rows, as services make them and as they may come from anywhere else. `n` decides of what and how. */
function changeOf(kind: number, n: number): Change {
  const { db } = test
  const walker = pick(walkers, n).user.id
  const day = `2026-0${1 + (n % 3)}-0${1 + (n % 5)}`
  const visibility = pick(['public', 'followers', 'private'] as const, n)
  const article = (ids: readonly number[]) => pick(ids, n)
  const anyLog = sql`${walkLogs.id} = (select id from walk_logs order by (id * ${1 + n}) % 17, id limit 1)`
  const own = (ids: readonly number[]) =>
    db
      .select({ id: routeArticles.id })
      .from(routeArticles)
      .where(eq(routeArticles.userId, walker))
      .offset(n % ids.length)
      .limit(1)
  const insert: Change = async (ids) => {
    const [track] = n % 2 === 0 ? await own(ids) : []
    const row = { userId: walker, articleId: article(ids), trackId: track?.id ?? null, walkedOn: day, visibility }
    return db.insert(walkLogs).values({ ...row, minutes: n % 3 === 0 ? null : n + 1, conditions: [], text: '' })
  }
  const set =
    (columns: Partial<typeof routeArticles.$inferInsert>): Change =>
    (ids) =>
      db
        .update(routeArticles)
        .set(columns)
        .where(eq(routeArticles.id, article(ids)))
  const all: readonly Change[] = [
    insert,
    insert,
    () =>
      db
        .update(walkLogs)
        .set({ walkedOn: day, minutes: n + 1 })
        .where(anyLog),
    () => db.update(walkLogs).set({ visibility }).where(anyLog),
    () =>
      db
        .update(walkLogs)
        .set({ prohibitedAt: n % 2 === 0 ? null : new Date() })
        .where(anyLog),
    () => db.update(walkLogs).set({ trackId: null }).where(anyLog),
    () => db.delete(walkLogs).where(anyLog),
    set({ privateMode: pick([null, 'url', 'private'], n) }),
    set({ isForbidden: n % 2 === 0 }),
    set({ source: n % 2 === 0 ? null : 'strava' }),
    set({ trashedVersion: n % 2 === 0 ? null : 1 }),
    set({ userId: walker }),
    (ids) =>
      db
        .update(articleTracks)
        .set({ distanceMeters: n * 100 })
        .where(eq(articleTracks.articleId, article(ids))),
    (ids) =>
      db
        .update(articleTracks)
        .set({ recordedOn: n % 2 === 0 ? null : day })
        .where(eq(articleTracks.articleId, article(ids))),
    (ids) =>
      db
        .update(articleMaps)
        .set({ ownLayers: null })
        .where(eq(articleMaps.articleId, article(ids))),
  ]
  return pick(all, kind)
}

/** What is there, and what has to be: each log, and each recording that no log names; for its owner and for everybody. */
async function compare() {
  const { db } = test
  const isOpen = (table: string) =>
    sql.raw(
      `(not ${table}.is_draft and not ${table}.is_forbidden and ${table}.private_mode is null and ${table}.source is null)`,
    )
  const due = await db.execute(sql`
    with logs as (
      select l.*, l.visibility = 'public' and l.prohibited_at is null and coalesce(${isOpen('r')}, false) as is_open
      from walk_logs l left join routes r on r.id = l.route_id
    ), due as (
      select 'walk_log' as kind, id as ref_id, false as is_public, user_id, walked_on as day from logs
      union all select 'walk_log', id, true, user_id, walked_on from logs where is_open
      union all select 'article', r.id, k.is_public, r.user_id, t.recorded_on
      from routes r join route_tracks t on t.route_id = r.id, (values (false), (true)) k(is_public)
      where t.recorded_on is not null and r.trashed_version is distinct from r.version and (not k.is_public or ${isOpen('r')})
        and not exists (select from logs l where l.user_id = r.user_id and r.id in (l.route_id, l.track_id)
          and (not k.is_public or l.is_open))
    )
    select kind, ref_id::text, is_public, user_id::text, day::text from due order by 1, 2, 3`)
  const stored = await db.execute(sql`
    select kind, ref_id::text, is_public, user_id::text, happened_on::text as day from activities order by 1, 2, 3`)
  // The figures of what is a walker's own are those of the track, as it is.
  const stale = await db.execute(sql`
    select a.kind, a.ref_id::text, a.distance_m, t.distance_m as due from activities a
    join route_tracks t on t.route_id = a.line_id
    where a.is_own_line and a.distance_m is distinct from case when a.is_public then t.shown_distance_m else t.distance_m end`)
  const recounted = await db.execute(sql`
    select user_id::text, is_public, happened_on::text as day, sport, count(*)::int, count(distance_m)::int as distances,
      coalesce(sum(distance_m), 0)::int as distance, count(climb_m)::int as climbs, coalesce(sum(climb_m), 0)::int as climb,
      count(seconds)::int as times, coalesce(sum(seconds), 0)::int as seconds
    from activities group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  const sums = await db.execute(sql`
    select user_id::text, is_public, day::text, sport, count, distance_count as distances, distance_m::int as distance,
      climb_count as climbs, climb_m::int as climb, time_count as times, seconds::int
    from activity_days order by 1, 2, 3, 4`)
  return { due: [...due], stored: [...stored], stale: [...stale], recounted: [...recounted], sums: [...sums] }
}

it('is what a recount says, after any changes, also those that happen at once', async () => {
  const changes = fc.array(fc.tuple(fc.nat(14), fc.nat(60)), { minLength: 20, maxLength: 40 })
  for (const [index, round] of fc.sample(changes, { numRuns: ROUNDS, seed: 2026 }).entries()) {
    const [one, other] = [pick(walkers, 0), pick(walkers, 1)]
    const articles = [await createRecording(one), await createRecording(other, { climb: 9 }), await createArticle(one)]
    const ids = articles.map(({ id }) => id)
    for (let at = 0; at < round.length; at += 3) {
      const together = round.slice(at, at + 3).map(([kind, n]) => changeOf(kind, n)(ids))
      // Of changes that wait for each other in a circle the database refuses one.
      await Promise.allSettled(together)
    }
    if (index % 3 === 2) await test.db.delete(routeArticles).where(eq(routeArticles.id, pick(ids, index)))
    const { due, stored, stale, recounted, sums } = await compare()
    expect({ stored, stale }).toEqual({ stored: due, stale: [] })
    expect(sums).toEqual(recounted)
    expect(stored.length).toBeGreaterThan(0)
  }
})
