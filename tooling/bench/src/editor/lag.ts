import { amount } from '../benchmark.ts'
import { mouse, type OpenPage } from '../browser/chromium.ts'
import { remote } from '../browser/remote.ts'
import type { BenchPage } from './page.ts'
import { assertVertexAt, openMiddleOfLine } from './workloads.ts'

const MOVES = amount(120, 6)
const HERTZ = 60
/** How long the map must have done nothing to be idle. */
const REST_MS = 100

type Pixel = readonly [number, number]

/** Where the hand is after `part` (0 to 1) of its way. */
const along =
  ([x, y]: Pixel) =>
  (part: number): Pixel => [x + 60 * Math.sin(part * 10), y - 180 * part]

/** A vertex of a 5,000-vertex line dragged by 120 moves at 60 Hz: how long the page works on after the last move was sent. */
export async function dragSteadily(open: OpenPage): Promise<{ lagMs: number }> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'longLine')
  const { start } = await openMiddleOfLine(call)
  const at = along(start)
  const pointer = mouse(open)
  await pointer.hover(start)
  await call('quiet', 200)
  await pointer.press(start)
  await call('quiet', 300)
  const begin = performance.now()
  const sent: Promise<unknown>[] = []
  for (let move = 1; move <= MOVES; move++) {
    const wait = begin + (move * 1000) / HERTZ - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    sent.push(pointer.drag(at(move / MOVES))) // the hand does not wait for the page
  }
  const last = performance.now()
  await Promise.all(sent)
  await call('quiet', REST_MS)
  const lagMs = performance.now() - last - REST_MS
  await pointer.release(at(1))
  await call('quiet', 300)
  await call('endEdit')
  await assertVertexAt(call, at(1))
  return { lagMs }
}
