import {
  decodePolyline,
  type Line,
  type MapDocument,
  mapObjectId,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { readStoredMap } from '../route-articles/article-content.ts'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { measureStage, profileOf, stageLine, wayOf } from './stage-line.ts'

/** North along a meridian, a vertex every 100 m or so, climbing 10 m at each. */
const PATH: readonly Position[] = Array.from({ length: 51 }, (_, index) => [137.5, 36 + index * 0.0009])
const LENGTH = pathLengthMeters(PATH)

function aMap(): MapDocument {
  const map = readStoredMap([aLayer(aLine())])
  const line = stageLine(map, null)
  if (line?.kind !== 'line') throw new Error('The map has no line.')
  const long: Line = { ...line, path: PATH, elevationsMeters: PATH.map((_, index) => 500 + index * 10) }
  return { ...map, layers: map.layers.map((layer) => ({ ...layer, objects: [long] })) }
}
const part = (from_m: number, to_m: number, object_id = 'line-1') => ({ object_id, from_m, to_m })

describe('a part of a line', () => {
  it('is as long as it says, between vertices too, and knows its heights there', () => {
    const line = stageLine(aMap(), part(1050, 3020))
    expect(pathLengthMeters(line?.path ?? [])).toBeCloseTo(1970, 0)
    expect(line?.elevationsMeters?.[0]).toBeCloseTo(500 + 1050 / (LENGTH / 500), 0)
    expect(line && measureStage(line)).toMatchObject({
      distance_km: 1.97,
      climb_m: expect.closeTo(1970 / (LENGTH / 500), -1),
      minutes: expect.any(Number),
      outline: expect.any(String),
    })
  })

  it('adds up with its neighbour to the whole', () => {
    const parts = [stageLine(aMap(), part(0, 2222)), stageLine(aMap(), part(2222, Math.round(LENGTH)))]
    const lengths = parts.map((line) => pathLengthMeters(line?.path ?? []))
    expect((lengths[0] ?? 0) + (lengths[1] ?? 0)).toBeCloseTo(LENGTH, 0)
  })

  it('crosses the line where the date changes', () => {
    const map = aMap()
    const [layer] = map.layers
    const [line] = layer?.objects ?? []
    if (!layer || line?.kind !== 'line') throw new Error('The map has no line.')
    const path: readonly Position[] = [
      [179.99, 0],
      [-179.99, 0],
    ]
    const across = { ...map, layers: [{ ...layer, objects: [{ ...line, path, elevationsMeters: [0, 0] }] }] }
    const half = stageLine(across, part(0, Math.round(pathLengthMeters(path) / 2)))
    expect(Math.abs(Math.abs(half?.path.at(-1)?.[0] ?? 0) - 180)).toBeLessThan(0.001)
  })

  it.each([
    ['ends before it starts', part(500, 500)],
    ['starts behind the end', part(Math.ceil(LENGTH), Math.ceil(LENGTH) + 1)],
    ['ends behind the end', part(0, Math.ceil(LENGTH) + 2)],
    ['is of an object that is not there', part(0, 100, 'none')],
  ])('is none where it %s', (_, wrong) => {
    expect(stageLine(aMap(), wrong)).toBeNull()
  })

  it('is none of a map without a main line', () => {
    expect(stageLine({ layers: [], mainLineId: null }, null)).toBeNull()
    expect(stageLine({ ...aMap(), mainLineId: mapObjectId('none') }, null)).toBeNull()
  })
})

describe('a profile', () => {
  it('has few points, with both ends, the highest and the lowest', () => {
    const path: readonly Position[] = Array.from({ length: 5000 }, (_, index) => [137.5, 36 + index * 0.00001])
    const heights = path.map((_, index) => (index === 3333 ? 3000 : index === 1234 ? -5 : 100))
    const line = stageLine(aMap(), null)
    const profile = line ? profileOf({ ...line, path, elevationsMeters: heights }) : []
    expect(profile.length).toBeLessThanOrEqual(202)
    expect(profile[0]).toEqual([0, 100])
    expect(profile.at(-1)?.[0]).toBe(Math.round(pathLengthMeters(path)))
    const shown = profile.map(([, height]) => height)
    expect([Math.max(...shown.map(Number)), Math.min(...shown.map(Number))]).toEqual([3000, -5])
  })

  it('is empty where nothing is known', () => {
    const line = stageLine(readStoredMap([aLayer(aLine())]), null)
    expect(line && profileOf(line)).toEqual([])
  })
})

describe('a way on the map of all stages', () => {
  const wayAlong = (path: readonly Position[]) => {
    const line = stageLine(aMap(), null)
    const way = line && decodePolyline(wayOf({ ...line, path }), { maxPoints: 5000 })
    return way?.ok ? way.path : []
  }
  /** So winding that no point of it can be left out. */
  const winding = (count: number) =>
    Array.from({ length: count }, (_, index): Position => [137.5 + (index % 2) * 0.01, 36 + index * 0.001])

  it('is as it was drawn, up to 1,000 points', () => {
    expect(wayAlong(winding(1000))).toHaveLength(1000)
  })

  it('has fewer of a longer line, and the same ends', () => {
    const way = wayAlong(winding(1001))
    expect(way.length).toBeLessThanOrEqual(1000)
    expect([way[0], way.at(-1)]).toEqual([winding(1001)[0], winding(1001).at(-1)])
  })
})
