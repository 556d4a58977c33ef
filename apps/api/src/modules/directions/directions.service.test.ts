import { encodePolyline, type Position, travelModeOfProfile } from '@mishiori/map-document'
import type { DirectionQuery, TravelProfile } from '@repo/contract'
import { expect, it } from 'vitest'
import type { FoundWay, RoutingQuestion } from '../../platform/routing/routing-engine.ts'
import { noRouting } from '../../platform/routing/routing-engine.ts'
import { parseDirectionQuery } from './direction.wire.ts'
import { createDirectionsService } from './directions.service.ts'

const kilometersNorth = (kilometers: number): Position => [137.97, 36.24 + kilometers / 111.195]
const origin = kilometersNorth(0)
const way = (...path: readonly Position[]): FoundWay => ({ path, durationSeconds: 60 })
const never = new AbortController().signal

/** The service with an engine that always finds these. */
function finding(best: FoundWay, ...alternatives: readonly FoundWay[]) {
  const asked: RoutingQuestion[] = []
  const service = createDirectionsService({
    engine: {
      ...noRouting,
      route: async (question) => {
        asked.push(question)
        return { ok: true, ...best, alternatives }
      },
    },
  })
  const find = (to: Position, { profile, ...options }: Omit<DirectionQuery, 'origin' | 'destination' | 'mode'>) => {
    const mode = profile ? travelModeOfProfile(profile) : 'walking'
    const [start, goal] = [origin, to].map(([lng, lat]) => `${lat},${lng}`)
    const stops = { origin: start ?? '', destination: goal ?? '' }
    return service.find(parseDirectionQuery({ ...stops, mode, ...(profile && { profile }), ...options }), never)
  }
  return { asked, find }
}

it.each([
  ['knows of', { hasHikingGrades: true, hasFerries: false, hasElevations: true }],
  ['knows nothing of', null],
])('offers the options for what the engine %s', (_, ways) => {
  const options = ways ?? { hasHikingGrades: false, hasFerries: false, hasElevations: false }
  expect(createDirectionsService({ engine: { ...noRouting, ways } }).options()).toEqual(options)
})

it('asks the engine once for the same question only', async () => {
  const north = kilometersNorth(1)
  const { asked, find } = finding(way(origin, north))
  const questions: readonly Parameters<typeof find>[1][] = [
    {},
    { profile: 'walk' },
    { profile: 'hike' },
    { profile: 'hike', hardestPath: '2' },
    { profile: 'hike', hardestPath: '3' },
    { profile: 'hike', avoid: 'steps,ferries' },
    { profile: 'hike', avoid: 'steps', hills: 'seek' },
    { profile: 'hike', alternatives: '1' },
    { profile: 'hike', alternatives: '2' },
  ]
  for (const question of [...questions, ...questions]) await find(north, question)
  expect(asked).toHaveLength(questions.length)
  await find(north, { profile: 'hike', avoid: 'ferries,steps,steps' })
  expect(asked, 'the order is no difference').toHaveLength(questions.length)
})

it('leaves out other ways that are longer than the profile may go', async () => {
  const north = kilometersNorth(150)
  const fits = way(origin, kilometersNorth(155), north)
  const { find } = finding(way(origin, north), way(origin, kilometersNorth(226), north), fits)
  const { alternatives } = await find(north, { profile: 'hike', alternatives: '2' })
  expect(alternatives?.map(({ points }) => points)).toEqual([encodePolyline(fits.path)])
})

it.each<[TravelProfile, number]>([
  ['hike', 300],
  ['roadBike', 500],
  ['motorcycle', 1_500],
])('gives ways for %s of at most %d km', async (profile, maxKilometers) => {
  const [near, far] = [kilometersNorth(maxKilometers - 0.1), kilometersNorth(maxKilometers + 0.1)]
  const straight = finding(way(origin, near))
  expect((await straight.find(near, { profile })).distanceKm).toBeCloseTo(maxKilometers - 0.1, 0)
  await expect(straight.find(far, { profile })).rejects.toThrow('MAX_ROUTE_LENGTH_EXCEEDED')
  const around = finding(way(origin, far, near))
  await expect(around.find(near, { profile })).rejects.toThrow('MAX_ROUTE_LENGTH_EXCEEDED')
})
