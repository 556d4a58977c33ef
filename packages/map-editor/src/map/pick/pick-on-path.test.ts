import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { besideLongitude, pickOnPath } from './pick-on-path.ts'

// On the equator 0.001° is about 111 m, so 11 pixels at this scale.
const reach = { metersPerPixel: 10, vertexPixels: 11, segmentPixels: 8 }
const path: readonly Position[] = [
  [0, 0],
  [0.1, 0],
  [0.2, 0],
]

describe('pickOnPath', () => {
  it('takes the nearest vertex within reach before the segment that it ends', () => {
    expect(pickOnPath(path, [0.1005, 0.0005], reach)).toEqual({ kind: 'vertex', index: 1 })
  })

  it('takes the later of two vertices at the same place', () => {
    expect(pickOnPath([...path, [0.2, 0]], [0.2, 0], reach)).toEqual({ kind: 'vertex', index: 3 })
  })

  it('answers where on a segment, and the index that a new vertex would get', () => {
    const pick = pickOnPath(path, [0.15, 0.0004], reach)
    expect(pick).toMatchObject({ kind: 'segment', index: 2 })
    if (pick?.kind !== 'segment') throw new Error('A segment was under the pointer.')
    expect(pick.position[0]).toBeCloseTo(0.15, 6)
    expect(pick.position[1]).toBeCloseTo(0, 6)
  })

  it('answers null beside the line', () => {
    expect(pickOnPath(path, [0.15, 0.002], reach)).toBeNull()
  })

  it('reaches across 180°', () => {
    const across: readonly Position[] = [
      [179.9, 0],
      [-179.9, 0],
    ]
    expect(pickOnPath(across, [-179.9001, 0], reach)).toEqual({ kind: 'vertex', index: 1 })
    expect(pickOnPath(across, [180, 0], reach)).toMatchObject({ kind: 'segment', index: 1 })
  })

  it.each([0, 36, 60, 85])('needs the same number of pixels at %i° of latitude', (latitude) => {
    const scale = Math.cos((latitude * Math.PI) / 180)
    const line: readonly Position[] = [
      [0, latitude],
      [1, latitude],
    ]
    const metersPerPixel = 10 * scale
    const east = (pixels: number): Position => [(pixels * metersPerPixel) / (111_319.49 * scale), latitude]
    expect(pickOnPath(line, east(10), { ...reach, metersPerPixel })).toEqual({ kind: 'vertex', index: 0 })
    expect(pickOnPath(line, east(12), { ...reach, metersPerPixel })).toMatchObject({ kind: 'segment' })
  })
})

it('places a position beside a longitude of another copy of the world', () => {
  expect(besideLongitude([-179, 5], 540)).toEqual([541, 5])
  expect(besideLongitude([10, 5], -350)).toEqual([-350, 5])
})
