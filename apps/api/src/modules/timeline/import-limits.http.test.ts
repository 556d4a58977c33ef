import { PRODUCT_LIMITS, type TimelineDay } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timelineStagedDays } from '../../schema/timeline.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aTimelineDay, aTimelineImport, aVisit, timelineDaysFrom } from './testing/a-timeline-day.ts'
import { importDays, uploadDays } from './testing/import-days.ts'

const limits = PRODUCT_LIMITS.timeline

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const create = ({ api }: TestUser, over = {}) => api.createTimelineImport({ body: aTimelineImport(over) })
const send = ({ api }: TestUser, id: number, days: TimelineDay[]) =>
  api.sendTimelineDays({ params: { id: String(id) }, body: { days } })
const stagedOf = (id: number) => test.db.select().from(timelineStagedDays).where(eq(timelineStagedDays.importId, id))

describe('what comes is limited', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `${n}.json`)
  it.each([
    [{ file_names: names(limits.filesPerImport) }, { file_names: names(limits.filesPerImport + 1) }],
    [{ file_names: ['x'.repeat(limits.fileNameLength)] }, { file_names: ['x'.repeat(limits.fileNameLength + 1)] }],
    [{ total_days: limits.daysPerImport }, { total_days: limits.daysPerImport + 1 }],
    [{ total_days: 1 }, { total_days: 0 }],
    [{ file_names: ['a.json'] }, { file_names: [] }],
    [{ oldest: '2024-02-29' }, { oldest: '2023-02-29' }],
    [{ newest: '2024-03-10' }, { newest: '2024-03-09' }],
  ])('of an import: %o is taken, %o is not', async (taken, refused) => {
    const user = await test.aVerifiedUser()
    expect((await create(user, taken)).status).toBe(201)
    expect(await create(user, refused)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
  })

  it('of a request: a hundred days of the span, each once', async () => {
    const user = await test.aVerifiedUser()
    const days = timelineDaysFrom('2024-01-01', limits.daysPerRequest + 1)
    const created = await create(user, { total_days: 200, oldest: '2024-01-01', newest: '2024-04-10' })
    const id = created.ok ? created.data.id : 0
    const invalid = { status: 422, error: { code: 'request.invalid' } }
    expect(await send(user, id, days)).toMatchObject(invalid)
    expect(await send(user, id, days.slice(1))).toMatchObject({ status: 200 })
    expect(await send(user, id, [])).toMatchObject(invalid)
    const day = (date: string) => aTimelineDay({ date })
    expect(await send(user, id, [day('2024-02-01'), day('2024-02-01')])).toMatchObject(invalid)
    for (const date of ['2023-12-31', '2024-04-11']) expect(await send(user, id, [day(date)])).toMatchObject(invalid)
  })

  it('of days: as many as were announced', async () => {
    const user = await test.aVerifiedUser()
    const created = await create(user, { total_days: 2, newest: '2024-03-12' })
    const id = created.ok ? created.data.id : 0
    expect(await send(user, id, timelineDaysFrom('2024-03-10', 2))).toMatchObject({ data: { received: 2 } })
    expect(await send(user, id, [aTimelineDay({ date: '2024-03-12' })])).toMatchObject({
      status: 422,
      error: { code: 'timeline.too_many_days', params: { max: 2 } },
    })
    expect(await stagedOf(id)).toHaveLength(2)
  })

  it('of a day: a thousand segments', async () => {
    const user = await test.aVerifiedUser()
    const created = await create(user)
    const id = created.ok ? created.data.id : 0
    const withVisits = (count: number) => [aTimelineDay({ segments: Array.from({ length: count }, () => aVisit()) })]
    expect((await send(user, id, withVisits(limits.segmentsPerDay))).status).toBe(200)
    expect((await send(user, id, withVisits(limits.segmentsPerDay + 1))).status).toBe(422)
  })

  it('of a request: four mebibytes', async () => {
    const user = await test.aVerifiedUser()
    const created = await create(user)
    const path = `/api/v1/self/timeline/imports/${created.ok ? created.data.id : 0}/days`
    const body = JSON.stringify({ days: [aTimelineDay()] })
    const post = (bytes: number) =>
      user.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body.padEnd(bytes),
      })
    expect((await post(limits.requestBytes)).status).toBe(200)
    expect((await post(limits.requestBytes + 1)).status).toBe(413)
  })

  it('of an hour: sixty imports', async () => {
    const user = await test.aVerifiedUser()
    for (let count = 0; count < limits.importsPerHour; count++) expect((await create(user)).status).toBe(201)
    expect(await create(user)).toMatchObject({ status: 429, error: { code: 'request.too_many' } })
  })
})

describe('[D46] the room for days', () => {
  const fill = ({ user }: TestUser, days: number, bytes: number) =>
    test.db.execute(sql`
      insert into timeline_days (user_id, date, time_zone, distance_meters, segments, bytes)
      select ${user.id}, date '1900-01-01' + n, 'UTC', 0, '[]', ${bytes} from generate_series(1, ${days}) as n`)

  it('is counted in days', async () => {
    const user = await test.aVerifiedUser()
    await fill(user, limits.daysPerUser - 1, 2)
    expect(await importDays(user, timelineDaysFrom('2024-03-01', 2))).toMatchObject({
      result: 'partial_success',
      success: 1,
      failed: 1,
      failures: [{ date: '2024-03-02', problem: 'quota' }],
    })
    expect(await create(user)).toMatchObject({ status: 422, error: { code: 'timeline.quota_reached' } })
    // What takes the place of a day needs no further one.
    expect(await importDays(user, [aTimelineDay({ date: '2024-03-01' })], { replace: true })).toMatchObject({
      result: 'success',
    })
  })

  it('is counted in bytes', async () => {
    const user = await test.aVerifiedUser()
    const days = timelineDaysFrom('2024-03-01', 2)
    const bytes = Buffer.byteLength(JSON.stringify(days[0]?.segments))
    await fill(user, 1, limits.bytesPerUser - bytes)
    expect(await importDays(user, days)).toMatchObject({ success: 1, failed: 1 })
    expect(await create(user)).toMatchObject({ error: { code: 'timeline.quota_reached' } })
  })

  it('is that of what waits, too', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, [aTimelineDay()], { total_days: 2, newest: '2024-03-11' })
    await test.db
      .update(timelineStagedDays)
      .set({ bytes: limits.bytesPerUser })
      .where(eq(timelineStagedDays.importId, id))
    expect(await send(user, id, [aTimelineDay({ date: '2024-03-11' })])).toMatchObject({
      error: { code: 'timeline.quota_reached' },
    })
    expect(await stagedOf(id)).toHaveLength(1)
  })
})
