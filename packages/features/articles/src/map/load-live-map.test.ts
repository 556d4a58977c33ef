import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aReadingView } from '../testing/sample-reading.ts'
import { forgetLiveMap, loadLiveMap } from './load-live-map.ts'

const JAPANESE = { locale: 'ja', units: 'metric' } as const
const view = aReadingView()
const server = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  server.mockReset().mockImplementation(async () => new Response(null, { status: 500 }))
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  forgetLiveMap(view, null, JAPANESE)
  vi.unstubAllGlobals()
})

it('asks the server once, however often it is rendered, also when that fails', async () => {
  expect(await loadLiveMap(view, null, JAPANESE)).toBeNull()
  expect(await loadLiveMap(view, null, JAPANESE)).toBeNull()
  expect(server).toHaveBeenCalledOnce()
})

it('asks again once a failure is forgotten', async () => {
  await loadLiveMap(view, null, JAPANESE)
  forgetLiveMap(view, null, JAPANESE)
  server.mockRejectedValueOnce(new TypeError('the network is gone'))
  expect(await loadLiveMap(view, null, JAPANESE)).toBeNull()
  expect(server).toHaveBeenCalledTimes(2)
})
