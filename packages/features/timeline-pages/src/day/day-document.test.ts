import { createTranslator, type TimelineMessages } from '@repo/i18n'
import { messages } from '@repo/i18n/timeline-en-us'
import { describe, expect, it } from 'vitest'
import { KISO_DAY } from '../testing/sample-days.ts'
import { dayDocument, indexOfObject, segmentObjectId } from './day-document.ts'
import type { ShownDay } from './shown-day.ts'

const dayMessages = {
  t: createTranslator<TimelineMessages>('en-us', messages),
  lengths: { locale: 'en-us', units: 'metric' },
} as const
const objectsOf = (day: ShownDay) => dayDocument(day, dayMessages).layers.flatMap(({ objects }) => objects)

describe('a day on the map', () => {
  it('is a line for each move in the colour of its kind, and a spot for each place', () => {
    expect(objectsOf(KISO_DAY).map(({ kind, name, color }) => [kind, name, color])).toEqual([
      ['line', 'Train', 'deepblue'],
      ['line', 'Hiking', 'red'],
      ['spot', '奈良井宿', 'orange'],
      ['spot', 'Place', 'orange'],
      ['line', 'Train', 'deepblue'],
    ])
    expect(objectsOf(KISO_DAY)[1]?.description).toBe('09:31 – 12:46\n7.84 km')
  })

  it('marks the ends of what was walked, and of the longest way where nothing was', () => {
    expect(dayDocument(KISO_DAY, dayMessages).mainLineId).toBe(segmentObjectId(1))
    const trains = { ...KISO_DAY, segments: KISO_DAY.segments.filter((_, index) => index !== 1) }
    expect(dayDocument(trains, dayMessages).mainLineId).toBe(segmentObjectId(0))
    expect(dayDocument({ ...KISO_DAY, segments: [] }, dayMessages).mainLineId).toBeNull()
  })

  it('leaves out a way of which no two points are known, and keeps the places of the others', () => {
    const [train, hike] = KISO_DAY.segments
    if (train?.kind !== 'move' || !hike) throw new Error('there are two')
    const objects = objectsOf({ ...KISO_DAY, segments: [{ ...train, path: [] }, hike] })
    expect(objects.map(({ id }) => indexOfObject(id))).toEqual([1])
  })
})
