import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { startProduct } from '../server/product-server.ts'
import { median, quantile } from '../stats.ts'
import { type DatabaseTime, watchDatabase } from './database-time.ts'
import { KINDS, type Kind, questionsOf } from './questions.ts'
import { type AnsweredQuestion, compareSameAnswers } from './same-answers.ts'
import { LAST_DEMO_ID } from './seed-searchable.ts'
import { seededData } from './seeded-data.ts'

/** Articles, each stage ten times the one before. */
const STAGES = [10_000, 100_000, 1_000_000]
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
  readonly questions: readonly AnsweredQuestion[]
}

/** A product that holds so many articles. */
interface Stage {
  readonly articles: number
  readonly questions: Readonly<Record<Kind, readonly string[]>>
  readonly database: DatabaseTime
  /** @returns how many articles answer it, as far as they are looked at. */
  ask(question: string): Promise<number>
  stop(): Promise<void>
}

export const searchBenchmark: Benchmark = {
  name: 'search',
  isOnDemand: true,
  async run(report) {
    const stages: Stage[] = []
    try {
      for (const articles of STAGES) stages.push(await openStage(articles, report))
      const results: Result[] = []
      for (const kind of KINDS) {
        const curve = await timesOf(stages, kind)
        for (const [index, { median, p95, answeredP95 }] of curve.entries())
          report(
            `${kind}, ${STAGES[index]} articles: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, over HTTP ${answeredP95.toFixed(1)} ms`,
          )
        results.push(...resultsOf(kind, curve))
      }
      return results
    } finally {
      for (const stage of stages) await stage.stop()
    }
  },
}

async function openStage(articles: number, report: (line: string) => void): Promise<Stage> {
  const product = await startProduct({}, await seededData(articles, report))
  const sql = product.openDatabase()
  const client = httpClient()
  const database = await watchDatabase(sql, product.dataFolder)
  return {
    ...{ articles, database, questions: questionsOf(LAST_DEMO_ID + articles) },
    async ask(question) {
      const { body } = await client.get(`${product.origin}/api${question}`)
      const { total }: { total: number } = JSON.parse(body.toString('utf8'))
      return total
    },
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
      for (const [at, { questions, database, ask }] of stages.entries()) {
        database.take()
        const start = performance.now()
        const answers = await ask(questions[kind][index] ?? '')
        const answered = performance.now() - start
        if (round > 0) spent[at]?.[index]?.note({ database: database.take(), answered, answers }) // the first fills caches
      }
    }
  }
  return spent.map((ofStage) => {
    const ofDatabase = ofStage.map(({ database }) => database)
    const answered = ofStage.map((times) => times.answered)
    const questions = ofStage.map(({ database: ms, answers }) => ({ ms, answers }))
    const [ofMost, mostAnswered] = [quantile(ofDatabase, 0.95), quantile(answered, 0.95)]
    return { median: median(ofDatabase), p95: ofMost, answeredP95: mostAnswered, questions }
  })
}

/** The quickest answers to one question. */
class Spent {
  database = Number.POSITIVE_INFINITY
  answered = Number.POSITIVE_INFINITY
  answers = 0
  note({ database, answered, answers }: Pick<Spent, 'database' | 'answered' | 'answers'>): void {
    this.database = Math.min(this.database, database)
    this.answered = Math.min(this.answered, answered)
    this.answers = answers
  }
}

/** The p95 with most articles, and how that and what the same number of answers costs grew beside what a logarithm would have grown by. */
function resultsOf(kind: Kind, curve: readonly Times[]): readonly Result[] {
  const [first, last] = [curve.at(0), curve.at(-1)]
  if (!first || !last) return []
  const logarithm = Math.log(STAGES.at(-1) ?? 1) / Math.log(STAGES[0] ?? 1)
  const measured = { unit: 'ms', value: last.p95, target: 1 }
  const same = compareSameAnswers(first.questions, last.questions)
  return [
    lessIsBetter({ ...measured, name: `search.${kind}.p95`, bound: ENOUGH_MS }),
    lessIsBetter({
      ...{ ...measured, name: `search.${kind}.growth.same-answers` },
      ...{ value: same.after, bound: same.before * logarithm },
    }),
    lessIsBetter({ ...measured, name: `search.${kind}.growth`, bound: first.p95 * logarithm }),
  ]
}
