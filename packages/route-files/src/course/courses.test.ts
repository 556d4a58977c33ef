import {
  cumulativeDistancesMeters,
  haversineDistanceMeters,
  type Line,
  layerId,
  type MapDocument,
  METERS_PER_DEGREE,
  mapObjectId,
  type NavigationLine,
  type Position,
  type Spot,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../read-route-file.ts'
import {
  byEasyFit,
  byFitDecoder,
  byFitFileParser,
  byXmldom,
  type ForeignPoint,
  lineByTogeojson,
} from '../testing/course-readers.ts'
import { type CourseMetadata, courseLine } from './course.ts'
import { writeFit } from './write-fit.ts'
import { writeTcx } from './write-tcx.ts'

const START = new Date('2026-11-01T00:00:00Z')
const base = { description: '', color: 'red' } as const

/** North along a meridian, then east: corners so far apart that what is told lies between them. */
const PATH: readonly Position[] = [
  [137.8, 35.9],
  [137.8, 35.91],
  [137.8, 35.93],
  [137.83, 35.93],
]

const way: NavigationLine = {
  ...base,
  id: mapObjectId('way'),
  name: '峠道',
  description: '春に歩きました。',
  kind: 'navigationLine',
  path: PATH,
  waypoints: [],
  travelMode: 'walking',
  profile: 'hike',
  elevationsMeters: [900, 950, 1010, 1000],
  heartRatesBpm: [90, 100, 110, 120],
  timestampsMs: [0, 20, 65, 110].map((minute) => Date.UTC(2025, 4, 3, 6, minute)),
}

const spot = (name: string, position: Position, more: Partial<Spot> = {}): Spot => ({
  ...base,
  id: mapObjectId(name),
  name,
  kind: 'spot',
  position,
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
  ...more,
})

const north = (meters: number, eastMeters = 0): Position => [
  137.8 + eastMeters / METERS_PER_DEGREE / Math.cos((35.9 * Math.PI) / 180),
  35.9 + meters / METERS_PER_DEGREE,
]

const documentOf = (...objects: MapDocument['layers'][number]['objects']): MapDocument => ({
  layers: [{ id: layerId('a'), name: 'a', objects }],
  mainLineId: null,
})

const LONG_NAME = '水場のある休憩所と展望台 👨‍👩‍👧'
const document = documentOf(
  way,
  spot('峠の茶屋', north(2000, 30), { description: '力餅 & お茶' }),
  spot(LONG_NAME, north(500, 149), { symbol: { set: 'garmin', name: 'Drinking Water' } }),
  spot('崩落地', north(2500), { icon: 'road-caution' }),
  spot('遠い滝', north(500, 151)),
)
const metadata: CourseMetadata = {
  title: '鳥居峠を越えて、奈良井宿から藪原宿まで',
  time: START,
  turns: [{ kind: 'sharpRight', text: '右に曲がり、旧中山道に入ります。', atMeters: 0.03 * METERS_PER_DEGREE }],
}

function fitOf(map: MapDocument, about: CourseMetadata = metadata): Uint8Array<ArrayBuffer> {
  const bytes = writeFit(map, about)
  if (!bytes) throw new Error('no line')
  return bytes
}

function tcxOf(map: MapDocument, about: CourseMetadata = metadata): string {
  const text = writeTcx(map, about)
  if (text === null) throw new Error('no line')
  return text
}

async function read(content: Uint8Array<ArrayBuffer> | string) {
  const result = await readRouteFile(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

/** Name and place of what is told, as measured along the line. */
const TOLD = [
  [LONG_NAME, 500],
  ['峠の茶屋', 2000],
  ['崩落地', 2500],
  ['右に曲がり、旧中山道に入ります。', 0.03 * METERS_PER_DEGREE],
] as const
const WHOLE = cumulativeDistancesMeters(PATH).at(-1) ?? 0

/** Says where somebody who measures the track's own positions is at each point of it. */
function expectRightDistances(track: readonly ForeignPoint[]): void {
  const measured = cumulativeDistancesMeters(track.map(({ lng, lat }): Position => [lng, lat]))
  for (const [index, { meters }] of track.entries()) expect(Math.abs(meters - (measured[index] ?? 0))).toBeLessThan(5)
}

function expectTold(points: readonly ForeignPoint[], told: readonly (readonly [string, number])[] = TOLD): void {
  expect(points.map(({ name }) => name)).toEqual(told.map(([name]) => name))
  for (const [index, { meters }] of points.entries()) {
    expect(Math.abs(meters - (told[index]?.[1] ?? 0))).toBeLessThan(5)
  }
}

describe('FIT', () => {
  const bytes = fitOf(document)

  it('is a course for fit-file-parser, with its distances, points and names', async () => {
    const { name, track, points } = await byFitFileParser(bytes)
    expect(name).toBe(metadata.title)
    expectTold(points)
    expect(points.map(({ type }) => type)).toEqual(['water', 'generic', 'danger', 'sharp_right'])
    expect(Math.abs((track.at(-1)?.meters ?? 0) - WHOLE)).toBeLessThan(5)
    expectRightDistances(track)
  })

  it('is the same for fit-decoder', () => {
    const { name, track, points } = byFitDecoder(bytes)
    expect(name).toBe(metadata.title)
    expectTold(points)
    expect(Math.abs((track.at(-1)?.meters ?? 0) - WHOLE)).toBeLessThan(5)
  })

  it('is the same for easy-fit', () => {
    const { track, points } = byEasyFit(bytes)
    expect(Math.abs((points[0]?.meters ?? 0) - 0.03 * METERS_PER_DEGREE)).toBeLessThan(5)
    expectRightDistances(track)
  })

  it('has a point of the track where each point of the course is', async () => {
    const { track, points } = await byFitFileParser(bytes)
    for (const { lat, lng, timeMs } of points)
      expect(track).toContainEqual(expect.objectContaining({ lat, lng, timeMs }))
  })

  it('is read again by our own reader, without times and what sensors measured', async () => {
    const { lines, spots } = await read(bytes)
    expect(lines).toMatchObject([{ name: metadata.title, kind: 'route', segments: [{ timestampsMs: null }] }])
    expect(lines[0]?.segments[0]?.sensors).toBeUndefined()
    const elevations = [...(lines[0]?.segments[0]?.elevationsMeters ?? [])]
    expect(elevations.map((meters) => meters.toFixed(1))).toEqual(
      [900, 922.6, 950, 974, 987.4, 1010, 1000].map((meters) => meters.toFixed(1)),
    )
    expect(spots.map(({ name, timestampMs }) => [name, timestampMs])).toEqual(TOLD.map(([name]) => [name, null]))
  })

  it('keeps where a line came from', async () => {
    expect((await read(fitOf(documentOf({ ...way, source: 'strava' })))).lines).toMatchObject([{ source: 'strava' }])
  })

  it.each([
    ['a'.repeat(127), 'a'.repeat(127)],
    ['a'.repeat(128), 'a'.repeat(127)],
    [`${'峠'.repeat(42)}a`, `${'峠'.repeat(42)}a`],
    [`${'峠'.repeat(42)}道`, '峠'.repeat(42)],
    [`${'a'.repeat(110)}👨‍👩‍👧`, 'a'.repeat(110)],
  ])('has names of at most 128 bytes, which end with a whole character', async (name, written) => {
    const file = await byFitFileParser(fitOf(documentOf(way, spot(name, north(100))), { title: name, time: START }))
    expect([file.name, file.points[0]?.name]).toEqual([written, written])
  })

  it('grows with a line of any length', async () => {
    const path = Array.from({ length: 20_000 }, (_, index): Position => [137.8, 35 + index / 1e4])
    const { track } = await byFitFileParser(fitOf(documentOf({ ...way, path })))
    expect(track).toHaveLength(20_000)
    expectRightDistances(track.slice(0, 2000))
  })
})

describe('TCX', () => {
  const text = tcxOf(document)

  it('has in the order of the schema what another reader of XML finds', () => {
    const { name, order, track, points } = byXmldom(text)
    expect(order).toEqual(['Name', 'Lap', 'Track', 'Notes', 'CoursePoint', 'Extensions'])
    expect(name).toBe(metadata.title.slice(0, 15))
    expectTold(
      points,
      TOLD.map(([said, meters]) => [said.slice(0, 10), meters]),
    )
    expect(points.map(({ type }) => type)).toEqual(['Water', 'Generic', 'Danger', 'Right'])
    expectRightDistances(track)
  })

  it('is the line for togeojson', () => {
    const path = lineByTogeojson(text).map(([lng = 0, lat = 0]): Position => [lng, lat])
    expect(Math.abs((cumulativeDistancesMeters(path).at(-1) ?? 0) - WHOLE)).toBeLessThan(5)
    for (const corner of PATH) {
      const distances = path.map((position) => haversineDistanceMeters(position, corner))
      expect(Math.min(...distances)).toBeLessThan(0.1)
    }
  })

  it('is read again by our own reader with whole names and texts, without times', async () => {
    const { lines, spots } = await read(text)
    const { title: name } = metadata
    expect(lines).toMatchObject([
      { name, description: way.description, kind: 'route', segments: [{ timestampsMs: null }] },
    ])
    expect(spots.map((found) => [found.name, found.description, found.timestampMs])).toEqual(
      TOLD.map(([said]) => [said, said === '峠の茶屋' ? '力餅 & お茶' : '', null]),
    )
    expect(spots[0]).toMatchObject({ symbol: { set: 'garmin', name: 'Drinking Water' } })
  })

  it('keeps where a line came from', async () => {
    expect((await read(tcxOf(documentOf({ ...way, source: 'strava' })))).lines).toMatchObject([{ source: 'strava' }])
  })

  it.each([
    ['十文字ちょうどの名前', '十文字ちょうどの名前'],
    ['十一文字ちょうどの名前', '十一文字ちょうどの名'],
    ['八文字にかぞく👨‍👩‍👧', '八文字にかぞく'],
    ['👨‍👩‍👧‍👦家族', '👨‍👩‍👧‍'],
    ['Turn left onto the old road', 'Turn left'],
  ])('has names of at most ten characters: %s', (name, written) => {
    expect(byXmldom(tcxOf(documentOf(way, spot(name, north(100))))).points[0]?.name).toBe(written)
  })

  it('has no health values', () => {
    expect(text).not.toContain('HeartRate')
  })
})

describe('a course', () => {
  it('is the main line, else the first; a map without lines has none', () => {
    const other: Line = { ...base, id: mapObjectId('other'), name: 'other', kind: 'line', path: PATH.slice(0, 2) }
    const both = documentOf(way, other)
    expect(courseLine(both)).toBe(way)
    expect(courseLine({ ...both, mainLineId: other.id })).toBe(other)
    const none = documentOf(spot('峠', north(0)))
    expect([courseLine(none), writeFit(none, metadata), writeTcx(none, metadata)]).toEqual([null, null, null])
  })

  it('begins with the file, at the pace of somebody on foot, and never has recorded times', () => {
    const { track } = byXmldom(tcxOf(document))
    expect(track[0]?.timeMs).toBe(START.getTime())
    const kilometersPerHour = WHOLE / 1000 / (((track.at(-1)?.timeMs ?? 0) - START.getTime()) / 3_600_000)
    expect(kilometersPerHour).toBeGreaterThan(2)
    expect(kilometersPerHour).toBeLessThan(6)
    expect(track.map(({ timeMs }) => timeMs)).toEqual(track.map(({ timeMs }) => timeMs).toSorted((a, b) => a - b))
  })

  it('is driven at the pace of its own recording, else at 40 km/h', () => {
    const paceOf = (timestampsMs?: readonly number[]) => {
      const line = {
        ...base,
        id: way.id,
        name: 'way',
        kind: 'recordedLine',
        travelMode: 'driving',
        path: PATH,
      } as const
      const { track } = byXmldom(tcxOf(documentOf({ ...line, ...(timestampsMs && { timestampsMs }) })))
      return (WHOLE / ((track.at(-1)?.timeMs ?? 0) - START.getTime())) * 3600
    }
    expect(paceOf()).toBeCloseTo(40, 1)
    expect(paceOf([0, 60_000, 120_000, 360_000])).toBeCloseTo(WHOLE / 100, 1)
  })

  it('goes on across 180°', async () => {
    const path: readonly Position[] = [
      [179.99, 10],
      [-179.99, 10],
    ]
    const map = documentOf({ ...way, path }, spot('日付変更線', [180, 10.0001]))
    const about = { title: 'x', time: START }
    for (const { track, points } of [byXmldom(tcxOf(map, about)), await byFitFileParser(fitOf(map, about))]) {
      expectRightDistances(track)
      expect(Math.abs(Math.abs(points[0]?.lng ?? 0) - 180)).toBeLessThan(1e-6)
      expect(track.every(({ lng }) => lng >= -180 && lng < 180)).toBe(true)
    }
  })

  it('tells what is at its ends, and what is said at one place, in order', () => {
    const map = documentOf(way, spot('入口', north(-20)), spot('出口', [137.8305, 35.93]))
    const turns = [0, 0, WHOLE + 3].map((atMeters, index) => ({ kind: 'other', text: `${index}`, atMeters }) as const)
    const { points, track } = byXmldom(tcxOf(map, { ...metadata, turns }))
    expect(points.map(({ name }) => name)).toEqual(['入口', '0', '1', '出口', '2'])
    expect(track).toHaveLength(PATH.length)
  })
})
