import { encodePolyline, type Position } from '@mishiori/map-document'
import type { GroundQuestion } from '@repo/contract'
import { TOWN_PLACES } from '@repo/demo-region'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventedTown } from '../../demo/articles/invented-town.ts'
import { noRouting, type RoutingEngine } from '../../platform/routing/routing-engine.ts'
import type { TraceAnswer } from '../../platform/routing/trace/traced-line.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'
import { buildTownTiles, openTownEngine, type TownEngine, type TownTiles } from '../../testing/town-engine.ts'
import { createGroundService } from './ground.service.ts'

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

interface Options extends Omit<GroundQuestion, 'path'> {
  readonly client?: TestClient
}

const send = (path: readonly Position[], { client = test.aGuest(), ...options }: Options = {}) =>
  client.api.ground({ body: { path: encodePolyline(path), ...options } })

async function refusal(response: ReturnType<typeof send>) {
  const { status, ...answer } = await response
  if (answer.ok) return { status }
  const { message: _, ...error } = answer.error
  return { status, ...error }
}

const walk = inventedTown.map.layers
  .flatMap((layer) => layer.objects)
  .flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))

describe('the ground of a line', () => {
  it('is told in stretches, with its obstacles and where this comes from', async () => {
    const answer = await send(walk, { matching: 'edges' })
    if (!answer.ok) throw new Error(answer.error.code)
    const { region, lengthMeters, hasSurfaces, stretches, obstacles } = answer.data
    expect(region).toEqual({
      version: town.engine.version,
      dataDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isInvented: true,
    })
    expect(hasSurfaces).toBe(true)
    expect(stretches.at(-1)?.toMeters).toBe(lengthMeters)
    expect(stretches.map(({ surface, kind }) => `${surface} ${kind}`)).toEqual([
      'paved mainRoad',
      'stones street',
      'gravel footway',
      'ground path',
      'stones steps',
      'stones footway',
      'null street',
    ])
    const [steps, kerb] = obstacles
    expect(steps).toEqual({
      kind: 'steps',
      atMeters: expect.closeTo(1_384, 0),
      lengthMeters: expect.closeTo(33, 0),
      stepCount: 64,
      hasHandrail: true,
      hasRamp: null,
    })
    expect(kerb).toMatchObject({ kind: 'kerb', lengthMeters: 0, stepCount: null })
  })

  it('is unknown off the network, whole', async () => {
    const answer = await send([TOWN_PLACES.fields, [138.07, 36.32]])
    if (!answer.ok) throw new Error(answer.error.code)
    const { lengthMeters, stretches, obstacles } = answer.data
    expect(stretches).toEqual([{ toMeters: lengthMeters, surface: null, kind: null, hikingGrade: null }])
    expect(obstacles).toEqual([])
  })
})

describe('a question', () => {
  const points = (count: number) => Array.from({ length: count }, (_, index): Position => [137.9 + index / 1e5, 36.9])

  it('may have 10,000 points and not one more', async () => {
    expect((await send(points(10_000))).status).toBe(200)
    expect(await refusal(send(points(10_001)))).toEqual({
      status: 422,
      code: 'ground.too_many_points',
      params: { max: 10_000 },
    })
  })

  it('may be of 300 km and not more', async () => {
    const degrees = 300 / 111.195
    expect(
      (
        await send([
          [137.9, 36.9],
          [137.9, 36.899 + degrees],
        ])
      ).status,
    ).toBe(200)
    expect(
      await refusal(
        send([
          [137.9, 36.9],
          [137.9, 36.901 + degrees],
        ]),
      ),
    ).toEqual({
      status: 422,
      code: 'ground.too_long',
      params: { max: 300 },
    })
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
    ['matched otherwise', { path: encodePolyline(walk), matching: 'guess' }],
    ['with more than is asked for', { path: encodePolyline(walk), hl: 'ja' }],
  ])('%s is none', async (_, body) => {
    const answer = await test.aGuest().fetch('/api/v1/ground', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()).error.code]).toEqual([422, 'request.invalid'])
  })
})

describe('an engine', () => {
  const KNOWN: TraceAnswer = { lengthMeters: 100, stretches: [], barriers: [], hasTags: false, region: null }

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
  const sendTo = (app: TestApp) => send(walk, { client: app.aGuest() })

  it('that is away makes it 503 with the time to wait, and is asked again', async () => {
    let asked = 0
    await withEngine({ trace: async () => (++asked === 1 ? null : KNOWN) }, async (app) => {
      const first = await sendTo(app)
      expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await sendTo(app)).status).toBe(200)
    })
  })

  it('is asked once for the same line, and again for another region', async () => {
    let [asked, version] = [0, 'one']
    const trace = async () => ({ ...KNOWN, lengthMeters: ++asked })
    const service = createGroundService({
      engine: {
        ...noRouting,
        trace,
        get version() {
          return version
        },
      },
    })
    const find = async () =>
      (await service.find({ path: encodePolyline(walk) }, new AbortController().signal)).lengthMeters
    expect(await Promise.all([find(), find()])).toEqual([1, 1])
    expect(await find()).toBe(1)
    version = 'two'
    expect(await find()).toBe(2)
  })

  it('is spared by a limit, of guests and of each user apart', async () => {
    await withEngine({ trace: async () => KNOWN }, async (app) => {
      const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await sendTo(app)).status))
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      expect((await send(walk, { client: await app.aVerifiedUser() })).status).toBe(200)
    })
  })
})
