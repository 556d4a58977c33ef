import { packPath, type TimelineDay } from '@mishiori/timeline'
import { expect, it } from 'vitest'
import { redactedDay } from './redacted-day.ts'

const HOME = [139.7, 35.7] as const
const day: TimelineDay = {
  date: '2026-10-18',
  timeZone: 'Asia/Tokyo',
  segments: [
    { kind: 'visit', startMs: 0, endMs: 1000, position: HOME, name: '自宅', placeId: null },
    {
      kind: 'move',
      type: 'WALKING',
      startMs: 1000,
      endMs: 4000,
      timesMs: null,
      distanceMeters: 3000,
      path: packPath([HOME, [139.71, 35.7], [139.72, 35.7]]),
    },
    { kind: 'visit', startMs: 4000, endMs: 5000, position: [139.72, 35.7], name: '店', placeId: null },
    {
      kind: 'move',
      type: 'CYCLING',
      startMs: 5000,
      endMs: 9000,
      timesMs: null,
      distanceMeters: 900,
      path: packPath([
        [139.72, 35.7],
        [139.73, 35.7],
      ]),
    },
  ],
}

it('tells what becomes of each segment, and what is sent', () => {
  const circles = [{ center: HOME, radiusMeters: 300 }]
  const { whole, dispositions, sent, origins } = redactedDay(day, { dropped: new Set([2]), circles })
  expect(whole.segments).toHaveLength(4)
  expect(dispositions).toEqual(['hidden', 'cut', 'dropped', 'sent'])
  expect(origins).toEqual([1, 3])
  expect(sent.segments.map((segment) => segment.kind === 'move' && segment.path[0])).toEqual([
    [139.71, 35.7],
    [139.72, 35.7],
  ])
})

it('sends all of a day from which nothing is kept back', () => {
  const { dispositions, sent, whole } = redactedDay(day, { dropped: new Set(), circles: [] })
  expect(new Set(dispositions)).toEqual(new Set(['sent']))
  expect(sent).toEqual(whole)
})
