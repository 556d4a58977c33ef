import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { mainThreadMs, type OpenPage } from '../browser/chromium.ts'
import { measureProcess } from '../browser/processes.ts'
import { remote } from '../browser/remote.ts'
import { median } from '../stats.ts'
import { compare } from './compare.ts'
import type { BenchPage } from './page.ts'

/** A user feels longer tasks of the main thread. */
const LONG_TASK_MS = 50

interface Opening {
  /** To the last frame before rest. */
  readonly wallMs: number
  /** Processor time of the main thread. */
  readonly cpuMs: number
  /** Of the main thread; 0 when none was longer than 50 ms. */
  readonly longestTaskMs: number
  /** Added to the page's process, workers included, at the highest point. */
  readonly memoryMb: number | null
}

async function openScene(open: OpenPage): Promise<Opening> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('makeScene', 'full')
  await call('watchTasks')
  const before = await mainThreadMs(open)
  let wallMs = 0
  const { memoryMb } = await measureProcess(open, async () => {
    wallMs = await call('load', 'full')
  })
  return { wallMs, cpuMs: (await mainThreadMs(open)) - before, longestTaskMs: await call('longestTaskMs'), memoryMb }
}

const middle = (runs: readonly Opening[], figure: (run: Opening) => number) => median(runs.map(figure))

export const openBenchmark: Benchmark = {
  name: 'editor.open-1000',
  async run(report) {
    const { limit, mishiori } = await compare(['limit', 'mishiori'], openScene, report)
    const beside = (name: string, target: number, figure: (run: Opening) => number, unit = 'ms') => {
      const [value, bound] = [middle(mishiori, figure), middle(limit, figure)]
      return lessIsBetter({ name: this.name + name, unit, value, bound, target })
    }
    const isReported = [...limit, ...mishiori].every(({ memoryMb }) => memoryMb !== null)
    const task = middle(mishiori, ({ longestTaskMs }) => longestTaskMs)
    return [
      beside('', 1.2, ({ wallMs }) => wallMs),
      beside('.cpu', 1.3, ({ cpuMs }) => cpuMs),
      ...(isReported ? [beside('.memory', 1.2, ({ memoryMb }) => memoryMb ?? 0, 'MB')] : []),
      lessIsBetter({ name: `${this.name}.task`, unit: 'ms', value: task, bound: LONG_TASK_MS, target: 1 }),
    ]
  },
}
