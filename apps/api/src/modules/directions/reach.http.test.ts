import { decodePolyline, encodePolyline, haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { Reach, ReachQuery } from '@repo/contract'
import { TOWN_PLACES } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { noRouting } from '../../platform/routing/routing-engine.ts'
import { useTownApp } from '../../testing/use-town.ts'
import { createReachService } from './reach.service.ts'
import { parseReachQuery, toReach } from './reach.wire.ts'

const town = useTownApp()

const latLng = ([lng, lat]: Position) => `${lat},${lng}`
const { station, fields } = TOWN_PLACES
const walk = { origin: latLng(station), mode: 'walking', profile: 'walk' } as const

async function reach(query: Partial<ReachQuery>): Promise<Reach> {
  const answer = await town.app.aGuest().api.reach({ query: { ...walk, ...query } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

function farthest({ areas }: Reach): number {
  const rings = areas.map(({ outer }) => decodePolyline(outer, { maxPoints: 100_000 }))
  const positions = rings.flatMap((ring) => (ring.ok ? ring.path : []))
  return Math.max(...positions.map((position) => haversineDistanceMeters(station, position)))
}

describe('what can be reached', () => {
  it('is around the place, and never farther than one goes', async () => {
    const found = await reach({ kilometers: '1' })
    expect(found).toMatchObject({ mode: 'walking', profile: 'walk' })
    expect(found.areas.length).toBeGreaterThan(0)
    // the outline goes around cells of a grid
    expect(farthest(found)).toBeLessThan(1_300)
    expect(farthest(found)).toBeGreaterThan(500)
  })

  it('grows with the time, and with the speed', async () => {
    const five = farthest(await reach({ minutes: '5' }))
    expect(farthest(await reach({ minutes: '10' }))).toBeGreaterThan(five * 1.3)
    const bike = { mode: 'driving', profile: 'roadBike', minutes: '5' } as const
    expect(farthest(await reach(bike))).toBeGreaterThan(five * 1.3)
  })

  it('is nothing far from every road', async () => {
    const answer = await town.app.aGuest().api.reach({ query: { ...walk, origin: latLng(fields), minutes: '5' } })
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  })
})

it('has the largest area first, however many points its edge has', () => {
  const around = ([lng, lat]: Position, degrees: number, corners: number): readonly Position[] =>
    Array.from({ length: corners + 1 }, (_, index) => {
      const angle = (2 * Math.PI * (index % corners)) / corners
      return [lng + degrees * Math.cos(angle), lat + degrees * Math.sin(angle)]
    })
  const [small, large] = [around([138, 36], 0.01, 40), around([138.1, 36], 0.03, 4)]
  const areas = [small, large].map((outer) => ({ outer, holes: [] }))
  const found = toReach(parseReachQuery({ ...walk, minutes: '5' }), areas)
  expect(found.areas.map(({ outer }) => outer)).toEqual([large, small].map(encodePolyline))
})

describe('a question that is none', () => {
  it.each([
    ['without an amount', {}, 'minutes'],
    ['with two amounts', { minutes: '5', kilometers: '1' }, 'minutes'],
    ['with no time', { minutes: '0' }, 'minutes'],
    ['with hundredths of a kilometre', { kilometers: '0.55' }, 'kilometers'],
    ['with a profile of the other mode', { minutes: '5', profile: 'car' }, 'profile'],
    ['with an option that means nothing', { minutes: '5', avoid: 'mainRoads' }, 'avoid'],
    ['with a latitude beyond the map', { minutes: '5', origin: '85.07,138' }, 'origin'],
  ] as const)('is refused %s', async (_, change, field) => {
    const query = new URLSearchParams({ ...walk, ...change })
    const answer = await town.app.aGuest().fetch(`/api/v1/reach?${query}`, { method: 'GET' })
    expect(answer.status).toBe(422)
    const fieldsOf: { field: string }[] = (await answer.json()).error.fields
    expect(fieldsOf.map((one) => one.field)).toContain(field)
  })

  it.each([
    ['walking', 'minutes', 60],
    ['walking', 'kilometers', 30],
    ['driving', 'minutes', 30],
    ['driving', 'kilometers', 30],
  ] as const)('%s may be of so many %s: %d', (mode, name, limit) => {
    const query = (amount: number) => ({ origin: '36.24,137.97', mode, [name]: String(amount) })
    expect(parseReachQuery(query(limit)).within).toEqual({ [name]: limit })
    expect(() => parseReachQuery(query(limit + 1))).toThrow('request.invalid')
    if (name === 'kilometers') expect(() => parseReachQuery(query(limit + 0.1))).toThrow('request.invalid')
  })

  it('may be of tenths of a kilometre, as miles are', () => {
    expect(parseReachQuery({ origin: '36.24,137.97', mode: 'walking', kilometers: '0.5' }).within).toEqual({
      kilometers: 0.5,
    })
  })

  it('by bicycle may be of an hour', () => {
    const query = { origin: '36.24,137.97', mode: 'driving', profile: 'eBike', minutes: '60' } as const
    expect(parseReachQuery(query).within).toEqual({ minutes: 60 })
  })
})

it('is asked for once for the same question only', async () => {
  let asked = 0
  const ring: readonly Position[] = [station, [138, 36.3], [138.1, 36.3], station]
  const engine = {
    ...noRouting,
    reach: async () => {
      asked++
      return { ok: true as const, areas: [{ outer: ring, holes: [] }] }
    },
  }
  const service = createReachService({ engine })
  const questions: readonly Partial<ReachQuery>[] = [
    { minutes: '5' },
    { kilometers: '5' },
    { minutes: '5', avoid: 'steps' },
    { minutes: '5', profile: 'hike' },
  ]
  for (const question of [...questions, ...questions]) {
    await service.find(parseReachQuery({ ...walk, ...question }), new AbortController().signal)
  }
  expect(asked).toBe(questions.length)
})

it('is unavailable while the engine is', async () => {
  const service = createReachService({ engine: noRouting })
  const question = parseReachQuery({ ...walk, minutes: '5' })
  await expect(service.find(question, new AbortController().signal)).rejects.toThrow('server.unavailable')
})
