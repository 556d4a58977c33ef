import type postgres from 'postgres'
import { type Benchmark, lessIsBetter, moreIsBetter } from '../benchmark.ts'
import { median, takeTurns } from '../stats.ts'
import { httpClient, measureRate, type Rate } from './load.ts'
import { startProduct } from './product-server.ts'
import { seedArticles } from './seed-articles.ts'

const ROUNDS = 5
/** As the product does. */
const MOST_COUNTED = 10_000
const ARTICLES = 20_000
const ONE_AT_A_TIME = { lanes: 1, ms: 1500 }
const LOADED = { lanes: 8, ms: 3000 }
const TARGET = 2

interface Measured {
  readonly alone: Rate
  readonly loaded: Rate
}

export const listBenchmark: Benchmark = {
  name: 'api.list',
  async run(report) {
    const product = await startProduct()
    const client = httpClient()
    const sql = product.openDatabase()
    try {
      await seedArticles(sql, ARTICLES)
      const send = {
        sql: () => listFirstPage(sql),
        api: () => client.get(`${product.origin}/api/v1/routes`),
      }
      const plain = await fetch(`${product.origin}/api/v1/routes`)
      assertSameList(await plain.json(), await send.sql())
      const runs = await takeTurns(['sql', 'api'] as const, ROUNDS, async (name): Promise<Measured> => {
        const measured = {
          alone: await measureRate(send[name], ONE_AT_A_TIME),
          loaded: await measureRate(send[name], LOADED),
        }
        report(
          `${name}: ${measured.alone.medianMs.toFixed(2)} ms alone, ${measured.loaded.perSecond.toFixed()}/s loaded`,
        )
        return measured
      })
      return toResults(runs)
    } finally {
      client.close()
      await sql.end()
      await product.stop()
    }
  },
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
