import { expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { aLine } from '../testing/samples.ts'
import { pathLengthMeters } from './distance.ts'
import { distancesAlong, linePart, positionAlong } from './line-part.ts'

/** North along a meridian, a vertex every 100 m or so, rising 10 m at each. */
const PATH: readonly Position[] = Array.from({ length: 11 }, (_, index) => [137.5, 36 + index * 0.0009])
const LINE = { ...aLine('line', PATH), elevationsMeters: PATH.map((_, index) => index * 10) }
const LENGTH = pathLengthMeters(PATH)

it('takes what lies between two places, and their heights by proportion', () => {
  const part = linePart(LINE, LENGTH * 0.15, LENGTH * 0.75)
  expect(pathLengthMeters(part?.path ?? [])).toBeCloseTo(LENGTH * 0.6, 3)
  expect(part?.elevationsMeters?.map((height) => Math.round(height ?? -1))).toEqual([15, 20, 30, 40, 50, 60, 70, 75])
})

it('has all of a line, with its own ends, also up to the next metre', () => {
  expect(linePart(LINE, 0, LENGTH + 0.9)?.path).toEqual(PATH)
})

it.each([
  ['without a length', [5, 5]],
  ['from behind the end', [LENGTH, LENGTH + 0.5]],
  ['farther than a metre behind the end', [0, LENGTH + 1.1]],
])('is none %s', (_, [from = 0, to = 0]) => {
  expect(linePart(LINE, from, to)).toBeNull()
})

it('finds places between vertices, at the ends and beyond them', () => {
  const half = (distancesAlong(PATH)[3] ?? 0) + LENGTH / 20
  expect(positionAlong(PATH, half)[1]).toBeCloseTo(36 + 3.5 * 0.0009, 9)
  expect(positionAlong(PATH, 0)).toEqual(PATH[0])
  expect(positionAlong(PATH, LENGTH * 2)).toEqual(PATH.at(-1))
})
