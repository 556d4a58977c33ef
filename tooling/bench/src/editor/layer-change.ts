import type { OpenPage } from '../browser/chromium.ts'
import { remote } from '../browser/remote.ts'
import type { BenchPage } from './page.ts'

const LAYER = 4

/** Hiding and showing a layer of 100 objects among 1,000: milliseconds to the last frame before rest. */
export async function toggleLayer(open: OpenPage): Promise<{ hideMs: number; showMs: number }> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'full')
  const hideMs = await call('setLayerHidden', LAYER, true)
  const showMs = await call('setLayerHidden', LAYER, false)
  return { hideMs, showMs }
}
