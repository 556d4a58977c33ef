import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { type DatabaseTime, watchDatabase } from '../search/database-time.ts'
import { startProduct } from '../server/product-server.ts'
import { seededFolder } from '../server/seeded-folder.ts'
import { quantile } from '../stats.ts'
import { logInPeople } from './people.ts'
import { KINDS, type Question, questionsOf } from './questions.ts'
import { PEOPLE, STAR_ID, seedSocial } from './seed-social.ts'
import { measureStreams } from './streams.ts'
import { measureComments, measurePublishing } from './writing.ts'

/** The fastest round counts: the others measure the load of the machine. */
const ROUNDS = 3
/** Milliseconds that the database may spend on an answer. */
const DATABASE_MS = 20
const READERS = 30
const STREAMS = 200
/** Of those who follow hundreds, and of others. */
const KEEN = [PEOPLE, PEOPLE - 17, PEOPLE - 50]

export const socialBenchmark: Benchmark = {
  name: 'social',
  isOnDemand: true,
  async run(report) {
    const seeders = [new URL('seed-social.ts', import.meta.url)]
    const seeded = await seededFolder({ cache: 'social', name: 'people', seeders, seed: seedSocial, report })
    // What is measured writes: the seeded data stay as they are.
    const folder = mkdtempSync(join(tmpdir(), 'mishiori-social-'))
    cpSync(seeded, folder, { recursive: true })
    chmodSync(join(folder, 'postgres'), 0o700) // copying opens it, and PostgreSQL wants it for itself
    const product = await startProduct({}, folder)
    const sql = product.openDatabase()
    try {
      const others = Array.from({ length: READERS }, (_, index) => 1_000 + index * 3_271)
      const readers = await logInPeople(sql, product.origin, [STAR_ID, ...KEEN, ...others])
      const watchers = await logInPeople(
        ...([sql, product.origin, Array.from({ length: STREAMS }, (_, index) => 2_001 + index)] as const),
      )
      const [star, , , , nobody] = readers
      if (!star || !nobody) throw new Error('nobody is logged in')
      const questions = await questionsOf(readers)
      const results: Result[] = [...(await measureStreams(product, sql, watchers))]
      const database = await watchDatabase(sql, folder)
      for (const kind of KINDS) {
        const times = await timesOf(questions[kind], database)
        report(`${kind}: ${times.length} questions, slowest ${Math.max(...times).toFixed(1)} ms`)
        const p95 = quantile(times, 0.95)
        results.push(
          lessIsBetter({ name: `social.${kind}.p95`, unit: 'ms', value: p95, bound: DATABASE_MS, target: 1 }),
        )
      }
      results.push(await measureComments({ product, sql, database, people: readers.slice(1) }))
      await database.stop()
      results.push(await measurePublishing(product, star, nobody))
      for (const person of [...readers, ...watchers]) person.close()
      return results
    } finally {
      await sql.end()
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function timesOf(questions: readonly Question[], database: DatabaseTime): Promise<readonly number[]> {
  const quickest = questions.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { by, path }] of questions.entries()) {
      database.take()
      await by.get(path)
      const spent = database.take()
      if (round > 0) quickest[index] = Math.min(quickest[index] ?? spent, spent) // the first fills caches
    }
  }
  return quickest
}
