import { amount } from '../benchmark.ts'
import { mainThreadMs, mouse, type OpenPage } from '../browser/chromium.ts'
import { measureProcess } from '../browser/processes.ts'
import { type Call, remote } from '../browser/remote.ts'
import { median, quantile } from '../stats.ts'
import type { BenchPage } from './page.ts'
import { LONG_LINE_ID } from './scene.ts'

export type CallBench = Call<BenchPage>

const MIDDLE = 2500
const STEPS = amount(24, 3)

/**
 * One step of dragging a vertex of a 5,000-vertex line, the next only when the map is idle: processor time of the
 * main thread, in ms.
 */
export async function dragVertex(open: OpenPage): Promise<{ medianMs: number; p95Ms: number }> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'longLine')
  const { start } = await openMiddleOfLine(call)
  const pointer = mouse(open)
  await pointer.hover(start)
  await call('quiet', 100)
  await pointer.press(start)
  await call('quiet', 300)
  const measuring = await costOfMeasuring(open, call)
  const costs: number[] = []
  const path = Array.from({ length: STEPS }, (_, step): [number, number] => [
    start[0] + 60 * Math.sin((step + 1) / 12),
    start[1] - (step + 1) * 1.5,
  ])
  for (const at of path) costs.push((await costOf(open, call, () => pointer.drag(at))) - measuring)
  const end = path.at(-1) ?? start
  await pointer.release(end)
  await call('quiet', 300)
  await call('endEdit')
  await assertVertexAt(call, end)
  return { medianMs: Math.max(median(costs), 0.1), p95Ms: quantile(costs, 0.95) }
}

/** Opening that line for editing: milliseconds to the last frame before rest. */
export async function selectLine(open: OpenPage): Promise<{ selectMs: number }> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'longLine')
  const { selectMs } = await openMiddleOfLine(call)
  return { selectMs }
}

export async function openMiddleOfLine(call: CallBench): Promise<{ start: [number, number]; selectMs: number }> {
  await call('select', LONG_LINE_ID)
  const selectMs = await call('beginEdit', LONG_LINE_ID)
  const vertex = await call('vertex', LONG_LINE_ID, MIDDLE)
  if (!vertex) throw new Error('the line has no middle')
  await call('jumpTo', vertex, 15.9)
  return { start: await call('project', vertex), selectMs }
}

export async function costOf(open: OpenPage, call: CallBench, act: () => Promise<unknown>): Promise<number> {
  const before = await mainThreadMs(open)
  await act()
  await call('quiet', 60)
  return (await mainThreadMs(open)) - before
}

/** Timers, animation frames and developer calls cost time too; every step is charged without them. */
export async function costOfMeasuring(open: OpenPage, call: CallBench): Promise<number> {
  const costs: number[] = []
  for (let index = 0; index < amount(10, 2); index++) costs.push(await costOf(open, call, () => call('now')))
  return median(costs)
}

export async function assertVertexAt(call: CallBench, [x, y]: readonly [number, number]): Promise<void> {
  const vertex = await call('vertex', LONG_LINE_ID, MIDDLE)
  const count = await call('count', LONG_LINE_ID)
  if (!vertex || count !== 5000) throw new Error(`the line has ${count} vertices after the drag`)
  const [atX, atY] = await call('project', vertex)
  const missed = Math.hypot(atX - x, atY - y)
  if (missed > 3) throw new Error(`the vertex is ${missed.toFixed(1)} px from where the mouse let go`)
}

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

/** Opens the full scene. */
export async function openScene(open: OpenPage): Promise<Opening> {
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

/** One gets a colour, another is hidden and shown: earlier changes of a layer would affect the next measurement. */
const RECOLORED = 3
const HIDDEN = 4
const COLOR = '#db0730'

/** Recolouring, hiding and showing a layer of 100 objects among 1,000: milliseconds to the last frame before rest. */
export async function changeLayer(open: OpenPage): Promise<Readonly<Record<'colorMs' | 'hideMs' | 'showMs', number>>> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'full')
  await call('pickLayer', RECOLORED)
  const colorMs = await call('setLayerColor', RECOLORED, COLOR)
  const hideMs = await call('setLayerHidden', HIDDEN, true)
  const showMs = await call('setLayerHidden', HIDDEN, false)
  return { colorMs, hideMs, showMs }
}
