import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { type Athlete, anActivity } from '@repo/strava-stand-in'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import type { TestUser } from '../../testing/index.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { buildStravaApp, type StravaApp, startImport, untilDone } from './testing/strava-app.ts'

let database: TestDatabase
let test: StravaApp
/** The same instance, whose operator allows it. */
let allowing: StravaApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await buildStravaApp({ database })
  allowing = await buildStravaApp({ database, standIn: test.standIn, settings: { mayPublishStrava: true } })
})
afterAll(async () => {
  await allowing.close()
  await test.close()
  await database.drop()
})

const REFUSED = { status: 422, error: { code: 'article.source_private' } }
const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })

async function anImported(app = test, over: Partial<Athlete> = {}): Promise<{ user: TestUser; article: RouteArticle }> {
  const { user, athlete } = await app.aConnectedUser(over)
  const { items } = await untilDone(user, (await startImport(user, [athlete.activities[0]?.id ?? 0])).id)
  const answer = await user.api.readRoute({ params: { id: String(items[0]?.route_id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return { user, article: answer.data }
}

function save(user: TestUser, article: RouteArticle, over: Partial<RouteArticleInput>) {
  const { title, summary, layer, context, tag, thumbnail_path, is_draft, private_mode, version } = article
  const body = { title, summary, layer, context, tag, thumbnail_path, is_draft, private_mode, ...over }
  return user.api.saveRoute({ ...params(article), body }, { headers: { 'if-match': `"${version}"` } })
}

describe('a route from Strava', () => {
  it.each([
    ['published', { is_draft: false, private_mode: null }],
    ['shared by link', { is_draft: false, private_mode: 'url' }],
  ] as const)('cannot be %s', async (_, over) => {
    const { user, article } = await anImported()
    expect(await save(user, article, over)).toMatchObject(REFUSED)
    expect(await user.api.readRoute(params(article))).toMatchObject({
      data: { is_draft: true, version: article.version },
    })
  })

  it('may be finished for oneself, and saved as a draft', async () => {
    const { user, article } = await anImported()
    const saved = await save(user, article, { is_draft: false, private_mode: 'private' })
    expect(saved).toMatchObject({ ok: true, data: { status: 'private', source: 'strava' } })
    expect(saved.ok && (await save(user, saved.data, { is_draft: true, private_mode: null }))).toMatchObject({
      ok: true,
    })
  })

  it('stays one in a copy of one’s own', async () => {
    const { user, article } = await anImported()
    const copy = await user.api.duplicateRoute({ ...params(article), body: { title: 'a copy' } })
    expect(copy).toMatchObject({ ok: true, data: { source: 'strava' } })
    expect(copy.ok && (await save(user, copy.data, { is_draft: false, private_mode: null }))).toMatchObject(REFUSED)
  })

  it('stays one when an earlier state comes back', async () => {
    const { user, article } = await anImported()
    const saved = await save(user, article, { title: 'later' })
    const restored = await user.api.restoreRevision(
      { params: { id: String(article.id), version: '1' } },
      { headers: { 'if-match': `"${saved.ok ? saved.data.version : 0}"` } },
    )
    expect(restored).toMatchObject({ ok: true, data: { source: 'strava', title: article.title } })
  })

  it('is told as one in its owner’s list, and other routes are not', async () => {
    const { user, article } = await anImported()
    const own = await createArticle(user)
    const list = await user.api.listOwnRoutes({ query: {} })
    const sources = list.ok ? list.data.data.map(({ id, source }) => [id, source]) : []
    expect(Object.fromEntries(sources)).toEqual({ [article.id]: 'strava', [own.id]: null })
  })
})

describe('where the operator allows it', () => {
  it('a route from Strava is published, shared, and cloned as what it is', async () => {
    const { user, article } = await anImported(allowing)
    expect(await user.api.readStrava()).toMatchObject({ data: { may_publish: true } })
    expect(await save(user, article, { is_draft: false, private_mode: null })).toMatchObject({
      ok: true,
      data: { status: 'public' },
    })
    const reader = await allowing.aVerifiedUser()
    const body = { title: 'a clone', layer_ids: ['layer-1'], with_text: true }
    const clone = await reader.api.cloneRoute({ ...params(article), body })
    expect(clone).toMatchObject({ ok: true, data: { source: 'strava' } })
  })

  it('health values stay their athlete’s until they are shown; temperatures are published', async () => {
    const sensors = { heartrate: [137.25, 138.25, null, 139.25], temp: [-71.25, null, 20, 21] }
    const { user, article } = await anImported(allowing, { activities: [anActivity(0, { sensors })] })
    await save(user, article, { is_draft: false, private_mode: null })
    const layerFor = async (reader: Pick<TestUser, 'api'>) => {
      const answer = await reader.api.readRoute(params(article))
      if (!answer.ok) throw new Error(answer.error.code)
      return JSON.stringify(answer.data.layer)
    }
    expect(await layerFor(user)).toContain('"heart_rates":[137.25,138.25,null,139.25]')
    const seen = await layerFor(allowing.aGuest())
    expect(seen).toContain('"temperatures":[-71.25,null,20,21]')
    expect(seen).not.toMatch(/heart_rates|137\.25/)
    await user.api.showHealth({ ...params(article), body: { shown: true } })
    expect(await layerFor(allowing.aGuest())).toContain('"heart_rates":')
  })

  it('it is cloned no more once the operator does not', async () => {
    const { user, article } = await anImported(allowing)
    await save(user, article, { is_draft: false, private_mode: null })
    const reader = await test.aVerifiedUser()
    const body = { title: 'a clone', layer_ids: ['layer-1'], with_text: true }
    expect(await reader.api.cloneRoute({ ...params(article), body })).toMatchObject(REFUSED)
    expect(await test.db.select().from(routeArticles).where(eq(routeArticles.userId, reader.user.id))).toEqual([])
  })
})
