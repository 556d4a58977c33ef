import { setTimeout as sleep } from 'node:timers/promises'
import { type Benchmark, moreIsBetter } from '../benchmark.ts'
import { type BareServer, startBareServer } from '../server/bare-server.ts'
import { type Answer, httpClient, measureRate } from '../server/load.ts'
import { type ProductServer, startProduct } from '../server/product-server.ts'
import { median, takeTurns } from '../stats.ts'

const ROUNDS = 5
const LOAD = { lanes: 8, ms: 2000 }
/** Finding and reading the tile, its validator, and what every answer of the product carries: headers, rates, a log. */
const TARGET = 4
const MAX_WAIT_MS = 60_000

/** Any version answers; the middle of Japan, and of the demo town. */
const TILES = { 'geo.tiles': '/tiles/world/any/6/56/25', 'geo.tiles.streets': '/tiles/streets/any/14/14471/6420' }

export const tilesBenchmark: Benchmark = {
  name: 'geo.tiles',
  async run(report) {
    const client = httpClient({ 'accept-encoding': 'gzip' })
    let product: ProductServer | undefined
    let bare: BareServer | undefined
    try {
      product = await startProduct()
      const results = []
      for (const [name, path] of Object.entries(TILES)) {
        const answer = await firstAnswer(() => client.get(`${product?.origin}${path}`))
        bare = await startBareServer(answer)
        const tiles = { bare: bare.origin + path, product: product.origin + path }
        const runs = await takeTurns(['bare', 'product'] as const, ROUNDS, async (which) => {
          const { perSecond } = await measureRate(() => client.get(tiles[which]), LOAD)
          report(`${name}, ${which}: ${perSecond.toFixed()} tiles/s of ${answer.body.length} bytes`)
          return perSecond
        })
        await bare.stop()
        bare = undefined
        const [value, bound] = [median(runs.product), median(runs.bare)]
        results.push(moreIsBetter({ name, unit: 'tiles/s', value, bound, target: TARGET }))
      }
      return results
    } finally {
      client.close()
      await bare?.stop()
      await product?.stop()
    }
  },
}

/** The demo town is built while the product already serves. */
async function firstAnswer(send: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + MAX_WAIT_MS
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(200)
    }
  }
}
