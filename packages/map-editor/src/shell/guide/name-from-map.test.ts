import { destinationPoint, haversineDistanceMeters, MAP_LIMITS, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { en } from '../../messages/en.ts'
import { aLine } from '../../testing/fixtures.ts'
import { nameFromMap } from './name-from-map.ts'

const [START, END]: readonly [Position, Position] = [
  [137.8, 36],
  [137.9, 36], // 9 km to the east
]
const NEAR_START: Position = [137.81, 36] // 0.9 km
const NEAR_END: Position = [137.89, 36]
const IN_THE_MIDDLE: Position = [137.85, 36.01]

const offered = (places: Readonly<Record<string, Position>>, name = 'Line 2', path = [START, END]) =>
  nameFromMap(aLine({ name, path }), { placeNear: nearestOf(places) }, en)

const nearestOf = (places: Readonly<Record<string, Position>>) => (at: Position, withinMeters: number) => {
  const near = Object.entries(places).map(([name, position]) => ({
    name,
    meters: haversineDistanceMeters(position, at),
  }))
  const [nearest] = near.filter(({ meters }) => meters <= withinMeters).toSorted((a, b) => a.meters - b.meters)
  return nearest?.name ?? null
}

it.each([
  ['from place to place', { Yabuhara: NEAR_START, Narai: NEAR_END }, 'Yabuhara → Narai'],
  ['around the only place', { Narai: NEAR_END, Shiojiri: [138.2, 36.2] }, 'Around Narai'],
  ['around what it surrounds', { Matsumoto: IN_THE_MIDDLE }, 'Around Matsumoto'],
  ['nowhere', { Shiojiri: [138.2, 36.2] }, null],
] as const)('is called %s', (_, places, name) => {
  expect(offered(places)).toBe(name)
})

it('is called around a place that it leaves and comes back to', () => {
  expect(offered({ Narai: NEAR_START }, 'Line 2', [START, END, START])).toBe('Around Narai')
})

it('keeps a name that is more than a number', () => {
  expect(offered({ Narai: NEAR_END }, 'Line 2 of the map')).toBeNull()
  expect(offered({ Narai: NEAR_END }, 'Yabuhara → Narai')).toBeNull()
})

it('takes no place that is far for a short line', () => {
  const short: Position = [137.802, 36]
  expect(offered({ Narai: NEAR_START }, 'Line 2', [START, short])).toBeNull()
})

it.each([
  [4999, 'Around Narai'],
  [5001, null],
])('looks for places %i m around a long line', (meters, name) => {
  const far: Position = [139, 36]
  const place = destinationPoint(far, { bearingDegrees: 90, distanceMeters: meters })
  expect(offered({ Narai: place }, 'Line 2', [START, far])).toBe(name)
})

it('is no longer than a name may be', () => {
  expect(offered({ ['x'.repeat(MAP_LIMITS.nameLength.max)]: NEAR_END })).toHaveLength(MAP_LIMITS.nameLength.max)
})
