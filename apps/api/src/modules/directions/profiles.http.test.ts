import {
  decodePolyline,
  nearestPointOnPath,
  type Position,
  TRAVEL_PROFILES,
  travelModeOfProfile,
} from '@mishiori/map-document'
import type { Direction, DirectionQuery, TravelProfile } from '@repo/contract'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { useTownApp } from '../../testing/town-app.ts'

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
