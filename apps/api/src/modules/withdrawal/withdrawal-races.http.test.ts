import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { aWalk } from '../walk-logs/testing/a-walk.ts'

let test: TestApp
let article: { readonly id: number; readonly version: number }
beforeAll(async () => {
  test = await buildTestApp()
  article = await createArticle(await test.aVerifiedUser())
})
afterAll(() => test.close())

const PEOPLE = 6
const params = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })

const writings: Record<string, (leaver: TestUser) => Promise<() => Promise<unknown>>> = {
  'a journey is begun':
    async ({ api }) =>
    () =>
      api.createJourney({ body: { kind: 'journey', title: '旅', state: 'linkShared' } }),
  'a walk is logged':
    async ({ api }) =>
    () =>
      api.createWalkLog({ ...params(article), body: aWalk() }),
  'the deletion of a walk is undone': async ({ api }) => {
    const log = await api.createWalkLog({ ...params(article), body: aWalk() })
    if (!log.ok) throw new Error(log.error.code)
    await api.deleteWalkLog(params(log.data))
    return () => api.restoreWalkLog(params(log.data))
  },
  'an article is begun':
    async ({ api }) =>
    () =>
      api.createRoute({ body: anArticle() }),
  'an article is saved': async (leaver) => {
    const own = await createArticle(leaver)
    return () => leaver.api.saveRoute({ ...params(own), body: anArticle() }, { headers: { 'if-match': '"1"' } })
  },
  'an article is taken out of the trash': async (leaver) => {
    const own = await createArticle(leaver)
    await leaver.api.deleteRoute(params(own))
    return () => leaver.api.restoreTrashed(params(own))
  },
}

/** Of two who wait for each other the database refuses one, which tries again. */
async function close({ api }: TestUser): Promise<void> {
  while ((await api.withdraw({ body: {} })).status === 503);
}

describe('an account that is closed while', () => {
  it.each(Object.keys(writings))('%s shows nothing of it', async (name) => {
    const leavers: number[] = []
    await Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        const leaver = await test.aVerifiedUser()
        const write = await writings[name]?.(leaver)
        await Promise.all([close(leaver), write?.(), write?.()])
        leavers.push(leaver.user.id)
      }),
    )
    const of = (userId: Parameters<typeof inArray>[0]) => inArray(userId, leavers)
    expect(await test.db.$count(users, and(of(users.id), eq(users.email, '')))).toBe(PEOPLE)
    expect(await test.db.$count(journeys, of(journeys.userId))).toBe(0)
    expect(await test.db.$count(walkLogs, of(walkLogs.userId))).toBe(0)
    expect(await test.db.$count(routeArticles, and(of(routeArticles.userId), eq(routeArticles.isDraft, false)))).toBe(0)
  })
})
