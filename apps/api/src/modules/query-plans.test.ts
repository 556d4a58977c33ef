import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { commentsRepository } from './comments/comments.repository.ts'
import { favoritesRepository } from './favorites/favorites.repository.ts'
import { journeysRepository } from './journeys/journeys.repository.ts'
import { publicJourneysRepository } from './journeys/public-journeys.repository.ts'
import { walkCasesRepository } from './moderation/walk-cases.repository.ts'
import { stageWalksRepository } from './walk-logs/stage-walks.repository.ts'
import { walkLogsRepository } from './walk-logs/walk-logs.repository.ts'
import { reachedPlacesRepository } from './years/reached-places.repository.ts'
import { yearTracksRepository } from './years/tracks.repository.ts'
import { yearsRepository } from './years/years.repository.ts'

/** Small tables are read whole whatever there is: of so many rows, and only a few of interest, an index is the better plan. */
const SEED = `
  set session_replication_role = replica;
  set synchronous_commit = on; -- else a vacuum may not know yet that all is there
  insert into users (id, name, email, locale, password_hash, email_verified_at) overriding system value
    select n, 'user_' || n, n || '@example.com', 'ja', '!', now() from generate_series(1, 1000) n;
  insert into routes (id, user_id, title, summary, is_draft, share_token, preview_key) overriding system value
    select n, n % 1000 + 1, 'title', 'summary', false, 't' || n, 'p' || n from generate_series(1, 5000) n;
  insert into route_maps (route_id, layers) select id, '[]' from routes;
  insert into journeys (id, user_id, kind, title, summary, state, share_token, published_at) overriding system value
    select n, n % 1000 + 1, 'journey', 'title', 'summary', case when n % 10 = 0 then 'public' else 'private' end,
      't' || n, now() - n * interval '1 minute' from generate_series(1, 5000) n;
  insert into journey_entries (journey_id, kind, position, day, note, route_id)
    select n % 5000 + 1, 'stage', n / 5000, 0, '', n % 5000 + 1 from generate_series(0, 29999) n;
  insert into favorites (user_id, route_id) select n % 1000 + 1, n / 10 from generate_series(1, 50000) n;
  insert into favorites (user_id, journey_id) select n % 1000 + 1, n / 25 + 1 from generate_series(1, 2500) n;
  insert into comments (user_id, route_id, journey_id, text)
    select n % 1000 + 1, case when n % 20 > 0 then n / 10 end, case when n % 20 = 0 then n / 10 % 5000 + 1 end, 'text'
    from generate_series(1, 50000) n;
  insert into walk_logs (user_id, route_id, track_id, walked_on, conditions, text, visibility, prohibited_at)
    select n % 1000 + 1, n * 7 % 5000 + 1, case when n % 50 = 0 then n % 5000 end, date '2020-01-01' + n % 2000, '{}', 'text',
      'public', case when n % 5000 = 0 then now() end from generate_series(1, 50000) n;
  insert into route_tracks (route_id, version, gazetteer) select id, 1, 'current' from routes;
  insert into route_track_lines (route_id, is_own, level, lines, bounds)
    select id, false, level, '_p~iF~ps|U', box(point(0, 0), point(1, 1)) from routes, generate_series(0, 3) level;
  insert into route_places (route_id, kind, place_id, name_ja, name_en, is_shown, position)
    select id, 'municipality', 'town ' || id % 50, 'name', 'name', true, point(0, 0) from routes;
  insert into activities (kind, ref_id, is_public, user_id, happened_on, sport, route_id, line_id, is_own_line)
    select 'walk_log', id, is_public, user_id, walked_on, 'walk', route_id, route_id, false
    from walk_logs, (values (false), (true)) as of (is_public);
  insert into activity_days (user_id, is_public, day, sport, count, distance_count, distance_m, climb_count, climb_m, time_count, seconds)
    select user_id, is_public, happened_on, sport, count(*), 0, 0, 0, 0, 0, 0 from activities group by 1, 2, 3, 4;
  set session_replication_role = origin;
  analyze`

/** Only tables that have been filled: the others are read whole, as there is nothing in them. */
const READ_WHOLE = /Seq Scan on (routes|route_(?!tags)|journey|favorites|comments|walk_logs|activit)/

let database: TestDatabase
let sql: ReturnType<typeof connect>
let db: Database
let sent: [text: string, values: unknown[]][] = []
beforeAll(async () => {
  database = await createTestDatabase()
  sql = connect(database.target, { max: 1 })
  db = drizzle(sql)
  await sql.unsafe(SEED)
  // Before, an index alone tells nothing. The database does so by itself in a while.
  await sql.unsafe('vacuum analyze activities')
  const send = sql.unsafe
  sql.unsafe = ((text: string, values: never[] = [], options: object = {}) => {
    sent.push([text, values])
    return send(text, values, options)
  }) as typeof send
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** How PostgreSQL finds the rows of each statement that is sent meanwhile. */
async function plansOf(ask: () => PromiseLike<unknown>): Promise<string> {
  sent = []
  await ask()
  const plans: string[] = []
  for (const [text, values] of [...sent]) {
    const lines = await sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${text}`, values as never[])
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
  }
  expect(plans.length).toBeGreaterThan(0)
  return plans.join('\n\n')
}

const journey = { kind: 'journey', id: 41 } as const
const page = { before: null, limit: 20 }
const threads = {
  subject: journey,
  viewerId: null,
  objectId: null,
  start: null,
  limit: 20,
  replies: 5,
  order: 'newest',
} as const
const question = { userId: 7, isPublic: false, span: { first: '2024-01-01', last: '2024-12-31' }, sport: null }
const stages = [{ entryId: 1, articleId: 3, part: null }]
const walks = { articleId: 3, viewerId: null }
const INDEX_ONLY = 'Index Only Scan using activities_years_idx'

it.each<[what: string, index: string, ask: () => PromiseLike<unknown>]>([
  ['Nice Routes of a journey', 'favorites_journey_idx', () => favoritesRepository(db).list(journey, page)],
  ['one Nice Route of a journey', 'favorites_user_journey_key', () => favoritesRepository(db).has(journey, 7)],
  ['threads about a journey', 'comments_journey_thread_idx', () => commentsRepository(db).listThreads(threads)],
  ['stages of a journey', 'journey_entries_journey_idx', () => journeysRepository(db).listEntries(41)],
  ['sums of journeys', 'journey_entries_journey_idx', () => journeysRepository(db).listMeasured([41, 42])],
  ['public journeys of a person', 'journeys_public_author_idx', () => journeysRepository(db).listPublicOf(40, page)],
  [
    'public journeys',
    'journeys_public_published_idx',
    () => publicJourneysRepository(db).listPublic({ kind: null, ...page }),
  ],
  ['walks on an article', 'walk_logs_route_idx', () => walkLogsRepository(db).list({ ...walks, ...page })],
  ['counts of walks on an article', 'walk_logs_route_idx', () => walkLogsRepository(db).count(walks)],
  ['conditions of an article', 'walk_logs_route_idx', () => walkLogsRepository(db).listConditions(walks, '2025-01-01')],
  ['typical times of an article', 'walk_logs_route_idx', () => walkLogsRepository(db).findTypicalTime(3)],
  ['walks on stages', 'walk_logs_route_idx', () => stageWalksRepository(db).count({ stages, viewerId: null })],
  ['times of stages', 'walk_logs_route_idx', () => stageWalksRepository(db).listTypicalTimes(stages)],
  ['walks of a person', 'walk_logs_user_idx', () => walkLogsRepository(db).listOwn(7, page)],
  [
    'prohibited walks',
    'walk_logs_prohibited_idx',
    () => walkCasesRepository(db).listProhibited({ after: 0, limit: 20 }),
  ],
  ['sums by day', 'activity_days_user_id', () => yearsRepository(db).listDays(question)],
  ['sums by month', INDEX_ONLY, () => yearsRepository(db).listSpans(question, 'month')],
  ['activities of a year', 'activities_years_idx', () => yearsRepository(db).list(question, page)],
  ['the greatest of a year', INDEX_ONLY, () => yearsRepository(db).findGreatest(question)],
  ['tracks of a year', 'activities_years_idx', () => yearTracksRepository(db).list(question, { level: 0, box: null })],
  [
    'tracks in a box',
    'activities_years_idx',
    () => yearTracksRepository(db).list(question, { level: 0, box: [0, 0, 2, 2] }),
  ],
  [
    'bounds of a year',
    'route_track_lines_route_id_level_is_own_pk',
    () => yearTracksRepository(db).findBounds(question),
  ],
  ['articles of a file', 'activities_years_idx', () => yearTracksRepository(db).listArticles(question)],
  ['places of a year', 'route_places_route_id_kind_place_id_pk', () => reachedPlacesRepository(db).list(question, 200)],
  ['lines of places of a year', INDEX_ONLY, () => reachedPlacesRepository(db).list(question, 200)],
  [
    'tracks without places',
    'route_tracks_gazetteer_idx',
    () => reachedPlacesRepository(db).listOutdated('current', 10),
  ],
])('%s are found by %s', async (_, index, ask) => {
  const plans = await plansOf(ask)

  expect(plans).toContain(index)
  expect(plans).not.toMatch(READ_WHOLE)
})
