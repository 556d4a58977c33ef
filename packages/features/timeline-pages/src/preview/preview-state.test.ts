import type { DaySummary } from '@mishiori/timeline'
import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { chosenDays, EMPTY_PREVIEW, type PreviewAction, previewReducer, redactionOf } from './preview-state.ts'

const day = (date: string, distanceMeters = 1000): DaySummary => ({
  date,
  timeZone: 'Asia/Tokyo',
  distanceMeters,
  mainType: 'WALKING' as const,
  moves: 1,
  visits: 0,
})
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `f${at}`, file: new File([], `${at}.json`) }))
const after = (...actions: readonly PreviewAction[]) => actions.reduce(previewReducer, EMPTY_PREVIEW)
const part = { startMs: 1000, endMs: 2000 }
const added = { type: 'files.added', files: files(1) } as const

describe('files', () => {
  it.each([
    [PRODUCT_LIMITS.timeline.filesPerImport, 0],
    [PRODUCT_LIMITS.timeline.filesPerImport + 1, 1],
  ])('are ten at most: of %i, %i are left out', (count, surplus) => {
    const state = after({ type: 'files.added', files: files(count) })
    expect([state.files.length, state.surplus]).toEqual([PRODUCT_LIMITS.timeline.filesPerImport, surplus])
    expect(state.reading).toEqual({ kind: 'reading', fraction: 0 })
  })

  it('come back after a log-in, unless others were chosen meanwhile', () => {
    const restored = { type: 'restored', preview: after(added) } as const
    expect(after(restored).files).toEqual(added.files)
    expect(after({ type: 'files.added', files: files(2) }, restored).files).toHaveLength(2)
  })

  it('leave nothing behind when the last is removed', () => {
    expect(after(added, { type: 'days.found', days: [day('2026-10-18')] }, { type: 'file.removed', id: 'f0' })).toEqual(
      EMPTY_PREVIEW,
    )
  })

  it('have their days told while they are read, each once and by date, without those that have gone again', () => {
    const state = after(
      added,
      { type: 'days.found', days: [day('2026-10-18'), day('2026-10-19')] },
      { type: 'days.found', days: [day('2026-10-01'), day('2026-10-18', 5000), day('2026-10-20')] },
      { type: 'days.found', days: [{ ...day('2026-10-20', 0), moves: 0 }] },
    )
    expect(state.days.map(({ date, distanceMeters }) => [date, distanceMeters])).toEqual([
      ['2026-10-01', 1000],
      ['2026-10-18', 5000],
      ['2026-10-19', 1000],
    ])
  })

  it('that are others leave out what was left out before, and what is around the places', () => {
    const place = { name: '自宅', center: [139.7, 35.7], radiusMeters: 200 } as const
    const state = after(
      added,
      { type: 'segment.toggled', part },
      { type: 'place.hidden', place },
      { type: 'files.added', files: [{ id: 'other', file: new File([], 'b.json') }] },
    )
    expect([state.dropped, state.hidden]).toEqual([[part], [place]])
    const cleared = [
      { type: 'cleared' },
      { type: 'file.removed', id: 'f0' },
      { type: 'file.removed', id: 'other' },
    ] as const
    expect(cleared.reduce(previewReducer, state)).toEqual({ ...EMPTY_PREVIEW, dropped: [part], hidden: [place] })
    const restored = previewReducer(state.files.length > 0 ? { ...EMPTY_PREVIEW, dropped: [part] } : state, {
      type: 'restored',
      preview: after(added, { type: 'place.hidden', place }),
    })
    expect([restored.dropped, restored.hidden]).toEqual([[part], [place]])
  })
})

describe('days', () => {
  const read = [
    added,
    { type: 'days.found', days: ['2026-10-17', '2026-10-18', '2026-10-19'].map((date) => day(date)) },
  ] as const

  it('are all imported until some are left out', () => {
    expect(chosenDays(after(...read))).toHaveLength(3)
    const state = after(...read, { type: 'days.chosen', days: ['2026-10-17', '2026-10-19'], isChosen: false })
    expect(chosenDays(state)).toEqual(['2026-10-18'])
    expect(chosenDays(previewReducer(state, { type: 'days.chosen', days: ['2026-10-19'], isChosen: true }))).toEqual([
      '2026-10-18',
      '2026-10-19',
    ])
  })

  it('know which of their segments are left out', () => {
    const visit = { kind: 'visit', position: [139.7, 35.7], name: null, placeId: null } as const
    const read18 = {
      date: '2026-10-18',
      timeZone: 'Asia/Tokyo',
      segments: [
        { ...visit, startMs: 0, endMs: 900 },
        { ...visit, ...part },
      ],
    }
    const toggle = { type: 'segment.toggled', part } as const
    expect([...redactionOf(after(...read, toggle), read18).dropped]).toEqual([1])
    expect([...redactionOf(after(...read, toggle, toggle), read18).dropped]).toEqual([])
    expect([...redactionOf(after(...read, toggle, { type: 'parts.restored' }), read18).dropped]).toEqual([])
  })

  it('are hidden around places, each as far as was wished', () => {
    const place = { name: '自宅', center: [139.7, 35.7], radiusMeters: 200 } as const
    const state = after(
      ...read,
      { type: 'place.hidden', place },
      { type: 'radius.changed', index: 0, radiusMeters: 1000 },
    )
    expect(redactionOf(state, { date: '2026-10-18', timeZone: 'Asia/Tokyo', segments: [] }).circles).toEqual([
      { ...place, radiusMeters: 1000 },
    ])
    expect(previewReducer(state, { type: 'place.shown', index: 0 }).hidden).toEqual([])
  })
})
