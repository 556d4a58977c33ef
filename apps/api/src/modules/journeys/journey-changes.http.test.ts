import { type Journey, PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createJourney, ifMatch, inputOf, paramsOf, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  owner = await test.aVerifiedUser()
})
afterAll(() => test.close())

const rests = (count: number) => Array.from({ length: count }, () => ({ kind: 'rest' }) as const)
const idsOf = ({ entries }: Journey) => entries.map(({ id }) => id)
const update = (journey: Journey, over: Parameters<typeof inputOf>[1], version = journey) =>
  owner.api.updateJourney({ ...paramsOf(journey), body: inputOf(journey, over) }, ifMatch(version))
const order = (journey: Journey, ids: readonly number[], over: { version?: number } = {}) =>
  owner.api.orderJourney(
    { ...paramsOf(journey), body: { entries: ids.map((id) => ({ id, day: 1 })) } },
    ifMatch({ ...journey, ...over }),
  )
const stored = async ({ id }: Pick<Journey, 'id'>): Promise<Journey> => {
  const answer = await owner.api.readJourney(paramsOf({ id }))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('a change', () => {
  it('needs the version that it was made from, and gives the newer one beside its refusal', async () => {
    const journey = await createJourney(owner, { entries: rests(2) })
    const body = inputOf(journey)
    expect(await owner.api.updateJourney({ ...paramsOf(journey), body })).toMatchObject({
      status: 428,
      error: { code: 'journey.version_required' },
    })
    expect(await update(journey, { title: '二日目から雨' })).toMatchObject({ data: { version: 2 } })
    const entry = { id: String(journey.id), entryId: String(journey.entries[0]?.id) }
    const late = [
      await update(journey, { title: '遅い' }),
      await order(journey, idsOf(journey)),
      await owner.api.updateJourneyEntry({ params: entry, body: { note: '', part: null } }, ifMatch(journey)),
    ]
    for (const answer of late) {
      expect(answer).toMatchObject({ status: 412, error: { code: 'journey.version_conflict' } })
      expect(!answer.ok && answer.body).toMatchObject({ current: { version: 2, title: '二日目から雨' } })
    }
  })

  it('publishes what has a title and a stage that everybody sees', async () => {
    const article = await createArticle(owner)
    const journey = await createJourney(owner, { title: '', entries: [stageOf(article)] })
    for (const state of ['public', 'linkShared'] as const) {
      expect(await update(journey, { state })).toMatchObject({ status: 422, error: { code: 'journey.title_required' } })
    }
    await owner.api.saveRoute(
      { ...paramsOf(article), body: { ...articleInput(article), is_draft: true } },
      ifMatch(article),
    )
    const shown = { state: 'public', title: '三日' } as const
    expect(await update(journey, shown)).toMatchObject({ status: 422, error: { code: 'journey.stage_required' } })
    const body = { kind: 'journey', ...shown } as const
    expect(await owner.api.createJourney({ body })).toMatchObject({ error: { code: 'journey.stage_required' } })
    expect(await update(journey, { state: 'linkShared', title: '三日' })).toMatchObject({
      data: { state: 'linkShared' },
    })
  })

  it('is dated by the first publication, once', async () => {
    const journey = await createJourney(owner, { state: 'public', entries: [stageOf(await createArticle(owner))] })
    await test.db
      .update(journeys)
      .set({ publishedAt: sql`now() - interval '1 year'` })
      .where(eq(journeys.id, journey.id))
    const hidden = await update(journey, { state: 'private' })
    if (!hidden.ok) throw new Error(hidden.error.code)
    const again = await update(hidden.data, { state: 'public' })
    expect(again.ok && again.data.published_at).toBe(hidden.data.published_at)
  })

  it('takes a cover of one’s own only', async () => {
    const journey = await createJourney(owner)
    const refused = await update(journey, { cover_path: '/storage/files/none.jpg' })
    expect(refused).toMatchObject({ status: 404, error: { code: 'file.not_found' } })
  })

  it('of what others see is refused while its owner is suspended; of drafts it is not', async () => {
    const entries = [stageOf(await createArticle(owner))]
    const [shown, draft] = [await createJourney(owner, { state: 'public', entries }), await createJourney(owner)]
    await test.db
      .update(users)
      .set({ suspendedUntil: sql`now() + interval '1 day'` })
      .where(eq(users.id, owner.user.id))
    for (const refused of [
      await update(shown, { title: '別の題' }),
      await owner.api.addJourneyEntries({ ...paramsOf(shown), body: { entries: rests(1) } }),
      await owner.api.createJourney({ body: { kind: 'journey', title: 'x', state: 'public', entries } }),
    ]) {
      expect(refused).toMatchObject({ status: 403, error: { code: 'account.suspended' } })
    }
    expect(await stored(shown)).toMatchObject({ version: 1, title: shown.title })
    expect(await update(draft, { title: '別の題' })).toMatchObject({ data: { title: '別の題' } })
  })

  it('is made once for one key', async () => {
    const journey = await createJourney(owner)
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const add = () => owner.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: rests(1) } }, key)
    expect([await add(), await add()]).toMatchObject([{ status: 201 }, { status: 201 }])
    expect((await stored(journey)).entries).toHaveLength(1)
  })
})

describe('entries', () => {
  it('are added to their days without a version, changed and removed', async () => {
    const journey = await createJourney(owner, { entries: rests(2) })
    const added = await owner.api.addJourneyEntries({
      ...paramsOf(journey),
      body: { entries: [{ kind: 'rest', day: 1, note: '駅まで' }, { kind: 'rest' }] },
    })
    if (!added.ok) throw new Error(added.error.code)
    expect(added.data.entries.map(({ day, note }) => [day, note])).toEqual([
      [1, ''],
      [1, '駅まで'],
      [2, ''],
      [3, ''],
    ])
    const [first] = added.data.entries
    const params = { id: String(journey.id), entryId: String(first?.id) }
    const body = { day: 3, note: '雨で動けず', part: null }
    const changed = await owner.api.updateJourneyEntry({ params, body }, ifMatch(added.data))
    if (!changed.ok) throw new Error(changed.error.code)
    expect(changed.data.entries.map(({ day }) => day)).toEqual([1, 2, 3, 3])
    expect(changed.data.entries.at(-1)).toMatchObject({ id: first?.id, note: '雨で動けず' })
    for (const version of [4, 4]) {
      const removed = await owner.api.removeJourneyEntry({ params })
      expect(removed).toMatchObject({ data: { version, day_count: 3 } })
    }
    const gone = await owner.api.updateJourneyEntry({ params, body }, ifMatch({ version: 4 }))
    expect(gone).toMatchObject({ status: 404, error: { code: 'journey.entry_not_found' } })
  })

  it('are of this journey only', async () => {
    const [one, other] = [
      await createJourney(owner, { entries: rests(1) }),
      await createJourney(owner, { entries: rests(1) }),
    ]
    const params = { id: String(one.id), entryId: String(other.entries[0]?.id) }
    const body = { note: 'x', part: null }
    const refused = await owner.api.updateJourneyEntry({ params, body }, ifMatch(one))
    expect(refused).toMatchObject({ error: { code: 'journey.entry_not_found' } })
    expect(await owner.api.removeJourneyEntry({ params })).toMatchObject({ data: { version: 1 } })
    expect(await order(one, idsOf(other))).toMatchObject({ status: 422, error: { code: 'journey.order_invalid' } })
    expect(await stored(other)).toMatchObject({ version: 1, entries: [{ note: '' }] })
  })

  it('are as many as there may be, and one more is refused', async () => {
    const max = PRODUCT_LIMITS.journey.entries
    const journey = await createJourney(owner, { entries: rests(max - 1) })
    const add = (count: number) =>
      owner.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: rests(count) } })
    const refusal = { status: 422, error: { code: 'journey.entry_limit_reached', params: { max } } }
    expect(await add(2)).toMatchObject(refusal)
    expect(await add(1)).toMatchObject({ status: 201 })
    expect(await add(1)).toMatchObject(refusal)
    expect((await stored(journey)).entries).toHaveLength(max)
    const tooMany = { kind: 'journey', title: 'x', entries: rests(max + 1) } as const
    expect(await owner.api.createJourney({ body: tooMany })).toMatchObject({ error: { code: 'request.invalid' } })
  })

  it('have notes and days as long as they may be', async () => {
    const { noteLength, day } = PRODUCT_LIMITS.journey
    const journey = await createJourney(owner)
    const add = (entry: { note?: string; day?: number }) =>
      owner.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: [{ kind: 'rest', ...entry }] } })
    const note = 'あ'.repeat(noteLength.max)
    for (const most of [{ note }, { day }]) expect(await add(most)).toMatchObject({ status: 201 })
    for (const over of [{ note: `${note}あ` }, { day: day + 1 }, { day: 0 }]) {
      expect(await add(over)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
    }
  })

  it('keep one order while two tabs move them at once: none is lost or doubled', async () => {
    const journey = await createJourney(owner, { entries: rests(12) })
    const all = new Set(idsOf(journey))
    let conflicts = 0
    const tab = async (seed: number) => {
      let seen = journey
      for (let count = 0; count < 150; count += 1) {
        const ids = idsOf(seen)
        const [moved = 0] = ids.splice((seed * (count + 7)) % ids.length, 1)
        ids.splice((seed + count * 5) % (ids.length + 1), 0, moved)
        const answer = await order(seen, ids)
        if (answer.ok) expect(idsOf(answer.data)).toEqual(ids)
        else {
          expect(answer.error.code).toBe('journey.version_conflict')
          conflicts += 1
        }
        seen = answer.ok ? answer.data : await stored(journey)
        expect(new Set(idsOf(seen))).toEqual(all)
        expect(seen.entries).toHaveLength(all.size)
      }
    }
    await Promise.all([tab(3), tab(5)])
    expect(conflicts).toBeGreaterThan(0)
    const rows = await test.db.select().from(journeyEntries).where(eq(journeyEntries.journeyId, journey.id))
    expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual([...all].map((_, index) => index))
    expect(await stored(journey)).toMatchObject({ version: 301 - conflicts })
  })

  it('are all there when thirty are added at once', async () => {
    const journey = await createJourney(owner)
    const add = () => owner.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: rests(1) } })
    await Promise.all(Array.from({ length: 30 }, add))
    expect((await stored(journey)).entries.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })
})

describe('lists', () => {
  it('have one’s own, newest first, by kind, and what others may see', async () => {
    const article = await createArticle(owner)
    const draft = await createJourney(owner, { entries: [stageOf(article), ...rests(1)] })
    const shown = await createJourney(owner, { kind: 'collection', state: 'public', entries: [stageOf(article)] })
    const own = await owner.api.listOwnJourneys()
    expect(own).toMatchObject({
      data: {
        total: 2,
        next: null,
        data: [
          { id: shown.id, state: 'public', entry_count: 1, preview_path: shown.preview_path },
          { id: draft.id, state: 'draft', entry_count: 2, sums: { stages: 1 }, trashed_at: null },
        ],
      },
    })
    expect(await owner.api.listOwnJourneys({ query: { kind: 'journey' } })).toMatchObject({
      data: { total: 1, data: [{ id: draft.id }] },
    })
    const params = { id: String(owner.user.id) }
    const others = await test.aGuest().api.listUserJourneys({ params })
    expect(others.ok && others.data.data.map(({ id }) => id)).toEqual([shown.id])
    expect(await test.aGuest().api.listUserJourneys({ params: { id: '999999' } })).toMatchObject({ status: 404 })
  })

  it('go on page by page', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const ids = []
    for (let count = 0; count <= size; count += 1) ids.push((await createJourney(owner)).id)
    const first = await owner.api.listOwnJourneys()
    if (!first.ok) throw new Error(first.error.code)
    expect(first.data.data.map(({ id }) => id)).toEqual(ids.slice(1).reverse())
    const rest = await owner.api.listOwnJourneys({ query: { before: first.data.next ?? '' } })
    expect(rest).toMatchObject({ data: { next: null, data: [{ id: ids[0] }], total: size + 1 } })
  })

  it('end at the number that one person may have; the trash does not count, and gives back what has room', async () => {
    const max = PRODUCT_LIMITS.journey.perUser
    const values = {
      userId: owner.user.id,
      kind: 'journey',
      title: '',
      summary: '',
      state: 'draft',
      shareToken: 'x',
    } as const
    await test.db.insert(journeys).values(Array.from({ length: max - 1 }, () => values))
    const last = await createJourney(owner)
    const refusal = { status: 422, error: { code: 'journey.limit_reached', params: { max } } }
    const body = { kind: 'journey', title: '' } as const
    expect(await owner.api.createJourney({ body })).toMatchObject(refusal)
    await owner.api.deleteJourney(paramsOf(last))
    expect(await owner.api.createJourney({ body })).toMatchObject({ status: 201 })
    expect(await owner.api.restoreJourney(paramsOf(last))).toMatchObject(refusal)
  })
})

describe('the trash', () => {
  it('has a journey as it was, for its owner alone, until it is restored', async () => {
    const entries = [stageOf(await createArticle(owner)), ...rests(1)]
    const journey = await createJourney(owner, { state: 'public', entries })
    expect((await owner.api.deleteJourney(paramsOf(journey))).status).toBe(204)
    expect(await owner.api.listOwnJourneys()).toMatchObject({ data: { total: 0 } })
    expect(await owner.api.listOwnJourneys({ query: { trashed: '1' } })).toMatchObject({
      data: { total: 1, data: [{ id: journey.id, trashed_at: expect.any(String) }] },
    })
    for (const answer of [
      await owner.api.readJourney(paramsOf(journey)),
      await update(journey, { title: 'x' }),
      await owner.api.deleteJourney(paramsOf(journey)),
      await (await test.aVerifiedUser()).api.restoreJourney(paramsOf(journey)),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: { code: 'journey.not_found' } })
    }
    for (let count = 0; count < 2; count += 1) {
      expect(await owner.api.restoreJourney(paramsOf(journey))).toMatchObject({ data: journey })
    }
    expect((await test.aGuest().api.readJourney(paramsOf(journey))).status).toBe(200)
  })

  it('is emptied after 30 days by the clock of the database, and not before', async () => {
    const days = PRODUCT_LIMITS.trashDays
    const [young, old] = [await createJourney(owner), await createJourney(owner)]
    for (const [{ id }, ago] of [
      [young, `${days} days -1 minute`],
      [old, `${days} days 1 minute`],
    ] as const) {
      await owner.api.deleteJourney(paramsOf({ id }))
      await test.db
        .update(journeys)
        .set({ trashedAt: sql`now() - ${ago}::interval` })
        .where(eq(journeys.id, id))
    }
    await test.services.journeyChanges.deleteOld()
    const trash = await owner.api.listOwnJourneys({ query: { trashed: '1' } })
    expect(trash.ok && trash.data.data.map(({ id }) => id)).toEqual([young.id])
  })
})

describe('an account', () => {
  it('takes its journeys with it, whole', async () => {
    const journey = await createJourney(owner, { entries: [{ kind: 'rest', note: '雨' }] })
    const exported = await test.services.journeys.exportOf(owner.user.id)
    expect(exported).toMatchObject([{ id: journey.id, title: journey.title, entries: [{ kind: 'rest', note: '雨' }] }])
    expect(JSON.stringify(exported)).not.toContain('shareToken')
  })

  it('leaves none behind when it is closed', async () => {
    const journey = await createJourney(owner, { entries: rests(1) })
    expect((await owner.api.withdraw({ body: {} })).status).toBe(204)
    expect(await test.db.$count(journeys, eq(journeys.id, journey.id))).toBe(0)
    expect(await test.db.$count(journeyEntries, eq(journeyEntries.journeyId, journey.id))).toBe(0)
  })
})

function articleInput({ title, summary, layer, context, tag, private_mode, thumbnail_path }: ArticleParts) {
  return { title, summary, layer, context, tag, private_mode, thumbnail_path }
}

type ArticleParts = Awaited<ReturnType<typeof createArticle>>
