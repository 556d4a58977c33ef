// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pauseMap, removeAtLeisure } from './leave-at-once.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The parts of a map that are asked, and what was done with it. */
function aMap() {
  const done: string[] = []
  const extension = { loseContext: () => done.push('context given up') }
  const context = {
    SIGNALED: 1,
    SYNC_STATUS: 2,
    isBusy: true,
    getExtension: (name: string) => (name === 'WEBGL_lose_context' ? extension : null),
    fenceSync: () => ({}),
    flush: () => undefined,
    isContextLost: () => false,
    getSyncParameter: () => (context.isBusy ? 0 : context.SIGNALED),
  }
  const map = {
    _frameRequest: null as AbortController | null,
    triggerRepaint() {
      if (map._frameRequest) return
      done.push('frame asked for')
      map._frameRequest = new AbortController()
    },
    getCanvas: () => ({ getContext: () => context }),
    remove() {
      done.push('removed')
      context.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
  return { map: map as unknown as MapLibre, done, context }
}

it('gives up the frame that was asked for, and asks for none until it is resumed', () => {
  const { map, done } = aMap()
  map.triggerRepaint()
  const { signal } = map._frameRequest
  const resume = pauseMap(map)
  expect(signal.aborted).toBe(true)
  map.triggerRepaint()
  expect(done).toEqual(['frame asked for'])
  resume()
  expect(done).toEqual(['frame asked for', 'frame asked for'])
  resume()
  expect(done).toHaveLength(2)
})

it('is removed when the next page is painted, and gives its context up when there is nothing left to draw', () => {
  const { map, done, context } = aMap()
  removeAtLeisure(map)
  map.remove()
  map.triggerRepaint()
  expect(done).toEqual([])
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['removed'])
  vi.advanceTimersByTime(10_000)
  expect(done).toEqual(['removed'])
  context.isBusy = false
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['removed', 'context given up'])
})

it('is removed once, and in a page that is not painted as well', () => {
  const { map, done, context } = aMap()
  context.isBusy = false
  vi.stubGlobal('requestAnimationFrame', () => 0)
  removeAtLeisure(map)
  map.remove()
  map.remove()
  vi.advanceTimersByTime(5000)
  vi.unstubAllGlobals()
  expect(done).toEqual(['removed', 'context given up'])
})

it('names a part that the installed MapLibre has', () => {
  const file = createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.mjs')
  expect(readFileSync(file, 'utf8')).toContain('_frameRequest')
})
