import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { median } from '../stats.ts'
import { compare } from './compare.ts'
import { drawLine, extendLine } from './drawing.ts'
import { dragSteadily } from './lag.ts'
import { changeLayer, LAYER_FIGURES } from './layer-change.ts'
import { dragVertex } from './workloads.ts'

/** The median of one figure over all rounds. */
function middle<T>(runs: readonly T[], figure: (run: T) => number): number {
  return median(runs.map(figure))
}

export const dragBenchmark: Benchmark = {
  name: 'editor.drag-5000',
  async run(report) {
    const { overlay, mishiori } = await compare(['overlay', 'mishiori'], dragVertex, report)
    const value = middle(mishiori, ({ medianMs }) => medianMs)
    const p95 = middle(mishiori, ({ p95Ms }) => p95Ms)
    const bound = middle(overlay, ({ medianMs }) => medianMs)
    return [
      lessIsBetter({ name: 'editor.drag-5000', unit: 'ms', value, bound, target: 3 }),
      lessIsBetter({ name: 'editor.drag-5000.p95', unit: 'ms', value: p95, bound: value, target: 2 }),
    ]
  },
}

export const lagBenchmark: Benchmark = {
  name: 'editor.drag-lag',
  async run(report) {
    const { overlay, mishiori } = await compare(['overlay', 'mishiori'], dragSteadily, report)
    const lag = ({ lagMs }: { lagMs: number }) => lagMs
    const [value, bound] = [middle(mishiori, lag), middle(overlay, lag)]
    return [lessIsBetter({ name: 'editor.drag-lag', unit: 'ms', value, bound, target: 2 })]
  },
}

export const selectBenchmark: Benchmark = {
  name: 'editor.select-5000',
  async run(report) {
    const { limit, mishiori } = await compare(['limit', 'mishiori'], dragVertex, report)
    const select = ({ selectMs }: { selectMs: number }) => selectMs
    const [value, bound] = [middle(mishiori, select), middle(limit, select)]
    return [lessIsBetter({ name: 'editor.select-5000', unit: 'ms', value, bound, target: 1.5 })]
  },
}

export const drawBenchmark: Benchmark = {
  name: 'editor.draw',
  async run(report) {
    const { overlay, mishiori } = await compare(['overlay', 'mishiori'], drawLine, report)
    const longer = await compare(['mishiori'], extendLine, report)
    const first = middle(mishiori, ({ firstMs }) => firstMs)
    const value = middle(mishiori, ({ lastMs }) => lastMs)
    const bound = middle(overlay, ({ lastMs }) => lastMs)
    const long = middle(longer.mishiori, ({ clickMs }) => clickMs)
    return [
      lessIsBetter({ name: 'editor.draw', unit: 'ms', value, bound, target: 1.2 }),
      lessIsBetter({ name: 'editor.draw.growth', unit: 'ms', value: long, bound: first, target: 1.1 }),
    ]
  },
}

export const layerBenchmark: Benchmark = {
  name: 'editor.layer-change',
  async run(report) {
    const { overlay, mishiori } = await compare(['overlay', 'mishiori'], changeLayer, report)
    return LAYER_FIGURES.map(([part, figure]) =>
      lessIsBetter({
        name: `editor.layer-change${part}`,
        unit: 'ms',
        value: middle(mishiori, figure),
        bound: middle(overlay, figure),
        target: 2,
      }),
    )
  },
}
