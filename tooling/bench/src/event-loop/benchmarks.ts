import { logIn } from '@repo/product'
import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { withProduct } from '../server/with-product.ts'
import { openSender } from './sender.ts'
import { WORKS } from './works.ts'

/** Milliseconds between two turns of the event loop, while one of these requests is answered. */
const LIMITS_MS = { p99: 50, max: 150 }

/** Whether one request holds up all others. */
export const eventLoopBenchmark: Benchmark = {
  name: 'loop',
  run: (report) =>
    withProduct(async (product) => {
      const sql = product.openDatabase()
      const [user] = await sql`select id from users order by id limit 1`
      const sender = openSender(product.origin, await logIn(sql, product.origin, Number(user?.id)))
      await sql.end()
      const results: Result[] = []
      for (const { name, prepare } of WORKS) {
        const work = await prepare(sender)
        const start = performance.now()
        const delay = await product.watchLoop(work)
        const took = performance.now() - start
        const times = (['p50', 'p99', 'max'] as const).map((figure) => `${figure} ${delay[figure].toFixed(1)}`)
        report(`${name}: ${times.join(', ')} ms in ${took.toFixed()} ms, processor ${delay.cpuMs.toFixed()} ms`)
        for (const figure of ['p99', 'max'] as const) {
          const measured = { unit: 'ms', value: delay[figure], bound: LIMITS_MS[figure], target: 1 }
          results.push(lessIsBetter({ name: `loop.${name}.${figure}`, ...measured }))
        }
      }
      return results
    }),
}
