import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { startProduct } from '../server/product-server.ts'
import { median, quantile } from '../stats.ts'
import { type DatabaseTime, watchDatabase } from './database-time.ts'
import { KINDS, type Kind, questionsOf } from './questions.ts'
import { LAST_DEMO_ID } from './seed-searchable.ts'
import { seededData } from './seeded-data.ts'

/** Products by how many articles they hold. */
const STAGES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 }
type StageName = keyof typeof STAGES
/** The fastest round counts: the others measure the load of the machine. */
const ROUNDS = 3
/** Milliseconds that the database may spend on an answer, however much there is. */
const DATABASE_MS = 25
/** From asking over HTTP to the last byte. */
const HTTP_MS = 50
const INDEX_MEGABYTES = 1_000

interface Times {
  /** Of the database's own time. */
  readonly p50: number
  readonly p95: number
  readonly httpP95: number
}

interface Stage {
  readonly name: StageName
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
    const stages: Stage[] = []
    try {
      for (const name of ['10k', '100k', '1m'] as const) stages.push(await openStage(name, report))
      const results: Result[] = []
      for (const kind of KINDS) {
        const times = await timesOf(stages, kind)
        results.push(...stages.flatMap(({ name }, index) => resultsOf(`search.${kind}.${name}`, times[index])))
      }
      return [...results, ...stages.map(sizeOf)]
    } finally {
      for (const stage of stages) await stage.stop()
    }
  },
}

async function openStage(name: StageName, report: (line: string) => void): Promise<Stage> {
  const articles = STAGES[name]
  const product = await startProduct({}, await seededData(articles, report))
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
      await product.stop()
    },
  }
}

/** Every question to all stages in turn, so that a busy moment of the machine hits them alike. */
async function timesOf(stages: readonly Stage[], kind: Kind): Promise<readonly Times[]> {
  const spent = stages.map(({ questions }) => questions[kind].map(() => new Spent()))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const index of stages[0]?.questions[kind].keys() ?? []) {
      for (const [at, { questions, database, send }] of stages.entries()) {
        database.take()
        const start = performance.now()
        await send(questions[kind][index] ?? '')
        const http = performance.now() - start
        if (round > 0) spent[at]?.[index]?.note(database.take(), http) // the first fills caches
      }
    }
  }
  return spent.map((ofStage) => {
    const ofDatabase = ofStage.map(({ database }) => database)
    const httpP95 = quantile(
      ofStage.map(({ http }) => http),
      0.95,
    )
    return { p50: median(ofDatabase), p95: quantile(ofDatabase, 0.95), httpP95 }
  })
}

/** The quickest answers to one question. */
class Spent {
  database = Number.POSITIVE_INFINITY
  http = Number.POSITIVE_INFINITY
  note(database: number, http: number): void {
    this.database = Math.min(this.database, database)
    this.http = Math.min(this.http, http)
  }
}

function resultsOf(name: string, times: Times | undefined): readonly Result[] {
  if (!times) return []
  const measured = { unit: 'ms', target: 1 }
  return [
    lessIsBetter({ ...measured, name: `${name}.p50`, value: times.p50, bound: DATABASE_MS }),
    lessIsBetter({ ...measured, name: `${name}.p95`, value: times.p95, bound: DATABASE_MS }),
    lessIsBetter({ ...measured, name: `${name}.http-p95`, value: times.httpP95, bound: HTTP_MS }),
  ]
}

const sizeOf = ({ name, indexMegabytes }: Stage): Result =>
  lessIsBetter({
    name: `search.index.${name}`,
    unit: 'MB',
    target: 1,
    value: indexMegabytes,
    bound: INDEX_MEGABYTES,
  })
