import {
  type AnyLine,
  addObjects,
  createDocument,
  elevationStats,
  layerId,
  type MapDocument,
  METERS_PER_DEGREE,
  mapObjectId,
  type Position,
  pathLengthMeters,
  type Spot,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { difficultyOf } from './difficulty-of.ts'
import { lineTimeOf } from './line-time.ts'

const START: Position = [137.8, 35.95]
const north = (meters: number, eastMeters = 0): Position => [
  START[0] + eastMeters / (METERS_PER_DEGREE * Math.cos((START[1] * Math.PI) / 180)),
  START[1] + meters / METERS_PER_DEGREE,
]

/** A line due north with a point every twenty metres; it rises to its middle and falls to its end. */
function aPass(meters: number, up: number, over: Partial<AnyLine> = {}): AnyLine {
  const count = Math.round(meters / 20)
  const path = Array.from({ length: count + 1 }, (_, index) => north((index * meters) / count))
  const elevationsMeters = path.map((_, index) => 900 + up * (1 - Math.abs((2 * index) / count - 1)))
  const details = { id: mapObjectId('way'), name: '峠道', description: '', color: 'red' } as const
  return { ...details, kind: 'line', path, elevationsMeters, ...over } as AnyLine
}

const aSpot = (id: string, position: Position): Spot => ({
  id: mapObjectId(id),
  name: id,
  description: '',
  color: 'red',
  kind: 'spot',
  position,
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})

function timeOf(line: AnyLine, { spots = [], durationMs = null }: { spots?: Spot[]; durationMs?: number | null } = {}) {
  const layer = layerId('day')
  const added = addObjects(createDocument({ id: layer, name: '一日目' }), layer, [line, ...spots])
  const document: MapDocument = added.ok ? added.document : { layers: [], mainLineId: null }
  const lengthMeters = pathLengthMeters(line.path)
  return lineTimeOf(document, line, {
    lengthMeters,
    elevation: elevationStats(line.elevationsMeters ?? []),
    durationMs,
  })
}

describe('the time of a line', () => {
  it('comes with its model, and with a course constant of that time', () => {
    const time = timeOf(aPass(5000, 300))
    // Up 2.5 × (151 × 0.0144 + 65 × 0.12 + 19) = 72.44, down 2.5 × (137 × 0.0144 + 16 × 0.12 + 19) = 57.23
    expect(time).toMatchObject({ model: 'hikeJapan', version: 1, climbs: 'counted', end: [137.8, 35.995] })
    expect(time?.minutes).toBeCloseTo(129.7, 0)
    // 1.8 × 129.67 / 60 + 0.3 × 5 + 10 × 0.3 + 0.6 × 0.3
    expect(time?.constant).toBeCloseTo(8.57, 0)
    expect(difficultyOf(time)).toBe('easy')
  })

  it.each([
    [7000, 380, 'easy'],
    [7200, 480, 'moderate'],
    [9000, 1000, 'moderate'],
    [14_000, 1400, 'hard'],
  ])('of %d m with %d m up is %s', (meters, up, difficulty) => {
    expect(difficultyOf(timeOf(aPass(meters, up)))).toBe(difficulty)
  })

  it('has no course constant where climbs are unknown', () => {
    const { elevationsMeters: _, ...flat } = aPass(5000, 0)
    const time = timeOf(flat as AnyLine)
    expect(time).toMatchObject({ model: 'townWalk', climbs: 'unknown', constant: null })
    expect(difficultyOf(time)).toBeNull()
  })

  it('is none of what was ridden or is driven', () => {
    const pass = aPass(5000, 300)
    expect(timeOf(pass, { durationMs: 5000 * 401 })).not.toBeNull()
    expect(timeOf(pass, { durationMs: 5000 * 398 })).toBeNull()
    expect(timeOf(aPass(5000, 300, { kind: 'navigationLine', waypoints: [], travelMode: 'driving' }))).toBeNull()
  })

  it('of a bicycle has no difficulty, which is for walkers', () => {
    const ridden = { kind: 'navigationLine', waypoints: [], travelMode: 'driving', profile: 'gravelBike' } as const
    const time = timeOf(aPass(5000, 300, ridden))
    expect(time).toMatchObject({ model: 'ride', constant: null })
    expect(difficultyOf(time)).toBeNull()
  })
})

describe('places on a line', () => {
  const spots = [aSpot('茶屋', north(4000, 30)), aSpot('社', north(1000)), aSpot('隣の村', north(2000, 900))]

  it('are the spots that it comes to, in their order', () => {
    const time = timeOf(aPass(5000, 0), { spots })
    expect(time?.places.map(({ id }) => id)).toEqual(['社', '茶屋'])
    expect(time?.places.map(({ alongMeters }) => Math.round(alongMeters / 10) * 10)).toEqual([1000, 4000])
    // A flat kilometre in town takes 12.5 minutes.
    expect(time?.places.map(({ minutes }) => Math.round(minutes))).toEqual([13, 50])
  })

  it('are as far along a line of many points', () => {
    const winding = aPass(5000, 0)
    const path = Array.from({ length: 40_001 }, (_, index) => north(index / 8, 6 * Math.sin(index / 40)))
    const time = timeOf({ ...winding, path, elevationsMeters: path.map(() => 900) }, { spots })
    const [shrine, teahouse] = time?.places ?? []
    expect((shrine?.minutes ?? 0) / (time?.minutes ?? 1)).toBeCloseTo(0.2, 2)
    expect((teahouse?.minutes ?? 0) / (time?.minutes ?? 1)).toBeCloseTo(0.8, 2)
  })
})
