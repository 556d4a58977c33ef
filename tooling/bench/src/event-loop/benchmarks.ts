import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { startProduct } from '../server/product-server.ts'
import { logInPeople } from '../social/people.ts'
import { openSender } from './sender.ts'
import { WORKS } from './works.ts'

/** Milliseconds between two turns of the event loop, while one of these requests is answered. */
const P99_MS = 50
const MAX_MS = 150

/** Whether one request holds up all others. */
export const eventLoopBenchmark: Benchmark = {
  name: 'loop',
  isOnDemand: true,
  async run(report) {
    const product = await startProduct()
    const sql = product.openDatabase()
    try {
      const [user] = await sql`select id from users order by id limit 1`
      const [person] = await logInPeople(sql, product.origin, [Number(user?.id)])
      if (!person) throw new Error('nobody is logged in')
      const sender = await openSender(product.origin, person.cookie)
      const results: Result[] = []
      for (const { name, prepare } of WORKS) {
        const work = await prepare(sender)
        const start = performance.now()
        const { p50, p99, max, cpuMs } = await product.watchLoop(work)
        const took = performance.now() - start
        report(
          `${name}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms in ${took.toFixed()} ms, processor ${cpuMs.toFixed()} ms`,
        )
        results.push(
          lessIsBetter({ name: `loop.${name}.p99`, unit: 'ms', value: p99, bound: P99_MS, target: 1 }),
          lessIsBetter({ name: `loop.${name}.max`, unit: 'ms', value: max, bound: MAX_MS, target: 1 }),
        )
      }
      person.close()
      return results
    } finally {
      await sql.end()
      await product.stop()
    }
  },
}
