// @vitest-environment jsdom
import * as node from 'node:buffer'
import type { ApiClient } from '@repo/contract'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBundleImport } from './use-bundle-import.ts'

const api = vi.hoisted(() => ({
  createRoute: vi.fn(),
  importJourney: vi.fn<ApiClient['importJourney']>(),
  deleteRoute: vi.fn(),
}))
vi.mock('@repo/web-kit/browser-api', () => ({ browserApi: () => api }))
vi.mock('@repo/authoring/upload-picture', () => ({ uploadPicture: vi.fn() }))

// Those of jsdom have no streams.
vi.stubGlobal('Blob', node.Blob)
vi.stubGlobal('File', node.File)

beforeEach(() => {
  localStorage.clear()
  let id = 10
  api.createRoute.mockImplementation(async () => ({ ok: true, data: { id: id++ } }))
  const made = { journey_id: 4, left_out: [] }
  api.importJourney.mockImplementation(async () => ({ ok: true, status: 201, data: made, headers: new Headers() }))
  api.deleteRoute.mockImplementation(async () => ({ ok: true }))
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const json = (value: unknown) => strToU8(JSON.stringify(value))
const ARTICLE = json({ title: '峠', layer: [], context: { version: 1, blocks: [] } })
const stage = (article: string) => ({ kind: 'stage', day: 1, note: '', part: null, article, credit: null })
const journeyOf = (...entries: readonly unknown[]) => {
  const texts = { title: '三日', summary: '', cover_path: null, starts_on: null }
  return json({ id: 3, site: 'https://mishiori.example', kind: 'journey', ...texts, entries })
}
const bodies = () => api.importJourney.mock.calls.map(([{ body }]) => body)

async function opened(files: Readonly<Record<string, Uint8Array>>) {
  const { result } = renderHook(() => useBundleImport(1))
  act(() => result.current.open(new File([new Uint8Array(zipSync(files))], 'mishiori.zip', { lastModified: 1 })))
  const open = () => {
    const { state } = result.current
    if (state.kind !== 'open') throw new Error(state.kind)
    return state
  }
  await waitFor(() => open())
  const start = async () => {
    // Pressed twice at once.
    act(() => {
      result.current.start()
      result.current.start()
    })
    await waitFor(() => expect(open().isImporting).toBe(false))
  }
  return { open, start }
}

it('a file of one journey is listed as that, and comes with its articles once, however often one presses', async () => {
  const { open, start } = await opened({
    'journey.json': journeyOf(stage('routes/1'), stage('routes/2'), stage('routes/1')),
    'routes/1/route.json': ARTICLE,
    'routes/2/route.json': ARTICLE,
  })
  expect(open()).toMatchObject({ rows: [], journeys: [{ title: '三日', articles: 2, links: 0, isChosen: true }] })
  await start()
  expect(open().journeys).toMatchObject([{ state: { kind: 'created', id: 4 } }])
  expect(api.createRoute).toHaveBeenCalledTimes(2)
  expect(bodies()).toMatchObject([{ entries: [{ article_id: 10 }, { article_id: 11 }, { article_id: 10 }] }])
  await start()
  expect(api.importJourney).toHaveBeenCalledTimes(1)
})

it('journeys of an archive take the drafts of its articles', async () => {
  const { open, start } = await opened({
    'routes/1/route.json': ARTICLE,
    'routes/2/route.json': ARTICLE,
    'journeys/3/journey.json': journeyOf(stage('routes/2')),
    'journeys/4/journey.json': journeyOf(stage('routes/1'), stage('routes/2')),
  })
  await start()
  expect(open().rows.map(({ state }) => state.kind)).toEqual(['created', 'created'])
  expect(open().journeys.map(({ state }) => state.kind)).toEqual(['created', 'created'])
  expect(api.createRoute).toHaveBeenCalledTimes(2)
  expect(bodies()).toMatchObject([
    { entries: [{ article_id: 11 }] },
    { entries: [{ article_id: 10 }, { article_id: 11 }] },
  ])
})

it('a broken journey says why, and its articles can be had without it', async () => {
  const { open, start } = await opened({ 'journey.json': journeyOf(stage('routes/2')), 'routes/1/route.json': ARTICLE })
  expect(open()).toMatchObject({
    rows: [{ folder: 'routes/1', isChosen: true }],
    journeys: [{ problem: 'articleMissing', isChosen: false }],
  })
  await start()
  expect(api.importJourney).not.toHaveBeenCalled()
  expect(open().rows).toMatchObject([{ state: { kind: 'created' } }])
})

it('a journey that is refused is not there, and can be tried again', async () => {
  const refusal = { ok: false, status: 422, error: { code: 'journey.limit_reached' }, body: null } as const
  api.importJourney.mockResolvedValueOnce({ ...refusal, headers: new Headers() })
  const { open, start } = await opened({
    'journey.json': journeyOf(stage('routes/1')),
    'routes/1/route.json': ARTICLE,
  })
  await start()
  expect(open().journeys).toMatchObject([{ state: { kind: 'failed', takenBack: 1 } }])
  expect(api.deleteRoute).toHaveBeenCalledWith({ params: { id: '10' } })
  await start()
  expect(open().journeys).toMatchObject([{ state: { kind: 'created' } }])
  expect(bodies().map(({ entries }) => entries)).toMatchObject([[{ article_id: 10 }], [{ article_id: 11 }]])
})

it('of two files the one that was opened last is shown', async () => {
  const { result } = renderHook(() => useBundleImport(1))
  const fileOf = (title: string, size: number) => {
    const article = json({ title, layer: [], context: { version: 1, blocks: [] }, summary: 'x'.repeat(size) })
    return new File([new Uint8Array(zipSync({ 'route.json': article }))], `${title}.zip`)
  }
  act(() => {
    result.current.open(fileOf('long', 4_000_000))
    result.current.open(fileOf('short', 0))
  })
  await waitFor(() => expect(result.current.state.kind).toBe('open'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(result.current.state).toMatchObject({ name: 'short.zip', rows: [{ title: 'short' }] })
})
