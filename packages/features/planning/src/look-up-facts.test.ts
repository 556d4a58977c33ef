import { encodePolyline, layerId, type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import { aReadingView } from '@repo/articles/testing/sample-reading'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ALONG_DISTANCES, askAlong } from './along/ask-along.ts'
import { loadGround } from './ground/load-ground.ts'
import { lookUpFacts } from './look-up-facts.ts'
import { anAlong } from './testing/sample-along.ts'
import { aGround } from './testing/sample-ground.ts'
import { aTurnsOfLine } from './testing/sample-turns.ts'
import { askTurns } from './turns/ask-turns.ts'

const { signal } = new AbortController()
const LINE = {
  id: mapObjectId('way'),
  kind: 'line',
  name: 'Over the pass',
  description: '',
  color: 'red',
  path: [
    [137.96, 36.24],
    [137.97, 36.25],
  ] satisfies Position[],
} as const
const PASS: MapDocument = { layers: [{ id: layerId('day'), name: 'Day', objects: [LINE] }], mainLineId: LINE.id }

const noNetwork = () => Promise.reject(new TypeError('no network'))

/** Names the distance that was asked for. */
async function server(path: string, init: RequestInit) {
  if (path.endsWith('/ground')) return Response.json(aGround())
  if (path.endsWith('/turns')) return Response.json(aTurnsOfLine({ lengthMeters: textLengthOf(init) }))
  const { withinMeters } = JSON.parse(String(init.body))
  return Response.json(anAlong({ region: { ...region, version: String(withinMeters) } }))
}
const region = { version: '', dataDate: '2026-10-01', dateSource: 'extract', isInvented: false } as const

/** Tells the answers of both languages apart. */
const textLengthOf = ({ body }: RequestInit) => JSON.parse(String(body)).language.length

const copy = new Map<string, Response>()
beforeEach(() => {
  copy.clear()
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' })
  vi.stubGlobal('caches', { match: async (address: string) => copy.get(address)?.clone() })
})
afterEach(() => vi.unstubAllGlobals())

async function save(document: MapDocument): Promise<void> {
  for (const [address, answer] of await lookUpFacts(document, signal)) copy.set(address, answer)
}

it('finds what a copy has of a line when no answer comes, for each distance', async () => {
  vi.stubGlobal('fetch', server)
  await save(PASS)
  expect([...copy.keys()].every((address) => /^\/saved-(?:along|ground|turns)\/[0-9a-f]{64}$/.test(address))).toBe(true)
  vi.stubGlobal('fetch', noNetwork)
  for (const meters of ALONG_DISTANCES) {
    expect(await askAlong(LINE, meters, signal)).toMatchObject({ region: { version: String(meters) } })
  }
  const turned = { ...LINE, path: LINE.path.toReversed() }
  expect(await askAlong(turned, ALONG_DISTANCES[0], signal)).toBeNull()
})

it('has the ground in a copy, as the page of the article asks for it', async () => {
  vi.stubGlobal('fetch', server)
  await save(PASS)
  vi.stubGlobal('fetch', noNetwork)
  const main = { tmpId: 'way', objectType: 'LINE', name: 'Road', text: '', color: '#DB0730', isMain: true }
  const view = (path: string) =>
    aReadingView({ heldLayers: [{ id: 'day', name: 'Day', objects: [{ ...main, path }] }] })
  const load = (path: string) =>
    loadGround({ view: view(path), token: null, format: { locale: 'ja', units: 'metric' } })
  expect(await load(encodePolyline(LINE.path))).toEqual(aGround())
  expect(await load(encodePolyline(LINE.path.toReversed()))).toEqual('failed')
})

it('has the turns in a copy, in both languages', async () => {
  vi.stubGlobal('fetch', server)
  await save(PASS)
  vi.stubGlobal('fetch', noNetwork)
  expect(await askTurns(LINE, 'ja', signal)).toMatchObject({ lengthMeters: 2 })
  expect(await askTurns(LINE, 'en-us', signal)).toMatchObject({ lengthMeters: 5 })
  expect(await askTurns({ ...LINE, path: LINE.path.toReversed() }, 'ja', signal)).toBe('failed')
})

it('keeps nothing where the server does not know, and of a map without a main line', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  expect(await lookUpFacts(PASS, signal)).toEqual([])
  vi.stubGlobal('fetch', server)
  expect(await lookUpFacts({ ...PASS, mainLineId: null }, signal)).toEqual([])
})
