import { type RouteArticleInput, WEBHOOK_EVENTS, type WebhookEvent } from '@repo/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { postComment } from '../comments/testing/post-comment.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from '../walk-logs/testing/a-walk.ts'
import { openReceiver, type Receiver } from './testing/open-receiver.ts'

let receiver: Receiver
let test: TestApp
let owner: TestUser
let other: TestUser
let moderator: TestUser
beforeAll(async () => {
  receiver = await openReceiver()
  test = await buildTestApp({ webhookHosts: [receiver.host] })
  other = await test.aVerifiedUser()
  moderator = await test.aModerator()
})
beforeEach(async () => {
  owner = await test.aVerifiedUser()
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})

async function listen(of: TestUser, events: readonly WebhookEvent[] = WEBHOOK_EVENTS) {
  const body = { name: 'Blog', url: `http://${receiver.host}/${of.user.id}`, events: [...events] }
  const answer = await of.api.createWebhook({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** What the outbox has for a person, oldest first. */
async function messagesTo({ user }: TestUser): Promise<readonly { type: string; data: Record<string, unknown> }[]> {
  const rows = await test.db
    .select({ body: webhookDeliveries.body })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhooks.userId, user.id))
    .orderBy(asc(webhookDeliveries.id))
  return rows.map(({ body }) => JSON.parse(body))
}
const typesTo = async (user: TestUser) => (await messagesTo(user)).map(({ type }) => type)

/** Sent to a person's webhook; what others caused may come meanwhile. */
const receivedBy = ({ user }: TestUser) => receiver.received.filter(({ path }) => path === `/${user.id}`)

const byId = (id: number) => ({ params: { id: String(id) } })
const save = (id: number, version: number, over: Partial<RouteArticleInput>) =>
  owner.api.saveRoute({ ...byId(id), body: anArticle(over) }, { headers: { 'if-match': `"${version}"` } })

describe('an article', () => {
  it('is told of when it is published, changed, hidden and deleted', async () => {
    await listen(owner)
    const { id } = await createArticle(owner, { title: '鳥居峠', is_draft: true })
    expect(await typesTo(owner)).toEqual([])
    await save(id, 1, { title: '鳥居峠を越える' })
    await save(id, 2, { title: '鳥居峠を越える道' })
    await save(id, 3, { private_mode: 'private' })
    await save(id, 4, {})
    await owner.api.deleteRoute(byId(id))
    await owner.api.restoreTrashed(byId(id))
    const url = `http://localhost/routes/${id}`
    const messages = await messagesTo(owner)
    expect(messages).toMatchObject([
      { type: 'article.published', data: { id, url, title: '鳥居峠を越える', version: 2 } },
      { type: 'article.updated', data: { id, title: '鳥居峠を越える道', version: 3 } },
      { type: 'article.unpublished', data: { id, version: 4 } },
      { type: 'article.published', data: { id, version: 5 } },
      { type: 'article.deleted', data: { id } },
      { type: 'article.published', data: { id } },
    ])
    expect(Object.keys(messages[0]?.data ?? {}).toSorted()).toEqual(
      ['id', 'published_at', 'title', 'updated_at', 'url', 'version'].toSorted(),
    )
    await vi.waitFor(() => expect(receivedBy(owner)).toHaveLength(6), 20_000)
  })

  it.each([{ is_draft: true }, { private_mode: 'private' }, { private_mode: 'url' }] as const)(
    'is not told of while it is %o',
    async (flags) => {
      await listen(owner)
      const { id } = await createArticle(owner, flags)
      await save(id, 1, { ...flags, title: 'changed' })
      await owner.api.deleteRoute(byId(id))
      await owner.api.restoreTrashed(byId(id))
      expect(await typesTo(owner)).toEqual([])
    },
  )

  it('is told of when a moderator forbids and allows it', async () => {
    const { id: route_id } = await createArticle(owner)
    await listen(owner)
    await moderator.api.moderate({ body: { action: 'forbid', route_id, reason: '私有地です' } })
    await moderator.api.moderate({ body: { action: 'allow', route_id, reason: '', version: 1 } })
    expect(await typesTo(owner)).toEqual(['article.unpublished', 'article.published'])
  })

  it('is told of with nothing that is not saved in the end', async () => {
    await listen(owner)
    const { services } = test
    const prepared = await services.routeArticles.prepare(owner.user.id, anArticle())
    const failing = test.db.transaction(async (tx) => {
      await services.routeArticles.insert(tx, owner.user.id, prepared)
      const [row] = await tx.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id)).limit(1)
      expect(row).toBeDefined()
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await typesTo(owner)).toEqual([])
    expect(receivedBy(owner)).toEqual([])
  })

  it('is told to its author only, and to each webhook that listens, with one id', async () => {
    await listen(other, ['article.published'])
    const [one, second] = [await listen(owner), await listen(owner, ['article.published', 'comment.created'])]
    await listen(owner, ['article.updated'])
    await createArticle(owner)
    const rows = await test.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.type, 'article.published'))
    const own = rows.filter(({ webhookId }) => [one.id, second.id].includes(webhookId))
    expect(await typesTo(owner)).toHaveLength(2)
    expect(new Set(own.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await typesTo(other)).toEqual([])
  })
})

describe('a comment', () => {
  it('is told to whoever’s article it is on, without its text, and when it is gone', async () => {
    await listen(owner, ['comment.created', 'comment.deleted'])
    await listen(other, ['comment.created'])
    const article = await createArticle(owner)
    const { id } = await postComment(other, article, { text: '秘密の言葉' })
    const commentKey = { params: { id: String(article.id), commentId: String(id) } }
    await other.api.deleteComment(commentKey)
    const on = { kind: 'article', id: article.id, url: `http://localhost/routes/${article.id}` }
    const messages = await messagesTo(owner)
    expect(messages).toMatchObject([
      {
        type: 'comment.created',
        data: {
          id,
          url: `${on.url}?comment=${id}#comment-${id}`,
          on,
          user: { id: other.user.id, name: other.user.name },
          reply_to: null,
        },
      },
      { type: 'comment.deleted', data: { id, on } },
    ])
    expect(JSON.stringify(messages)).not.toContain('秘密')
    expect(await typesTo(other)).toEqual([])
  })

  it('is gone when a moderator prohibits it, and back when they lift that', async () => {
    await listen(owner, ['comment.created', 'comment.deleted'])
    const article = await createArticle(owner)
    const { id: comment_id } = await postComment(other, article, { text: '宣伝です' })
    for (const action of ['prohibit_comment', 'allow_comment'] as const) {
      const body = { action, comment_id, reason: '宣伝です' }
      expect(await moderator.api.moderate({ body })).toMatchObject({ ok: true })
    }
    expect(await typesTo(owner)).toEqual(['comment.created', 'comment.deleted', 'comment.created'])
  })

  it('is not sent once who wrote it is blocked', async () => {
    const hook = await listen(owner, ['comment.created'])
    const article = await createArticle(owner)
    const writer = await test.aVerifiedUser()
    await postComment(writer, article, { text: 'また来ます' })
    await vi.waitFor(() => expect(receivedBy(owner)).toHaveLength(1), 20_000)
    await owner.api.blockUser(byId(writer.user.id))
    const [delivery] = await test.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, hook.id))
    await owner.api.resendWebhookDelivery({
      params: { id: String(delivery?.webhookId), deliveryId: String(delivery?.id) },
    })
    await vi.waitFor(async () => {
      const [after] = await test.db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.id, delivery?.id ?? 0))
      expect(after).toMatchObject({ state: 'dropped', problem: 'withdrawn' })
    }, 20_000)
    expect(receivedBy(owner)).toHaveLength(1)
  })
})

it('a walk is told to its walker when it is logged, changed, deleted and taken back', async () => {
  const author = await test.aVerifiedUser()
  const article = await createArticle(author)
  await listen(owner)
  await listen(author)
  const { id } = await logWalk(owner, article, { text: '霧の中', visibility: 'private' })
  const key = byId(id)
  await owner.api.editWalkLog({ ...key, body: aWalk({ walked_on: '2026-11-04', minutes: 120, visibility: 'private' }) })
  await owner.api.deleteWalkLog(key)
  await owner.api.restoreWalkLog(key)
  const messages = await messagesTo(owner)
  const ref = { id: article.id, url: `http://localhost/routes/${article.id}` }
  expect(messages).toMatchObject([
    { type: 'walk_log.created', data: { id, walked_on: '2026-11-03', visibility: 'private', article: ref } },
    { type: 'walk_log.updated', data: { id, walked_on: '2026-11-04', minutes: 120 } },
    { type: 'walk_log.deleted', data: { id } },
    { type: 'walk_log.created', data: { id } },
  ])
  expect(JSON.stringify(messages)).not.toContain('霧')
  expect(await typesTo(author)).toEqual([])
})
