import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../../read-route-file.ts'

const point = (lat: string, minute: number, more = '') =>
  `<Trackpoint><Time>2026-10-18T00:0${minute}:00Z</Time>${lat && `<Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>138</LongitudeDegrees></Position>`}<AltitudeMeters>${900 + minute}</AltitudeMeters>${more}</Trackpoint>`
const track = (...points: readonly string[]) => `<Track>${points.join('')}</Track>`
const lap = (...tracks: readonly string[]) => `<Lap StartTime="2026-10-18T00:00:00Z">${tracks.join('')}</Lap>`
const activity = (content: string) =>
  `<Activities><Activity Sport="Running"><Id>2026-10-18T00:00:00Z</Id>${content}<Creator><Name>Watch</Name></Creator></Activity></Activities>`

async function read(content: string) {
  const bytes = new TextEncoder().encode(
    `<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">${content}</TrainingCenterDatabase>`,
  )
  const result = await readRouteFile(bytes)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

describe('TCX', () => {
  it('has one recording of an activity, from lap to lap', async () => {
    const { lines, format } = await read(
      activity(lap(track(point('36', 0), point('36.1', 1))) + lap(track(point('36.2', 2), point('36.3', 3)))),
    )
    expect(format).toBe('tcx')
    expect(lines).toMatchObject([{ kind: 'track', name: '', segments: [{ length: 4 }] }])
    expect([...(lines[0]?.segments[0]?.elevationsMeters ?? [])]).toEqual([900, 901, 902, 903])
    expect(lines[0]?.segments[0]?.timestampsMs?.[3]).toBe(Date.UTC(2026, 9, 18, 0, 3))
  })

  it('parts a recording where a track in a lap ended', async () => {
    const { lines } = await read(
      activity(lap(track(point('36', 0), point('36.1', 1)), track(point('36.2', 2), point('36.3', 3)))),
    )
    expect(lines[0]?.segments.map(({ length }) => length)).toEqual([2, 2])
  })

  it('has a line of a course with its name and notes, and spots of its points', async () => {
    const place = '<Position><LatitudeDegrees>36</LatitudeDegrees><LongitudeDegrees>138</LongitudeDegrees></Position>'
    const { lines, spots } = await read(
      `<Courses><Course><Name>峠越え</Name><Notes>春</Notes>${track(point('36', 0), point('36.1', 1))}<CoursePoint><Name>水</Name><Time>2026-10-18T00:00:00Z</Time>${place}<PointType>Water</PointType><Notes>冷たい</Notes></CoursePoint></Course></Courses>`,
    )
    expect(lines).toMatchObject([{ kind: 'route', name: '峠越え', description: '春' }])
    expect(spots).toMatchObject([
      { name: '水', description: '冷たい', symbol: { set: 'garmin', name: 'Drinking Water' }, position: [138, 36] },
    ])
  })

  it('keeps what sensors measured beside the points, and counts points without a place', async () => {
    const heart =
      '<HeartRateBpm><Value>90</Value></HeartRateBpm><Cadence>81</Cadence><Extensions><TPX><Watts>200</Watts></TPX></Extensions>'
    const lost = '<HeartRateBpm><Value>0</Value></HeartRateBpm>'
    const { lines, notes } = await read(
      activity(lap(track(point('36', 0, heart), point('36.1', 1, lost), point('', 2)))),
    )
    expect(lines[0]?.segments[0]?.sensors).toEqual({
      heartRatesBpm: Float64Array.of(90, Number.NaN),
      cadencesRpm: Float64Array.of(81, Number.NaN),
      powersWatts: Float64Array.of(200, Number.NaN),
    })
    expect(notes).toEqual([
      { code: 'sensor.implausible', count: 1 },
      { code: 'point.without_position', count: 1 },
    ])
  })

  it('makes a spot of a recording of one point', async () => {
    const { spots, lines } = await read(activity(lap(track(point('36', 1)))))
    expect(lines).toEqual([])
    expect(spots).toMatchObject([{ position: [138, 36], elevationMeters: 901 }])
  })
})
