// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_PREVIEW, type PreviewState } from './preview-state.ts'
import { PREVIEW_TTL_MS, storePreview, takeStoredPreview } from './stored-preview.ts'

const chosen: PreviewState = {
  ...EMPTY_PREVIEW,
  files: [{ id: 'a', file: new File(['{}'], 'Timeline.json') }],
  reading: { kind: 'read', result: null },
  left: new Set(['2026-10-17']),
  hidden: [{ name: 'home', center: [137.8, 35.9], radiusMeters: 200 }],
  dropped: [{ startMs: 1000, endMs: 2000 }],
  isReplacing: true,
}

let now = 0
beforeEach(() => {
  sessionStorage.clear()
  now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

it('gives back the files and what was decided about them, once, to be read anew', async () => {
  await storePreview(chosen)
  const { files, ...choices } = (await takeStoredPreview()) ?? EMPTY_PREVIEW
  expect(files).toMatchObject([{ id: 'a' }])
  const { left, hidden, dropped } = chosen
  expect(choices).toMatchObject({ left, hidden, dropped, isReplacing: true, reading: { kind: 'reading', fraction: 0 } })
  expect(await takeStoredPreview()).toBeNull()
})

it('is of the tab that stored it, and gone once another has looked', async () => {
  await storePreview(chosen)
  const tab = sessionStorage.getItem('pending-timeline') ?? ''
  sessionStorage.clear()
  expect(await takeStoredPreview()).toBeNull()
  sessionStorage.setItem('pending-timeline', tab)
  expect(await takeStoredPreview()).toBeNull()
})

it.each([
  [PREVIEW_TTL_MS - 1, true],
  [PREVIEW_TTL_MS, false],
])('after %d ms it is there: %j', async (passed, isThere) => {
  await storePreview(chosen)
  now += passed
  expect((await takeStoredPreview()) !== null).toBe(isThere)
})

it('costs nothing else where the device keeps nothing', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError')
  })
  await expect(storePreview(chosen)).resolves.toBeUndefined()
  expect(await takeStoredPreview()).toBeNull()
})
