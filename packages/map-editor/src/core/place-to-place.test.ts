import { destinationPoint, findMapObject, MAP_LIMITS, mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { namedByItsEnds } from './place-to-place.ts'

const [start, end]: readonly [Position, Position] = [
  [137.8, 35.95],
  [137.85, 35.98],
]
const line = aLine({ id: mapObjectId('line'), name: 'Line 1', path: [start, end] })
const spot = (name: string, position: Position) => aSpot({ id: mapObjectId(name), name, position })
const away = (from: Position, meters: number) => destinationPoint(from, { bearingDegrees: 0, distanceMeters: meters })
const nameOf = (...spots: readonly ReturnType<typeof spot>[]) =>
  findMapObject(namedByItsEnds(aDocument([line, ...spots]), line.id), line.id)?.name

it('names a line after the spots where it begins and ends', () => {
  expect(nameOf(spot('Yabuhara', start), spot('Narai', end))).toBe('Yabuhara → Narai')
})

it.each([
  [149, 'Yabuhara → Narai'],
  [151, 'Line 1'],
])('looks for them %i m around its ends', (meters, name) => {
  expect(nameOf(spot('Yabuhara', away(start, meters)), spot('Narai', end))).toBe(name)
})

it('takes the nearest, and none for both ends', () => {
  expect(nameOf(spot('Hut', away(start, 90)), spot('Yabuhara', start), spot('Narai', end))).toBe('Yabuhara → Narai')
  expect(nameOf(spot('Yabuhara', start))).toBe('Line 1')
})

it('cuts what would be too long, and leaves other objects alone', () => {
  const long = 'x'.repeat(MAP_LIMITS.nameLength.max)
  expect(nameOf(spot(long, start), spot('Narai', end))).toHaveLength(MAP_LIMITS.nameLength.max)
  const document = aDocument([spot('Narai', end)])
  expect(namedByItsEnds(document, mapObjectId('Narai'))).toBe(document)
})
