import { setTimeout as sleep } from 'node:timers/promises'
import { type Benchmark, lessIsBetter, moreIsBetter } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { type ProductServer, startProduct } from '../server/product-server.ts'
import { median, quantile, takeTurns } from '../stats.ts'
import { type BareEngine, startBareEngine } from './bare-engine.ts'
import { townQuestions } from './questions.ts'
import { type Ask, addressOf, untilReady } from './ways.ts'

const ROUNDS = 5
const MS = 3_000
const LANES = 8
const CROWD = 50
const PING_MS = 10
/** Milliseconds that others may notice while a crowd asks. */
const UNNOTICED_MS = 20
const TARGET = 1.15

export const directionsBenchmark: Benchmark = {
  name: 'geo.directions',
  async run(report) {
    const client = httpClient()
    let product: ProductServer | undefined
    let engine: BareEngine | undefined
    try {
      product = await startProduct()
      const { origin } = product
      const askProduct: Ask = (question) => client.get(addressOf(origin, question))
      const seeds = seeding()
      await untilReady(askProduct)
      await measure(askProduct, { lanes: LANES, seed: seeds() }) // a server that has just started is still being compiled
      engine = await startBareEngine(product.dataFolder)
      const askEngine: Ask = engine.ask
      const runs = await takeTurns(['engine', 'product'] as const, ROUNDS, async (name) => {
        const measured =
          name === 'engine'
            ? await measure(askEngine, { lanes: 1, seed: seeds() })
            : await measure(askProduct, { lanes: LANES, seed: seeds() })
        report(`${name}: ${measured.perSecond.toFixed()} ways/s, p95 ${measured.p95.toFixed(1)} ms`)
        return measured
      })
      const alone = await measure(askProduct, { lanes: 1, seed: seeds() })
      report(`product, one at a time: ${alone.perSecond.toFixed()} ways/s, p95 ${alone.p95.toFixed(1)} ms`)
      const others = await measureOthers(() => client.get(`${origin}/api/health`), askProduct, seeds())
      const [value, bound] = [median(runs.product.map(perSecond)), median(runs.engine.map(perSecond))]
      const p95 = median(runs.engine.map((run) => run.p95))
      return [
        moreIsBetter({ name: 'geo.directions', unit: 'ways/s', value, bound, target: TARGET }),
        lessIsBetter({ name: 'geo.directions.p95', unit: 'ms', value: alone.p95, bound: p95, target: 2 }),
        lessIsBetter({ name: 'geo.directions.others-p99', unit: 'ms', value: others, bound: UNNOTICED_MS, target: 1 }),
      ]
    } finally {
      client.close()
      await engine?.stop()
      await product?.stop()
    }
  },
}

const perSecond = (run: Measured) => run.perSecond

/** A new number for every use, so that no question is asked twice and no answer comes out of the cache. */
function seeding(): () => number {
  let seed = 0
  return () => ++seed * 7_919
}

interface Measured {
  readonly perSecond: number
  readonly p95: number
}

/** Asks all the time in so many lanes, after a warm-up of a third of it. */
async function measure(ask: Ask, { lanes, seed }: { lanes: number; seed: number }): Promise<Measured> {
  const questions = townQuestions(seed)
  const warmUntil = performance.now() + MS / 3
  const until = warmUntil + MS
  const times: number[] = []
  const lane = async () => {
    for (let start = performance.now(); start < until; start = performance.now()) {
      await ask(questions.next().value)
      const end = performance.now()
      if (start >= warmUntil && end <= until) times.push(end - start)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { perSecond: (times.length * 1_000) / MS, p95: quantile(times, 0.95) }
}

/** How long other requests take, at the 99th of a hundred, while a crowd asks for ways. */
async function measureOthers(ping: () => Promise<unknown>, ask: Ask, seed: number): Promise<number> {
  const times: number[] = []
  let isOver = false
  const crowd = measure(ask, { lanes: CROWD, seed }).finally(() => {
    isOver = true
  })
  while (!isOver) {
    const start = performance.now()
    await ping()
    times.push(performance.now() - start)
    await sleep(PING_MS)
  }
  await crowd
  return quantile(times, 0.99)
}
