import { PRODUCT_LIMITS } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aMove, aTimelineDay, aVisit, timelineDaysFrom } from './testing/a-timeline-day.ts'
import { importDays, uploadDays } from './testing/import-days.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  await test.services.gazetteer.load(AbortSignal.timeout(120_000))
  owner = await test.aVerifiedUser()
  await importDays(owner, [
    aTimelineDay({ date: '2023-12-31' }),
    aTimelineDay({
      segments: [
        aMove({ distance_km: 0.754 }),
        aVisit(),
        aMove({ type: 'IN_TRAIN', distance_km: 41.2 }),
        aVisit({ lat: 0, lng: -150, name: 'a boat' }),
      ],
    }),
    aTimelineDay({ date: '2024-03-14', segments: [] }),
  ])
}, 180_000)
afterAll(() => test.close())

const on = (date: string) => ({ params: { date } })
const NOT_FOUND = { status: 404, error: { code: 'timeline.day_not_found' } }

describe('the stored days of a timeline', () => {
  it('are summed up', async () => {
    expect(await owner.api.readTimelineSummary()).toMatchObject({
      data: { oldest: '2023-12-31', newest: '2024-03-14', total_days: 3 },
    })
    expect(await (await test.aVerifiedUser()).api.readTimelineSummary()).toMatchObject({
      data: { oldest: null, newest: null, total_days: 0, total_bytes: 0 },
    })
  })

  it('are shown in a calendar with what was covered, and how the longest way was', async () => {
    const list = (from: string, to: string) => owner.api.listTimelineDays({ query: { from, to } })
    expect(await list('2024-03-01', '2024-03-31')).toMatchObject({
      data: {
        data: [
          { date: '2024-03-10', distance_km: 41.95, main_type: 'IN_TRAIN' },
          { date: '2024-03-14', distance_km: 0, main_type: null },
        ],
      },
    })
    expect(await list('2023-12-31', '2023-12-31')).toMatchObject({ data: { data: [{ main_type: 'WALKING' }] } })
  })

  it('are read up to four hundred days at once', async () => {
    const list = (from: string, to: string) => owner.api.listTimelineDays({ query: { from, to } })
    // 2024 is a leap year: 366 days and 34 more.
    expect((await list('2024-01-01', '2025-02-03')).status).toBe(200)
    const invalid = { status: 422, error: { code: 'request.invalid', fields: [{ field: 'to' }] } }
    expect(await list('2024-01-01', '2025-02-04')).toMatchObject(invalid)
    expect(await list('2024-01-02', '2024-01-01')).toMatchObject(invalid)
    expect((await list('2024-01-32', '2024-02-01')).status).toBe(422)
    expect(PRODUCT_LIMITS.timeline.daysInCalendar).toBe(400)
  })

  it('tell where somebody was, by the product’s own gazetteer, and which days are next', async () => {
    const answer = await owner.api.readTimelineDay(on('2024-03-10'))
    expect(answer).toMatchObject({
      data: {
        date: '2024-03-10',
        time_zone: 'Asia/Tokyo',
        distance_km: 41.95,
        previous: '2023-12-31',
        next: '2024-03-14',
        segments: [
          { kind: 'move', type: 'WALKING', timestamps: [0, 900, 1800], path: aMove().path },
          { kind: 'visit', lat: 35.968, place_ja: expect.stringMatching(/./), place_en: expect.stringMatching(/./) },
          { kind: 'move', type: 'IN_TRAIN' },
          { kind: 'visit', name: 'a boat', place_ja: null, place_en: null },
        ],
      },
    })
    expect(await owner.api.readTimelineDay(on('2023-12-31'))).toMatchObject({ data: { previous: null } })
    expect(await owner.api.readTimelineDay(on('2024-03-14'))).toMatchObject({ data: { next: null, segments: [] } })
  })

  it('become drafts of their own, as often as somebody likes', async () => {
    const copy = (date: string, options = {}) => owner.api.copyTimelineDay(on(date), options)
    const first = await copy('2024-03-10')
    if (!first.ok) throw new Error(first.error.code)
    expect(await owner.api.readRoute({ params: { id: String(first.data.id) } })).toMatchObject({
      data: {
        title: '2024年03月10日 長野県 辰野町',
        status: 'draft',
        language: 'ja',
        place_ja: '長野県 辰野町',
        layer: [
          {
            name: '移動',
            objects: [
              { objectType: 'RECORDING_LINE', mode: 'walking', isMain: true, timestamps: expect.any(Array) },
              { objectType: 'RECORDING_LINE', mode: 'driving', isMain: false },
            ],
          },
          { name: '場所', objects: [{ objectType: 'POI', name: '長野県 辰野町' }, { name: 'a boat' }] },
        ],
      },
    })
    const again = await copy('2024-03-10')
    expect(again.ok && again.data.id !== first.data.id).toBe(true)
    expect((await copy('2024-03-14')).status).toBe(201) // of a day without anything
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [once, repeated] = [await copy('2024-03-10', { headers }), await copy('2024-03-10', { headers })]
    expect(once.ok && repeated.ok && once.data.id === repeated.data.id).toBe(true)
    const other = await test.aVerifiedUser()
    expect(await other.api.copyTimelineDay(on('2024-03-10'))).toMatchObject(NOT_FOUND)
  })

  it('are copied sixty times an hour', async () => {
    const user = await test.aVerifiedUser()
    await importDays(user, [aTimelineDay({ segments: [] })])
    const max = PRODUCT_LIMITS.timeline.copiesPerHour
    for (let count = 0; count < max; count++)
      expect((await user.api.copyTimelineDay(on('2024-03-10'))).status).toBe(201)
    expect(await user.api.copyTimelineDay(on('2024-03-10'))).toMatchObject({
      status: 429,
      error: { code: 'request.too_many' },
    })
  })

  it('are deleted one by one', async () => {
    const user = await test.aVerifiedUser()
    await importDays(user, timelineDaysFrom('2024-03-01', 2))
    expect((await user.api.deleteTimelineDay(on('2024-03-01'))).status).toBe(204)
    expect(await user.api.deleteTimelineDay(on('2024-03-01'))).toMatchObject(NOT_FOUND)
    expect(await user.api.readTimelineSummary()).toMatchObject({ data: { oldest: '2024-03-02', total_days: 1 } })
  })

  it('[B20] do not exist for anybody else, nor where there are none', async () => {
    const { api } = await test.aVerifiedUser()
    for (const date of ['2024-03-10', '2024-03-11']) {
      const expected = { ...NOT_FOUND, error: { ...NOT_FOUND.error, params: { date } } }
      expect(await api.readTimelineDay(on(date))).toMatchObject(expected)
      expect(await api.deleteTimelineDay(on(date))).toMatchObject(expected)
    }
    for (const date of ['none', '2024-02-30', '1899-12-31'])
      expect((await api.readTimelineDay(on(date))).status).toBe(404)
    expect((await owner.api.readTimelineDay(on('2024-03-10'))).status).toBe(200)
  })
})

describe('a timeline and its owner', () => {
  const archiveOf = async (user: TestUser) => {
    const answer = await user.fetch('/api/v1/self/data-archive', {})
    return unzipSync(new Uint8Array(await answer.arrayBuffer()))
  }

  it('is in the archive of their data, a file a month', async () => {
    const files = await archiveOf(owner)
    expect(Object.keys(files).filter((name) => name.startsWith('timeline'))).toEqual([
      'timeline/2023-12.json',
      'timeline/2024-03.json',
      'timeline-imports.json',
    ])
    const text = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
    expect(text('timeline/2023-12.json')).toEqual([aTimelineDay({ date: '2023-12-31' })])
    expect(text('timeline/2024-03.json')).toHaveLength(2)
    expect(text('timeline-imports.json')).toMatchObject([{ state: 'done', file_names: ['Zeitachse.json'] }])
  })

  it('[A17] goes with them, whatever was on its way', async () => {
    const user = await test.aVerifiedUser()
    await importDays(user, timelineDaysFrom('2024-03-01', 2))
    const id = await uploadDays(user, [aTimelineDay()])
    await user.api.startTimelineImport({ params: { id: String(id) } })
    expect((await user.api.withdraw({ body: {} })).status).toBe(204)
    await test.services.timelineImports.run({ importId: id, userId: user.user.id })
    const [left] = await test.db.execute(sql`
      select (select count(*) from timeline_days where user_id = ${user.user.id})::int as days,
        (select count(*) from timeline_imports where user_id = ${user.user.id})::int as imports,
        (select count(*) from timeline_staged_days where import_id = ${id})::int as staged,
        (select count(*) from pgboss.job where data ->> 'importId' = ${String(id)})::int as jobs`)
    expect(left).toEqual({ days: 0, imports: 0, staged: 0, jobs: 0 })
  })
})
