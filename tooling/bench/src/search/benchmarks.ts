import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { startProduct } from '../server/product-server.ts'
import { median, quantile } from '../stats.ts'
import { type DatabaseTime, watchDatabase } from './database-time.ts'
import { KINDS, type Kind, questionsOf } from './questions.ts'
import { seedSearchable } from './seed-searchable.ts'

/** Articles, each stage ten times the one before. */
const STAGES = [10_000, 100_000, 1_000_000]
/** Ids below belong to the demonstration. */
const FIRST_ID = 1_000
/** The quickest counts: the others say how busy the machine was. */
const ROUNDS = 3
/** Milliseconds that the database may spend on an answer, however much there is. */
const ENOUGH_MS = 50

interface Times {
  /** Of the database's own time. */
  readonly median: number
  readonly p95: number
  /** Over HTTP. */
  readonly answeredP95: number
}
type Stage = Readonly<Record<Kind, Times>>

export const searchBenchmark: Benchmark = {
  name: 'search',
  isOnDemand: true,
  async run(report) {
    const product = await startProduct()
    const sql = product.openDatabase()
    const client = httpClient()
    const stages: Stage[] = []
    try {
      let seeded = FIRST_ID
      for (const articles of STAGES) {
        const start = performance.now()
        const to = FIRST_ID + articles
        await seedSearchable(sql, seeded, to)
        seeded = to
        report(`${articles} articles, seeded in ${((performance.now() - start) / 1000).toFixed()} s`)
        const questions = questionsOf(to)
        const ask = (path: string) => client.get(`${product.origin}/api${path}`)
        const database = await watchDatabase(sql, product.dataFolder)
        const times: Partial<Record<Kind, Times>> = {}
        for (const kind of KINDS) {
          times[kind] = await timesOf(questions[kind], ask, database)
          const { median, p95, answeredP95 } = times[kind]
          report(
            `  ${kind}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, over HTTP ${answeredP95.toFixed(1)} ms`,
          )
        }
        await database.stop()
        stages.push(times as Stage) // every kind was measured
      }
      return resultsOf(stages)
    } finally {
      client.close()
      await sql.end()
      await product.stop()
    }
  },
}

async function timesOf(
  questions: readonly string[],
  ask: (path: string) => Promise<unknown>,
  database: DatabaseTime,
): Promise<Times> {
  const quickest = questions.map(() => ({ database: Number.POSITIVE_INFINITY, answered: Number.POSITIVE_INFINITY }))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, question] of questions.entries()) {
      database.take()
      const start = performance.now()
      await ask(question)
      const answered = performance.now() - start
      const known = quickest[index]
      if (round === 0 || !known) continue // the first fills caches
      known.answered = Math.min(known.answered, answered)
      known.database = Math.min(known.database, database.take())
    }
  }
  const spent = quickest.map((times) => times.database)
  const answeredP95 = quantile(
    quickest.map(({ answered }) => answered),
    0.95,
  )
  return { median: median(spent), p95: quantile(spent, 0.95), answeredP95 }
}

/** The p95 with most articles, and how it grew beside what a logarithm would have grown by. */
function resultsOf(stages: readonly Stage[]): readonly Result[] {
  const [first, last] = [stages.at(0), stages.at(-1)]
  if (!first || !last) return []
  const logarithm = Math.log(STAGES.at(-1) ?? 1) / Math.log(STAGES[0] ?? 1)
  return KINDS.flatMap((kind) => [
    lessIsBetter({ name: `search.${kind}.p95`, unit: 'ms', value: last[kind].p95, bound: ENOUGH_MS, target: 1 }),
    lessIsBetter({
      name: `search.${kind}.growth`,
      unit: 'ms',
      value: last[kind].p95,
      bound: first[kind].p95 * logarithm,
      target: 1,
    }),
  ])
}
