import { setTimeout as sleep } from 'node:timers/promises'
import type { ProductServer } from '@repo/product'
import { amount, type Benchmark, lessIsBetter, moreIsBetter, type Report, type Result } from '../benchmark.ts'
import { httpClient, measureRate, type Rate, untilAnswered } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { median, quantile, takeTurns } from '../stats.ts'
import { startBareEngine } from './bare-engine.ts'
import { addressOf, type Question, townQuestions } from './questions.ts'

const ROUNDS = 5
const LOAD = { lanes: 8, ms: 2_000 }
const ALONE = { lanes: 1, ms: 2_000 }
const CROWD = { lanes: 50, ms: 2_000 }
/** The server's hot code is compiled anew until it has answered some ten thousand times; it runs for weeks. */
const WARM_UPS = amount(8, 1)
const TARGET = 1.15
/** One question alone pays for the way through HTTP and back with nothing to hide it behind. */
const TARGET_ALONE = 2
const PING_MS = 10
/** Milliseconds of delay that other users do not notice during many requests. */
const UNNOTICED_MS = 20

type Send = (question: Question) => Promise<unknown>
const SENDERS = ['engine', 'product'] as const

export const directionsBenchmark: Benchmark = {
  name: 'geo.directions',
  run: (report) =>
    withProduct(async (product) => {
      const client = httpClient()
      const send: Send = (question) => client.get(addressOf(product.origin, question))
      const first = townQuestions(1)
      await untilAnswered(() => send(first.next().value))
      try {
        const ping = () => client.get(`${product.origin}/api/health`)
        return [...(await besideEngine(product, send, report)), ...(await measureCrowd(product, send, ping))]
      } finally {
        client.close()
      }
    }),
}

/** The product beside the bare engine, with the same number of questions open at both: eight, then one. */
async function besideEngine(product: ProductServer, send: Send, report: Report): Promise<readonly Result[]> {
  const engine = await startBareEngine(product.dataFolder)
  try {
    const senders = { engine: engine.send, product: send }
    let seed = 0
    const measure = (name: (typeof SENDERS)[number], load: typeof LOAD) => {
      const questions = townQuestions(++seed * 7_919) // none twice, so that no answer comes out of the cache
      return measureRate(() => senders[name](questions.next().value), load)
    }
    for (let run = 0; run < WARM_UPS; run++) await measure('product', LOAD)
    const runs = await takeTurns(SENDERS, ROUNDS, async (name) => {
      const [loaded, alone] = [await measure(name, LOAD), await measure(name, ALONE)]
      const [ms, aloneMs] = [loaded.p95Ms.toFixed(1), alone.p95Ms.toFixed(1)]
      report(`${name}: ${loaded.perSecond.toFixed()} ways/s, p95 ${ms} ms, alone ${aloneMs} ms`)
      return { loaded, alone }
    })
    const beside = (load: 'loaded' | 'alone', figure: keyof Rate) => ({
      value: median(runs.product.map((run) => run[load][figure])),
      bound: median(runs.engine.map((run) => run[load][figure])),
    })
    const name = 'geo.directions'
    return [
      moreIsBetter({ name, unit: 'ways/s', ...beside('loaded', 'perSecond'), target: TARGET }),
      lessIsBetter({ name: `${name}.p95`, unit: 'ms', ...beside('loaded', 'p95Ms'), target: TARGET }),
      lessIsBetter({ name: `${name}.alone`, unit: 'ms', ...beside('alone', 'p95Ms'), target: TARGET_ALONE }),
    ]
  } finally {
    await engine.stop()
  }
}

/** The delay of the server's loop and of other requests during many routing requests. */
async function measureCrowd(product: ProductServer, send: Send, ping: () => Promise<unknown>) {
  const crowd = (seed: number) => {
    const questions = townQuestions(seed)
    return measureRate(() => send(questions.next().value), CROWD)
  }
  const delay = await product.watchLoop(() => crowd(1_000_003))
  const others = await pingWhile(crowd(2_000_003), ping)
  const figure = (name: string, value: number) =>
    lessIsBetter({ name: `geo.directions.${name}`, unit: 'ms', value, bound: UNNOTICED_MS, target: 1 })
  return [figure('loop-p99', delay.p99), figure('others-p99', others)]
}

/** How long other requests take, at the 99th of a hundred, until the work is done. */
async function pingWhile(work: Promise<unknown>, ping: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const start = performance.now()
    await ping()
    times.push(performance.now() - start)
    await sleep(PING_MS)
  }
  await over
  return quantile(times, 0.99)
}
