import type { Benchmark } from './benchmark.ts'
import { gpxBenchmark } from './files/benchmarks.ts'

/** All benchmarks, in the order in which they run: the quiet ones first. */
export const benchmarks: readonly Benchmark[] = [gpxBenchmark]
