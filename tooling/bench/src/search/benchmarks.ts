import { type ProductServer, startProduct } from '@repo/product'
import { amount, type Benchmark, isSmoke, lessIsBetter, type Result } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { median, quantile } from '../stats.ts'
import { type DatabaseTime, watchDatabase } from './database-time.ts'
import { KINDS, type Kind, questionsOf } from './questions.ts'
import { LAST_DEMO_ID, seedSearchable } from './seed-searchable.ts'
import { seededData, WITHOUT_ENGINE } from './seeded-data.ts'

/** Products by how many articles they hold. */
const STAGES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const
const IN_SMOKE = 1_000
/** The fastest round counts: the others measure the load of the machine. */
const ROUNDS = amount(3, 1)
const LIMITS = { databaseMs: 25, httpMs: 50, indexMegabytes: 1_000 }

interface Stage {
  readonly name: string
  readonly questions: Readonly<Record<Kind, readonly string[]>>
  readonly database: DatabaseTime
  readonly indexMegabytes: number
  send(question: string): Promise<unknown>
  stop(): Promise<void>
}

export const searchBenchmark: Benchmark = {
  name: 'search',
  isOnDemand: true,
  async run(report) {
    if (isSmoke) {
      return withProduct(async (product) => {
        const sql = product.openDatabase()
        await seedSearchable(sql, product.dataFolder, IN_SMOKE)
        await sql.end()
        return measure([await openStage('1k', IN_SMOKE, product)])
      })
    }
    const products: ProductServer[] = []
    try {
      const stages: Stage[] = []
      for (const [name, articles] of Object.entries(STAGES)) {
        const product = await startProduct(WITHOUT_ENGINE, await seededData(articles, report))
        products.push(product)
        stages.push(await openStage(name, articles, product))
      }
      return await measure(stages)
    } finally {
      for (const product of products) await product.stop()
    }
  },
}

async function measure(stages: readonly Stage[]): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const kind of KINDS) results.push(...(await timesOf(stages, kind)))
  for (const { name, indexMegabytes: value } of stages) {
    results.push(
      lessIsBetter({ name: `search.index.${name}`, unit: 'MB', target: 1, value, bound: LIMITS.indexMegabytes }),
    )
  }
  for (const stage of stages) await stage.stop()
  return results
}

async function openStage(name: string, articles: number, product: ProductServer): Promise<Stage> {
  const sql = product.openDatabase()
  const client = httpClient()
  const database = await watchDatabase(sql, product.dataFolder)
  const [index] = await sql<{ bytes: string }[]>`select pg_relation_size('route_search_tokens_idx') as bytes`
  return {
    name,
    database,
    questions: questionsOf(LAST_DEMO_ID + articles),
    indexMegabytes: Number(index?.bytes) / 1e6,
    send: (question) => client.get(`${product.origin}/api${question}`),
    async stop() {
      client.close()
      await database.stop()
      await sql.end()
    },
  }
}

/** Every question to all stages in turn, so that a busy moment of the machine hits them alike. */
async function timesOf(stages: readonly Stage[], kind: Kind): Promise<readonly Result[]> {
  const count = stages[0]?.questions[kind].length ?? 0
  const fastest = () => new Array<number>(count).fill(Number.POSITIVE_INFINITY)
  const spent = stages.map((stage) => ({ stage, database: fastest(), http: fastest() }))
  for (let round = 0; round <= ROUNDS; round++) {
    for (let index = 0; index < count; index++) {
      for (const { stage, database, http } of spent) {
        stage.database.take()
        const start = performance.now()
        await stage.send(stage.questions[kind][index] ?? '')
        if (round === 0) continue // it fills caches
        http[index] = Math.min(http[index] ?? 0, performance.now() - start)
        database[index] = Math.min(database[index] ?? 0, stage.database.take())
      }
    }
  }
  return spent.flatMap(({ stage, database, http }) => {
    const figure = (name: string, value: number, bound: number) =>
      lessIsBetter({ name: `search.${kind}.${stage.name}.${name}`, unit: 'ms', value, bound, target: 1 })
    return [
      figure('p50', median(database), LIMITS.databaseMs),
      figure('p95', quantile(database, 0.95), LIMITS.databaseMs),
      figure('http-p95', quantile(http, 0.95), LIMITS.httpMs),
    ]
  })
}
