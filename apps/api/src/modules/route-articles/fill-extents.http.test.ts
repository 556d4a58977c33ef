import { encodePolyline, METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { fillExtents } from './fill-extents.ts'
import { FACTS_VERSION } from './line-facts.ts'
import { createPostgresArticleSearch } from './search/postgres-article-search.ts'
import { aLayer, aLine, aSpot } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

const PATH = [
  [137.8, 35.93],
  [137.81, 35.94],
  [137.8, 35.95],
] as const

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const climbing = (elevations: readonly (number | null)[] | undefined) =>
  createArticle(author, { layer: [aLayer(aLine({ path: encodePolyline(PATH), ...(elevations && { elevations }) }))] })
/** Five kilometres north from the Torii pass, of which the first half climbs 300 m; a point every hundred metres. */
const PASS = Array.from({ length: 51 }, (_, index): Position => [137.8, 35.93 + (index * 100) / METERS_PER_DEGREE])
const ELEVATIONS = PASS.map((_, index) => 900 + 300 * (1 - Math.abs((2 * index) / 50 - 1)))
const overThePass = (over: Record<string, unknown> = {}, path = PASS) =>
  createArticle(author, { layer: [aLayer(aLine({ path: encodePolyline(path), elevations: ELEVATIONS, ...over }))] })
/** Up 2.5 × (151 × 0.0144 + 65 × 0.12 + 19) minutes, down 2.5 × (137 × 0.0144 + 16 × 0.12 + 19); the top is rounder. */
const COURSE = { minutes: 129, model: 'hikeJapan', version: 1, by_ground: false, constant: 8.55 }
const AS_NAVIGATED = { objectType: 'NAVIGATION_LINE', waypoints: null }

const cardOf = async (id: number) => {
  const list = await test.aGuest().api.listRoutes()
  return list.ok ? list.data.data.find((card) => card.id === id) : null
}

describe('what lists show of the main line', () => {
  it('is its climb and its shape', async () => {
    const { id } = await climbing([900, 1200.4, 1000])
    expect(await cardOf(id)).toMatchObject({ climb_m: 300, outline: encodePolyline(PATH) })
  })

  it('is no climb where no elevation is known, and nothing without a line', async () => {
    const { id } = await climbing(undefined)
    expect(await cardOf(id)).toMatchObject({ climb_m: null, outline: encodePolyline(PATH) })
    const spots = await createArticle(author, { layer: [aLayer(aSpot())] })
    expect(await cardOf(spots.id)).toMatchObject({ climb_m: null, outline: null, distance_km: null })
  })

  it('is an estimate of its time with the model, and whether it comes back', async () => {
    const { id, ...saved } = await overThePass()
    const facts = { course_time: COURSE, is_loop: false, profile: null }
    expect(saved).toMatchObject(facts)
    expect(await cardOf(id)).toMatchObject(facts)
    const back = await overThePass({ elevations: ELEVATIONS.slice(0, 26).concat(ELEVATIONS.slice(0, 25)) }, [
      ...PASS.slice(0, 26),
      ...PASS.slice(0, 25).toReversed(),
    ])
    expect(await cardOf(back.id)).toMatchObject({ is_loop: true })
  })

  it('is no time where climbs are unknown, and none of what is driven', async () => {
    const { id } = await overThePass({ elevations: undefined })
    expect(await cardOf(id)).toMatchObject({ course_time: null, is_loop: false })
    const driven = await overThePass({ ...AS_NAVIGATED, mode: 'driving', profile: 'car' })
    expect(await cardOf(driven.id)).toMatchObject({ climb_m: 300, course_time: null, profile: 'car' })
    const ridden = await overThePass({ ...AS_NAVIGATED, mode: 'driving', profile: 'gravelBike' })
    expect(await cardOf(ridden.id)).toMatchObject({
      course_time: { model: 'ride', constant: null },
      profile: 'gravelBike',
    })
  })
})

describe('what was stored by other rules, or not at all', () => {
  const isOf = ({ id }: { readonly id: number }) => eq(routeArticles.id, id)
  const storedOf = async (article: { readonly id: number }) =>
    (await test.db.select().from(routeArticles).where(isOf(article)))[0]
  const fill = () =>
    fillExtents(
      { db: test.db, search: createPostgresArticleSearch(test.db), report: console.error },
      AbortSignal.timeout(60_000),
    )
  const OLD = { climbMeters: null, courseMinutes: 1, courseModel: 'ride', outline: null, factsVersion: 0 } as const

  it('is filled in', async () => {
    const article = await overThePass()
    const before = await storedOf(article)
    await test.db.update(routeArticles).set(OLD).where(isOf(article))
    await fill()
    expect(await storedOf(article)).toEqual(before)
    expect(before).toMatchObject({ courseMinutes: COURSE.minutes, factsVersion: FACTS_VERSION, version: 1 })
  })

  it('is filled in once, also where there is nothing to tell', async () => {
    const spots = await createArticle(author, { layer: [aLayer(aSpot())] })
    await test.db
      .update(routeArticles)
      .set({ factsVersion: FACTS_VERSION - 1 })
      .where(isOf(spots))
    await fill()
    expect(await storedOf(spots)).toMatchObject({ courseMinutes: null, isLoop: null, factsVersion: FACTS_VERSION })
    // What is of this version is not read again.
    await test.db.update(routeArticles).set({ courseMinutes: 77 }).where(isOf(spots))
    await fill()
    expect(await storedOf(spots)).toMatchObject({ courseMinutes: 77 })
  })

  it('goes on where it was stopped', async () => {
    const articles = await Promise.all(Array.from({ length: 3 }, () => overThePass()))
    for (const article of articles) await test.db.update(routeArticles).set(OLD).where(isOf(article))
    await expect(
      fillExtents(
        { db: test.db, search: createPostgresArticleSearch(test.db), report: console.error },
        AbortSignal.abort(),
      ),
    ).rejects.toThrow()
    await fill()
    for (const article of articles) expect(await storedOf(article)).toMatchObject({ courseMinutes: COURSE.minutes })
  })

  it('is left to whoever crops the map meanwhile', async () => {
    const article = await overThePass()
    await test.db.update(routeArticles).set(OLD).where(isOf(article))
    let filling: Promise<void> | undefined
    await test.db.transaction(async (cutting) => {
      // A private place changes the map that others see, and no version.
      await cutting.update(routeArticles).set({ previewKey: 'cut', courseMinutes: 5 }).where(isOf(article))
      filling = fill()
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => test.db.execute(waiting)).toHaveLength(1)
    })
    await filling
    expect(await storedOf(article)).toMatchObject({ courseMinutes: 5, factsVersion: 0 })
  })
})
