import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anArticle } from '../../../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../../../modules/route-articles/testing/create-article.ts'
import { allEndpoints } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { users } from '../../session/users.table.ts'
import { WRITES_PER_HOUR } from './account-limits.ts'

let test: TestApp
let user: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  user = await test.aVerifiedUser()
})
afterAll(() => test.close())

const suspend = (until = sql`now() + interval '3 days'`) =>
  test.db.update(users).set({ suspendedUntil: until, suspensionReason: '広告' }).where(eq(users.id, user.user.id))
const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })

describe('somebody suspended', () => {
  it.each(allEndpoints.filter(([, { reachesOthers }]) => reachesOthers))('is refused %s', async (_name, endpoint) => {
    await suspend()
    const path = endpoint.path.replace(/:\w+/g, '999999')
    const answer = await user.fetch(`/api${path}`, { method: endpoint.method })
    const { error } = await answer.json()
    expect([answer.status, error]).toEqual([
      403,
      { code: 'account.suspended', message: expect.any(String), params: { until: expect.any(String) } },
    ])
    expect(Date.parse(error.params.until)).toBeGreaterThan(Date.now())
  })

  it('publishes nothing, and changes nothing that others see', async () => {
    const shown = await createArticle(user)
    const draft = await createArticle(user, { is_draft: true })
    await suspend()
    const refused = { status: 403, error: { code: 'account.suspended' } }
    expect(await user.api.createRoute({ body: anArticle() })).toMatchObject(refused)
    expect(await user.api.createRoute({ body: anArticle({ private_mode: 'url' }) })).toMatchObject(refused)
    const headers = { headers: { 'if-match': '"1"' } }
    expect(await user.api.saveRoute({ ...params(shown), body: anArticle({ title: 'x' }) }, headers)).toMatchObject(
      refused,
    )
    expect(await user.api.saveRoute({ ...params(draft), body: anArticle() }, headers)).toMatchObject(refused)
    const revision = { params: { id: String(shown.id), version: '1' } }
    expect(await user.api.restoreRevision(revision, headers)).toMatchObject(refused)
  })

  it('edits drafts, takes back what is public, reads and downloads', async () => {
    const shown = await createArticle(user)
    await suspend()
    const draft = await user.api.createRoute({ body: anArticle({ is_draft: true }) })
    expect(draft).toMatchObject({ status: 201 })
    expect(await user.api.createRoute({ body: anArticle({ private_mode: 'private' }) })).toMatchObject({ status: 201 })
    const headers = { headers: { 'if-match': '"1"' } }
    const hidden = anArticle({ is_draft: true })
    expect(await user.api.saveRoute({ ...params(shown), body: hidden }, headers)).toMatchObject({ status: 200 })
    expect(await user.api.readOwnRoute(params(shown))).toMatchObject({ status: 200 })
    expect((await user.fetch('/api/v1/self/data', { method: 'GET' })).status).not.toBe(403)
    expect(await user.api.deleteRoute(params(shown))).toMatchObject({ status: 204 })
  })

  it('is told until when, and why', async () => {
    expect(await user.api.currentUser()).toMatchObject({ data: { suspension: null } })
    await suspend()
    expect(await user.api.currentUser()).toMatchObject({
      data: { suspension: { until: expect.any(String), reason: '広告' } },
    })
  })

  it('writes again once the time is over', async () => {
    await suspend(sql`now() - interval '1 second'`)
    expect(await user.api.createRoute({ body: anArticle() })).toMatchObject({ status: 201 })
    expect(await user.api.currentUser()).toMatchObject({ data: { suspension: null } })
  })
})

describe('an account', () => {
  it('writes less an hour while it is new', async () => {
    const limited = await buildTestApp({ rateLimitFactor: 1 })
    const somebody = await limited.aVerifiedUser()
    // From addresses of their own: what is counted here is the account.
    const write = () => somebody.api.favoriteRoute({ params: { id: '999999' } })
    const send = async (count: number) => {
      const statuses: number[] = []
      for (let i = 0; i < count; i++) statuses.push((await write()).status)
      return statuses
    }
    const startedAt = Date.now()
    expect(new Set(await send(WRITES_PER_HOUR.new))).toEqual(new Set([404]))
    const refused = await write()
    const seconds = refused.ok ? 0 : Number(refused.error.params?.seconds)
    expect(refused).toMatchObject({ status: 429, error: { code: 'request.too_many', params: { seconds } } })
    expect(seconds).toBeLessThanOrEqual(3600)
    expect(seconds).toBeGreaterThanOrEqual(3600 - Math.ceil((Date.now() - startedAt) / 1000))
    await limited.db
      .update(users)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(users.id, somebody.user.id))
    expect(await write()).toMatchObject({ status: 404 })
    await limited.close()
  })
})
