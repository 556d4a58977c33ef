import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { findArticle } from '../server/demo-articles.ts'
import { startProduct } from '../server/product-server.ts'
import { weighScripts } from './scripts.ts'

/** What an article page may send, kilobytes as Brotli. React and the router are 93 of both, MapLibre and its worker 267 of the second. */
const GATES_KB = { beforeMap: 135, withMap: 500 }
/** What it is to send in the end. */
const AIMS_KB = { beforeMap: 100, withMap: 420 }

/** One run: what a page fetches does not vary. */
export const scriptWeightBenchmark: Benchmark = {
  name: 'web.js',
  async run(report) {
    const product = await startProduct()
    try {
      const { beforeMap, withMap } = await weighScripts(product.origin + (await findArticle(product.origin)))
      const early = new Set(beforeMap.files.map(({ name }) => name))
      for (const { name, kilobytes } of withMap.files) {
        report(`${kilobytes.toFixed(1)} kB ${name}${early.has(name) ? '' : ', with the map'}`)
      }
      const figures = { unit: 'kB', target: 1 }
      return [
        lessIsBetter({
          name: 'web.js-before-map',
          ...figures,
          value: beforeMap.kilobytes,
          bound: GATES_KB.beforeMap,
          aim: AIMS_KB.beforeMap,
        }),
        lessIsBetter({
          name: 'web.js-with-map',
          ...figures,
          value: withMap.kilobytes,
          bound: GATES_KB.withMap,
          aim: AIMS_KB.withMap,
        }),
      ]
    } finally {
      await product.stop()
    }
  },
}
