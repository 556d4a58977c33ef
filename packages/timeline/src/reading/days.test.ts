import { describe, expect, it } from 'vitest'
import { jsonFile } from '../testing/fixtures.ts'
import { readTimeline } from './read-timeline.ts'

const TOKYO = 'geo:35.6812,139.7671'
const HONOLULU = 'geo:21.3187,-157.9225'

const visit = (startTime: string, endTime: string, placeLocation: string) => ({
  startTime,
  endTime,
  visit: { topCandidate: { placeLocation } },
})
const activity = (startTime: string, endTime: string, [start, end]: readonly [string, string]) => ({
  startTime,
  endTime,
  activity: { start, end, topCandidate: { type: 'walking' }, distanceMeters: '3000' },
})

async function datesOf(...elements: readonly unknown[]) {
  const { result } = await readTimeline([jsonFile(elements)])
  return result.days.map(({ date, timeZone, distanceMeters }) => `${date} ${timeZone} ${Math.round(distanceMeters)}`)
}

describe('a day begins and ends at midnight where the person was', () => {
  it('by the offset of the file', async () => {
    const late = activity('2026-10-17T23:00:00+09:00', '2026-10-17T23:50:00+09:00', [TOKYO, TOKYO])
    expect(await datesOf(late)).toEqual(['2026-10-17 +09:00 3000'])
    const elsewhere = activity('2026-10-17T23:00:00-05:00', '2026-10-17T23:50:00-05:00', [TOKYO, TOKYO])
    expect(await datesOf(elsewhere)).toEqual(['2026-10-17 -05:00 3000'])
  })

  it('by the place where the file says UTC', async () => {
    expect(await datesOf(visit('2026-10-17T16:00:00Z', '2026-10-17T17:00:00Z', TOKYO))).toEqual([
      '2026-10-18 Asia/Tokyo 0',
    ])
    const inHonolulu = visit('2026-10-18T08:00:00Z', '2026-10-18T09:00:00Z', HONOLULU)
    expect(await datesOf(inHonolulu)).toEqual(['2026-10-17 Pacific/Honolulu 0'])
  })

  it("by Android's own fields, which win over the phone's zone at the export, for the path that follows too", async () => {
    // in Los Angeles it is 23:00 on the 17th; the phone was in Tokyo when it wrote the file
    const zone = { startTimeTimezoneUtcOffsetMinutes: -420, endTimeTimezoneUtcOffsetMinutes: -420 }
    const [from, to] = ['34.0522°, -118.2437°', '34.0600°, -118.2437°']
    const walk = {
      start: { latLng: from },
      end: { latLng: to },
      distanceMeters: 900,
      topCandidate: { type: 'WALKING' },
    }
    const span = { startTime: '2026-10-18T15:00:00+09:00', endTime: '2026-10-18T15:30:00+09:00' }
    const before = { startTime: '2026-10-18T13:00:00+09:00', endTime: '2026-10-18T15:00:00+09:00' }
    const timelinePath = [{ point: '34.0550°, -118.2437°', time: '2026-10-18T15:10:00+09:00' }]
    const file = jsonFile({
      semanticSegments: [
        { ...before, ...zone, visit: { topCandidate: { placeLocation: { latLng: from } } } },
        { ...span, timelinePath },
        { ...span, ...zone, activity: walk },
      ],
    })
    const { result, day } = await readTimeline([file])
    expect(result.days).toMatchObject([{ date: '2026-10-17', timeZone: '-07:00', moves: 1, visits: 1 }])
    const move = day('2026-10-17')?.segments[1]
    expect(move?.kind === 'move' && move.path.length / 2).toBe(3)
  })
})

describe('what crosses midnight', () => {
  it('is cut there, and each day has its share', async () => {
    const walk = activity('2026-10-17T23:00:00+09:00', '2026-10-18T02:00:00+09:00', [TOKYO, 'geo:35.7112,139.7671'])
    expect(await datesOf(walk)).toEqual(['2026-10-17 +09:00 1000', '2026-10-18 +09:00 2000'])
    const { day } = await readTimeline([jsonFile([walk])])
    const [before, after] = ['2026-10-17', '2026-10-18'].map((date) => day(date)?.segments[0])
    expect(before?.endMs).toBe(Date.UTC(2026, 9, 17, 15))
    expect(after?.startMs).toBe(before?.endMs)
    if (before?.kind !== 'move' || after?.kind !== 'move') throw new Error('The walk is no move')
    expect(before.path.slice(2)).toEqual(after.path.slice(0, 2))
    expect(before.path[3]).toBeCloseTo(35.6912, 6)
  })

  it('ends with its day when it ends at midnight', async () => {
    const stay = visit('2026-10-17T20:00:00+09:00', '2026-10-18T00:00:00+09:00', TOKYO)
    expect(await datesOf(stay)).toEqual(['2026-10-17 +09:00 0'])
  })

  it('may be a stay of many days, but not of more than four hundred', async () => {
    const days = await datesOf(visit('2026-10-01T20:00:00+09:00', '2026-10-31T08:00:00+09:00', TOKYO))
    expect(days).toHaveLength(31)
    expect(await datesOf(visit('2024-10-01T20:00:00+09:00', '2026-10-31T08:00:00+09:00', TOKYO))).toEqual([])
  })

  it('follows the path between two fixes', async () => {
    const timelinePath = [
      { point: TOKYO, time: '2026-10-17T23:50:00+09:00' },
      { point: 'geo:35.7012,139.7671', time: '2026-10-18T00:10:00+09:00' },
    ]
    const { result } = await readTimeline([jsonFile([{ startTime: '2026-10-17T22:00:00+09:00', timelinePath }])])
    const [first, second] = result.days
    expect([first?.date, second?.date]).toEqual(['2026-10-17', '2026-10-18'])
    expect(first?.distanceMeters).toBeCloseTo(second?.distanceMeters ?? 0, -1)
    expect((first?.distanceMeters ?? 0) + (second?.distanceMeters ?? 0)).toBeCloseTo(2224, 0)
  })
})

it('leaves a flight against the sun on the day of its start', async () => {
  // from Tokyo on the 18th at 22:00 to Honolulu on the 18th at 10:00
  const flight = activity('2026-10-18T13:00:00Z', '2026-10-18T20:00:00Z', [TOKYO, HONOLULU])
  expect(await datesOf(flight)).toEqual(['2026-10-18 Asia/Tokyo 3000'])
})

it('knows a way across 180°', async () => {
  const file = jsonFile([
    {
      startTime: '2026-10-18T00:00:00+12:00',
      timelinePath: [
        { point: 'geo:-17,179.9', time: '2026-10-18T01:00:00+12:00' },
        { point: 'geo:-17,-179.9', time: '2026-10-18T02:00:00+12:00' },
      ],
    },
  ])
  const { result } = await readTimeline([file])
  expect(result.days).toMatchObject([{ date: '2026-10-18', moves: 1 }])
  expect(result.days[0]?.distanceMeters).toBeCloseTo(21_268, -2)
})
