import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { mainThreadMs, type OpenPage } from '../browser/chromium.ts'
import { measureProcess } from '../browser/processes.ts'
import { remote } from '../browser/remote.ts'
import { median } from '../stats.ts'
import { compare } from './compare.ts'
import type { BenchPage } from './page.ts'
import type { SceneName } from './scene.ts'

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

async function openScene(open: OpenPage, scene: SceneName): Promise<Opening> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('makeScene', scene)
  await call('watchTasks')
  const before = await mainThreadMs(open)
  let wallMs = 0
  const { memoryMb } = await measureProcess(open, async () => {
    wallMs = await call('load', scene)
  })
  return { wallMs, cpuMs: (await mainThreadMs(open)) - before, longestTaskMs: await call('longestTaskMs'), memoryMb }
}

interface Sides {
  readonly limit: readonly Opening[]
  readonly mishiori: readonly Opening[]
}

const middle = (runs: readonly Opening[], figure: (run: Opening) => number) => median(runs.map(figure))

function longestTask(name: string, runs: readonly Opening[]): Result {
  const value = middle(runs, ({ longestTaskMs }) => longestTaskMs)
  return lessIsBetter({ name: `${name}.task`, unit: 'ms', value, bound: LONG_TASK_MS, target: 1 })
}

function beside(name: string, { limit, mishiori }: Sides): Result[] {
  const wall = (run: Opening) => run.wallMs
  const cpu = (run: Opening) => run.cpuMs
  const results = [
    lessIsBetter({ name, unit: 'ms', value: middle(mishiori, wall), bound: middle(limit, wall), target: 1.2 }),
    lessIsBetter({
      name: `${name}.cpu`,
      unit: 'ms',
      value: middle(mishiori, cpu),
      bound: middle(limit, cpu),
      target: 1.3,
    }),
  ]
  const memory = (runs: readonly Opening[]) => runs.flatMap(({ memoryMb }) => memoryMb ?? [])
  const [value, bound] = [memory(mishiori), memory(limit)]
  if (value.length === 0 || bound.length === 0) return results
  const added = { value: median(value), bound: median(bound) }
  return [...results, lessIsBetter({ name: `${name}.memory`, unit: 'MB', ...added, target: 1.2 })]
}

export const openBenchmark: Benchmark = {
  name: 'editor.open-1000',
  async run(report) {
    const runs = await compare(['limit', 'mishiori'], (open) => openScene(open, 'full'), report)
    return [...beside('editor.open-1000', runs), longestTask('editor.open-1000', runs.mishiori)]
  },
}

/** Ten times what a document may hold: a host can still give the editor as much. */
export const openManyBenchmark: Benchmark = {
  name: 'editor.open-10000',
  isOnDemand: true,
  async run(report) {
    const few = await compare(['mishiori'], (open) => openScene(open, 'full'), report, 3)
    const many = await compare(['limit', 'mishiori'], (open) => openScene(open, 'tenfold'), report, 3)
    const cpu = (run: Opening) => run.cpuMs
    const exponent = Math.log10(middle(many.mishiori, cpu) / middle(few.mishiori, cpu))
    return [
      ...beside('editor.open-10000', many),
      longestTask('editor.open-10000', many.mishiori),
      lessIsBetter({ name: 'editor.open-10000.exponent', unit: '', value: exponent, bound: 1, target: 1 }),
    ]
  },
}
