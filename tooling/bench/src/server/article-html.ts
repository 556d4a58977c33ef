import { type Benchmark, moreIsBetter } from '../benchmark.ts'
import { median, takeTurns } from '../stats.ts'
import { type BareServer, startBareServer } from './bare-server.ts'
import { findArticle } from './demo-articles.ts'
import { BROWSER_HEADERS, httpClient, measureRate } from './load.ts'
import { type ProductServer, startProduct } from './product-server.ts'

const ROUNDS = 5
const LOAD = { lanes: 8, ms: 3000 }
/**
 * The bare server spends about 0.07 ms on a page, so this allows 7 ms. A page takes about 5 ms of the processor: React and the router 2, compressing 1,
 * the data that travels with it 0.5, the rest goes to the database, to two layers of HTTP and to headers. More only keeping whole pages would save, and
 * they carry a nonce of their own.
 */
const TARGET = 100

export const articleHtmlBenchmark: Benchmark = {
  name: 'web.article-html',
  async run(report) {
    const client = httpClient(BROWSER_HEADERS)
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
      return [moreIsBetter({ name: 'web.article-html', unit: 'requests/s', value, bound, target: TARGET })]
    } finally {
      client.close()
      await bare?.stop()
      await product?.stop()
    }
  },
}
