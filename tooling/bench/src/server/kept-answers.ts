import type { ProductServer } from '@repo/product'
import { amount, type Benchmark, lessIsBetter, moreIsBetter, type Report, type Result } from '../benchmark.ts'
import { median, takeTurns } from '../stats.ts'
import { alwaysAnswers, startBareServer } from './bare-server.ts'
import { BROWSER_HEADERS, findArticle, httpClient, measureRate, untilAnswered } from './load.ts'
import { withProduct } from './with-product.ts'

const ROUNDS = 5
const LOAD = { lanes: 8, ms: 3000 }
/** A quarter of the throughput of a server that only sends these bytes. */
const TARGET = 4
const COLD_PAGES = amount(200, 2)
/** Until all code has been compiled. */
const WARM_UP_PAGES = amount(400, 2)
const COLD_BOUND_MS = 6

/** Pages of an article for guests: kept ones beside a bare server, and what rendering one anew takes from the processor. */
export const articleHtmlBenchmark: Benchmark = {
  name: 'web.article-html',
  async run(report) {
    const kept = await withProduct(async (product) => {
      const path = await findArticle(product.origin)
      return besideBareServer(product, { name: this.name, path, headers: BROWSER_HEADERS }, report)
    })
    return [kept, await withProduct((product) => measureCold(product, report), { PAGE_CACHE_MB: '0' })]
  },
}

/** Any version of a tile answers; the middle of Japan, and of the demo town. */
const TILES = { 'geo.tiles': '/tiles/world/any/6/56/25', 'geo.tiles.streets': '/tiles/streets/any/14/14471/6420' }

export const tilesBenchmark: Benchmark = {
  name: 'geo.tiles',
  run: (report) =>
    withProduct(async (product) => {
      const results: Result[] = []
      const headers = { 'accept-encoding': 'gzip' }
      for (const [name, path] of Object.entries(TILES)) {
        results.push(await besideBareServer(product, { name, path, headers }, report))
      }
      return results
    }),
}

interface Kept {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The same answer from the product and from a server that does nothing for it. */
async function besideBareServer({ origin }: ProductServer, kept: Kept, report: Report): Promise<Result> {
  const client = httpClient(kept.headers)
  const answer = await untilAnswered(() => client.get(origin + kept.path))
  const bare = await startBareServer({ host: null, routes: [alwaysAnswers(answer)] })
  try {
    report(`${kept.path}: ${answer.body.length} bytes (${answer.headers['content-encoding'] ?? 'not compressed'})`)
    const origins = { bare: bare.origin, product: origin }
    const runs = await takeTurns(['bare', 'product'] as const, ROUNDS, async (name) => {
      const rate = await measureRate(() => client.get(origins[name] + kept.path), LOAD)
      report(`${name}: ${rate.perSecond.toFixed()} requests/s, ${rate.medianMs.toFixed(1)} ms`)
      return rate.perSecond
    })
    const [value, bound] = [median(runs.product), median(runs.bare)]
    return moreIsBetter({ name: kept.name, unit: 'requests/s', value, bound, target: TARGET })
  } finally {
    client.close()
    await bare.stop()
  }
}

async function measureCold(product: ProductServer, report: Report): Promise<Result> {
  const client = httpClient(BROWSER_HEADERS)
  const url = product.origin + (await findArticle(product.origin))
  const send = async (count: number) => {
    for (let page = 0; page < count; page++) await client.get(url)
  }
  await send(WARM_UP_PAGES)
  const { cold } = await takeTurns(['cold'], ROUNDS, async () => {
    const { cpuMs } = await product.watchLoop(() => send(COLD_PAGES))
    report(`rendered anew: ${(cpuMs / COLD_PAGES).toFixed(2)} ms of the processor`)
    return cpuMs / COLD_PAGES
  })
  client.close()
  return lessIsBetter({
    name: 'web.article-html.cold',
    unit: 'ms',
    value: median(cold),
    bound: COLD_BOUND_MS,
    target: 1,
  })
}
