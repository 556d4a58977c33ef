import type { Benchmark } from './benchmark.ts'
import { gpxBenchmark } from './files/benchmarks.ts'
import { articleHtmlBenchmark } from './server/article-html.ts'

/** All benchmarks, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [articleHtmlBenchmark, gpxBenchmark]
