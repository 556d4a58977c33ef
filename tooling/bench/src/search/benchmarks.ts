import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { startProduct } from '../server/product-server.ts'
import { median, quantile } from '../stats.ts'
import { KINDS, type Kind, questionsOf } from './questions.ts'
import { seedSearchable } from './seed-searchable.ts'

/** Articles, each stage ten times the one before. */
const STAGES = [10_000, 100_000, 1_000_000]
/** Ids below belong to the demonstration. */
const FIRST_ID = 1_000
const ROUNDS = 3
/** Milliseconds within which an answer has to be there, however much there is. */
const ENOUGH_MS = 50

interface Times {
  readonly median: number
  readonly p95: number
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
        const times: Partial<Record<Kind, Times>> = {}
        for (const kind of KINDS) {
          times[kind] = await timesOf(questions[kind], ask)
          report(`  ${kind}: median ${times[kind].median.toFixed(1)} ms, p95 ${times[kind].p95.toFixed(1)} ms`)
        }
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

async function timesOf(questions: readonly string[], ask: (path: string) => Promise<unknown>): Promise<Times> {
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const times: number[] = []
    for (const question of questions) {
      const start = performance.now()
      await ask(question)
      times.push(performance.now() - start)
    }
    if (round > 0) rounds.push(times) // the first fills caches
  }
  const ofQuestions = questions.map((_, index) => median(rounds.map((times) => times[index] ?? Number.NaN)))
  return { median: median(ofQuestions), p95: quantile(ofQuestions, 0.95) }
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
