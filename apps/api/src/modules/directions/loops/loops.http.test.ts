import {
  decodePolyline,
  encodePolyline,
  haversineDistanceMeters,
  nearestPointOnPath,
  type Position,
  TRAVEL_PROFILES,
  travelModeOfProfile,
} from '@mishiori/map-document'
import type { Loops, LoopsQuery } from '@repo/contract'
import { TOWN_PLACES } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { noRouting } from '../../../platform/routing/routing-engine.ts'
import { useTownApp } from '../../../testing/use-town.ts'
import { createLoopsService } from './loops.service.ts'
import { parseLoopsQuery } from './loops.wire.ts'

const town = useTownApp()

const latLng = ([lng, lat]: Position) => `${lat},${lng}`
const { station, fields } = TOWN_PLACES
const walk = { origin: latLng(station), mode: 'walking', profile: 'walk' } as const
const never = new AbortController().signal

const ask = (query: Partial<LoopsQuery>) => town.app.aGuest().api.loops({ query: { ...walk, ...query } })

async function find(query: Partial<LoopsQuery>): Promise<Loops['loops']> {
  const answer = await ask(query)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.loops
}

function pathOf(points: string): readonly Position[] {
  const decoded = decodePolyline(points, { maxPoints: 100_000 })
  if (!decoded.ok) throw new Error(decoded.problem)
  return decoded.path
}

describe('loops', () => {
  it.each(TRAVEL_PROFILES)('of a length come back to where they begin, as %s', async (profile) => {
    const loops = await find({ mode: travelModeOfProfile(profile), profile, kilometers: '2.5' })
    expect(loops.length).toBeGreaterThan(0)
    for (const { points, distanceKm, repeatedKm } of loops) {
      const path = pathOf(points)
      expect(path.at(-1)).toEqual(path[0])
      expect(haversineDistanceMeters(path[0] ?? fields, station)).toBeLessThan(100)
      expect(Math.abs(distanceKm / 2.5 - 1)).toBeLessThanOrEqual(0.105)
      expect(repeatedKm).toBeLessThan(distanceKm / 2)
    }
  })

  it('differ, and the first repeats least', async () => {
    const loops = await find({ kilometers: '3' })
    expect(loops).toHaveLength(3)
    expect(new Set(loops.map(({ points }) => points)).size).toBe(3)
    const parts = loops.map(({ distanceKm, repeatedKm }) => repeatedKm / distanceKm)
    expect(parts[0]).toBeLessThanOrEqual(0.1)
  })

  it('of a time take about as long', async () => {
    for (const { durationSeconds } of await find({ minutes: '45' })) {
      expect(Math.abs(durationSeconds / (45 * 60) - 1)).toBeLessThanOrEqual(0.1)
    }
  })

  it('are the way through their waypoints', async () => {
    for (const { points, waypoints } of await find({ kilometers: '2' })) {
      const query = { ...walk, destination: walk.origin, waypoint: `via:enc:${waypoints}:` }
      const answer = await town.app.aGuest().api.direction({ query })
      expect(answer.ok && answer.data.points).toBe(points)
    }
  })

  it('keep out of areas', async () => {
    const [usual] = await find({ kilometers: '2' })
    const path = pathOf(usual?.points ?? '')
    const [lng, lat] = path[Math.floor(path.length / 2)] ?? station
    const ring: readonly Position[] = [
      [lng - 0.001, lat - 0.001],
      [lng + 0.001, lat - 0.001],
      [lng + 0.001, lat + 0.001],
      [lng - 0.001, lat + 0.001],
    ]
    const around = await find({ kilometers: '2', noGo: encodePolyline(ring) })
    expect(around.length).toBeGreaterThan(0)
    for (const { points } of around) {
      expect(nearestPointOnPath(pathOf(points), [lng, lat])?.distanceMeters).toBeGreaterThan(50)
    }
  })
})

describe('a refusal says why', () => {
  it('far from every road', async () => {
    expect(await ask({ origin: latLng(fields), kilometers: '2' })).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    })
  })

  it('where no way is so long', async () => {
    expect(await ask({ kilometers: '50' })).toMatchObject({ status: 404, error: { code: 'loop.not_found' } })
  })

  it('while the engine is away', async () => {
    const service = createLoopsService({ engine: noRouting })
    await expect(service.find(parseLoopsQuery({ ...walk, kilometers: '2' }), never)).rejects.toThrow(
      'server.unavailable',
    )
  })

  it.each([
    ['without a size', {}, 'minutes'],
    ['with two sizes', { minutes: '5', kilometers: '1' }, 'minutes'],
    ['with no length', { kilometers: '0' }, 'kilometers'],
    ['with centimetres', { kilometers: '1.25' }, 'kilometers'],
    ['with a profile of the other mode', { minutes: '5', profile: 'car' }, 'profile'],
    ['with a latitude beyond the map', { minutes: '5', origin: '85.07,138' }, 'origin'],
  ] as const)('%s', async (_, change, field) => {
    const query = new URLSearchParams({ ...walk, ...change })
    const answer = await town.app.aGuest().fetch(`/api/v1/loops?${query}`, { method: 'GET' })
    expect(answer.status).toBe(422)
    const fieldsOf: { field: string }[] = (await answer.json()).error.fields
    expect(fieldsOf.map((one) => one.field)).toContain(field)
  })

  it.each([
    ['walk', 'minutes', 600],
    ['walk', 'kilometers', 50],
    ['eBike', 'minutes', 600],
    ['eBike', 'kilometers', 150],
    ['car', 'minutes', 180],
    ['car', 'kilometers', 150],
  ] as const)('as %s beyond so many %s: %d', (profile, name, limit) => {
    const mode = travelModeOfProfile(profile)
    const query = (amount: number) => ({ origin: walk.origin, mode, profile, [name]: String(amount) })
    expect(parseLoopsQuery(query(limit)).size).toEqual({ [name]: limit })
    expect(() => parseLoopsQuery(query(limit + 1))).toThrow('request.invalid')
  })
})

it('ends a search that takes long with what it has', async () => {
  let asked = 0
  const engine = { ...noRouting, route: async () => ({ ok: false, problem: 'notFound' }) as const }
  const service = createLoopsService({ engine, now: () => 500 * asked++ })
  await expect(service.find(parseLoopsQuery({ ...walk, kilometers: '2' }), never)).rejects.toThrow('NOT_FOUND')
  expect(asked).toBeLessThan(100)
})
