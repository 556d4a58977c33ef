import { PRODUCT_LIMITS, type WebhookEvent } from '@repo/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { openReceiver, type Receiver, signatureOf } from './testing/open-receiver.ts'
import { RETRY_SECONDS } from './webhook-delivery.service.ts'

let receiver: Receiver
let test: TestApp
let owner: TestUser
beforeAll(async () => {
  receiver = await openReceiver()
  test = await buildTestApp({ webhookHosts: [receiver.host] })
})
beforeEach(async () => {
  owner = await test.aVerifiedUser()
  receiver.received.length = 0
  receiver.answerBy(null)
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})

const { webhook: limits } = PRODUCT_LIMITS

async function aWebhook(of: TestUser, events: WebhookEvent[] = ['article.published']) {
  const body = { name: 'Blog', url: `http://${receiver.host}/in`, events }
  const answer = await of.api.createWebhook({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  const { id, secret } = answer.data
  return { id, secret, params: { id: String(id) } }
}
type Hook = Awaited<ReturnType<typeof aWebhook>>

const received = (count: number) =>
  vi.waitFor(() => {
    expect(receiver.received).toHaveLength(count)
    return receiver.received
  }, 20_000)

async function deliveriesOf({ id }: Hook) {
  return test.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(asc(webhookDeliveries.id))
}

/** The only delivery, once it is no longer being sent for the first time. */
const attempted = (hook: Hook, attempts = 1) =>
  vi.waitFor(async () => {
    const [row] = await deliveriesOf(hook)
    if (!row || row.attempts < attempts || (row.status === null && row.problem === null)) throw new Error('not yet')
    return row
  }, 20_000)

/** Lets the next attempt be due, and makes it here. */
async function attemptNow(id: number) {
  await test.db.update(webhookDeliveries).set({ nextAt: sql`now()` }).where(eq(webhookDeliveries.id, id))
  await test.services.webhookDelivery.deliver(id)
}

async function hookOf({ id }: Hook) {
  const [row] = await test.db.select().from(webhooks).where(eq(webhooks.id, id))
  if (!row) throw new Error('It is gone.')
  return row
}

const answerWith = (status: number, text = '') =>
  receiver.answerBy((_, response) => response.writeHead(status).end(text))

describe('a delivery', () => {
  it('is signed so that its receiver can check it, and is logged', async () => {
    answerWith(200, 'taken')
    const hook = await aWebhook(owner)
    await owner.api.testWebhook(hook)
    const [message] = await received(1)
    if (!message) throw new Error('Nothing was received.')
    expect(message.headers['webhook-signature']).toBe(signatureOf(hook.secret, message))
    expect(Math.abs(Number(message.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(30)
    expect(JSON.parse(message.body)).toMatchObject({
      type: 'webhook.test',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { webhook: { id: hook.id, name: 'Blog' } },
    })
    expect(await attempted(hook)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      status: 200,
      problem: null,
      response: 'taken',
      messageId: message.headers['webhook-id'],
    })
  })

  it('is tried again with the same id and body, later each time, until it is given up', async () => {
    answerWith(500, 'broken')
    const hook = await aWebhook(owner)
    await owner.api.testWebhook(hook)
    const { id } = await attempted(hook)
    for (const [done, seconds] of RETRY_SECONDS.entries()) {
      const [row] = await deliveriesOf(hook)
      expect(row).toMatchObject({ state: 'waiting', attempts: done + 1, status: 500, problem: 'status' })
      const wait = ((row?.nextAt.getTime() ?? 0) - (row?.attemptedAt?.getTime() ?? 0)) / 1_000
      expect(wait).toBeGreaterThanOrEqual(seconds - 1)
      expect(wait).toBeLessThanOrEqual(seconds * 1.2 + 5)
      await attemptNow(id)
    }
    expect(await deliveriesOf(hook)).toMatchObject([{ state: 'failed', attempts: RETRY_SECONDS.length + 1 }])
    const messages = await received(RETRY_SECONDS.length + 1)
    expect(new Set(messages.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
    await test.services.webhookDelivery.deliver(id)
    expect(receiver.received).toHaveLength(RETRY_SECONDS.length + 1)
  })

  it('is made once by several workers', async () => {
    const hook = await aWebhook(owner)
    await test.db
      .insert(webhookDeliveries)
      .values({ webhookId: hook.id, messageId: 'm', type: 'webhook.test', body: '{}' })
    const [row] = await deliveriesOf(hook)
    await Promise.all(Array.from({ length: 8 }, () => test.services.webhookDelivery.deliver(row?.id ?? 0)))
    expect(receiver.received).toHaveLength(1)
  })

  it('is resumed when its job is lost', async () => {
    const hook = await aWebhook(owner)
    const nextAt = sql`now() - interval '11 minutes'`
    await test.db
      .insert(webhookDeliveries)
      .values({ webhookId: hook.id, messageId: 'm', type: 'webhook.test', body: '{}', nextAt })
    await test.services.webhookDelivery.resume()
    await received(1)
  })

  it('is sent again on request, with the same id', async () => {
    const hook = await aWebhook(owner)
    await owner.api.testWebhook(hook)
    const { id } = await attempted(hook)
    const again = { params: { id: String(hook.id), deliveryId: String(id) } }
    expect(await owner.api.resendWebhookDelivery(again)).toMatchObject({ status: 204 })
    const [one, other] = await received(2)
    expect(other?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
  })

  it('is signed with both secrets during a rotation, and then with the new one', async () => {
    const hook = await aWebhook(owner)
    const rotated = await owner.api.rotateWebhookSecret(hook)
    if (!rotated.ok) throw new Error(rotated.error.code)
    await owner.api.testWebhook(hook)
    const [message] = await received(1)
    if (!message) throw new Error('Nothing was received.')
    const signatures = [rotated.data.secret, hook.secret].map((secret) => signatureOf(secret, message))
    expect(message.headers['webhook-signature']).toBe(signatures.join(' '))
    const rotatesUntil = sql`now() - interval '1 second'`
    await test.db.update(webhooks).set({ rotatesUntil }).where(eq(webhooks.id, hook.id))
    await owner.api.testWebhook(hook)
    const [, next] = await received(2)
    expect(next?.headers['webhook-signature']).toBe(next && signatureOf(rotated.data.secret, next))
  })
})

describe('a webhook is switched off', () => {
  it('by 410, which its owner is told', async () => {
    answerWith(410)
    const hook = await aWebhook(owner)
    await owner.api.testWebhook(hook)
    expect(await attempted(hook)).toMatchObject({ state: 'failed', status: 410 })
    expect(await hookOf(hook)).toMatchObject({ state: 'gone' })
    const mails = await test.mailsTo(owner.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('Webhookを止めました（Mishiori）')
  })

  it('after five days without success, and not before', async () => {
    answerWith(503)
    const hook = await aWebhook(owner)
    await owner.api.testWebhook(hook)
    const { id } = await attempted(hook)
    const failSince = (failingSince: ReturnType<typeof sql>) =>
      test.db.update(webhooks).set({ failingSince }).where(eq(webhooks.id, hook.id))
    await failSince(sql`now() - make_interval(days => ${limits.failingDays}) + interval '1 minute'`)
    await attemptNow(id)
    expect(await hookOf(hook)).toMatchObject({ state: 'active' })
    await failSince(sql`now() - make_interval(days => ${limits.failingDays}) - interval '1 minute'`)
    await attemptNow(id)
    expect(await hookOf(hook)).toMatchObject({ state: 'failing' })
    await test.mailsTo(owner.user.email, 2)
    await owner.api.pauseWebhook({ ...hook, body: { paused: false } })
    expect(await hookOf(hook)).toMatchObject({ state: 'active', failingSince: null })
  })

  it('not while some of it succeeds', async () => {
    answerWith(503)
    const hook = await aWebhook(owner)
    await owner.api.testWebhook(hook)
    const { id } = await attempted(hook)
    expect((await hookOf(hook)).failingSince).not.toBeNull()
    receiver.answerBy(null)
    await attemptNow(id)
    expect(await deliveriesOf(hook)).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(await hookOf(hook)).toMatchObject({ state: 'active', failingSince: null })
  })
})

describe('nothing is sent', () => {
  const waiting = async (hook: Hook, commentId: number | null = null) => {
    const values = { webhookId: hook.id, messageId: 'm', type: 'webhook.test', body: '{}', commentId } as const
    const [row] = await test.db.insert(webhookDeliveries).values(values).returning({ id: webhookDeliveries.id })
    await test.services.webhookDelivery.deliver(row?.id ?? 0)
    return deliveriesOf(hook)
  }
  afterEach(() => expect(receiver.received).toEqual([]))

  it('while it is paused', async () => {
    const hook = await aWebhook(owner)
    await owner.api.pauseWebhook({ ...hook, body: { paused: true } })
    expect(await waiting(hook)).toMatchObject([{ state: 'dropped', problem: 'inactive', attempts: 0 }])
  })

  it('for who is suspended', async () => {
    const hook = await aWebhook(owner)
    await test.db.execute(sql`update users set suspended_until = now() + interval '1 day' where id = ${owner.user.id}`)
    expect(await waiting(hook)).toMatchObject([{ state: 'dropped', problem: 'inactive' }])
  })

  it('of a comment that is not there any more', async () => {
    expect(await waiting(await aWebhook(owner), 999_999)).toMatchObject([{ state: 'dropped', problem: 'withdrawn' }])
  })

  it('[F61] to an address inside', async () => {
    const hook = await aWebhook(owner)
    await test.db.update(webhooks).set({ url: 'https://127.0.0.1:1/' }).where(eq(webhooks.id, hook.id))
    expect(await waiting(hook)).toMatchObject([{ state: 'waiting', problem: 'address', status: null }])
  })

  it('once the account is closed: webhook and log are gone', async () => {
    const hook = await aWebhook(owner)
    expect(await owner.api.withdraw({ body: {} })).toMatchObject({ ok: true })
    expect(await test.db.select().from(webhooks).where(eq(webhooks.id, hook.id))).toEqual([])
  })
})

it('sends as many an hour as the limit, and drops those beyond', async () => {
  const hook = await aWebhook(owner)
  const message = { webhookId: hook.id, messageId: 'm', type: 'webhook.test', body: '{}', state: 'delivered' } as const
  await test.db.insert(webhookDeliveries).values(Array.from({ length: limits.perHour - 1 }, () => message))
  await owner.api.testWebhook(hook)
  await received(1)
  await owner.api.testWebhook(hook)
  expect((await deliveriesOf(hook)).at(-1)).toMatchObject({ state: 'dropped', problem: 'too_many', attempts: 0 })
})
