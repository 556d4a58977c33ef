import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import type { OpenPage } from '../browser/chromium.ts'
import { middle } from '../stats.ts'
import { compare } from './compare.ts'
import { drawLine, extendLine } from './drawing.ts'
import { dragSteadily } from './lag.ts'
import { changeLayer, dragVertex, openScene, selectLine } from './workloads.ts'

/** A user feels longer tasks of the main thread. */
const LONG_TASK_MS = 50

interface Figure<T> {
  /** Behind the name of the benchmark; '' for what it is named for. */
  readonly part: string
  readonly target: number
  /** NaN where it is not measured: then there is no such figure. */
  readonly of: (run: T) => number
  readonly unit?: string
  /** That of the limit, unless it is a fixed one or follows from other figures. */
  readonly bound?: number | ((runs: readonly T[]) => number)
}

/** What the editor takes for a workload, beside the limit. */
function editorBenchmark<T>(
  name: string,
  workload: (open: OpenPage) => Promise<T>,
  figures: readonly Figure<T>[],
): Benchmark {
  return {
    name,
    async run(report) {
      const { limit, mishiori } = await compare(workload, report, ['limit', 'mishiori'])
      const results = figures.map(({ part, target, of, unit = 'ms', bound = () => middle(limit, of) }) =>
        lessIsBetter({
          name: name + part,
          unit,
          value: middle(mishiori, of),
          bound: typeof bound === 'number' ? bound : bound(mishiori),
          target,
        }),
      )
      return results.filter(({ value }) => !Number.isNaN(value))
    },
  }
}

export const openBenchmark = editorBenchmark('editor.open-1000', openScene, [
  { part: '', target: 1.2, of: ({ wallMs }) => wallMs },
  { part: '.cpu', target: 1.3, of: ({ cpuMs }) => cpuMs },
  { part: '.memory', target: 1.2, of: ({ memoryMb }) => memoryMb ?? Number.NaN, unit: 'MB' },
  { part: '.task', target: 1, of: ({ longestTaskMs }) => longestTaskMs, bound: LONG_TASK_MS },
])

export const selectBenchmark = editorBenchmark('editor.select-5000', selectLine, [
  { part: '', target: 1.5, of: ({ selectMs }) => selectMs },
])

export const dragBenchmark = editorBenchmark('editor.drag-5000', dragVertex, [
  { part: '', target: 3, of: ({ medianMs }) => medianMs },
  { part: '.p95', target: 2, of: ({ p95Ms }) => p95Ms, bound: (runs) => middle(runs, ({ medianMs }) => medianMs) },
])

export const lagBenchmark = editorBenchmark('editor.drag-lag', dragSteadily, [
  { part: '', target: 2, of: ({ lagMs }) => lagMs },
])

export const layerBenchmark = editorBenchmark('editor.layer-change', changeLayer, [
  { part: '', target: 2, of: ({ colorMs, hideMs, showMs }) => colorMs + hideMs + showMs },
  { part: '.color', target: 2, of: ({ colorMs }) => colorMs },
  { part: '.hide', target: 2, of: ({ hideMs }) => hideMs },
  { part: '.show', target: 2, of: ({ showMs }) => showMs },
])

export const drawBenchmark: Benchmark = {
  name: 'editor.draw',
  async run(report) {
    const { limit, mishiori } = await compare(drawLine, report, ['limit', 'mishiori'])
    const longer = await compare(extendLine, report, ['mishiori'])
    const last = ({ lastMs }: { lastMs: number }) => lastMs
    const [value, bound] = [middle(mishiori, last), middle(limit, last)]
    const first = middle(mishiori, ({ firstMs }) => firstMs)
    const long = middle(longer.mishiori, ({ clickMs }) => clickMs)
    return [
      lessIsBetter({ name: 'editor.draw', unit: 'ms', value, bound, target: 1.2 }),
      lessIsBetter({ name: 'editor.draw.growth', unit: 'ms', value: long, bound: first, target: 1.1 }),
    ]
  },
}
