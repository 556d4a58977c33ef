import { encodePolyline, estimateLine, type Position, pathLengthMeters, walkedGround } from '@mishiori/map-document'
import type { RouteArticleInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inventedTown } from '../../../demo/articles/invented-town.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { RoutingEngine } from '../../../platform/routing/routing-engine.ts'
import { lineGround } from '../../../schema/line-ground.table.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import type { TestUser } from '../../../testing/index.ts'
import { useTownApp } from '../../../testing/use-town.ts'
import { fillExtents } from '../fill-extents.ts'
import { createPostgresArticleSearch } from '../search/postgres-article-search.ts'
import { aLayer, aLine, anArticle } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'
import { foundTitles, type ListFilters } from '../testing/found-titles.ts'
import { createLineGroundService } from './line-ground.service.ts'
import { workOnLineGround } from './work-on-line-ground.ts'

const town = useTownApp()
let author: TestUser
beforeAll(async () => {
  author = await town.app.aVerifiedUser()
})
beforeEach(() => town.app.db.update(lineGround).set({ dueAt: null }))

const signal = AbortSignal.timeout(120_000)
const [walk] = inventedTown.map.layers.flatMap(({ objects }) =>
  objects.flatMap((object) => (object.kind === 'navigationLine' ? [object] : [])),
)
const WALK = walk?.path ?? []
const FLAT = WALK.map(() => 700)
const onWalk = (over: Record<string, unknown> = {}, path = WALK) => {
  const found = { objectType: 'NAVIGATION_LINE', waypoints: null, mode: 'walking', profile: 'hike' }
  return [aLayer(aLine({ ...found, path: encodePolyline(path), elevations: path.map(() => 700), ...over }))]
}
const anArticleInTown = (over: Partial<RouteArticleInput> = {}) => createArticle(author, { layer: onWalk(), ...over })

const groundOf = async (id: number) => {
  const [row] = await town.app.db.select().from(lineGround).where(eq(lineGround.articleId, id))
  return row ?? null
}
const factsOf = async (id: number) => {
  const [row] = await town.app.db.select().from(routeArticles).where(eq(routeArticles.id, id))
  return row
}
const work = (service = town.app.services.lineGround) => service.workOnNext(signal)
const save = async (id: number, version: number, over: Partial<RouteArticleInput>) => {
  const headers = { 'if-match': `"${version}"` }
  const body = anArticle({ layer: onWalk(), ...over })
  const saved = await author.api.saveRoute({ params: { id: String(id) }, body }, { headers })
  if (!saved.ok) throw new Error(saved.error.code)
  return saved.data
}
/** The service on an engine of which some things differ. */
const serviceOn = (engine: Partial<Pick<RoutingEngine, 'version'>>, find = town.app.services.ground.find) =>
  createLineGroundService({
    ...town.app.services,
    db: town.app.db,
    engine: { version: town.engine.version, ...engine },
    ground: { find },
  })

describe('the ground of a published line', () => {
  it('is looked at after the save, which does not wait for it, and stored with the version of the region', async () => {
    const { id, course_time } = await anArticleInTown()
    expect(course_time).toMatchObject({ model: 'hikeJapan', by_ground: false })
    expect(await groundOf(id)).toMatchObject({ region: null, summary: null, dueAt: expect.any(Date) })
    expect(await work()).toBe('done')
    const { dueAt, tries, region, summary } = (await groundOf(id)) ?? {}
    expect([dueAt, tries, region]).toEqual([null, 0, town.engine.version])
    const length = Math.round(pathLengthMeters(WALK))
    expect(summary).toMatchObject({ lengthMeters: length, flights: 1, stepCount: 64, kerbs: 1, stiles: 0 })
    const meters = Object.values(summary?.metersOf ?? {}).reduce((sum, value) => sum + value, 0)
    expect(Math.abs(meters - length)).toBeLessThan(5)
    expect(summary?.metersOf).toMatchObject({ stairs: 34, boards: 0 })
    expect(summary?.onWaysMeters).toBe(length)
    expect(await work()).toBeNull()
  })

  it('makes lists say the time that the page finds', async () => {
    const { id } = await anArticleInTown({ title: 'listed' })
    await work()
    const answer = await town.app.aGuest().api.ground({ body: { path: encodePolyline(WALK), matching: 'edges' } })
    if (!answer.ok) throw new Error(answer.error.code)
    const line = { kind: 'navigationLine', path: WALK, travelMode: 'walking', profile: 'hike' } as const
    const ground = walkedGround(answer.data.stretches, pathLengthMeters(WALK))
    const estimate = estimateLine({ ...line, elevationsMeters: FLAT }, undefined, ground)
    const byLine = estimateLine({ ...line, elevationsMeters: FLAT })
    expect(Math.round(estimate?.time.minutes ?? 0)).not.toBe(Math.round(byLine?.time.minutes ?? 0))
    const list = await town.app.aGuest().api.listRoutes({ query: { q: 'listed' } })
    const card = list.ok ? list.data.data.find((one) => one.id === id) : undefined
    expect(card?.course_time).toMatchObject({
      minutes: Math.round(estimate?.time.minutes ?? 0),
      model: estimate?.time.model,
      by_ground: true,
    })
    const max = String(card?.course_time?.minutes)
    const found = await town.app.aGuest().api.listRoutes({ query: { q: 'listed', max_minutes: max, min_minutes: max } })
    expect(found.ok && found.data.total).toBe(1)
  })

  it('is unknown off the network, and no part of the estimate', async () => {
    const { id } = await createArticle(author)
    await work()
    const { summary } = (await groundOf(id)) ?? {}
    expect(summary).toMatchObject({ onWaysMeters: 0, flights: 0, hikingGrade: null })
    expect(summary?.metersOf.unknown).toBe(summary?.lengthMeters)
    expect(await factsOf(id)).toMatchObject({ courseByGround: false })
  })

  it('is unknown for a line that is too long to be asked for, for good', async () => {
    const far: readonly Position[] = [
      [137.9, 36.9],
      [137.9, 39.7],
    ]
    const { id } = await createArticle(author, { layer: [aLayer(aLine({ path: encodePolyline(far) }))] })
    expect(await work()).toBe('done')
    expect(await groundOf(id)).toMatchObject({ dueAt: null, summary: { onWaysMeters: 0 } })
  })
})

describe('what changes an article', () => {
  it('keeps the ground of a line that stays, and its estimate', async () => {
    const { id } = await anArticleInTown()
    await work()
    const [ground, facts] = [await groundOf(id), await factsOf(id)]
    const saved = await save(id, 1, { title: 'another title' })
    expect(saved.course_time).toMatchObject({ minutes: facts?.courseMinutes, by_ground: true })
    expect(await groundOf(id)).toEqual(ground)
    expect(await work()).toBeNull()
  })

  it('forgets it with the line, until the new one is looked at', async () => {
    const { id } = await anArticleInTown()
    await work()
    const half = WALK.slice(0, 8)
    const saved = await save(id, 1, { layer: onWalk({}, half) })
    expect(saved.course_time).toMatchObject({ by_ground: false })
    expect(await groundOf(id)).toMatchObject({ region: null, summary: null, tries: 0 })
    await work()
    expect((await groundOf(id))?.summary?.lengthMeters).toBe(Math.round(pathLengthMeters(half)))
    expect(await factsOf(id)).toMatchObject({ courseByGround: true, version: 2 })
  })

  it('stores nothing of what was saved while the ways were looked at', async () => {
    const { id } = await anArticleInTown()
    const slow = serviceOn({}, async (question, asked) => {
      const found = await town.app.services.ground.find(question, asked)
      await save(id, 1, { layer: onWalk({}, WALK.slice(0, 8)) })
      return found
    })
    await work(slow)
    expect(await groundOf(id)).toMatchObject({ summary: null, dueAt: expect.any(Date) })
    expect(await factsOf(id)).toMatchObject({ courseByGround: false })
  })

  it('leaves none of what nobody else may read, and looks again once they may', async () => {
    const { id } = await anArticleInTown()
    await work()
    const hidden = await save(id, 1, { private_mode: 'private' })
    expect(hidden.course_time).toMatchObject({ by_ground: false })
    expect(await groundOf(id)).toBeNull()
    await save(id, 2, { private_mode: 'url' })
    expect(await work()).toBe('done')
    expect(await factsOf(id)).toMatchObject({ courseByGround: true })
    await author.api.deleteRoute({ params: { id: String(id) } })
    expect(await groundOf(id)).toBeNull()
    const draft = await anArticleInTown({ is_draft: true })
    expect(await groundOf(draft.id)).toBeNull()
  })

  it('sums up what others see, and no more', async () => {
    const owner = await town.app.aVerifiedUser()
    const { id } = await createArticle(owner, { layer: onWalk() })
    await work()
    const before = (await groundOf(id))?.summary?.lengthMeters ?? 0
    const [lng = 0, lat = 0] = WALK[0] ?? []
    const place = await owner.api.createPrivatePlace({ body: { name: 'home', radius: 400, position: { lat, lng } } })
    expect(place.ok).toBe(true)
    expect(await groundOf(id)).toMatchObject({ summary: null })
    expect(await factsOf(id)).toMatchObject({ courseByGround: false })
    await work()
    const { lengthMeters = 0 } = (await groundOf(id))?.summary ?? {}
    expect(lengthMeters).toBeLessThan(before)
    const kilometers = (await factsOf(id))?.distanceKm ?? 0
    expect(Math.abs(lengthMeters - kilometers * 1000)).toBeLessThan(6)
  })

  it('looks again where facts are computed by other rules', async () => {
    const { id } = await anArticleInTown()
    await work()
    const before = await factsOf(id)
    await town.app.db.update(routeArticles).set({ factsVersion: 0 }).where(eq(routeArticles.id, id))
    await town.app.db.update(lineGround).set({ dueAt: null })
    await fillExtents(
      { db: town.app.db, search: createPostgresArticleSearch(town.app.db), report: console.error },
      signal,
    )
    expect(await factsOf(id)).toMatchObject({ courseByGround: false })
    expect((await groundOf(id))?.summary).not.toBeNull()
    await work()
    expect(await factsOf(id)).toEqual(before)
  })
})

describe('lists without stairs', () => {
  const titles = async (query: ListFilters) => foundTitles(town.app.aGuest(), { q: 'stairless', ...query })

  it('have lines whose ways are known and have none, from when that is found until the line changes', async () => {
    const [half, lonely] = [WALK.slice(0, 8), { ...aLine(), tmpId: 'lonely' }]
    const { id } = await anArticleInTown({ title: 'stairless half', layer: onWalk({}, half) })
    await anArticleInTown({ title: 'stairless whole' })
    await createArticle(author, { title: 'stairless unknown', layer: [aLayer(lonely)] })
    expect(await titles({ stairs: 'none' })).toEqual([])
    for (let lines = 0; lines < 3; lines++) await work()
    expect(await titles({ stairs: 'none' })).toEqual(['stairless half'])
    expect(await titles({})).toHaveLength(3)
    const map = await town.app.aGuest().api.searchMap({ query: { q: 'stairless', stairs: 'none' } })
    expect(map.ok && map.data.data.map((card) => card.id)).toEqual([id])
    await save(id, 1, { title: 'stairless half', summary: 'only words', layer: onWalk({}, half) })
    expect(await titles({ stairs: 'none' })).toEqual(['stairless half'])
    await save(id, 2, { title: 'stairless half' })
    expect(await titles({ stairs: 'none' })).toEqual([])
    await work()
    expect(await titles({ stairs: 'none' })).toEqual([])
  })
})

describe('another region', () => {
  it('queues every line of which it says nothing yet, those without a row too', async () => {
    const [one, two] = [await anArticleInTown(), await anArticleInTown()]
    const hidden = await anArticleInTown({ private_mode: 'private' })
    await work()
    await work()
    await town.app.db.delete(lineGround).where(eq(lineGround.articleId, two.id))
    await town.app.services.lineGround.queueOutdated(signal)
    expect((await groundOf(one.id))?.dueAt).toBeNull()
    expect((await groundOf(two.id))?.dueAt).not.toBeNull()
    await serviceOn({ version: 'renewed' }).queueOutdated(signal)
    expect(await groundOf(one.id)).toMatchObject({ dueAt: expect.any(Date), region: town.engine.version })
    expect(await groundOf(hidden.id)).toBeNull()
  })

  it.each([
    ['its map', { previewKey: 'another' }],
    ['only its words', { title: 'another title' }],
  ])('queues a line that is being saved, and lets the save finish: %s', async (_, changed) => {
    const { id } = await anArticleInTown()
    await town.app.db.delete(lineGround).where(eq(lineGround.articleId, id))
    const isWaiting = async () => (await town.app.db.execute(sql`select 1 from pg_locks where not granted`)).length > 0
    let queueing: Promise<void> | null = null
    await town.app.db.transaction(async (tx) => {
      await tx.select({ id: routeArticles.id }).from(routeArticles).where(eq(routeArticles.id, id)).for('update')
      queueing = town.app.services.lineGround.queueOutdated(signal)
      await expect.poll(isWaiting).toBe(true)
      await tx.update(routeArticles).set(changed).where(eq(routeArticles.id, id))
    })
    await queueing
    expect(await groundOf(id)).toMatchObject({ region: null, dueAt: expect.any(Date) })
  })

  it('that took over meanwhile is asked in place of the one before', async () => {
    const { id } = await anArticleInTown()
    expect(await work(serviceOn({ version: 'before' }))).toBe('later')
    expect(await groundOf(id)).toMatchObject({ summary: null, tries: 1, dueAt: expect.any(Date) })
  })
})

describe('a line whose ways cannot be looked at now', () => {
  const due = (id: number) =>
    town.app.db.update(lineGround).set({ dueAt: sql`now()` }).where(eq(lineGround.articleId, id))
  const away = () =>
    serviceOn({}, async () => {
      throw new AppError('server.unavailable')
    })

  it('is tried again later and later, and given up after the sixth try until the region or its map changes', async () => {
    const { id } = await anArticleInTown()
    const seconds: (number | null)[] = []
    for (let tries = 1; tries <= 6; tries++) {
      expect(await work(away())).toBe('later')
      const row = await groundOf(id)
      expect(row?.tries).toBe(tries)
      seconds.push(row?.dueAt ? Math.round((row.dueAt.getTime() - Date.now()) / 1000) : null)
      if (tries < 6) await due(id)
    }
    expect(seconds.map((value) => value && Math.round(value / 10) * 10)).toEqual([10, 60, 600, 3600, 21_600, null])
    expect(await work(away())).toBeNull()
    await town.app.services.lineGround.queueOutdated(signal)
    expect(await groundOf(id)).toMatchObject({ tries: 0, dueAt: expect.any(Date) })
  })

  it('is told as it is when something else fails', async () => {
    await anArticleInTown()
    const broken = serviceOn({}, () => Promise.reject(new Error('a broken index')))
    await expect(work(broken)).rejects.toThrow('a broken index')
  })

  it('is looked at by one process at a time, the newest line first', async () => {
    const older = await anArticleInTown()
    const newer = await anArticleInTown()
    const asked: number[] = []
    const noting = serviceOn({}, async (question, asking) => {
      asked.push(asked.length)
      return town.app.services.ground.find(question, asking)
    })
    await work(noting)
    expect([(await groundOf(newer.id))?.dueAt, (await groundOf(older.id))?.dueAt !== null]).toEqual([null, true])
    expect(await Promise.all([work(noting), work(noting)])).toEqual(expect.arrayContaining(['done', null]))
    expect(asked).toHaveLength(2)
  })
})

describe('the work in the background', () => {
  it('waits for a region, then does everything that is queued, and stops', async () => {
    const { id } = await anArticleInTown()
    let version = 'none'
    const engine = {
      get version() {
        return version
      },
    }
    const warnings: string[] = []
    const pace = { pollMs: 10 }
    const stop = workOnLineGround(
      { lineGround: town.app.services.lineGround, engine },
      (text) => warnings.push(text),
      pace,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await groundOf(id)).toMatchObject({ summary: null, tries: 0 })
    version = town.engine.version
    await expect.poll(async () => (await groundOf(id))?.region, { timeout: 20_000 }).toBe(version)
    await expect.poll(async () => (await factsOf(id))?.courseByGround, { timeout: 20_000 }).toBe(true)
    await stop()
    expect(warnings).toEqual([])
  })
})
