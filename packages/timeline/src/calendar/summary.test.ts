import { describe, expect, it } from 'vitest'
import type { TimelineMove, TimelineVisit } from '../model.ts'
import type { MovementType } from '../movement-type.ts'
import { heatLevel, summarizeDay, summarizeDays } from './summary.ts'

const move = (type: MovementType, distanceMeters: number): TimelineMove => ({
  kind: 'move',
  type,
  startMs: 0,
  endMs: 1,
  path: Float64Array.of(0, 0, 1, 1),
  timesMs: null,
  distanceMeters,
})
const visit: TimelineVisit = { kind: 'visit', startMs: 0, endMs: 1, position: [0, 0], name: null, placeId: null }
const day = (...segments: (TimelineMove | TimelineVisit)[]) => ({ date: '2026-10-18', timeZone: '+09:00', segments })

it('adds up the ways of a day and names the type that went farthest', () => {
  const walkedMost = day(move('WALKING', 700), visit, move('IN_TRAIN', 1000), move('WALKING', 600))
  expect(summarizeDay(walkedMost)).toEqual({
    date: '2026-10-18',
    timeZone: '+09:00',
    distanceMeters: 2300,
    mainType: 'WALKING',
    moves: 3,
    visits: 1,
  })
})

it('names the unknown type only where nothing else is known', () => {
  const unknown = move('UNKNOWN_ACTIVITY_TYPE', 9000)
  expect(summarizeDay(day(unknown, move('CYCLING', 1))).mainType).toBe('CYCLING')
  expect(summarizeDay(day(unknown)).mainType).toBe('UNKNOWN_ACTIVITY_TYPE')
  expect(summarizeDay(day(visit)).mainType).toBeNull()
})

describe('heatLevel', () => {
  it.each([
    [0, 0],
    [1, 1],
    [1999, 1],
    [2000, 2],
    [9999, 2],
    [10_000, 3],
    [49_999, 3],
    [50_000, 4],
    [9e6, 4],
  ])('of %d m is %d', (meters, level) => {
    expect(heatLevel(meters)).toBe(level)
  })
})

it('says from when until when there are days, whatever their order', () => {
  const days = [
    { date: '2024-02-29', distanceMeters: 5 },
    { date: '2018-04-02', distanceMeters: 7 },
    { date: '2026-10-31', distanceMeters: 0 },
  ]
  const summary = { oldest: '2018-04-02', newest: '2026-10-31', totalDays: 3, distanceMeters: 12 }
  expect(summarizeDays(days)).toEqual(summary)
  expect(summarizeDays([])).toEqual({ oldest: null, newest: null, totalDays: 0, distanceMeters: 0 })
})
