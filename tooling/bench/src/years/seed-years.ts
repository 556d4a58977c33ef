import { encodePolyline, type Position } from '@mishiori/map-document'
import type postgres from 'postgres'
import { amount } from '../benchmark.ts'

export const TRACKS = amount(5_000, 50)
const LOGS = amount(1_000_000, 2_000)
/** As many as one person may have. */
const LOGS_OF_ONE = amount(10_000, 200)
const POINTS = 200
/** What all tracks reach: three of them each. */
const PLACES = amount(300, 10)
/** Every how many points are drawn at each level. */
const LEVELS = [50, 10, 2, 1]

/**
 * Gives a person many recordings and as many logs as may be, and others the rest: what triggers would store one by one is put
 * together at once.
 */
export async function seedYears(sql: postgres.Sql, person: number): Promise<void> {
  await sql`set session_replication_role = replica`
  await sql`
    insert into users (name, email, locale, password_hash, email_verified_at)
    select 'walker_' || n, 'walker_' || n || '@example.com', 'ja', '!', now() from generate_series(1, ${LOGS / LOGS_OF_ONE}::int) n`
  const ids = await sql<{ id: number }[]>`
    insert into routes (user_id, title, summary, is_draft, share_token, preview_key, distance_km)
    select ${person}, '山道 ' || n, '', true, 'track-' || n, 'track-' || n, 12 from generate_series(1, ${TRACKS}::int) n
    returning id::int`
  for (let at = 0; at < ids.length; at += 500)
    await seedTracks(
      sql,
      ids.slice(at, at + 500).map(({ id }) => id),
    )
  await sql`
    insert into walk_logs (user_id, route_id, walked_on, minutes, conditions, text, visibility)
    select case when walker.row = 1 then ${person} else walker.id end, track.id,
      date '2017-01-01' + n * 7 % 3600, 60 + n % 300, '{}', '', 'public'
    from generate_series(1, ${LOGS_OF_ONE}::int) n
    cross join (select id, row_number() over (order by id) as row from users where name like 'walker\_%') walker
    join (select id, row_number() over (order by id) as row from routes where share_token like 'track-%') track
      on track.row = n % ${TRACKS}::int + 1
    order by n, walker.row`
  await sql`
    insert into activities (kind, ref_id, is_public, user_id, happened_on, sport, route_id, line_id, is_own_line, distance_m, climb_m,
      seconds, highest_m)
    select 'walk_log', id, is_public, user_id, walked_on, (array['hike', 'walk', 'cycling'])[id % 3 + 1], route_id, route_id,
      user_id = ${person}, 3000 + id * 7919 % 20000, id * 104729 % 1500, minutes * 60, id * 15485863 % 3000
    from walk_logs, (values (false), (true)) as shown (is_public) where visibility = 'public' on conflict do nothing`
  await sql`truncate activity_days`
  await sql`
    insert into activity_days
    select user_id, is_public, happened_on, sport, count(*), count(distance_m), coalesce(sum(distance_m), 0), count(climb_m),
      coalesce(sum(climb_m), 0), count(seconds), coalesce(sum(seconds), 0)
    from activities group by user_id, is_public, happened_on, sport`
  await sql`set session_replication_role = origin`
  await sql`vacuum analyze`
}

async function seedTracks(sql: postgres.Sql, ids: readonly number[]): Promise<void> {
  const rows = ids.map((id) => {
    const path = wayOf(id)
    const lines = LEVELS.map((every) => encodePolyline(path.filter((_, at) => at % every === 0)))
    const timestamps = path.map((_, at) => Date.UTC(2026, 0, 1) + id * 3_600_000 + at * 60_000)
    const line = { objectType: 'RECORDING_LINE', name: '道', text: '', color: '#DB0730', isMain: true, mode: 'walking' }
    const objects = [{ ...line, tmpId: `line-${id}`, path: encodePolyline(path), timestamps }]
    return { id, lines, box: [path[0], path.at(-1)].flat(), layers: [{ id: 'layer-1', name: '1', objects }] }
  })
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id bigint, lines jsonb, box jsonb, layers jsonb)),
    maps as (insert into route_maps (route_id, layers) select id, layers from given),
    tracks as (
      insert into route_tracks (route_id, version, recorded_on, sport, distance_m, gazetteer)
      select id, 1, '2026-01-01', 'hike', 12000, coalesce((select string_agg(version, ' ' order by id) from gazetteer_loads), 'seeded')
      from given
    ), places as (
      insert into route_places (route_id, kind, place_id, name_ja, name_en, is_shown, position)
      select id, case when n = 0 then 'summit' else 'municipality' end, 'place ' || place, '場所 ' || place, 'Place ' || place, true, point(136, 35)
      from given, generate_series(0, 2) n, lateral (select (id * 7 + n * 101) % ${PLACES}::int as place) as reached
    )
    insert into route_track_lines (route_id, is_own, level, lines, bounds)
    select id, false, level - 1, line, box(point((box ->> 0)::float8, (box ->> 1)::float8), point((box ->> 2)::float8, (box ->> 3)::float8))
    from given, jsonb_array_elements_text(lines) with ordinality as drawn (line, level)`
}

/** About 12 km, anywhere in the middle of Japan. */
function wayOf(id: number): readonly Position[] {
  const [west, south] = [136 + ((id * 7) % 40) / 10, 34.5 + ((id * 13) % 25) / 10]
  return Array.from({ length: POINTS + 1 }, (_, at): Position => {
    return [west + at * 0.0005 + Math.sin(at / 5 + id) * 0.001, south + at * 0.0004 + Math.cos(at / 6) * 0.001]
  })
}
