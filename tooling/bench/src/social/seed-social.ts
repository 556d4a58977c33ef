import type postgres from 'postgres'
import { LAST_DEMO_ID, seedSearchable } from '../search/seed-searchable.ts'

export const PEOPLE = 100_000
export const ARTICLES = 10_000
/** The user whom all others follow, and who gets the most notifications. Made articles have authors with low ids. */
export const STAR_ID = 400
/** The article with the most comments. */
export const POPULAR_ID = LAST_DEMO_ID + 1
const COMMENTS = 1_000_000
const STOCKS = 1_000_000
const FOLLOWS_OF_EACH = 9
/** So many follow a lot. */
const KEEN_PEOPLE = 100
const FOLLOWS_OF_KEEN = 400
const NOTIFICATIONS_OF_STAR = 100_000
const NOTIFICATIONS_OF_EACH = 9
const TABLES = ['users', 'follows', 'comments', 'stocks', 'notifications', 'routes']

/** A product with related users: follows, comments, stocked articles and notifications. */
export async function seedSocial(sql: postgres.Sql, dataFolder: string): Promise<void> {
  await seedSearchable(sql, dataFolder, ARTICLES)
  await sql`alter system set synchronous_commit = off`
  await sql`alter system set max_wal_size = '16GB'`
  await sql`select pg_reload_conf()`
  // That people and articles exist is not looked up for each row.
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await seedPeople(tx)
    await seedFollows(tx)
    await seedComments(tx)
    await seedStocks(tx)
    await seedNotifications(tx)
  })
  await sql`analyze`
  for (const table of TABLES) await sql.unsafe(`vacuum analyze ${table}`)
  await sql`alter system reset all`
  await sql`select pg_reload_conf()`
  await sql`checkpoint`
}

type Step = (tx: postgres.TransactionSql) => Promise<void>

const seedPeople: Step = async (tx) => {
  await tx`
    insert into users (id, name, email, locale, password_hash, email_verified_at, created_at) overriding system value
    select n, 'walker' || n, 'walker' || n || '@example.com', 'ja', '!', now(), now() - interval '1 year'
    from generate_series(1, ${PEOPLE}::bigint) n on conflict do nothing`
  await tx`update users set created_at = now() - interval '1 year'`
  await tx`select setval(pg_get_serial_sequence('users', 'id'), ${PEOPLE + 1})`
}

/** Everybody follows the star and some authors; a few follow hundreds. */
const seedFollows: Step = async (tx) => {
  await tx`
    insert into follows (follower_id, followed_id)
    select n, ${STAR_ID} from generate_series(1, ${PEOPLE}::bigint) n where n <> ${STAR_ID}`
  await tx`
    insert into follows (follower_id, followed_id)
    select n, 1 + (n * 7 + k * 53) % 500 from generate_series(1, ${PEOPLE}::bigint) n, generate_series(1, ${FOLLOWS_OF_EACH}::bigint) k
    where n <> 1 + (n * 7 + k * 53) % 500 on conflict do nothing`
  await tx`
    insert into follows (follower_id, followed_id)
    select ${PEOPLE} - n, k from generate_series(0, ${KEEN_PEOPLE - 1}::bigint) n, generate_series(1, ${FOLLOWS_OF_KEEN}::bigint) k
    on conflict do nothing`
  await tx`
    update users set
      follower_count = (select count(*) from follows where followed_id = users.id),
      following_count = (select count(*) from follows where follower_id = users.id)`
}

/** A tenth stands under one article. Every third answers another. */
const seedComments: Step = async (tx) => {
  await tx`
    insert into comments (id, route_id, user_id, root_id, reply_to_id, text, created_at) overriding system value
    select n, case when n % 10 = 0 then ${POPULAR_ID} else ${LAST_DEMO_ID} + 2 + (n / 30) % ${ARTICLES - 1} end,
      1 + (n * 7919) % ${PEOPLE},
      case when n % 30 in (20, 21) then n - n % 30 + (n % 10) end, case when n % 30 in (20, 21) then n - n % 30 + (n % 10) end,
      'Comment number ' || n || '. The path along the river is dry again, and the bridge is open.',
      now() - (${COMMENTS} - n) * interval '20 seconds'
    from generate_series(1, ${COMMENTS}::bigint) n`
  // The first of each thirty that is answered may stand under another article: such answers follow it there.
  await tx`update comments c set route_id = root.route_id from comments root where root.id = c.root_id`
  await tx`select setval(pg_get_serial_sequence('comments', 'id'), ${COMMENTS})`
  await tx`
    update routes set comment_count = counted.count
    from (select route_id, count(*) as count from comments group by route_id) counted where counted.route_id = routes.id`
}

const seedStocks: Step = async (tx) => {
  await tx`
    insert into stocks (user_id, route_id)
    select 1 + n % ${PEOPLE}, ${LAST_DEMO_ID} + 1 + (n / ${PEOPLE} * 997 + n) % ${ARTICLES}
    from generate_series(0, ${STOCKS - 1}::bigint) n on conflict do nothing`
}

/** Thanks and comments of a year; the star's as many as that brings. Mailed, as far as anybody wants them. */
const seedNotifications: Step = async (tx) => {
  await tx`
    insert into notifications (user_id, type, actor_id, route_id, created_at, mailed_at)
    select ${STAR_ID}, case when n % 3 = 0 then 'follow' else 'favorite' end, 1 + (n * 31) % ${PEOPLE},
      case when n % 3 > 0 then ${LAST_DEMO_ID} + 1 + n % 20 end,
      now() - (${NOTIFICATIONS_OF_STAR} - n) * interval '5 minutes', now()
    from generate_series(1, ${NOTIFICATIONS_OF_STAR}::bigint) n`
  await tx`
    insert into notifications (user_id, type, actor_id, route_id, comment_id, created_at, mailed_at)
    select n, 'comment', 1 + (n * 31 + k) % ${PEOPLE}, ${POPULAR_ID}, 10 * (1 + (n + k) % 1000), now() - k * interval '1 day', now()
    from generate_series(1, ${PEOPLE}::bigint) n, generate_series(${NOTIFICATIONS_OF_EACH}::int, 1, -1) k where n <> ${STAR_ID}`
}
