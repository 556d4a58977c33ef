import type { OpenPage } from '../browser/chromium.ts'
import { remote } from '../browser/remote.ts'
import type { BenchPage } from './page.ts'

const LAYER = 4

const COLOR = '#4f9d2a'

export interface LayerChange {
  readonly colorMs: number
  readonly hideMs: number
  readonly showMs: number
}

/** Hiding, showing and recolouring a layer of 100 objects among 1,000: milliseconds to the last frame before rest. */
export async function changeLayer(open: OpenPage): Promise<LayerChange> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'full')
  const hideMs = await call('setLayerHidden', LAYER, true)
  const showMs = await call('setLayerHidden', LAYER, false)
  await call('pickLayer', LAYER)
  const colorMs = await call('setLayerColor', LAYER, COLOR)
  return { colorMs, hideMs, showMs }
}
