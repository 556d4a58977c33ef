import { METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import type { GroundStretch } from './line-ground.ts'
import { classAt, cutPath, lineParts, lineShares } from './line-parts.ts'

const north = (meters: number): Position => [137.8, 35 + meters / METERS_PER_DEGREE]
const aPath = (...meters: readonly number[]) => meters.map(north)
const stretch = (toMeters: number, known: Partial<GroundStretch> = {}): GroundStretch => ({
  toMeters,
  surface: null,
  kind: 'path',
  hikingGrade: null,
  ...known,
})
const rounded = (parts: ReturnType<typeof lineParts>) =>
  parts.map(({ lineClass, fromMeters, toMeters }) => [lineClass, Math.round(fromMeters), Math.round(toMeters)])

describe('parts of a line by its ground', () => {
  const path = aPath(0, 500, 1000)

  it('are stretched to its length, one for each class, and stairs are what they are', () => {
    const stretches = [
      stretch(100, { surface: 'paved' }),
      stretch(200, { surface: 'paved', kind: 'street' }),
      stretch(250, { surface: 'stones', kind: 'steps' }),
      stretch(500),
    ]
    expect(rounded(lineParts({ path }, 'surface', stretches))).toEqual([
      ['paved', 0, 400],
      ['steps', 400, 500],
      ['unknown', 500, 1000],
    ])
  })

  it('know the type of the way and its hiking grade', () => {
    const stretches = [stretch(400, { kind: 'track', hikingGrade: 2 }), stretch(1000, { kind: null })]
    expect(rounded(lineParts({ path }, 'way', stretches))).toEqual([
      ['track', 0, 400],
      ['unknown', 400, 1000],
    ])
    expect(rounded(lineParts({ path }, 'grade', stretches))).toEqual([
      ['grade2', 0, 400],
      ['unknown', 400, 1000],
    ])
  })

  it('are one unknown part where nothing was answered', () => {
    expect(rounded(lineParts({ path }, 'surface', []))).toEqual([['unknown', 0, 1000]])
  })
})

describe('parts of a line by its slope', () => {
  it('are the same up and down, and unknown where elevations are', () => {
    const line = { path: aPath(0, 1000, 2000, 3000, 4000), elevationsMeters: [500, 600, 500, 500, null] }
    const parts = lineParts(line, 'slope', [])
    expect([500, 1500, 2500, 3500].map((meters) => classAt(parts, meters))).toEqual([
      'slope8',
      'slope8',
      'slope0',
      'unknown',
    ])
  })

  it('are of the class that begins at the slope', () => {
    const at = (percent: number) => {
      const line = { path: aPath(0, 1000), elevationsMeters: [0, percent * 10] }
      return classAt(lineParts(line, 'slope', []), 500)
    }
    expect([2.9, 3.1, -7.9, 8.1, 15.1, 30].map(at)).toEqual([
      'slope0',
      'slope3',
      'slope3',
      'slope8',
      'slope15',
      'slope25',
    ])
  })
})

describe('shares', () => {
  it('are 100 together, in the order of the legend', () => {
    const parts = lineParts({ path: aPath(0, 3) }, 'surface', [
      stretch(1, { surface: 'gravel' }),
      stretch(2),
      stretch(3, { surface: 'paved' }),
    ])
    const shares = lineShares('surface', parts)
    expect(shares.map(({ lineClass }) => lineClass)).toEqual(['paved', 'gravel', 'unknown'])
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  })
})

describe('a path that is cut into parts', () => {
  const part = (fromMeters: number, toMeters: number) => ({ lineClass: 'paved', fromMeters, toMeters }) as const
  const metersOf = (pieces: ReturnType<typeof cutPath>) =>
    pieces.map((piece) => piece.map(([, lat]) => Math.round((lat - 35) * METERS_PER_DEGREE)))

  it('has both ends of each part, and its points between them once', () => {
    const pieces = cutPath(aPath(0, 100, 200, 300), [part(0, 100), part(100, 150), part(150, 160), part(160, 300)])
    expect(metersOf(pieces)).toEqual([
      [0, 100],
      [100, 150],
      [150, 160],
      [160, 200, 300],
    ])
  })

  it('goes on beyond the date line', () => {
    const [piece] = cutPath(
      [
        [179.99, 0],
        [-179.99, 0],
      ],
      [part(0, 2000)],
    )
    expect(piece?.at(-1)?.[0]).toBeCloseTo(180.008, 3)
  })
})
