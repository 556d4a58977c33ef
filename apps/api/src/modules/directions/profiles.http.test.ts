import {
  decodePolyline,
  encodePolyline,
  nearestPointOnPath,
  type Position,
  TRAVEL_PROFILES,
  travelModeOfProfile,
} from '@mishiori/map-document'
import type { Direction, DirectionQuery, TravelProfile } from '@repo/contract'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { useTownApp } from '../../testing/use-town.ts'

const town = useTownApp()

type Options = Omit<DirectionQuery, 'origin' | 'destination' | 'mode'>

const latLng = ([lng, lat]: Position) => `${lat},${lng}`

async function find(from: Position, to: Position, { profile, ...options }: Options): Promise<Direction> {
  const mode = profile ? travelModeOfProfile(profile) : 'walking'
  const query = { origin: latLng(from), destination: latLng(to), mode, ...(profile && { profile }), ...options }
  const answer = await town.app.aGuest().api.direction({ query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const at = (row: number, column: number) => townPosition({ row, column })

function passes({ points }: Direction, place: Position): boolean {
  const decoded = decodePolyline(points, { maxPoints: 10_000 })
  if (!decoded.ok) throw new Error(decoded.problem)
  return (nearestPointOnPath(decoded.path, place)?.distanceMeters ?? Number.POSITIVE_INFINITY) < 5
}

const from = TOWN_PLACES.station
const to = at(12, 10)

it('has hiking grades in the town, and neither ferries nor elevations', async () => {
  const answer = await town.app.aGuest().api.directionOptions()
  expect(answer).toMatchObject({ ok: true, data: { hasHikingGrades: true, hasFerries: false, hasElevations: false } })
})

describe('a profile', () => {
  it.each(TRAVEL_PROFILES)('%s finds a way, and is said in the answer', async (profile) => {
    const direction = await find(from, to, { profile })
    expect(direction).toMatchObject({ profile, mode: travelModeOfProfile(profile) })
    expect(direction).not.toHaveProperty('alternatives')
    expect(direction.durationSeconds).toBeGreaterThan(0)
  })

  it('takes its own time', async () => {
    const seconds = async (profile: TravelProfile) => (await find(from, to, { profile })).durationSeconds
    const [walk, stepFree, mountain, road] = await Promise.all(
      (['walk', 'stepFree', 'mountainBike', 'roadBike'] as const).map(seconds),
    )
    expect(stepFree).toBeGreaterThan(walk ?? 0)
    expect(walk).toBeGreaterThan(mountain ?? 0)
    expect(mountain).toBeGreaterThan(road ?? 0)
  })

  it('without steps goes around the stairs, as does one that avoids them', async () => {
    const { parkSouthWest, parkNorthEast } = TOWN_PLACES
    const path = at(13.8, 14.1)
    const isClimbed = async (options: Options) => passes(await find(parkSouthWest, parkNorthEast, options), path)
    expect(await isClimbed({ profile: 'walk' })).toBe(true)
    expect(await isClimbed({ profile: 'hike' })).toBe(true)
    expect(await isClimbed({ profile: 'stepFree' })).toBe(false)
    expect(await isClimbed({ profile: 'walk', avoid: 'steps' })).toBe(false)
    expect(await isClimbed({ avoid: 'steps' })).toBe(false)
  })
})

describe('other ways', () => {
  const numberOf = ({ alternatives }: Direction) => alternatives?.length

  it('are found between two stops, all different, each with its figures', async () => {
    const direction = await find(from, at(20, 4), { profile: 'car', alternatives: '2' })
    const alternatives = direction.alternatives ?? []
    expect(alternatives.length).toBeGreaterThan(0)
    expect(new Set([direction, ...alternatives].map(({ points }) => points)).size).toBe(alternatives.length + 1)
    for (const way of alternatives) {
      expect(decodePolyline(way.points, { maxPoints: 10_000 }).ok).toBe(true)
      expect(way.distanceKm).toBeGreaterThan(0.3)
      expect(way.durationSeconds).toBeGreaterThan(0)
      expect(way.end).toEqual(direction.end)
    }
  })

  it('are said to be none when none is asked for', async () => {
    expect(numberOf(await find(from, to, { alternatives: '0' }))).toBeUndefined()
  })
})

describe('an area that the way keeps out of', () => {
  const query = { origin: latLng(from), destination: latLng(to), mode: 'walking' } as const
  const boxAround = ([lng, lat]: Position, degrees: number) =>
    encodePolyline([
      [lng - degrees, lat - degrees],
      [lng + degrees, lat - degrees],
      [lng + degrees, lat + degrees],
      [lng - degrees, lat + degrees],
    ])
  const middleOf = ({ points }: Direction): Position => {
    const decoded = decodePolyline(points, { maxPoints: 10_000 })
    return (decoded.ok && decoded.path[Math.floor(decoded.path.length / 2)]) || [0, 0]
  }

  it.each(TRAVEL_PROFILES)('is gone around as %s', async (profile) => {
    const usual = await find(from, to, { profile })
    const middle = middleOf(usual)
    const around = await find(from, to, { profile, noGo: boxAround(middle, 0.0002) })
    expect(passes(usual, middle)).toBe(true)
    expect(passes(around, middle)).toBe(false)
    expect(await find(from, to, { profile })).toEqual(usual)
  })

  it('also bounds what can be reached', async () => {
    const { api } = town.app.aGuest()
    const noGo = boxAround(middleOf(await find(from, to, {})), 0.0005)
    const question = { origin: latLng(from), mode: 'walking', minutes: '15' } as const
    const [all, some] = [await api.reach({ query: question }), await api.reach({ query: { ...question, noGo } })]
    if (!all.ok || !some.ok) throw new Error('nothing can be reached')
    expect(some.data.areas).not.toEqual(all.data.areas)
  })

  it.each([
    ['all of the way', 0.1],
    ['the start', 0.0001],
  ])('leaves no way where it holds %s', async (_, degrees) => {
    const noGo = boxAround(from, degrees)
    const { api } = town.app.aGuest()
    const refused = { ok: false, error: { code: 'NOT_FOUND' } }
    expect(await api.direction({ query: { ...query, noGo } })).toMatchObject(refused)
    expect(await api.reach({ query: { origin: latLng(from), mode: 'walking', minutes: '5', noGo } })).toMatchObject(
      refused,
    )
  })

  it.each([
    ['of two corners', encodePolyline([from, to]), 422, 'request.invalid'],
    ['that is no line', 'abc', 422, 'request.invalid'],
    ['of the size of a country', boxAround(from, 1), 422, 'no_go.limit_reached'],
  ])('is refused %s', async (_, noGo, status, code) => {
    expect(await town.app.aGuest().api.direction({ query: { ...query, noGo } })).toMatchObject({
      status,
      error: { code },
    })
  })
})
