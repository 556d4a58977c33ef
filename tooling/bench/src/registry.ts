import type { Benchmark } from './benchmark.ts'
import { dragBenchmark, drawBenchmark, lagBenchmark, layerBenchmark, selectBenchmark } from './editor/benchmarks.ts'
import { cyclesBenchmark } from './editor/cycles.ts'
import { leaveBenchmark } from './editor/leaving.ts'
import { openBenchmark, openManyBenchmark } from './editor/opening.ts'
import { peersBenchmark } from './editor/peers.ts'
import { undoBenchmark } from './editor/undo.ts'
import { eventLoopBenchmark } from './event-loop/benchmarks.ts'
import { fitBenchmark, gpxBenchmark, kmlBenchmark, timelineBenchmark } from './files/benchmarks.ts'
import { directionsBenchmark } from './geo/directions.ts'
import { elevationBenchmark } from './geo/elevation.ts'
import { memoryBenchmark } from './geo/memory.ts'
import { placesBenchmark } from './geo/places.ts'
import { tilesBenchmark } from './geo/tiles.ts'
import { scriptWeightBenchmark } from './page-weight/benchmarks.ts'
import { readingBenchmark } from './reading/benchmarks.ts'
import { searchBenchmark } from './search/benchmarks.ts'
import { articleHtmlBenchmark } from './server/article-html.ts'
import { listBenchmark } from './server/list.ts'
import { logInsBenchmark } from './server/log-ins.ts'
import { socialBenchmark } from './social/benchmarks.ts'

/** All benchmarks, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [
  listBenchmark,
  articleHtmlBenchmark,
  logInsBenchmark,
  directionsBenchmark,
  placesBenchmark,
  tilesBenchmark,
  elevationBenchmark,
  scriptWeightBenchmark,
  readingBenchmark,
  gpxBenchmark,
  kmlBenchmark,
  fitBenchmark,
  timelineBenchmark,
  openBenchmark,
  selectBenchmark,
  dragBenchmark,
  lagBenchmark,
  drawBenchmark,
  undoBenchmark,
  layerBenchmark,
  leaveBenchmark,
  cyclesBenchmark,
  openManyBenchmark,
  peersBenchmark,
  memoryBenchmark,
  searchBenchmark,
  socialBenchmark,
  eventLoopBenchmark,
]
