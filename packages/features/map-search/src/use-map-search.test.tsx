// @vitest-environment jsdom

import type { MapRouteList } from '@repo/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toFoundPage } from './found-page.ts'
import { type MapBox, readMapQuery } from './map-query.ts'
import { REST_MS, useMapSearch } from './use-map-search.ts'

const listOf = (total: number): MapRouteList => ({
  data: [],
  marks: [],
  total,
  per_page: 20,
  current_page: 1,
  is_capped: false,
})
const FIRST = toFoundPage(listOf(1))
const [HERE, THERE]: readonly [MapBox, MapBox] = [
  [137, 35, 138, 36],
  [139, 35, 140, 36],
]

interface Request {
  readonly search: URLSearchParams
  readonly signal: AbortSignal
  readonly answer: (list: MapRouteList) => Promise<void>
  readonly refuse: (status: number) => Promise<void>
  readonly lose: () => Promise<void>
}

/** What the hook asked the network, oldest first. Answers come when a test gives them. */
let requests: Request[]
beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const settle = (work: () => void) => act(async () => work())
    requests.push({
      search: new URL(address, 'http://localhost').searchParams,
      signal,
      answer: (list) => settle(() => resolve(Response.json(list))),
      refuse: (status) => settle(() => resolve(new Response(null, { status }))),
      lose: () => settle(() => reject(new TypeError('no network'))),
    })
    return promise
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface SearchRequest {
  readonly search?: string
  readonly box?: MapBox | null
  readonly tries?: number
}

const queryOf = (search = '') => readMapQuery(new URLSearchParams(search))

function searching(first: SearchRequest = {}) {
  const use = ({ search = '', box = null, tries = 0 }: SearchRequest) =>
    useMapSearch(queryOf(search), box, FIRST, tries)
  return renderHook(use, { initialProps: first })
}
const rest = (ms = REST_MS) => act(async () => vi.advanceTimersByTime(ms))
const requestAt = (index: number): Request => {
  const request = requests.at(index)
  if (!request) throw new Error('nothing was asked')
  return request
}

it('shows what the server found, and asks nothing before there is a map', async () => {
  const { result } = searching()
  await rest(10 * REST_MS)
  expect(requests).toEqual([])
  expect(result.current).toEqual({ answered: queryOf(), list: FIRST, status: 'idle' })
})

it('asks once the map has rested, one time for all its moves', async () => {
  const { result, rerender } = searching({ box: HERE })
  await rest(REST_MS - 1)
  rerender({ box: THERE })
  await rest(REST_MS - 1)
  expect(requests).toHaveLength(0)
  expect(result.current.status).toBe('idle')
  await rest(1)
  expect(requests.map(({ search }) => search.get('box'))).toEqual(['139.00000,35.00000,140.00000,36.00000'])
})

it('keeps what it shows until the answer is there', async () => {
  const { result } = searching({ box: HERE })
  await rest()
  expect(result.current).toEqual({ answered: queryOf(), list: FIRST, status: 'loading' })
  await requestAt(0).answer(listOf(7))
  expect(result.current).toEqual({ answered: queryOf(), list: toFoundPage(listOf(7)), status: 'idle' })
})

it('gives up a search for the next, and takes no late answer of it', async () => {
  const { result, rerender } = searching({ box: HERE })
  await rest()
  rerender({ box: THERE })
  expect(requestAt(0).signal.aborted).toBe(true)
  await rest()
  await requestAt(1).answer(listOf(2))
  await requestAt(0).answer(listOf(9))
  expect(result.current).toEqual({ answered: queryOf(), list: toFoundPage(listOf(2)), status: 'idle' })
})

it('gives up its search when the map goes away', async () => {
  const { unmount } = searching({ box: HERE })
  await rest()
  unmount()
  expect(requestAt(0).signal.aborted).toBe(true)
})

it.each([
  ['a server that refuses', (request: Request) => request.refuse(503)],
  ['a network that is gone', (request: Request) => request.lose()],
] as const)('keeps the old list and says so after %s, and tries again without delay', async (_, fail) => {
  const { result, rerender } = searching({ box: HERE })
  await rest()
  await fail(requestAt(0))
  expect(result.current).toEqual({ answered: queryOf(), list: FIRST, status: 'failed' })
  rerender({ box: HERE, tries: 1 })
  await rest(0)
  expect(result.current).toEqual({ answered: queryOf(), list: FIRST, status: 'loading' })
  await requestAt(1).answer(listOf(3))
  expect(result.current).toEqual({ answered: queryOf(), list: toFoundPage(listOf(3)), status: 'idle' })
})

it('asks anew for other words, and not for where the map looks at within what is asked', async () => {
  const { rerender } = searching({ box: HERE })
  await rest()
  rerender({ box: [...HERE], search: 'lat=35.5&lng=137.5&zoom=9' })
  await rest()
  expect(requests).toHaveLength(1)
  rerender({ box: HERE, search: 'q=pass&length=5-10&photos=1' })
  await rest()
  expect(Object.fromEntries(requestAt(1).search)).toMatchObject({ q: 'pass', min_km: '5', max_km: '10', photos: '1' })
})

it('tells which question its list answers, until another one is answered', async () => {
  const { result, rerender } = searching({ box: HERE, search: 'season=winter' })
  rerender({ box: HERE, search: 'length=5-10&auto=0&lat=35.5&lng=137.5&zoom=9' })
  expect(result.current.answered).toEqual(queryOf('season=winter'))
  await rest()
  expect(result.current).toMatchObject({ answered: queryOf('season=winter'), status: 'loading' })
  await requestAt(0).answer(listOf(0))
  expect(result.current).toMatchObject({ answered: queryOf('length=5-10'), status: 'idle' })
})

it.each([
  ['across 180° to the east', [178, -20, 183, -15], '178.00000,-20.00000,-177.00000,-15.00000'],
  ['across 180° to the west', [-184, -20, -178, -15], '176.00000,-20.00000,-178.00000,-15.00000'],
  ['of the whole world', [-200, -95, 200, 95], '-180.00000,-90.00000,180.00000,90.00000'],
] as const)('asks for a view %s as the server reads it', async (_, box, params) => {
  searching({ box })
  await rest()
  expect(requestAt(0).search.get('box')).toBe(params)
})

it('asks for what is near an article wherever the map looks', async () => {
  searching({ box: HERE, search: 'near=12' })
  await rest()
  expect(Object.fromEntries(requestAt(0).search)).toEqual({ near: '12', page: '1' })
})
