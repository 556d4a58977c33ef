import type { OpenPage } from '../browser/chromium.ts'
import { remote } from '../browser/remote.ts'
import type { BenchPage } from './page.ts'

/** One gets a colour, another is hidden and shown: earlier changes of a layer would affect the next measurement. */
const RECOLORED = 3
const HIDDEN = 4
const COLOR = '#db0730'

export interface LayerChange {
  readonly colorMs: number
  readonly hideMs: number
  readonly showMs: number
}

/** The total of a layer change, and its parts. */
export const LAYER_FIGURES: readonly (readonly [name: string, figure: (run: LayerChange) => number])[] = [
  ['', ({ colorMs, hideMs, showMs }) => colorMs + hideMs + showMs],
  ['.color', ({ colorMs }) => colorMs],
  ['.hide', ({ hideMs }) => hideMs],
  ['.show', ({ showMs }) => showMs],
]

/** Recolouring, hiding and showing a layer of 100 objects among 1,000: milliseconds to the last frame before rest. */
export async function changeLayer(open: OpenPage): Promise<LayerChange> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'full')
  await call('pickLayer', RECOLORED)
  const colorMs = await call('setLayerColor', RECOLORED, COLOR)
  const hideMs = await call('setLayerHidden', HIDDEN, true)
  const showMs = await call('setLayerHidden', HIDDEN, false)
  return { colorMs, hideMs, showMs }
}
