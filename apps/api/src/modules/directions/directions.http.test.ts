import { decodePolyline, encodePolyline, haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { Direction, TravelMode } from '@repo/contract'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import {
  noRouting,
  type RoutingAnswer,
  type RoutingEngine,
  type RoutingQuestion,
} from '../../platform/routing/routing-engine.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'
import { useTownApp } from '../../testing/use-town.ts'

const town = useTownApp()

const latLng = ([lng, lat]: Position) => `${lat},${lng}`
const via = (stops: readonly Position[]) => `via:enc:${encodePolyline(stops)}:`
const at = (row: number, column: number): Position => townPosition({ row, column })

interface RequestOptions {
  readonly from?: Position
  readonly to?: Position
  readonly through?: readonly Position[]
  readonly mode?: TravelMode
  readonly client?: TestClient
}

function send({ from = TOWN_PLACES.station, to = at(12, 10), through, mode = 'walking', client }: RequestOptions = {}) {
  const waypoint = through ? { waypoint: via(through) } : {}
  const query = { origin: latLng(from), destination: latLng(to), mode, ...waypoint }
  return (client ?? town.app.aGuest()).api.direction({ query })
}

async function find(question: RequestOptions): Promise<Direction> {
  const answer = await send(question)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function refusal(question: RequestOptions) {
  const { status, ...answer } = await send(question)
  if (answer.ok) return { status }
  const { message: _, ...error } = answer.error
  return { status, ...error }
}

function pathOf({ points }: Direction): readonly Position[] {
  const decoded = decodePolyline(points, { maxPoints: 10_000 })
  if (!decoded.ok) throw new Error(decoded.problem)
  return decoded.path
}

const passes = (path: readonly Position[], place: Position) =>
  path.some((position) => haversineDistanceMeters(position, place) < 30)

describe('a way through the town', () => {
  it('answers what the specification names', async () => {
    const through = [at(14, 8)]
    const direction = await find({ through, mode: 'driving' })
    const path = pathOf(direction)
    expect(direction).toEqual({
      points: expect.any(String),
      waypoints: encodePolyline(through),
      start: { lng: path[0]?.[0], lat: path[0]?.[1] },
      end: { lng: path.at(-1)?.[0], lat: path.at(-1)?.[1] },
      distanceKm: expect.any(Number),
      durationSeconds: expect.any(Number),
      mode: 'driving',
    })
    expect(Number.isInteger(direction.durationSeconds)).toBe(true)
    expect(direction.durationSeconds).toBeGreaterThan(direction.distanceKm * 30)
    expect(direction.distanceKm).toBeGreaterThan(0.5)
    expect(Math.round(direction.distanceKm * 100) / 100).toBe(direction.distanceKm)
    expect((await find({})).waypoints).toBeNull()
  })

  it('begins and ends on a road near the stops', async () => {
    const { start, end } = await find({})
    expect(haversineDistanceMeters([start.lng, start.lat], TOWN_PLACES.station)).toBeLessThan(30)
    expect(haversineDistanceMeters([end.lng, end.lat], at(12, 10))).toBeLessThan(30)
  })

  it('goes round a one-way street against its direction, when driving', async () => {
    const { oneWayWest: west, oneWayEast: east } = TOWN_PLACES
    const along = await find({ from: west, to: east, mode: 'driving' })
    const against = await find({ from: east, to: west, mode: 'driving' })
    expect(against.distanceKm).toBeGreaterThan(along.distanceKm * 1.3)
    const onFoot = await find({ from: east, to: west })
    expect(onFoot.distanceKm).toBeCloseTo(along.distanceKm, 1)
  })

  it('takes the footpath on foot and the streets by car', async () => {
    const { parkSouthWest: from, parkNorthEast: to } = TOWN_PLACES
    const onFoot = await find({ from, to })
    const byCar = await find({ from, to, mode: 'driving' })
    expect(onFoot.distanceKm).toBeLessThan(byCar.distanceKm * 0.8)
    expect(passes(pathOf(onFoot), at(13.8, 14.1))).toBe(true)
  })

  it('crosses the river on a bridge', async () => {
    const { westBank: from, eastBank: to } = TOWN_PLACES
    const path = pathOf(await find({ from, to }))
    expect(passes(path, at(6, 17)) || passes(path, at(18, 17))).toBe(true)
  })

  it('passes its waypoints in their order', async () => {
    const [first, second] = [at(20, 8), at(4, 8)]
    const path = pathOf(await find({ through: [first, second] }))
    const indexOf = (place: Position) => path.findIndex((position) => haversineDistanceMeters(position, place) < 30)
    expect(indexOf(first)).toBeGreaterThan(-1)
    expect(indexOf(second)).toBeGreaterThan(indexOf(first))
    const turned = await find({ through: [second, first] })
    expect(turned.points).not.toBe((await find({ through: [first, second] })).points)
  })

  it('is a line even from a place to itself', async () => {
    const direction = await find({ to: TOWN_PLACES.station })
    expect(pathOf(direction)).toHaveLength(2)
    expect(direction.distanceKm).toBe(0)
  })
})

describe('limits', () => {
  const stops = (count: number) => Array.from({ length: count }, (_, index) => at(2 + (index % 20), 2 + (index % 14)))

  it('[F60] lets 25 waypoints pass and refuses 26', async () => {
    expect((await send({ through: stops(25) })).status).toBe(200)
    expect(await refusal({ through: stops(26) })).toEqual({
      status: 400,
      code: 'MAX_WAYPOINTS_EXCEEDED',
      params: { max: 25 },
    })
    expect(await refusal({ through: stops(300) })).toMatchObject({ code: 'MAX_WAYPOINTS_EXCEEDED' })
  })

  it.each([
    ['walking', 300, 2.6, 2.8],
    ['driving', 1500, 13.4, 13.6],
  ] as const)('refuses %s farther than %i km', async (mode, maxKilometers, near, far) => {
    const from = TOWN_PLACES.station
    const north = (degrees: number): Position => [from[0], from[1] + degrees]
    expect(await refusal({ from, to: north(far), mode })).toEqual({
      status: 400,
      code: 'MAX_ROUTE_LENGTH_EXCEEDED',
      params: { maxKilometers },
    })
    expect(await refusal({ from, to: north(near), mode })).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it('[F60] counts the asks of each user and of guests apart', async () => {
    const user = await town.app.aVerifiedUser()
    const statuses = await Promise.all(Array.from({ length: 241 }, async () => (await send({ client: user })).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(240)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await send()).status).toBe(200)
  })
})

describe('nothing is found', () => {
  it.each([
    ['far from every road', TOWN_PLACES.fields],
    ['on an island without a bridge', TOWN_PLACES.island],
    ['where no data is', [139.76, 35.68] as const],
  ])('%s', async (_, to) => {
    expect(await refusal({ to })).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect(await refusal({ from: to, to: TOWN_PLACES.station })).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it('but on the island itself', async () => {
    const [lng, lat] = TOWN_PLACES.island
    expect((await send({ from: TOWN_PLACES.island, to: [lng + 0.001, lat + 0.0005] })).status).toBe(200)
  })
})

describe('[F60] a question that is none', () => {
  const good = { origin: '36.24,137.97', destination: '36.241,137.971', mode: 'walking' }
  it.each([
    ['without origin', { origin: undefined }, 'origin'],
    ['without mode', { mode: undefined }, 'mode'],
    ['with another mode', { mode: 'flying' }, 'mode'],
    ['with an exponent', { origin: '3e1,137' }, 'origin'],
    ['with white space', { origin: '36.24, 137.97' }, 'origin'],
    ['with a third number', { destination: '36.24,137.97,1' }, 'destination'],
    ['with a latitude beyond the map', { origin: '85.07,137.97' }, 'origin'],
    ['with a longitude beyond 180', { destination: '36.24,180.1' }, 'destination'],
    ['with half a waypoint', { waypoint: 'via:enc:_p~iF:' }, 'waypoint'],
    ['with an unknown parameter', { url: 'http://localhost/' }, 'url'],
    ['with another profile', { profile: 'flying' }, 'profile'],
    ['with a profile of the other mode', { profile: 'car' }, 'profile'],
    ['with something else to avoid', { avoid: 'steps,tolls' }, 'avoid'],
    ['with nothing to avoid', { avoid: '' }, 'avoid'],
    ['with another taste for hills', { hills: 'some' }, 'hills'],
    ['with a seventh grade', { profile: 'hike', hardestPath: '7' }, 'hardestPath'],
    ['with three alternatives', { alternatives: '3' }, 'alternatives'],
    ['with alternatives through a stop', { alternatives: '1', waypoint: via([[137.97, 36.2405]]) }, 'alternatives'],
    ['on foot away from main roads', { avoid: 'mainRoads' }, 'avoid'],
    ['without steps away from steps', { profile: 'stepFree', avoid: 'ferries,steps' }, 'avoid'],
    ['by car away from hills', { mode: 'driving', hills: 'avoid' }, 'hills'],
    ['by bicycle with a grade', { mode: 'driving', profile: 'eBike', hardestPath: '2' }, 'hardestPath'],
  ] as const)('is refused %s', async (_, change, field) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...good, ...change })) if (value !== undefined) query.set(name, value)
    const answer = await town.app.aGuest().fetch(`/api/v1/direction?${query}`, { method: 'GET' })
    expect(answer.status).toBe(422)
    const fields: { field: string }[] = (await answer.json()).error.fields
    expect(fields.map((one) => one.field)).toContain(field)
  })
})

describe('waypoints as they are written', () => {
  const stops = (count: number) => Array.from({ length: count }, (_, n): Position => [137.97, 36.24 + n / 10_000])
  const sendQuery = async (query: string) => {
    const path = `/api/v1/direction?origin=36.24,137.97&destination=36.241,137.971&mode=walking&${query}`
    const answer = await town.app.aGuest().fetch(path, { method: 'GET' })
    return [answer.status, (await answer.json()).error?.code]
  }

  it('are 25 at most', async () => {
    const written = (count: number) => `waypoint=${via(stops(count))}`
    expect(await sendQuery(written(25))).toEqual([200, undefined])
    expect(await sendQuery(written(26))).toEqual([400, 'MAX_WAYPOINTS_EXCEEDED'])
    expect(await sendQuery(`waypoint=${encodeURIComponent(via(stops(26)))}`)).toEqual([400, 'MAX_WAYPOINTS_EXCEEDED'])
  })

  const [one, two] = [encodePolyline(stops(1)), encodePolyline(stops(2))]
  it.each([
    ...[
      `via:enc:${one}:|via:enc:${two}:`,
      `via:enc:${one}:via:enc:${two}:`,
      `via:enc:${one},${two}:`,
      `via:enc:${one} ${two}:`,
    ],
    ...[
      `via:enc:${one}:${two}:`,
      `via:enc:${one};${two}:`,
      `via:${one}:`,
      `enc:${one}:`,
      `via:enc:${one}`,
      'via:enc::',
      '',
    ],
    ...['36.24,137.97|36.25,137.98', 'via:36.24,137.97|36.25,137.98', `via:enc:${one}:\n`],
  ])('are refused in another form, not taken for fewer: %j', async (waypoint) => {
    expect(await sendQuery(new URLSearchParams({ waypoint }).toString())).toEqual([400, 'request.malformed'])
  })
})

describe('an engine', () => {
  /** A port's filling whose answers the test gives. */
  function anEngine(answer: (question: RoutingQuestion, signal: AbortSignal) => Promise<RoutingAnswer>): RoutingEngine {
    return { ...noRouting, version: '1', route: answer }
  }

  async function withEngine(engine: RoutingEngine, run: (app: TestApp) => Promise<void>): Promise<void> {
    const app = await buildTestApp({}, (server) => server.addHook('preHandler', countArrival), undefined, {
      routing: engine,
    })
    try {
      await run(app)
    } finally {
      await app.close()
    }
  }
  let arrivals = 0
  const countArrival = async () => {
    arrivals++
  }
  const query = { origin: '36.24,137.97', destination: '36.25,137.98', mode: 'walking' as const }

  it('[fault 19] that cannot answer now makes it 503 with the time to wait', async () => {
    await withEngine(
      anEngine(async () => ({ ok: false, problem: 'unavailable' })),
      async (app) => {
        const answer = await app.aGuest().api.direction({ query })
        expect(answer).toMatchObject({ status: 503, error: { code: 'server.unavailable', params: { seconds: 5 } } })
        expect(answer.headers.get('retry-after')).toBe('5')
      },
    )
  })

  it.each([
    ['tooLong', 'MAX_ROUTE_LENGTH_EXCEEDED'],
    ['tooManyStops', 'MAX_WAYPOINTS_EXCEEDED'],
    ['notFound', 'NOT_FOUND'],
  ] as const)('that says %s answers %s', async (problem, code) => {
    await withEngine(
      anEngine(async () => ({ ok: false, problem })),
      async (app) => expect(await app.aGuest().api.direction({ query })).toMatchObject({ ok: false, error: { code } }),
    )
  })

  it('is told when the browser goes away, unless another one waits for the same', async () => {
    const signals: AbortSignal[] = []
    const engine = anEngine((_, signal) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await withEngine(engine, async (app) => {
      const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
      const address = `${origin}/api/v1/direction?${new URLSearchParams(query)}`
      arrivals = 0
      const [first, second] = [new AbortController(), new AbortController()]
      const answers = [first, second].map(({ signal }) => fetch(address, { signal }).catch(() => null))
      await expect.poll(() => arrivals).toBe(2)
      first.abort()
      await answers[0]
      expect(signals[0]?.aborted).toBe(false)
      second.abort()
      await expect.poll(() => signals[0]?.aborted).toBe(true)
      expect(signals).toHaveLength(1)
    })
  })
})
