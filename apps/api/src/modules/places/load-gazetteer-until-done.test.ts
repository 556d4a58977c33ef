import { expect, it } from 'vitest'
import type { LoadResult } from './load-gazetteer.ts'
import { loadGazetteerUntilDone } from './load-gazetteer-until-done.ts'

const RETRY = { retryAfterMs: 1 }

/** A gazetteer whose loads end so, one after the other, and the end of naming articles. */
function aGazetteer(...ends: (LoadResult | Error)[]) {
  const named = Promise.withResolvers<void>()
  let loads = 0
  const load = async () => {
    const end = ends[loads++] ?? 'unchanged'
    if (end instanceof Error) throw end
    return end
  }
  const parts = { gazetteer: { load }, routeArticles: { labelPlaces: async () => named.resolve() } }
  return { parts, named: named.promise, loads: () => loads }
}

it('tries again after a failure, says so, and while another process loads', async () => {
  const { parts, named, loads } = aGazetteer(new Error('no space left'), 'busy', 'unchanged')
  const warnings: string[] = []
  const stop = loadGazetteerUntilDone(parts, (warning) => warnings.push(warning), RETRY)
  await named
  await stop()
  expect(loads()).toBe(3)
  expect(warnings).toEqual(['The places could not be loaded and will be tried again: no space left'])
})

it('stops at once, and complains of nothing then', async () => {
  const { parts, loads } = aGazetteer('busy')
  const warnings: string[] = []
  const stop = loadGazetteerUntilDone(parts, (warning) => warnings.push(warning), { retryAfterMs: 60_000 })
  await stop()
  expect([loads(), warnings]).toEqual([1, []])
})
