import { encodePolyline, type Position } from '@mishiori/map-document'
import type { TurnsQuestion } from '@repo/contract'
import { TOWN_PLACES } from '@repo/demo-region'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventedTown } from '../../demo/articles/invented-town.ts'
import { noRouting, type RoutingEngine } from '../../platform/routing/routing-engine.ts'
import type { TurnsAnswer } from '../../platform/routing/trace/line-turns.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'
import { buildTownTiles, openTownEngine, type TownEngine, type TownTiles } from '../../testing/town-engine.ts'
import { createTurnsService } from './turns.service.ts'

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

interface Options extends Partial<Omit<TurnsQuestion, 'path'>> {
  readonly client?: TestClient
}

const send = (path: readonly Position[], { client = test.aGuest(), ...options }: Options = {}) =>
  client.api.turns({ body: { path: encodePolyline(path), language: 'ja', ...options } })

async function refusal(response: ReturnType<typeof send>) {
  const { status, ...answer } = await response
  if (answer.ok) return { status }
  const { message: _, ...error } = answer.error
  return { status, ...error }
}

const walk = inventedTown.map.layers
  .flatMap((layer) => layer.objects)
  .flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))

describe('the turns of a line', () => {
  it('are told where they are, with where this comes from', async () => {
    const answer = await send(walk, { matching: 'edges', profile: 'walk', language: 'ja' })
    if (!answer.ok) throw new Error(answer.error.code)
    const { region, lengthMeters, turns, unknown } = answer.data
    expect(region).toEqual({
      version: town.engine.version,
      dataDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isInvented: true,
    })
    expect(unknown).toEqual([])
    expect(turns.map(({ kind }) => kind)).toEqual([
      'start',
      'right',
      'slightLeft',
      'straight',
      'left',
      'right',
      'left',
      'end',
    ])
    expect(turns[1]).toEqual({
      kind: 'right',
      text: '右方向です。その先東西14番通りです。',
      atMeters: expect.closeTo(128.5, 0),
      lat: expect.closeTo(36.24115, 4),
      lng: expect.closeTo(137.96192, 4),
    })
    expect(turns.at(-1)?.atMeters).toBeCloseTo(lengthMeters, 0)
  })

  it('are told in English, and to somebody on a bicycle', async () => {
    const answer = await send(walk, { matching: 'edges', language: 'en-us' })
    expect(answer.ok && answer.data.turns[1]?.text).toBe('Turn right onto 東西14番通り.')
    const path = walk.slice(0, 8)
    const ride = await send(path, { matching: 'edges', profile: 'cityBike', language: 'en-us' })
    expect(ride.ok && ride.data.turns[0]?.text).toMatch(/^Bike north/)
  })

  it('are none off the network, and said to be unknown', async () => {
    const answer = await send([TOWN_PLACES.fields, [138.07, 36.32]])
    if (!answer.ok) throw new Error(answer.error.code)
    const { lengthMeters, turns, unknown } = answer.data
    expect(turns).toEqual([])
    expect(unknown).toEqual([{ fromMeters: 0, toMeters: lengthMeters }])
  })
})

describe('a question', () => {
  const points = (count: number) => Array.from({ length: count }, (_, index): Position => [137.9 + index / 1e5, 36.9])

  it('may have 10,000 points and not one more', async () => {
    expect((await send(points(10_000))).status).toBe(200)
    expect(await refusal(send(points(10_001)))).toEqual({
      status: 422,
      code: 'turns.too_many_points',
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
      code: 'turns.too_long',
      params: { max: 300 },
    })
  })

  it.each([
    ['without a line', { language: 'ja' }],
    ['with one point', { path: encodePolyline([[137.9, 36.2]]), language: 'ja' }],
    ['in no language', { path: encodePolyline(walk) }],
    ['in another language', { path: encodePolyline(walk), language: 'fr' }],
    ['with half a point', { path: '_p~iF', language: 'ja' }],
    [
      'beyond the map',
      {
        path: encodePolyline([
          [137, 85.1],
          [137, 85],
        ]),
        language: 'ja',
      },
    ],
    ['matched otherwise', { path: encodePolyline(walk), language: 'ja', matching: 'guess' }],
    ['with more than is asked for', { path: encodePolyline(walk), language: 'ja', hl: 'ja' }],
  ])('%s is none', async (_, body) => {
    const answer = await test.aGuest().fetch('/api/v1/turns', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()).error.code]).toEqual([422, 'request.invalid'])
  })
})

describe('an engine', () => {
  const KNOWN: TurnsAnswer = { lengthMeters: 100, turns: [], unknown: [], region: null }

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
    await withEngine({ turns: async () => (++asked === 1 ? null : KNOWN) }, async (app) => {
      const first = await sendTo(app)
      expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await sendTo(app)).status).toBe(200)
    })
  })

  it('is asked once for the same line, and again for another region or language', async () => {
    let [asked, version] = [0, 'one']
    const turns = async () => ({ ...KNOWN, lengthMeters: ++asked })
    const service = createTurnsService({
      engine: {
        ...noRouting,
        turns,
        get version() {
          return version
        },
      },
    })
    const find = async (language: 'ja' | 'en-us' = 'ja') =>
      (await service.find({ path: encodePolyline(walk), language }, new AbortController().signal)).lengthMeters
    expect(await Promise.all([find(), find()])).toEqual([1, 1])
    expect(await find()).toBe(1)
    version = 'two'
    expect(await find()).toBe(2)
    expect(await find('en-us')).toBe(3)
  })

  it('is spared by a limit, of guests and of each user apart', async () => {
    await withEngine({ turns: async () => KNOWN }, async (app) => {
      const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await sendTo(app)).status))
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      expect((await send(walk, { client: await app.aVerifiedUser() })).status).toBe(200)
    })
  })
})
