import type { Benchmark } from './benchmark.ts'
import {
  dragBenchmark,
  drawBenchmark,
  lagBenchmark,
  layerBenchmark,
  openBenchmark,
  selectBenchmark,
} from './editor/benchmarks.ts'
import { cyclesBenchmark } from './editor/cycles.ts'
import { leaveBenchmark } from './editor/leaving.ts'
import { eventLoopBenchmark } from './event-loop/benchmarks.ts'
import { fileBenchmarks } from './files/benchmarks.ts'
import { alongBenchmark } from './geo/along.ts'
import { directionsBenchmark } from './geo/directions.ts'
import { placesBenchmark } from './geo/places.ts'
import { journeysBenchmark } from './journeys/benchmarks.ts'
import { loadBenchmark } from './load/benchmarks.ts'
import { scriptWeightBenchmark } from './page-weight/benchmarks.ts'
import { readingBenchmark } from './reading/benchmarks.ts'
import { searchBenchmark } from './search/benchmarks.ts'
import { articleHtmlBenchmark, tilesBenchmark } from './server/kept-answers.ts'
import { listBenchmark } from './server/list.ts'
import { yearsBenchmark } from './years/benchmarks.ts'

/** All benchmarks, in the order in which they run: where they share a product, what adds articles comes last. */
export const benchmarks: readonly Benchmark[] = [
  articleHtmlBenchmark,
  scriptWeightBenchmark,
  readingBenchmark,
  journeysBenchmark,
  directionsBenchmark,
  placesBenchmark,
  alongBenchmark,
  tilesBenchmark,
  listBenchmark,
  ...fileBenchmarks,
  openBenchmark,
  selectBenchmark,
  dragBenchmark,
  lagBenchmark,
  drawBenchmark,
  layerBenchmark,
  leaveBenchmark,
  cyclesBenchmark,
  searchBenchmark,
  loadBenchmark,
  yearsBenchmark,
  eventLoopBenchmark,
]

/**
 * The benchmarks whose name, or a part of it, begins with `only`: `editor`, `editor.drag`, `leave`. One that runs on
 * demand has to be named, unless `isAll`.
 */
export function chosenBy(only: string, isAll: boolean, all = benchmarks): readonly Benchmark[] {
  return all.filter(({ name, isOnDemand }) => {
    if (only.startsWith(name)) return true
    return `.${name}`.includes(`.${only}`) && (isAll || !isOnDemand)
  })
}
