import { haversineDistanceMeters } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type PrivatePlaceList, type RouteArticleInput, type RouteCard } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { privatePlaces } from '../../schema/private-places.table.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { areaOf, FROM_HOME, HOME, hideHome, positionsInside, SECRET_WORD } from './testing/home.ts'

const limits = PRODUCT_LIMITS.privatePlaces
const POSITION = { lng: HOME[0], lat: HOME[1] }

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const create = (user: TestUser, over: object = {}) =>
  user.api.createPrivatePlace({ body: { name: '家', radius: 500, position: POSITION, ...over } })

async function listOf(user: TestUser): Promise<PrivatePlaceList> {
  const answer = await user.api.listPrivatePlaces()
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const idOf = async (user: TestUser) => String((await listOf(user)).data[0]?.id)

describe('a private place', () => {
  it('is answered as a circle that holds the place, whose centre is somewhere else, and nothing else is stored', async () => {
    const user = await test.aVerifiedUser()
    expect(await listOf(user)).toEqual({ data: [], articles: { done: 0, total: 0 } })
    const area = await hideHome(user)
    const displaced = haversineDistanceMeters(area.center, HOME)
    expect(displaced).toBeGreaterThan(0)
    expect(displaced).toBeLessThanOrEqual(0.6 * 500 + 1)
    const rows = await test.db.select().from(privatePlaces).where(eq(privatePlaces.userId, user.user.id))
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        userId: user.user.id,
        name: '家',
        lng: area.center[0],
        lat: area.center[1],
        radiusMeters: 500,
        createdAt: expect.anything(),
      },
    ])
  })

  it('may be one of ten', async () => {
    const user = await test.aVerifiedUser()
    for (let n = 1; n <= limits.max; n++)
      expect(await create(user, { name: `場所 ${n}` })).toMatchObject({ status: 201 })
    const refused = { status: 422, error: { code: 'private_place.limit_reached', params: { max: 10 } } }
    expect(await create(user, { name: '場所 11' })).toMatchObject(refused)
    await user.api.deletePrivatePlace({ params: { id: await idOf(user) } })
    expect(await create(user, { name: '場所 11' })).toMatchObject({ status: 201 })
  })

  it('is one of ten after twenty at once', async () => {
    const user = await test.aVerifiedUser()
    await Promise.all(Array.from({ length: 20 }, (_, index) => create(user, { name: `場所 ${index}` })))
    expect((await listOf(user)).data).toHaveLength(limits.max)
  })

  it.each([
    [{ radius: 200 }, 201],
    [{ radius: 199 }, 422],
    [{ radius: 2000 }, 201],
    [{ radius: 2001 }, 422],
    [{ radius: 300.5 }, 422],
    [{ name: 'x'.repeat(255) }, 201],
    [{ name: 'x'.repeat(256) }, 422],
    [{ position: { lat: 85, lng: -180 } }, 201],
    [{ position: { lat: 85.1, lng: 0 } }, 422],
    [{ position: { lat: 0, lng: 180.1 } }, 422],
    [{ position: undefined }, 422],
    [{ more: true }, 422],
  ])('%#: %j is answered with %i', async (over, status) => {
    expect((await create(await test.aVerifiedUser(), over)).status).toBe(status)
  })

  it('has a name, which no other one has: a request that is sent again draws no second circle', async () => {
    const user = await test.aVerifiedUser()
    expect(await create(user, { name: ' ' })).toMatchObject({ error: { code: 'private_place.name_required' } })
    await create(user, { name: ' Home ' })
    expect(await create(user, { name: 'ｈｏｍｅ' })).toMatchObject({ error: { code: 'private_place.name_taken' } })
    expect((await listOf(user)).data).toMatchObject([{ name: 'Home' }])
  })

  it('is renamed and widened where it is, made smaller only with the place', async () => {
    const user = await test.aVerifiedUser()
    const area = await hideHome(user)
    const params = { id: await idOf(user) }
    const change = (body: { name: string; radius: number; position?: typeof POSITION }) =>
      user.api.changePrivatePlace({ params, body })
    expect(await change({ name: '会社', radius: 800 })).toMatchObject({
      data: { data: [{ name: '会社', radius: 800, lng: area.center[0], lat: area.center[1] }] },
    })
    const refused = { status: 422, error: { code: 'private_place.position_required' } }
    expect(await change({ name: '会社', radius: 799 })).toMatchObject(refused)
    const moved = await change({ name: '会社', radius: 200, position: POSITION })
    const after = moved.ok ? areaOf(moved.data) : area
    expect(haversineDistanceMeters(after.center, HOME)).toBeLessThanOrEqual(121)
    expect(after.radiusMeters).toBe(200)
  })

  it('of somebody else does not exist', async () => {
    const [owner, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    await hideHome(owner)
    const params = { id: await idOf(owner) }
    const refusals = [
      await other.api.changePrivatePlace({ params, body: { name: '家', radius: 500 } }),
      await other.api.deletePrivatePlace({ params }),
    ]
    expect(refusals.map((answer) => (answer.ok ? null : answer.error.code))).toEqual([
      'private_place.not_found',
      'private_place.not_found',
    ])
    expect((await listOf(owner)).data).toHaveLength(1)
  })

  it('may be changed thirty times in an hour', async () => {
    const user = await test.aVerifiedUser()
    await hideHome(user)
    const params = { id: await idOf(user) }
    const change = (n: number) => user.api.changePrivatePlace({ params, body: { name: `家 ${n}`, radius: 500 } })
    for (let n = 2; n <= limits.changesPerHour; n++) expect(await change(n)).toMatchObject({ status: 200 })
    expect(await change(31)).toMatchObject({ status: 429, error: { code: 'request.too_many' } })
  })
})

describe('articles', () => {
  const readBy = async (reader: Pick<TestUser, 'api'>, id: number) => {
    const answer = await reader.api.readRoute({ params: { id: String(id) } })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }

  it('that exist are cut before the answer, and given back when the place goes', async () => {
    const author = await test.aVerifiedUser()
    const article = await createArticle(author, { layer: FROM_HOME })
    const before = await readBy(test.aGuest(), article.id)
    const area = await hideHome(author)
    const cut = await readBy(test.aGuest(), article.id)
    expect(positionsInside(area, JSON.stringify(cut.layer))).toEqual([])
    expect(JSON.stringify(cut)).not.toContain(SECRET_WORD)
    expect(cut.distance_km).toBeLessThan(before.distance_km ?? 0)
    expect(positionsInside(area, JSON.stringify([{ path: cut.outline }]))).toEqual([])
    expect(cut.outline).not.toBe(before.outline)
    expect(cut.version).toBe(before.version)
    expect(cut.updated_at).toBe(before.updated_at)
    expect(await listOf(author)).toMatchObject({ articles: { done: 1, total: 1 } })

    const own = await readBy(author, article.id)
    expect(own).toMatchObject({ layer: article.layer, distance_km: before.distance_km, min_lat: before.min_lat })

    await author.api.deletePrivatePlace({ params: { id: await idOf(author) } })
    expect(await readBy(test.aGuest(), article.id)).toEqual(before)
  })

  it('have the time, the climb and the strength of what others see, and no more', async () => {
    const author = await test.aVerifiedUser()
    const article = await createArticle(author, { layer: FROM_HOME })
    const before = await readBy(test.aGuest(), article.id)
    await hideHome(author)
    const cut = await readBy(test.aGuest(), article.id)
    // As if nobody had drawn more than that.
    const alone = await createArticle(await test.aVerifiedUser(), { layer: cut.layer as RouteArticleInput['layer'] })
    const factsOf = ({ course_time, climb_m, is_loop, distance_km }: RouteCard) => {
      return { course_time, climb_m, is_loop, distance_km }
    }
    const list = await test.aGuest().api.listRoutes()
    const listed = list.ok ? list.data.data.find(({ id }) => id === article.id) : undefined
    expect(listed && factsOf(listed)).toEqual(factsOf(alone))
    expect(factsOf(cut)).toEqual(factsOf(alone))
    expect(cut.course_time?.minutes).toBeLessThan(before.course_time?.minutes ?? 0)
    expect(factsOf(await readBy(author, article.id))).toEqual(factsOf(before))
  })

  it('that are far away are left alone', async () => {
    const author = await test.aVerifiedUser()
    await createArticle(author)
    await hideHome(author)
    expect(await listOf(author)).toMatchObject({ articles: { done: 0, total: 0 } })
  })

  it('are cut as they are saved, and their authors lose nothing by saving what they read', async () => {
    const author = await test.aVerifiedUser()
    const area = await hideHome(author)
    const { id } = await createArticle(author, { layer: FROM_HOME })
    for (let version = 1; version < 4; version++) {
      const { layer } = await readBy(author, id)
      const headers = { 'if-match': `"${version}"` }
      const body = anArticle({ layer, title: `版 ${version}` })
      const saved = await author.api.saveRoute({ params: { id: String(id) }, body }, { headers })
      expect(saved.ok && saved.data.layer).toEqual(layer)
      expect(positionsInside(area, JSON.stringify((await readBy(test.aGuest(), id)).layer))).toEqual([])
    }
    expect((await readBy(author, id)).layer).toMatchObject([{ objects: [{}, {}, {}, {}] }])
  })

  it('of which only hidden parts change are stored all the same', async () => {
    const author = await test.aVerifiedUser()
    await hideHome(author)
    const { id } = await createArticle(author, { layer: FROM_HOME })
    const layer = JSON.parse(JSON.stringify(FROM_HOME).replaceAll(SECRET_WORD, '玄関'))
    const headers = { 'if-match': '"1"' }
    await author.api.saveRoute({ params: { id: String(id) }, body: anArticle({ layer }) }, { headers })
    expect(JSON.stringify(await readBy(author, id))).toContain('玄関')
    expect(JSON.stringify(await readBy(test.aGuest(), id))).not.toContain('玄関')
  })

  it('come back as they were from earlier versions', async () => {
    const author = await test.aVerifiedUser()
    await hideHome(author)
    const article = await createArticle(author, { layer: FROM_HOME })
    const params = { id: String(article.id) }
    const [one, two] = [{ 'if-match': '"1"' }, { 'if-match': '"2"' }]
    await author.api.saveRoute({ params, body: anArticle({ is_draft: true, layer: [] }) }, { headers: one })
    await author.api.restoreRevision({ params: { ...params, version: '1' } }, { headers: two })
    expect((await readBy(author, article.id)).layer).toEqual(article.layer)
  })

  it('are hidden whichever comes first, a save or the place', async () => {
    const author = await test.aVerifiedUser()
    const articles = await Promise.all(Array.from({ length: 4 }, () => createArticle(author, { layer: FROM_HOME })))
    const saves = articles.map(({ id }) =>
      author.api.saveRoute(
        { params: { id: String(id) }, body: anArticle({ layer: FROM_HOME, title: '同時' }) },
        { headers: { 'if-match': '"1"' } },
      ),
    )
    const [area] = await Promise.all([hideHome(author), ...saves])
    for (const { id } of articles) {
      const seen = await readBy(test.aGuest(), id)
      expect(positionsInside(area, JSON.stringify(seen.layer))).toEqual([])
    }
  })

  it('beyond twenty are cut by a job, which tells how far it is', async () => {
    const author = await test.aVerifiedUser()
    const ids: number[] = []
    for (let n = 0; n <= limits.cutAtOnce; n++) ids.push((await createArticle(author, { layer: FROM_HOME })).id)
    const area = await hideHome(author)
    const total = limits.cutAtOnce + 1
    await vi.waitFor(async () => expect((await listOf(author)).articles).toEqual({ done: total, total }), 30_000)
    for (const id of ids) {
      expect(positionsInside(area, JSON.stringify((await readBy(test.aGuest(), id)).layer))).toEqual([])
    }
  })

  it('are all cut though one of them cannot be, which waits and is tried again', async () => {
    const author = await test.aVerifiedUser()
    const [broken, whole] = [
      await createArticle(author, { layer: FROM_HOME }),
      await createArticle(author, { layer: FROM_HOME }),
    ]
    const setLayers = (layers: unknown) =>
      test.db.update(articleMaps).set({ layers }).where(eq(articleMaps.articleId, broken.id))
    await setLayers('no map')
    const area = await hideHome(author)
    expect(positionsInside(area, JSON.stringify((await readBy(test.aGuest(), whole.id)).layer))).toEqual([])
    expect((await listOf(author)).articles).toEqual({ done: 1, total: 2 })
    expect(test.warnings.join()).toContain(`Article ${broken.id} could not be cut`)
    await expect(test.services.articleCuts.cutAll(author.user.id, new AbortController().signal)).rejects.toThrow()
    await setLayers(broken.layer)
    await test.services.articleCuts.cutWaiting()
    await vi.waitFor(async () => expect((await listOf(author)).articles.done).toBe(2), 30_000)
    expect(positionsInside(area, JSON.stringify((await readBy(test.aGuest(), broken.id)).layer))).toEqual([])
  })

  it('that are as they have to be are not touched by a job that comes again', async () => {
    const author = await test.aVerifiedUser()
    const { id } = await createArticle(author, { layer: FROM_HOME })
    await hideHome(author)
    const readRow = () => test.db.select().from(routeArticles).where(eq(routeArticles.id, id))
    const before = await readRow()
    await test.services.articleCuts.cutSome(author.user.id, [id])
    expect(await readRow()).toEqual(before)
  })
})

describe('who leaves', () => {
  it('takes their places along', async () => {
    const user = await test.aVerifiedUser()
    await hideHome(user)
    await test.db.transaction((tx) => test.services.privatePlaces.leave(tx, user.user.id))
    expect(await listOf(user)).toEqual({ data: [], articles: { done: 0, total: 0 } })
  })
})
