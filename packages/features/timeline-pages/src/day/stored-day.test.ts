import type { StoredTimelineDay } from '@repo/contract'
import { expect, it } from 'vitest'
import { dayMark } from '../calendar/day-mark.ts'
import { toShownDay, toStoredDay } from './stored-day.ts'

const at = (hour: string) => `2026-10-18T${hour}:00+09:00`
const place = { kind: 'visit', start_at: at('12:00'), end_at: at('13:00'), lat: 35.9, lng: 137.8 } as const
const stored: StoredTimelineDay = {
  date: '2026-10-18',
  time_zone: 'Asia/Tokyo',
  distance_km: 1.5,
  previous: null,
  next: null,
  segments: [
    {
      kind: 'move',
      type: 'WALKING',
      start_at: at('11:00'),
      end_at: at('12:00'),
      path: '_p~iF~ps|U_ulLnnqC',
      distance_km: 1.5,
    },
    { ...place, place_ja: '塩尻市', place_en: 'Shiojiri' },
    { ...place, name: '奈良井宿', place_ja: '塩尻市', place_en: 'Shiojiri' },
    { ...place, place_ja: null, place_en: null },
  ],
}

it('shows a stored day with its ways, and with places as the file or the product calls them', () => {
  const { day, segments } = toShownDay(toStoredDay(stored, 'en-us'))
  expect([day, dayMark({ ...stored, main_type: 'WALKING' })]).toEqual([
    '2026-10-18',
    { day: '2026-10-18', distanceKm: 1.5 },
  ])
  expect(segments[0]).toEqual({
    kind: 'move',
    type: 'WALKING',
    distanceMeters: 1500,
    startMs: Date.UTC(2026, 9, 18, 2),
    endMs: Date.UTC(2026, 9, 18, 3),
    path: [
      [-120.2, 38.5],
      [-120.95, 40.7],
    ],
  })
  expect(segments.slice(1).map((segment) => segment.kind === 'visit' && segment.name)).toEqual([
    ...['Shiojiri', '奈良井宿', null],
  ])
  expect(toShownDay(toStoredDay(stored, 'ja')).segments[1]).toMatchObject({ name: '塩尻市' })
})
