import { encodePolyline, type Position } from '@mishiori/map-document'
import { TOWN_PLACES } from '@repo/demo-region'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventedTown } from '../../demo/articles/invented-town.ts'
import { noRouting, type RoutingEngine } from '../../platform/routing/routing-engine.ts'
import type { SnapAnswer } from '../../platform/routing/trace/snapped-line.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'
import { buildTownTiles, openTownEngine, type TownEngine, type TownTiles } from '../../testing/town-engine.ts'
import { createSnapService } from './snap.service.ts'

let tiles: TownTiles
let town: TownEngine
let test: TestApp
beforeAll(async () => {
  tiles = await buildTownTiles()
  town = await openTownEngine(tiles)
  test = await buildTestApp({}, undefined, undefined, { routing: town.engine })
})
afterAll(async () => {
  await test.close()
  await town.engine.close()
  tiles.delete()
})

const send = (path: readonly Position[], client: TestClient = test.aGuest()) =>
  client.api.snap({ body: { path: encodePolyline(path) } })

async function refusal(response: ReturnType<typeof send>) {
  const { status, ...answer } = await response
  if (answer.ok) return { status }
  const { message: _, ...error } = answer.error
  return { status, ...error }
}

const walk = inventedTown.map.layers
  .flatMap((layer) => layer.objects)
  .flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))

describe('a line', () => {
  it('is proposed on its ways, with where each point belongs and which stretches change', async () => {
    // Some ten metres to the north east.
    const answer = await send(walk.map(([lng, lat]): Position => [lng + 0.00008, lat + 0.00006]))
    if (!answer.ok) throw new Error(answer.error.code)
    const { region, lengthMeters, proposedMeters, alongMeters, stretches } = answer.data
    expect(region).toEqual({
      version: town.engine.version,
      dataDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isInvented: true,
    })
    expect(proposedMeters / lengthMeters).toBeCloseTo(1, 1)
    expect(alongMeters.toSorted((a, b) => a - b)).toEqual(alongMeters)
    expect(stretches.at(-1)).toMatchObject({ toMeters: lengthMeters, toProposedMeters: proposedMeters })
    const moved = stretches.filter(({ kind }) => kind === 'moved')
    expect(moved.length).toBeGreaterThan(0)
    expect(Math.max(...moved.map(({ movedMeters }) => movedMeters))).toBeGreaterThan(5)
  })

  it('off the network comes back as it is', async () => {
    const path = [TOWN_PLACES.fields, [138.07, 36.32]] as const
    const answer = await send(path)
    if (!answer.ok) throw new Error(answer.error.code)
    const { lengthMeters } = answer.data
    expect(answer.data).toMatchObject({
      path: encodePolyline(path),
      proposedMeters: lengthMeters,
      alongMeters: [0, lengthMeters],
      stretches: [{ kind: 'kept', toMeters: lengthMeters, toProposedMeters: lengthMeters, movedMeters: 0 }],
    })
  })
})

describe('a question', () => {
  const points = (count: number) => Array.from({ length: count }, (_, index): Position => [137.9 + index / 1e5, 36.9])
  const north = (kilometers: number): readonly Position[] => [
    [137.9, 36.9],
    [137.9, 36.9 + kilometers / 111.195],
  ]

  it('may have 20,000 points and not one more', async () => {
    expect((await send(points(20_000))).status).toBe(200)
    expect(await refusal(send(points(20_001)))).toEqual({
      status: 422,
      code: 'snap.too_many_points',
      params: { max: 20_000 },
    })
  })

  it('may be of 100 km and not more', async () => {
    expect((await send(north(99.9))).status).toBe(200)
    expect(await refusal(send(north(100.1)))).toEqual({ status: 422, code: 'snap.too_long', params: { max: 100 } })
  })

  it.each([
    ['without a line', {}],
    ['with one point', { path: encodePolyline([[137.9, 36.2]]) }],
    ['with half a point', { path: '_p~iF' }],
    [
      'beyond the map',
      {
        path: encodePolyline([
          [137, 85.1],
          [137, 85],
        ]),
      },
    ],
    ['with more than is asked for', { path: encodePolyline(walk), matching: 'map' }],
  ])('%s is none', async (_, body) => {
    const answer = await test.aGuest().fetch('/api/v1/snap', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()).error.code]).toEqual([422, 'request.invalid'])
  })
})

describe('an engine', () => {
  const KNOWN: SnapAnswer = { lengthMeters: 100, proposedMeters: 100, points: [], stretches: [], region: null }

  async function withEngine(engine: Partial<RoutingEngine>, run: (app: TestApp) => Promise<void>): Promise<void> {
    const app = await buildTestApp({ rateLimitFactor: 1 }, undefined, undefined, {
      routing: { ...noRouting, ...engine },
    })
    try {
      await run(app)
    } finally {
      await app.close()
    }
  }

  it('that is away makes it 503 with the time to wait, and is asked again', async () => {
    let asked = 0
    await withEngine({ snap: async () => (++asked === 1 ? null : KNOWN) }, async (app) => {
      const first = await send(walk, app.aGuest())
      expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await send(walk, app.aGuest())).status).toBe(200)
    })
  })

  it('is asked once for the same line, and again for another region', async () => {
    let [asked, version] = [0, 'one']
    const service = createSnapService({
      engine: {
        ...noRouting,
        snap: async () => ({ ...KNOWN, lengthMeters: ++asked }),
        get version() {
          return version
        },
      },
    })
    const propose = async () =>
      (await service.propose({ path: encodePolyline(walk) }, new AbortController().signal)).lengthMeters
    expect(await Promise.all([propose(), propose()])).toEqual([1, 1])
    version = 'two'
    expect(await propose()).toBe(2)
  })

  it('is spared by a limit, of guests and of each user apart', async () => {
    await withEngine({ snap: async () => KNOWN }, async (app) => {
      const statuses = await Promise.all(
        Array.from({ length: 16 }, async () => (await send(walk, app.aGuest())).status),
      )
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      expect((await send(walk, await app.aVerifiedUser())).status).toBe(200)
    })
  })
})
