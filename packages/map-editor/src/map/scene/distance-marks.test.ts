import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aLine } from '../../testing/fixtures.ts'
import { distanceMarks } from './distance-marks.ts'

const DEGREE_METERS = 111_195
const alongEquator = (lengthKilometers: number, from = 0): readonly Position[] => [
  [from, 0],
  [((from + (lengthKilometers * 1000) / DEGREE_METERS + 180) % 360) - 180, 0],
]
const kilometersOf = (path: readonly Position[]) =>
  distanceMarks(aLine({ path }), 1000).map(({ properties: { image } }) => Number(image.split(':').at(-1)))

it('marks each kilometre between the ends of a line', () => {
  expect(kilometersOf(alongEquator(3.5))).toEqual([1, 2, 3])
  expect(kilometersOf(alongEquator(0.9))).toEqual([])
})

it('marks each mile', () => {
  const marks = distanceMarks(aLine({ path: alongEquator(3.5) }), 1609.344)
  expect(marks.map(({ geometry }) => geometry.coordinates[0])).toEqual(
    [1, 2].map((miles) => expect.closeTo((miles * 1609.344) / DEGREE_METERS, 4)),
  )
})

it('puts a mark where the line has come so far', () => {
  const [first] = distanceMarks(aLine({ path: alongEquator(1.5, 20) }), 1000)
  expect(first?.geometry.coordinates[0]).toBeCloseTo(20 + 1000 / DEGREE_METERS, 4)
})

it('marks round distances alone on a long line, a hundred at most', () => {
  expect(kilometersOf(alongEquator(100.5))).toHaveLength(50)
  expect(kilometersOf(alongEquator(99.5))).toHaveLength(99)
  expect(kilometersOf(alongEquator(9_950))).toHaveLength(99)
})

it('shows rounder distances from farther away', () => {
  const zooms = new Map(
    distanceMarks(aLine({ path: alongEquator(11) }), 1000).map(({ properties }) => [properties.image, properties.zoom]),
  )
  const zoomOf = (kilometers: number) => zooms.get(`mishiori-mark:distance:${aLine().color}:${kilometers}`) ?? 0
  expect(zoomOf(1)).toBeGreaterThan(zoomOf(2))
  expect(zoomOf(2)).toBeGreaterThan(zoomOf(5))
  expect(zoomOf(5)).toBeGreaterThan(zoomOf(10))
})

it('goes on beyond 180° as the line does', () => {
  const longitudes = distanceMarks(aLine({ path: alongEquator(4, 179.985) }), 1000).map(
    ({ geometry }) => geometry.coordinates[0] ?? 0,
  )
  expect(longitudes).toEqual(longitudes.toSorted((one, other) => one - other))
  expect(longitudes.at(-1)).toBeGreaterThan(180)
})
