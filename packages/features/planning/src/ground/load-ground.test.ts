import { encodePolyline, mapObjectId, type Position } from '@mishiori/map-document'
import { aReadingView } from '@repo/articles/testing/sample-reading'
import { type ApiClient, PRODUCT_LIMITS } from '@repo/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aGround } from '../testing/sample-ground.ts'
import { loadGround } from './load-ground.ts'

const format = { locale: 'ja', units: 'metric' } as const
const ask = vi.fn<ApiClient['ground']>()
const api = { ground: ask }

const known = { ok: true, status: 200, headers: new Headers(), data: aGround() } as const
const refused = (code: 'ground.too_long' | 'server.unavailable') =>
  ({ ok: false, status: 422, headers: new Headers(), error: { code, message: code }, body: null }) as const

beforeEach(() => void ask.mockReset().mockResolvedValue(known))
afterEach(() => vi.unstubAllGlobals())

const PATH: readonly Position[] = [
  [137.96, 36.24],
  [137.97, 36.25],
]

function viewOf(line: object, path = PATH) {
  const object = {
    tmpId: 'main',
    name: 'Road',
    text: '',
    color: '#DB0730',
    isMain: true,
    path: encodePolyline(path),
    ...line,
  }
  return aReadingView({ heldLayers: [{ id: 'layer', name: 'Road', objects: [object] }] })
}
const load = (view: ReturnType<typeof viewOf>) => loadGround({ view, token: null, format }, { api })

describe('the ground of an article', () => {
  it('is asked for along its main line, matched to the map where it was drawn', async () => {
    expect(await load(viewOf({ objectType: 'LINE' }))).toEqual(aGround())
    expect(ask.mock.calls[0]?.[0]).toEqual({ body: { path: encodePolyline(PATH), matching: 'map' } })
  })

  it('follows the ways where it was found along them', async () => {
    await load(viewOf({ objectType: 'NAVIGATION_LINE', mode: 'walking', waypoints: '' }))
    expect(ask.mock.calls[0]?.[0].body.matching).toBe('edges')
  })

  it('is asked for along a simpler line where it has more points than a question may have', async () => {
    const long = Array.from(
      { length: PRODUCT_LIMITS.ground.points + 500 },
      (_, index): Position => [137 + index / 1e5, 36],
    )
    await load(viewOf({ objectType: 'LINE' }, long))
    expect(ask.mock.calls[0]?.[0].body.path).toBe(
      encodePolyline([
        [137, 36],
        [137 + (long.length - 1) / 1e5, 36],
      ]),
    )
  })

  it.each([
    ['ground.too_long', 'tooLong'],
    ['server.unavailable', 'failed'],
  ] as const)('is not known after %s', async (code, kind) => {
    ask.mockResolvedValue(refused(code))
    expect(await load(viewOf({ objectType: 'LINE' }))).toEqual(kind)
  })

  it('is asked for once by all who need it, and again after it failed', async () => {
    const view = viewOf({ objectType: 'LINE' })
    ask.mockResolvedValueOnce(refused('server.unavailable'))
    expect(await Promise.all([load(view), load(view)])).toEqual(['failed', 'failed'])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(await load(view)).toEqual(aGround())
    await load(view)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is that of another line where one is named', async () => {
    const view = viewOf({ objectType: 'LINE', isMain: false })
    const of = (lineId: string) => loadGround({ view, token: null, format }, { api, lineId: mapObjectId(lineId) })
    expect(await of('main')).toMatchObject(aGround())
    expect(await of('spot')).toEqual('failed')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is not known where the server cannot be reached', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await load(viewOf({ objectType: 'LINE' }))).toEqual('failed')
  })

  it('is looked for again after its map did not come', async () => {
    const server = vi.fn(async () => new Response(null, { status: 500 }))
    vi.stubGlobal('fetch', server)
    const view = aReadingView()
    for (let tries = 0; tries < 2; tries++) {
      expect(await loadGround({ view, token: null, format }, { api })).toEqual('failed')
    }
    expect(server).toHaveBeenCalledTimes(2)
    expect(ask).not.toHaveBeenCalled()
  })
})
