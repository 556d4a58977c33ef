import type postgres from 'postgres'
import { amount, type Benchmark, lessIsBetter, moreIsBetter } from '../benchmark.ts'
import { median, takeTurns } from '../stats.ts'
import { httpClient, measureRate, type Rate } from './load.ts'
import { withProduct } from './with-product.ts'

const ROUNDS = 5
/** As the product does. */
const MOST_COUNTED = 10_000
const ARTICLES = amount(20_000, 200)
const AUTHORS = 200
const ONE_AT_A_TIME = { lanes: 1, ms: 1500 }
const LOADED = { lanes: 8, ms: 3000 }
const TARGET = 2

interface Measured {
  readonly alone: Rate
  readonly loaded: Rate
}

export const listBenchmark: Benchmark = {
  name: 'api.list',
  run: (report) =>
    withProduct(async (product) => {
      const client = httpClient()
      const sql = product.openDatabase()
      await seedArticles(sql)
      const send = { sql: () => listFirstPage(sql), api: () => client.get(`${product.origin}/api/v1/routes`) }
      assertSameList(JSON.parse((await send.api()).body.toString()), await send.sql())
      const runs = await takeTurns(['sql', 'api'] as const, ROUNDS, async (name): Promise<Measured> => {
        const alone = await measureRate(send[name], ONE_AT_A_TIME)
        const loaded = await measureRate(send[name], LOADED)
        report(`${name}: ${alone.medianMs.toFixed(2)} ms alone, ${loaded.perSecond.toFixed()}/s loaded`)
        return { alone, loaded }
      })
      client.close()
      await sql.end()
      return toResults(runs)
    }),
}

function toResults({ api, sql }: Readonly<Record<'api' | 'sql', readonly Measured[]>>) {
  const alone = (runs: readonly Measured[]) => median(runs.map((run) => run.alone.medianMs))
  const loaded = (runs: readonly Measured[]) => median(runs.map((run) => run.loaded.perSecond))
  return [
    lessIsBetter({ name: 'api.list', unit: 'ms', value: alone(api), bound: alone(sql), target: TARGET }),
    moreIsBetter({
      name: 'api.list.loaded',
      unit: 'requests/s',
      value: loaded(api),
      bound: loaded(sql),
      target: TARGET,
    }),
  ]
}

interface ListedRow {
  readonly id: string
  readonly tags: readonly string[]
}

/** What the first page of public articles needs from the database, as one would write it by hand. */
async function listFirstPage(sql: postgres.Sql): Promise<{ rows: readonly ListedRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    sql<ListedRow[]>`
      select routes.id, routes.user_id, title, summary, is_draft, private_mode, is_forbidden, version, distance_km, bounds,
        place_ja, place_en, thumbnail_path, preview_key, favorite_count, copy_count, routes.created_at, updated_at,
        users.name, users.nickname, users.avatar,
        array(select tag.name from route_tags tag where tag.route_id = routes.id order by position) as tags
      from routes join users on users.id = routes.user_id
      where not is_draft and not is_forbidden and private_mode is null
      order by coalesce(published_at, routes.created_at) desc, routes.id desc limit 20`,
    sql<{ total: number }[]>`
      select count(*)::int as total from (
        select id from routes where not is_draft and not is_forbidden and private_mode is null limit ${MOST_COUNTED}) counted`,
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** @throws when the product and the hand-written SQL do not list the same. */
function assertSameList(answer: unknown, { rows, total }: Awaited<ReturnType<typeof listFirstPage>>): void {
  const list = answer as { data: { id: number; tag: { name: string }[] }[]; total: number } // as the contract says
  const ofApi = JSON.stringify([list.total, list.data.map(({ id, tag }) => [id, tag.map(({ name }) => name)])])
  const ofSql = JSON.stringify([total, rows.map(({ id, tags }) => [Number(id), tags])])
  if (ofApi !== ofSql) throw new Error(`the lists differ:\n${ofApi}\n${ofSql}`)
}

/** Fills the tables that lists read with public articles of many authors, two tags each, created one minute apart. */
async function seedArticles(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into users (name, email, locale, password_hash, email_verified_at)
    select 'lister_' || n, 'lister' || n || '@example.com', 'ja', '!', now() from generate_series(1, ${AUTHORS}) n`
  await sql`
    with author as (select id, row_number() over (order by id) - 1 as number from users where name like 'lister\_%')
    insert into routes (user_id, title, summary, is_draft, share_token, distance_km, preview_key, favorite_count, created_at, updated_at)
    select author.id, '尾根を歩く ' || n, repeat('木もれ日の道を通って峠へ。', 6), false, 'token-' || n, n % 900 / 10.0, 'preview-' || n,
      n % 50, now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${ARTICLES}::int) n join author on author.number = n % ${AUTHORS}`
  await sql`
    insert into route_tags (route_id, key, name, position)
    select id, tag || '-' || id % 40, tag || '-' || id % 40, tag
    from routes cross join generate_series(0, 1) tag where share_token like 'token-%'`
  await sql`vacuum analyze`
}
