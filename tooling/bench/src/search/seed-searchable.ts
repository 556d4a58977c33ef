import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type postgres from 'postgres'
import type { CopyOrder } from './copy-articles.ts'

/** Only these have a map to read, as the query for routes near a line does. */
export const WITH_MAP = 500
/** Ids up to this belong to the demonstration. */
export const LAST_DEMO_ID = 1_000
const TABLES = ['routes', 'route_tags', 'route_search']
/** Nothing is lost by a crash here: what was not seeded to its end is thrown away. */
const WHILE_SEEDING = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_wal_size: '16GB',
  maintenance_work_mem: '1GB',
}

/** Adds made articles to every table that lists and searches read, as saving each would. */
export async function seedSearchable(sql: postgres.Sql, dataFolder: string, articles: number): Promise<void> {
  const to = LAST_DEMO_ID + articles
  for (const [name, value] of Object.entries(WHILE_SEEDING)) await sql.unsafe(`alter system set ${name} = '${value}'`)
  await sql`select pg_reload_conf()`
  await seedAuthors(sql, to)
  await withoutIndexes(sql, () => copyInParts({ dataFolder, after: LAST_DEMO_ID, to, mapsAfter: to - WITH_MAP }))
  // Nobody knows where made articles are: the product would look for the names of their places beside the questions.
  await sql`update routes set place_ja = '', place_en = '' where id > ${to - WITH_MAP}`
  await sql`select setval(pg_get_serial_sequence('routes', 'id'), ${to})`
  await countAuthors(sql)
  await sql`vacuum analyze routes, route_tags, route_search, authors, users`
  await sql`alter system reset all`
  await sql`select pg_reload_conf()`
  await sql`checkpoint`
}

/** Making articles is most of the work, so every processor makes some. */
async function copyInParts(order: CopyOrder): Promise<void> {
  const { after, to } = order
  const parts = availableParallelism()
  const borders = Array.from({ length: parts + 1 }, (_, index) => after + Math.round(((to - after) * index) / parts))
  await Promise.all(
    borders.slice(1).map(async (border, index) => {
      const part: CopyOrder = { ...order, after: borders[index] ?? after, to: border }
      await once(new Worker(new URL('./copy-articles.ts', import.meta.url), { workerData: part }), 'exit')
    }),
  )
}

/** An index that is made of all rows at once is made many times faster than row by row. */
async function withoutIndexes(sql: postgres.Sql, fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid::regclass::text in ${sql(TABLES)} and not indisunique`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await fill()
  for (const { definition } of indexes) await sql.unsafe(definition)
}

async function seedAuthors(sql: postgres.Sql, articles: number): Promise<void> {
  await sql`
    insert into users (id, name, email, locale, password_hash, email_verified_at) overriding system value
    select n, 'walker' || n, 'walker' || n || '@example.com', 'ja', '!', now() from generate_series(1, ${Math.ceil(articles / 20) + 1}::int) n
    on conflict do nothing`
}

/** At once: the product, which runs, counts authors itself as soon as it changes an article. */
async function countAuthors(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`truncate authors`
    await tx`
      insert into authors (user_id, route_count, favorite_sum, copy_sum, beginnings)
      select user_id, count(*), sum(favorite_count), sum(copy_count),
        (select array_agg(left(name, n)) from users, generate_series(1, least(12, length(name))) n where users.id = user_id)
      from routes group by user_id`
  })
}
