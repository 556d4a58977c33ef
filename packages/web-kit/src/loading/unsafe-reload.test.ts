import { afterEach, expect, it } from 'vitest'
import { beforeUnsafeReload, reloadForMissingPart, saveWork } from './unsafe-reload.ts'

const stops: (() => void)[] = []
const register = (keep: () => Promise<void>) => stops.push(beforeUnsafeReload(keep))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function page(startMs = 1_000_000) {
  const stored = new Map<string, string>()
  const state = { nowMs: startMs, reloads: 0, isServerThere: true }
  return {
    state,
    now: () => state.nowMs,
    memory: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    reload: () => {
      state.reloads += 1
    },
    isServerThere: async () => state.isServerThere,
  }
}

it('[fault 12] keeps every piece of work before reloading', async () => {
  const kept: string[] = []
  register(async () => void kept.push('journal'))
  const here = page()
  here.reload = () => {
    expect(kept).toEqual(['journal'])
    here.state.reloads += 1
  }
  expect(await reloadForMissingPart(here)).toBe(true)
  expect(here.state.reloads).toBe(1)
})

it('stays when work cannot be kept', async () => {
  register(() => Promise.reject(new Error('the device is full')))
  const here = page()
  expect(await reloadForMissingPart(here)).toBe(false)
  expect(here.state.reloads).toBe(0)
})

it('stays while the server cannot be reached, and reloads for what is missing then', async () => {
  const here = page()
  here.state.isServerThere = false
  expect(await reloadForMissingPart(here)).toBe(false)
  expect(here.state.reloads).toBe(0)
  here.state.isServerThere = true
  expect(await reloadForMissingPart(here)).toBe(true)
})

it('reloads once a minute and not more often', async () => {
  const here = page()
  await reloadForMissingPart(here)
  here.state.nowMs += 59_999
  expect(await reloadForMissingPart(here)).toBe(false)
  here.state.nowMs += 1
  expect(await reloadForMissingPart(here)).toBe(true)
  expect(here.state.reloads).toBe(2)
})

it('forgets work that is no longer there', async () => {
  const stop = beforeUnsafeReload(() => Promise.reject(new Error('gone')))
  stop()
  expect(await saveWork()).toBe(true)
})
