import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTiles } from './watch-tiles.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A map that only emits tile events. */
function aMap() {
  const listeners = new Map<string, Set<(news: object) => void>>()
  const waiting = new Set<string>()
  const map = {
    on: (kind: string, listener: (news: object) => void) =>
      listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener)),
    off: (kind: string, listener: (news: object) => void) => listeners.get(kind)?.delete(listener),
    getSource: () => ({}),
    isSourceLoaded: (id: string) => !waiting.has(id),
  }
  const emit = (kind: string, sourceId: string) => {
    for (const listener of listeners.get(kind) ?? []) listener({ sourceId, tile: {} })
  }
  return {
    map: map as unknown as MapLibre, // MapLibre's own class needs a browser
    request: (id: string) => {
      waiting.add(id)
      emit('sourcedataloading', id)
    },
    arrive: (id: string, isLast = true) => {
      if (isLast) waiting.delete(id)
      emit('sourcedata', id)
    },
    fail: (id: string) => emit('error', id),
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}

function watched() {
  const news = aMap()
  const onMissing = vi.fn()
  return { ...news, onMissing, stop: watchTiles(news.map, ['sheet'], onMissing) }
}

it('forgives two failures in a row, not three', () => {
  const { request, fail, onMissing } = watched()
  request('sheet')
  fail('sheet')
  fail('sheet')
  expect(onMissing).not.toHaveBeenCalled()
  fail('sheet')
  expect(onMissing).toHaveBeenCalledOnce()
})

it('counts anew after a tile that came', () => {
  const { request, arrive, fail, onMissing } = watched()
  request('sheet')
  fail('sheet')
  fail('sheet')
  arrive('sheet')
  fail('sheet')
  fail('sheet')
  expect(onMissing).not.toHaveBeenCalled()
})

it('waits eight seconds for a tile, from the last one that came', () => {
  const { request, arrive, onMissing } = watched()
  request('sheet')
  vi.advanceTimersByTime(7_999)
  arrive('sheet', false)
  vi.advanceTimersByTime(7_999)
  expect(onMissing).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onMissing).toHaveBeenCalledOnce()
})

it('does not wait for what is there', () => {
  const { request, arrive, onMissing } = watched()
  request('sheet')
  arrive('sheet')
  vi.advanceTimersByTime(60_000)
  expect(onMissing).not.toHaveBeenCalled()
})

it('does not mind other sources', () => {
  const { request, fail, arrive, onMissing } = watched()
  arrive('sheet')
  request('ours')
  for (let failure = 0; failure < 5; failure++) fail('ours')
  vi.advanceTimersByTime(60_000)
  expect(onMissing).not.toHaveBeenCalled()
})

it('tells once, and leaves nothing behind', () => {
  const { request, fail, onMissing, listenerCount } = watched()
  request('sheet')
  for (let failure = 0; failure < 6; failure++) fail('sheet')
  expect(onMissing).toHaveBeenCalledOnce()
  expect(listenerCount()).toBe(0)
  const other = watched()
  other.request('sheet')
  other.stop()
  vi.advanceTimersByTime(60_000)
  expect(other.onMissing).not.toHaveBeenCalled()
  expect(other.listenerCount()).toBe(0)
})
