import { describe, expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { haversineDistanceMeters, pathLengthMeters } from './distance.ts'
import { densifyPath, elevationSamples, elevationsOfSamples } from './elevation-samples.ts'

const corner: readonly Position[] = [
  [138, 36],
  [138.1, 36],
  [138.1, 36.05],
]

const steps = (path: readonly Position[]) =>
  path.slice(1).map((position, index) => haversineDistanceMeters(path[index] ?? position, position))

describe('densifyPath', () => {
  it('keeps every point of the way and its length, and adds others evenly', () => {
    const dense = densifyPath(corner, 100)
    expect(dense.length).toBeGreaterThan(95)
    expect(dense.length).toBeLessThanOrEqual(100)
    for (const position of corner) expect(dense).toContainEqual(position)
    expect(pathLengthMeters(dense)).toBeCloseTo(pathLengthMeters(corner), 1)
    expect(Math.max(...steps(dense)) / Math.min(...steps(dense))).toBeLessThan(1.05)
  })

  it('leaves a way as it is that has as many points already, and adds none nearer than 10 m', () => {
    expect(densifyPath(corner, 3)).toBe(corner)
    const short: readonly Position[] = [
      [138, 36],
      [138, 36.0003],
    ]
    expect(densifyPath(short, 500)).toHaveLength(5)
    expect(Math.min(...steps(densifyPath(short, 500)))).toBeGreaterThan(8)
  })

  it('goes the short way across 180°', () => {
    const across: readonly Position[] = [
      [179.9, 0],
      [-179.9, 0],
    ]
    const dense = densifyPath(across, 11)
    expect(pathLengthMeters(dense)).toBeCloseTo(pathLengthMeters(across), 1)
    expect(dense.every(([lng]) => lng >= -180 && lng < 180)).toBe(true)
  })

  it.each([[[]], [[[138, 36] as const]]])('bears %o', (path: readonly Position[]) => {
    expect(densifyPath(path, 10)).toEqual(path)
  })
})

describe('elevationSamples', () => {
  it('are all points of a way with few, which gets more', () => {
    const { path, indices } = elevationSamples(corner, 50)
    expect(path.length).toBeGreaterThan(40)
    expect(indices).toEqual(path.map((_, index) => index))
  })

  it('are evenly spread over a way with many, with both ends', () => {
    const long = Array.from({ length: 1_001 }, (_, index): Position => [138 + index / 10_000, 36])
    const samples = elevationSamples(long, 11)
    expect(samples).toEqual({ path: long, indices: [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000] })
    const meters = elevationsOfSamples(samples, [5, null, 7])
    expect(meters).toHaveLength(1_001)
    expect([meters[0], meters[1], meters[100], meters[200], meters[300]]).toEqual([5, null, null, 7, null])
  })
})
