import { PRODUCT_LIMITS, type TimelineDay } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timelineDays, timelineImports, timelineStagedDays } from '../../schema/timeline.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { importsRepository } from './imports.repository.ts'
import { aMove, aTimelineDay, aTimelineImport, aVisit, timelineDaysFrom } from './testing/a-timeline-day.ts'
import { importDays, readImport, untilEnded, uploadDays } from './testing/import-days.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const of = (id: number) => ({ params: { id: String(id) } })
const create = ({ api }: TestUser, over = {}) => api.createTimelineImport({ body: aTimelineImport(over) })
const send = ({ api }: TestUser, id: number, days: TimelineDay[]) => api.sendTimelineDays({ ...of(id), body: { days } })
const storedDates = async ({ user }: TestUser) =>
  (await test.db.select().from(timelineDays).where(eq(timelineDays.userId, user.id)).orderBy(timelineDays.date)).map(
    ({ date }) => date,
  )
const stagedOf = (id: number) => test.db.select().from(timelineStagedDays).where(eq(timelineStagedDays.importId, id))
const setState = (id: number, state: 'ready' | 'running' | 'failed' | 'done') =>
  test.db.update(timelineImports).set({ state }).where(eq(timelineImports.id, id))

describe('an import of days', () => {
  it('[E56] goes from the upload to the end, and its counts add up', async () => {
    const user = await test.aVerifiedUser()
    const days = timelineDaysFrom('2024-03-01', 60)
    const created = await create(user, { total_days: 60, oldest: '2024-03-01', newest: '2024-04-29' })
    expect(created).toMatchObject({
      status: 201,
      data: { state: 'before_upload', result: null, total: 60, received: 0, started_at: null, ended_at: null },
    })
    const id = created.ok ? created.data.id : 0
    expect(await send(user, id, days.slice(0, 40))).toMatchObject({ data: { received: 40 } })
    expect(await send(user, id, days.slice(40))).toMatchObject({ data: { received: 60 } })
    expect(await user.api.startTimelineImport(of(id))).toMatchObject({ data: { state: 'ready', received: 60 } })
    const ended = await untilEnded(user, id)
    expect(ended).toMatchObject({ state: 'done', result: 'success', total: 60, success: 60, failed: 0, failures: [] })
    expect(ended.started_at).not.toBeNull()
    expect(await storedDates(user)).toEqual(days.map(({ date }) => date))
    expect(await stagedOf(id)).toEqual([])
  })

  it('[E56] stores the days that can be read and names the others', async () => {
    const user = await test.aVerifiedUser()
    const [good, bad] = timelineDaysFrom('2024-03-01', 2)
    const days = [{ ...good }, { ...bad, segments: [aMove({ path: '_p~iF' })] }] as TimelineDay[]
    expect(await importDays(user, days)).toMatchObject({
      state: 'done',
      result: 'partial_success',
      total: 2,
      success: 1,
      failed: 1,
      failures: [{ date: '2024-03-02', problem: 'invalid' }],
    })
    expect(await storedDates(user)).toEqual(['2024-03-01'])
  })

  it('fails as a whole where no day can be read', async () => {
    const user = await test.aVerifiedUser()
    const day = aTimelineDay({ time_zone: 'Mars/Olympus' })
    expect(await importDays(user, [day])).toMatchObject({ state: 'done', result: 'failure', success: 0, failed: 1 })
    expect(await storedDates(user)).toEqual([])
  })

  it('[E56] leaves days that are stored, unless it is to replace them', async () => {
    const user = await test.aVerifiedUser()
    await importDays(user, [aTimelineDay()])
    const later = [aTimelineDay({ segments: [aVisit({ name: '奈良井宿' })] }), aTimelineDay({ date: '2024-03-11' })]
    const segmentsOf = async () => {
      const answer = await user.api.readTimelineDay({ params: { date: '2024-03-10' } })
      return answer.ok ? answer.data.segments.map(({ kind }) => kind) : []
    }
    expect(await importDays(user, later)).toMatchObject({ result: 'success', total: 2, success: 2, failed: 0 })
    expect(await segmentsOf()).toEqual(['move', 'visit'])
    expect(await importDays(user, later, { replace: true })).toMatchObject({ result: 'success', success: 2 })
    expect(await segmentsOf()).toEqual(['visit'])
    expect(await storedDates(user)).toEqual(['2024-03-10', '2024-03-11'])
  })

  it('takes a day that is sent again for the former', async () => {
    const user = await test.aVerifiedUser()
    const created = await create(user)
    const id = created.ok ? created.data.id : 0
    for (let times = 0; times < 2; times++)
      expect(await send(user, id, [aTimelineDay()])).toMatchObject({ data: { received: 1 } })
    expect(await stagedOf(id)).toHaveLength(1)
  })

  it('is created once for one key', async () => {
    const user = await test.aVerifiedUser()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [
      await user.api.createTimelineImport({ body: aTimelineImport() }, { headers }),
      await user.api.createTimelineImport({ body: aTimelineImport() }, { headers }),
    ]
    expect(first.ok && again.ok && first.data.id === again.data.id).toBe(true)
  })
})

describe('[E56] starting an import', () => {
  it('waits until all days have come', async () => {
    const user = await test.aVerifiedUser()
    const created = await create(user, { total_days: 2, newest: '2024-03-11' })
    const id = created.ok ? created.data.id : 0
    await send(user, id, [aTimelineDay()])
    expect(await user.api.startTimelineImport(of(id))).toMatchObject({
      status: 422,
      error: { code: 'timeline.days_missing', params: { missing: 1 } },
    })
    await send(user, id, [aTimelineDay({ date: '2024-03-11' })])
    expect((await user.api.startTimelineImport(of(id))).status).toBe(200)
    await untilEnded(user, id)
  })

  it('happens once, however many ask for it together', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, timelineDaysFrom('2024-03-01', 30))
    const answers = await Promise.all(Array.from({ length: 10 }, () => user.api.startTimelineImport(of(id))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const jobs = await test.db.execute(
      sql`select id from pgboss.job where name = 'timeline-import' and data ->> 'importId' = ${String(id)}`,
    )
    expect(jobs).toHaveLength(1)
    expect(await untilEnded(user, id)).toMatchObject({ success: 30, failed: 0 })
    expect(await user.api.startTimelineImport(of(id))).toMatchObject({ status: 200, data: { state: 'done' } })
  })

  it('adds up when several jobs work on it beside each other', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, timelineDaysFrom('2024-01-01', 120))
    await setState(id, 'ready')
    const job = { importId: id, userId: user.user.id }
    await Promise.all([1, 2, 3].map(() => test.services.timelineImports.run(job)))
    expect(await readImport(user, id)).toMatchObject({ state: 'done', total: 120, success: 120, failed: 0 })
    expect(await storedDates(user)).toHaveLength(120)
  })

  it('acts as the owner alone', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, [aTimelineDay()])
    await setState(id, 'ready')
    const other = await test.aVerifiedUser()
    await test.services.timelineImports.run({ importId: id, userId: other.user.id })
    expect(await readImport(user, id)).toMatchObject({ state: 'ready', success: 0 })
    expect([await storedDates(user), await storedDates(other)]).toEqual([[], []])
  })
})

describe('one import at a time', () => {
  it('is taken: another has to wait until it has ended', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, [aTimelineDay()])
    for (const state of ['ready', 'running'] as const) {
      await setState(id, state)
      expect(await create(user)).toMatchObject({ status: 409, error: { code: 'timeline.import_in_progress' } })
      expect(await send(user, id, [aTimelineDay()])).toMatchObject({
        status: 409,
        error: { code: 'timeline.import_started' },
      })
    }
    await setState(id, 'failed')
    expect((await create(user)).status).toBe(201)
  })

  it('is given up for another whose days are still to come', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, [aTimelineDay()])
    const next = await create(user)
    expect(next.status).toBe(201)
    expect(await user.api.readTimelineImport(of(id))).toMatchObject({ error: { code: 'timeline.import_not_found' } })
    expect(await stagedOf(id)).toEqual([])
  })

  it('is left of ten that are begun together', async () => {
    const user = await test.aVerifiedUser()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(user)))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const rows = await test.db.select().from(timelineImports).where(eq(timelineImports.userId, user.user.id))
    expect(rows).toHaveLength(1)
  })
})

describe('cancelling an import', () => {
  it.each(['before_upload', 'ready', 'running'] as const)(
    'works while it is %s, and stores nothing more',
    async (state) => {
      const user = await test.aVerifiedUser()
      const id = await uploadDays(user, timelineDaysFrom('2024-03-01', 3))
      if (state !== 'before_upload') await setState(id, state)
      expect((await user.api.cancelTimelineImport(of(id))).status).toBe(204)
      await test.services.timelineImports.run({ importId: id, userId: user.user.id })
      expect(await readImport(user, id)).toMatchObject({ state: 'cancelled', result: null, success: 0, failed: 0 })
      expect(await storedDates(user)).toEqual([])
      expect(await stagedOf(id)).toEqual([])
    },
  )

  it('keeps what was stored by then', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, timelineDaysFrom('2024-01-01', 200))
    await user.api.startTimelineImport(of(id))
    await expect
      .poll(async () => (await readImport(user, id)).success, { interval: 5, timeout: 20_000 })
      .toBeGreaterThan(0)
    const { status } = await user.api.cancelTimelineImport(of(id))
    const ended = await untilEnded(user, id)
    expect([204, 409]).toContain(status) // it may have been quicker
    expect(ended.state).toBe(status === 204 ? 'cancelled' : 'done')
    expect(await storedDates(user)).toHaveLength(ended.success)
  })

  it.each(['done', 'failed'] as const)('is refused once it is %s, like everything else', async (state) => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, [aTimelineDay()])
    await setState(id, state)
    const refusal = { status: 409, error: { code: 'timeline.import_ended' } }
    expect(await user.api.cancelTimelineImport(of(id))).toMatchObject(refusal)
    expect(await send(user, id, [aTimelineDay()])).toMatchObject(refusal)
    if (state === 'failed') expect(await user.api.startTimelineImport(of(id))).toMatchObject(refusal)
  })

  it('ends it for good', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, [aTimelineDay()])
    await user.api.cancelTimelineImport(of(id))
    const refusal = { status: 409, error: { code: 'timeline.import_ended' } }
    expect(await user.api.startTimelineImport(of(id))).toMatchObject(refusal)
    expect(await user.api.cancelTimelineImport(of(id))).toMatchObject(refusal)
    expect((await create(user)).status).toBe(201)
  })
})

describe('[B20] an import of somebody else', () => {
  it('does not exist, alike for all that is asked of it', async () => {
    const owner = await test.aVerifiedUser()
    const id = await uploadDays(owner, [aTimelineDay()])
    const { api } = await test.aVerifiedUser()
    for (const importRef of [of(id), of(999_999_999)]) {
      for (const answer of [
        await api.readTimelineImport(importRef),
        await api.startTimelineImport(importRef),
        await api.cancelTimelineImport(importRef),
        await api.sendTimelineDays({ ...importRef, body: { days: [aTimelineDay()] } }),
      ])
        expect(answer).toMatchObject({ status: 404, error: { code: 'timeline.import_not_found' } })
    }
    expect(await readImport(owner, id)).toMatchObject({ state: 'before_upload', received: 1 })
  })
})

describe('the list of imports', () => {
  it('tells the one in progress, and the others page by page', async () => {
    const user = await test.aVerifiedUser()
    const span = { oldest: '2024-03-10', newest: '2024-03-10', total: 1 }
    const row = { userId: user.user.id, state: 'done' as const, fileNames: ['a.json'], replaces: false, ...span }
    await test.db.insert(timelineImports).values(Array.from({ length: PRODUCT_LIMITS.pageSize + 1 }, () => row))
    const created = await create(user)
    const first = await user.api.listTimelineImports({})
    if (!first.ok || !created.ok) throw new Error('The list was refused.')
    expect(first.data.current?.id).toBe(created.data.id)
    expect(first.data.data).toHaveLength(PRODUCT_LIMITS.pageSize)
    const ids = first.data.data.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const second = await user.api.listTimelineImports({ query: { before: first.data.next ?? '' } })
    expect(second).toMatchObject({ data: { data: [{ state: 'done' }], next: null } })
    expect(await (await test.aVerifiedUser()).api.listTimelineImports({})).toMatchObject({
      data: { current: null, data: [], next: null },
    })
  })
})

describe('an import that nobody works on any more', () => {
  it('has failed once its job is given up', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, [aTimelineDay()])
    await test.db.update(timelineStagedDays).set({ segments: 'none' }).where(eq(timelineStagedDays.importId, id))
    const allowRetries = (count: number) =>
      test.db.execute(sql`update pgboss.queue set retry_limit = ${count} where name = 'timeline-import'`)
    await allowRetries(0)
    await user.api.startTimelineImport(of(id))
    expect(await untilEnded(user, id)).toMatchObject({ state: 'failed', result: null, success: 0, failed: 1 })
    await allowRetries(8)
  })

  it('has failed once its job was tried as often as it may', async () => {
    const user = await test.aVerifiedUser()
    const id = await uploadDays(user, timelineDaysFrom('2024-03-01', 3))
    await setState(id, 'running')
    await test.db.update(timelineImports).set({ success: 1 }).where(eq(timelineImports.id, id))
    const job = { importId: id, userId: user.user.id }
    await test.services.timelineImports.fail(job)
    expect(await readImport(user, id)).toMatchObject({ state: 'failed', result: null, total: 3, success: 1, failed: 2 })
    expect(await stagedOf(id)).toEqual([])
    await test.services.timelineImports.run(job)
    expect(await storedDates(user)).toEqual([])
  })

  it('is found by the hourly tidying, as are abandoned uploads and what is a year old', async () => {
    const [lost, abandoned, old, recent] = await Promise.all(Array.from({ length: 4 }, () => test.aVerifiedUser()))
    if (!lost || !abandoned || !old || !recent) throw new Error('Somebody is missing.')
    const age = async (user: TestUser, state: 'running' | 'before_upload' | 'done', days: number) => {
      const id = await uploadDays(user, [aTimelineDay()])
      const then = sql`now() - make_interval(days => ${days}, mins => 1)`
      const endedAt = state === 'done' ? then : null
      await test.db.update(timelineImports).set({ state, updatedAt: then, endedAt }).where(eq(timelineImports.id, id))
      return id
    }
    const ids = {
      lost: await age(lost, 'running', 1),
      abandoned: await age(abandoned, 'before_upload', 1),
      old: await age(old, 'done', 365),
      recent: await age(recent, 'before_upload', 0),
    }
    await test.services.timelineImports.tidyUp()
    expect(await readImport(lost, ids.lost)).toMatchObject({ state: 'failed', failed: 1 })
    expect(await importsRepository(test.db).find(abandoned.user.id, ids.abandoned)).toBeNull()
    expect(await importsRepository(test.db).find(old.user.id, ids.old)).toBeNull()
    expect(await readImport(recent, ids.recent)).toMatchObject({ state: 'before_upload' })
  })
})
