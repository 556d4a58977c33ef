// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const KEY = 'map-overlays'

/** As a page that opens reads it. */
async function aPage() {
  vi.resetModules()
  return import('./overlay-choice.ts')
}
beforeEach(() => localStorage.clear())

it('is kept on the device, for later pages', async () => {
  const page = await aPage()
  page.showOverlay('trails', true)
  page.showOverlay('contours', true)
  page.showOverlay('trails', false)
  expect([...(await aPage()).readOverlayChoice().chosen]).toEqual(['contours'])
})

it('stays after a failure, which the next choice forgets', async () => {
  const page = await aPage()
  const listener = vi.fn()
  const stop = page.onOverlayChoice(listener)
  page.showOverlay('trails', true)
  page.noteFailedOverlay('trails')
  expect([...page.readOverlayChoice().failed]).toEqual(['trails'])
  expect(localStorage.getItem(KEY)).toBe('["trails"]')
  page.showOverlay('trails', true)
  expect(page.readOverlayChoice().failed.size).toBe(0)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  page.showOverlay('trails', false)
  expect(listener).toHaveBeenCalledTimes(3)
})

it.each(['{', '{"trails":true}', '[1, null]'])('is none where the device has %s', async (stored) => {
  localStorage.setItem(KEY, stored)
  expect((await aPage()).readOverlayChoice().chosen.size).toBe(0)
})
