import { type Benchmark, lessIsBetter, moreIsBetter, type Result } from '../benchmark.ts'
import { median, takeTurns } from '../stats.ts'
import { type BareServer, startBareServer } from './bare-server.ts'
import { findArticle } from './demo-articles.ts'
import { BROWSER_HEADERS, httpClient, measureRate } from './load.ts'
import { type ProductServer, startProduct } from './product-server.ts'

type Report = (line: string) => void
type Client = ReturnType<typeof httpClient>

const ROUNDS = 5
const LOAD = { lanes: 8, ms: 3000 }
/** A quarter of the throughput of a server that only sends these bytes. */
const TARGET = 4
const COLD_PAGES = 200
/** Until all code has been compiled. */
const WARM_UP_PAGES = 400
const COLD_BOUND_MS = 6

/** Pages of an article for guests: kept ones beside a bare server, and what rendering one anew takes from the processor. */
export const articleHtmlBenchmark: Benchmark = {
  name: 'web.article-html',
  async run(report) {
    const client = httpClient(BROWSER_HEADERS)
    try {
      return [await compareCached(client, report), await measureCold(client, report)]
    } finally {
      client.close()
    }
  },
}

async function compareCached(client: Client, report: Report): Promise<Result> {
  let product: ProductServer | undefined
  let bare: BareServer | undefined
  try {
    product = await startProduct()
    const path = await findArticle(product.origin)
    const answer = await client.get(product.origin + path)
    report(`${path}: ${answer.body.length} bytes (${answer.headers['content-encoding'] ?? 'not compressed'})`)
    bare = await startBareServer(answer)
    const pages = { bare: bare.origin + path, product: product.origin + path }
    const runs = await takeTurns(['bare', 'product'] as const, ROUNDS, async (name) => {
      const rate = await measureRate(() => client.get(pages[name]), LOAD)
      report(`${name}: ${rate.perSecond.toFixed()} requests/s, ${rate.medianMs.toFixed(1)} ms`)
      return rate.perSecond
    })
    const [value, bound] = [median(runs.product), median(runs.bare)]
    return moreIsBetter({ name: 'web.article-html', unit: 'requests/s', value, bound, target: TARGET })
  } finally {
    await bare?.stop()
    await product?.stop()
  }
}

async function measureCold(client: Client, report: Report): Promise<Result> {
  const product = await startProduct({ PAGE_CACHE_MB: '0' })
  try {
    const url = product.origin + (await findArticle(product.origin))
    const send = async (count: number) => {
      for (let page = 0; page < count; page++) await client.get(url)
    }
    await send(WARM_UP_PAGES)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { cpuMs } = await product.watchLoop(() => send(COLD_PAGES))
      rounds.push(cpuMs / COLD_PAGES)
      report(`rendered anew: ${(cpuMs / COLD_PAGES).toFixed(2)} ms of the processor`)
    }
    const value = median(rounds)
    return lessIsBetter({ name: 'web.article-html.cold', unit: 'ms', value, bound: COLD_BOUND_MS, target: 1 })
  } finally {
    await product.stop()
  }
}
