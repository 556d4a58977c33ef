import { describe, expect, it } from 'vitest'
import type { RouteFile } from '../../read-result.ts'
import { readRouteFile } from '../../read-route-file.ts'
import { gpx, track } from '../../testing/points.ts'

async function read(source: Uint8Array | string): Promise<RouteFile> {
  const result = await readRouteFile(typeof source === 'string' ? new TextEncoder().encode(source) : source)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

const segmentsOf = ({ lines }: RouteFile) => lines.flatMap(({ segments }) => segments)
const pathsOf = (file: RouteFile) => segmentsOf(file).map(({ lngLat }) => [...lngLat])
const time = (minute: number) => new Date(Date.UTC(2024, 4, 3, 9, minute)).toISOString()
const point = (lat: number, inner = '') => `<trkpt lat="${lat}" lon="138">${inner}</trkpt>`
const timed = (lat: number, at: string) => point(lat, `<time>${at}</time>`)
const days = (count: number) => time(count * 24 * 60)

describe('the vertices of an area', () => {
  const area = (coordinates: readonly number[][]) => JSON.stringify({ type: 'Polygon', coordinates: [coordinates] })

  it('at 0°, 0° are none where the others are far away', async () => {
    const { areas, notes } = await read(
      area([
        [138, 36],
        [138.1, 36],
        [0, 0],
        [138.1, 36.1],
        [138, 36],
      ]),
    )
    expect(areas[0]?.vertices).toEqual([
      [138, 36],
      [138.1, 36],
      [138.1, 36.1],
    ])
    expect(notes).toEqual([{ code: 'point.no_fix', count: 1 }])
  })

  it('stay where a grid has its corner', async () => {
    const { areas, notes } = await read(
      area([
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [0, 0],
      ]),
    )
    expect([areas[0]?.vertices.length, notes]).toEqual([4, []])
  })
})

it('has no course points at 0°, 0°', async () => {
  const position = (lat: number, lng: number) =>
    `<Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lng}</LongitudeDegrees></Position>`
  const points = [36, 36.1].map((lat) => `<Trackpoint>${position(lat, 138)}</Trackpoint>`).join('')
  const course = `<Course><Track>${points}</Track><CoursePoint><Name>A</Name>${position(0, 0)}</CoursePoint></Course>`
  const { spots, notes } = await read(`<TrainingCenterDatabase><Courses>${course}</Courses></TrainingCenterDatabase>`)
  expect([spots, notes]).toEqual([[], [{ code: 'point.no_fix', count: 1 }]])
})

describe('elevations', () => {
  it.each([
    ['zeros before the first fix, a kilometre apart', [0, 0, 512, 515], [Number.NaN, Number.NaN, 512, 515]],
    ['a way that begins at the sea', [0, 120, 180, 240], [0, 120, 180, 240]],
    ['decimetres of two bytes', [812, 6553.5, 814, -3276.8, 815], [812, Number.NaN, 814, Number.NaN, 815]],
  ])('%s', async (_, given, right) => {
    const file = await read(
      gpx(track(given.map((meters, at) => point(36 + at / 100, `<ele>${meters}</ele>`)).join(''))),
    )
    expect([...(segmentsOf(file)[0]?.elevationsMeters ?? [])]).toEqual(right)
  })

  it('of spots are none that no place has', async () => {
    const spots = [-500, -999, 9999, 3776].map((meters) => `<wpt lat="36" lon="138"><ele>${meters}</ele></wpt>`)
    const file = await read(gpx(spots.join('')))
    expect(file.spots.map(({ elevationMeters }) => elevationMeters)).toEqual([null, null, null, 3776])
    expect(file.notes).toEqual([{ code: 'elevation.no_data', count: 3 }])
  })
})

describe('times', () => {
  it.each([
    [
      'a clock that was set after two points of four',
      ['2000-01-01T00:00:00Z', '2000-01-01T00:00:05Z', time(2), time(3)],
      2,
    ],
    ['of two points', ['2000-01-01T00:00:00Z', time(2)], 1],
    ['a journey of months', [0, 60, 200, 400].map(days), 0],
  ])('of other years are missing: %s', async (_, times, missing) => {
    const file = await read(gpx(track(times.map((at, index) => timed(36 + index / 1000, at)).join(''))))
    const known = [...(segmentsOf(file)[0]?.timestampsMs ?? [])]
    expect(known.map(Number.isNaN)).toEqual(times.map((_time, index) => index < missing))
  })

  it('may have a zone of whole hours', async () => {
    const file = await read(gpx(track(timed(36, '2024-05-03T18:00:00+09') + timed(36.1, '2024-05-03T06:30:00-0330'))))
    expect([...(segmentsOf(file)[0]?.timestampsMs ?? [])]).toEqual([Date.UTC(2024, 4, 3, 9), Date.UTC(2024, 4, 3, 10)])
  })
})

describe('the segments of a line', () => {
  it('are one where each begins at the end of the one before', async () => {
    const kml =
      '<LineString><coordinates>138,36 138,36.1</coordinates></LineString><LineString><coordinates>138,36.1 138,36.2</coordinates></LineString><LineString><coordinates>138,36.3 138,36.4</coordinates></LineString>'
    const file = await read(`<kml><Placemark><MultiGeometry>${kml}</MultiGeometry></Placemark></kml>`)
    expect(pathsOf(file)).toEqual([
      [138, 36, 138, 36.1, 138, 36.2],
      [138, 36.3, 138, 36.4],
    ])
    expect(file.notes).toEqual([{ code: 'point.repeated', count: 1 }])
    const untimed = [
      [36, 36.1],
      [36.1, 36.2],
    ].map((lats) => `<trkseg>${lats.map((lat) => point(lat)).join('')}</trkseg>`)
    expect(pathsOf(await read(gpx(`<trk>${untimed.join('')}</trk>`)))).toEqual([[138, 36, 138, 36.1, 138, 36.2]])
  })

  it('are of one outing up to 30 days apart', async () => {
    const outing = (start: number) =>
      gpx(
        `<trk><trkseg>${timed(36, days(0)) + timed(36.001, days(0.1))}</trkseg><trkseg>${timed(36.002, days(start)) + timed(36.003, days(start + 1))}</trkseg></trk>`,
      )
    expect(pathsOf(await read(outing(30)))).toHaveLength(1)
    expect(pathsOf(await read(outing(30.2)))).toHaveLength(2)
  })

  it('are laps of TCX in the order of their times, each once', async () => {
    const trackpoint = (minute: number) =>
      `<Trackpoint><Time>${time(minute)}</Time><Position><LatitudeDegrees>${36 + minute / 1000}</LatitudeDegrees><LongitudeDegrees>138</LongitudeDegrees></Position></Trackpoint>`
    const lap = (minute: number) => `<Lap><Track>${trackpoint(minute)}${trackpoint(minute + 2)}</Track></Lap>`
    const file = await read(
      `<TrainingCenterDatabase><Activities><Activity>${lap(10)}${lap(0)}${lap(10)}</Activity></Activities></TrainingCenterDatabase>`,
    )
    expect(pathsOf(file)).toEqual([[138, 36, 138, 36.002, 138, 36.01, 138, 36.012]])
    expect(file.notes).toContainEqual({ code: 'point.repeated', count: 2 })
  })
})
