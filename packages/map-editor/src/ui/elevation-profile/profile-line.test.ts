import { pathLengthMeters } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aLine } from '../../testing/fixtures.ts'
import { createProfileLine } from './profile-line.ts'

const line = aLine({
  path: [
    [179.9, 0],
    [-179.9, 0],
    [-179.8, 0],
  ],
  elevationsMeters: [10, null, 30],
})

it('is nothing for a line that knows no elevation', () => {
  expect(createProfileLine(aLine())).toBeNull()
  expect(createProfileLine({ ...line, elevationsMeters: [null, null, null] })).toBeNull()
})

it('finds the place at a distance, across 180° and clamped to the ends', () => {
  const profile = createProfileLine(line)
  const half = pathLengthMeters(line.path) / 2
  expect(profile?.positionAt(half)[0]).toBeCloseTo(-179.95, 6)
  expect(profile?.positionAt(-5)).toEqual([179.9, 0])
  expect(profile?.positionAt(half * 4)[0]).toBeCloseTo(-179.8, 6)
})

it('finds the distance of a place on the line and gives back null away from it', () => {
  const profile = createProfileLine(line)
  const length = pathLengthMeters(line.path)
  expect(profile?.distanceAt([-179.85, 0.0001], 50)).toBeCloseTo((length * 5) / 6, 0)
  expect(profile?.distanceAt([-179.85, 0.01], 50)).toBeNull()
})
