import { encodePolyline, mapObjectId, type NavigationLine, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aTurnsOfLine } from '../testing/sample-turns.ts'
import { askTurns } from './ask-turns.ts'

const { signal } = new AbortController()
const path: readonly Position[] = [
  [137.96, 36.24],
  [137.97, 36.25],
]
const base = { id: mapObjectId('way'), name: 'Way', description: '', color: 'red' } as const
const found: NavigationLine = { ...base, kind: 'navigationLine', path, waypoints: [], travelMode: 'walking' }

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const bodyOf = () => JSON.parse(String(asked.mock.calls.at(-1)?.[1].body))
beforeEach(() => {
  asked.mockReset().mockImplementation(async () => Response.json(aTurnsOfLine()))
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' })
  vi.stubGlobal('fetch', asked)
})
afterEach(() => vi.unstubAllGlobals())

it('asks along the ways of a line that was found, by its profile or its mode', async () => {
  expect(await askTurns(found, 'ja', signal)).toEqual(aTurnsOfLine())
  expect(bodyOf()).toEqual({ path: encodePolyline(path), matching: 'edges', profile: 'walk', language: 'ja' })
  await askTurns({ ...found, travelMode: 'driving', profile: 'roadBike' }, 'en-us', signal)
  expect(bodyOf()).toMatchObject({ profile: 'roadBike', language: 'en-us' })
})

it('asks for a drawn line as it lies on the map', async () => {
  await askTurns({ ...base, kind: 'line', path }, 'ja', signal)
  expect(bodyOf()).toEqual({ path: encodePolyline(path), matching: 'map', language: 'ja' })
})

it('asks for a simpler line where it has too many points, which follows no way exactly', async () => {
  const { points } = PRODUCT_LIMITS.turns
  const long = Array.from({ length: points + 500 }, (_, index): Position => [137 + index / 1e5, 36])
  await askTurns({ ...found, path: long }, 'ja', signal)
  expect(bodyOf().matching).toBe('map')
  expect(bodyOf().path.length).toBeLessThan(encodePolyline(long).length)
})

it.each([
  ['turns.too_long', 422, 'tooLong'],
  ['server.unavailable', 503, 'failed'],
] as const)('says why there are none after %s', async (code, status, answer) => {
  asked.mockImplementation(async () => Response.json({ error: { code, message: '', params: {} } }, { status }))
  expect(await askTurns(found, 'ja', signal)).toBe(answer)
})
