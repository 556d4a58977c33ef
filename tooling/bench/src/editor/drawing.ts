import { amount } from '../benchmark.ts'
import { mouse, type OpenPage } from '../browser/chromium.ts'
import { remote } from '../browser/remote.ts'
import { median } from '../stats.ts'
import type { BenchPage } from './page.ts'
import { LONG_LINE_ID, SCENE_CENTER } from './scene.ts'
import { type CallBench, costOf, costOfMeasuring } from './workloads.ts'

const CLICKS = amount(500, 6)
const MEASURED = amount(50, 2)
const ZOOM = 12

/** Drawing a new line among 999 objects by 500 clicks: processor time of a click, among the first 50 and the last 50. */
export async function drawLine(open: OpenPage): Promise<{ firstMs: number; lastMs: number }> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'room')
  await call('jumpTo', SCENE_CENTER, ZOOM)
  await call('beginDraw')
  const measuring = await costOfMeasuring(open, call)
  const firstMs = await medianClick(open, call, { from: 0, measuring })
  for (let index = MEASURED; index < CLICKS - MEASURED; index++) await click(open, serpentine(index))
  const lastMs = await medianClick(open, call, { from: CLICKS - MEASURED, measuring })
  await call('endEdit')
  const count = await call('drawnCount')
  if (count !== CLICKS) throw new Error(`the drawn line has ${count} vertices`)
  return { firstMs, lastMs }
}

/** Going on with a line of 5,000 vertices: processor time of a click. */
export async function extendLine(open: OpenPage): Promise<{ clickMs: number }> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'longLine')
  await call('select', LONG_LINE_ID)
  await call('beginEdit', LONG_LINE_ID)
  const end = await call('vertex', LONG_LINE_ID, 4999)
  if (!end) throw new Error('the line has no end')
  await call('jumpTo', [end[0] + 0.14, end[1]], ZOOM)
  const measuring = await costOfMeasuring(open, call)
  const clickMs = await medianClick(open, call, { from: 0, measuring })
  await call('endEdit')
  const count = await call('count', LONG_LINE_ID)
  if (count !== 5000 + MEASURED) throw new Error(`the continued line has ${count} vertices`)
  return { clickMs }
}

interface Stretch {
  readonly from: number
  readonly measuring: number
}

async function medianClick(open: OpenPage, call: CallBench, { from, measuring }: Stretch): Promise<number> {
  const costs: number[] = []
  for (let index = from; index < from + MEASURED; index++) {
    costs.push((await costOf(open, call, () => click(open, serpentine(index)))) - measuring)
  }
  return Math.max(median(costs), 0.1)
}

async function click(open: OpenPage, at: readonly [number, number]): Promise<void> {
  const pointer = mouse(open)
  await pointer.hover(at)
  await pointer.press(at)
  await pointer.release(at)
}

/** Rows of places 22 pixels apart, to and fro, beside and below the panels of an editor that has them. */
function serpentine(index: number): [number, number] {
  const row = Math.floor(index / 25)
  const column = row % 2 ? 24 - (index % 25) : index % 25
  return [360 + column * 22, 215 + row * 19]
}
