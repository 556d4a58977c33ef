import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { findArticle } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { weighScripts } from './scripts.ts'

/**
 * What an article page may send, and what it is to send in the end: kilobytes as Brotli. React and the router are 93 of
 * both, MapLibre and its worker 267 of the second.
 */
const LIMITS = { 'web.js-before-map': { bound: 135, aim: 100 }, 'web.js-with-map': { bound: 500, aim: 420 } }

/** One run: what a page fetches does not vary. */
export const scriptWeightBenchmark: Benchmark = {
  name: 'web.js',
  run: (report) =>
    withProduct(async ({ origin }) => {
      const { beforeMap, withMap } = await weighScripts(origin + (await findArticle(origin)))
      const early = new Set(beforeMap.files.map(({ name }) => name))
      for (const { name, kilobytes } of withMap.files) {
        report(`${kilobytes.toFixed(1)} kB ${name}${early.has(name) ? '' : ', with the map'}`)
      }
      const weights = { 'web.js-before-map': beforeMap, 'web.js-with-map': withMap }
      return (['web.js-before-map', 'web.js-with-map'] as const).map((name) =>
        lessIsBetter({ name, unit: 'kB', target: 1, value: weights[name].kilobytes, ...LIMITS[name] }),
      )
    }),
}
