import { PRODUCT_LIMITS, type WebhookInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { openReceiver, type Receiver } from './testing/open-receiver.ts'

let receiver: Receiver
let test: TestApp
let owner: TestUser
beforeAll(async () => {
  receiver = await openReceiver()
  test = await buildTestApp({ webhookHosts: [receiver.host] })
})
beforeEach(async () => {
  owner = await test.aVerifiedUser()
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})

const { webhook: limits } = PRODUCT_LIMITS
const INPUT: WebhookInput = { name: 'Blog', url: 'https://hooks.example.net/in', events: ['article.published'] }

/** The changes may be what no client of ours would send. */
const create = ({ api }: TestUser, changes: object = {}) => api.createWebhook({ body: { ...INPUT, ...changes } })

async function aWebhook(of: TestUser, changes: Partial<WebhookInput> = {}) {
  const answer = await create(of, changes)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function listed({ api }: TestUser) {
  const answer = await api.listWebhooks()
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data
}

const of = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })
const addMessage = (webhookId: number) =>
  test.db
    .insert(webhookDeliveries)
    .values({ webhookId, messageId: 'msg_x', type: 'webhook.test', body: '{}', state: 'failed', problem: 'timeout' })
    .returning({ id: webhookDeliveries.id })

describe('adding a webhook', () => {
  it('shows the secret once, and stores it encrypted', async () => {
    const { secret, ...made } = await aWebhook(owner)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    expect(made).toMatchObject({ ...INPUT, state: 'active', rotates_until: null })
    expect(await listed(owner)).toEqual([{ ...made, deliveries: [] }])
    const rows = await test.db.select().from(webhooks).where(eq(webhooks.id, made.id))
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length))
  })

  it('is told its owner by mail, without address and secret', async () => {
    const { secret, url } = await aWebhook(owner)
    const [mail] = await test.mailsTo(owner.user.email, 1)
    expect(mail?.text).toContain('/home/account/webhooks')
    expect(mail?.text).not.toContain(url)
    expect(mail?.text).not.toContain(secret)
  })

  it('asks who has not just authenticated to do so', async () => {
    const { id } = await aWebhook(owner)
    await test.db.execute(sql`update sessions set authenticated_at = now() - interval '11 minutes'
      where user_id = ${owner.user.id}`)
    const refused = { ok: false, error: { code: 'auth.reauthentication_required' } }
    expect(await create(owner)).toMatchObject(refused)
    expect(await owner.api.rotateWebhookSecret(of({ id }))).toMatchObject(refused)
  })

  it('is possible up to the limit, also at once', async () => {
    const { perUser: max } = limits
    const answers = await Promise.all(Array.from({ length: max + 3 }, () => create(owner)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(max)
    expect(await create(owner)).toMatchObject({ error: { code: 'webhook.limit_reached', params: { max } } })
    const [first] = await listed(owner)
    await owner.api.deleteWebhook(of({ id: first?.id ?? 0 }))
    expect(await create(owner)).toMatchObject({ ok: true })
  })

  it.each([
    ['a name of 100 characters', { name: 'n'.repeat(limits.nameLength.max) }, 201],
    ['a name of 101', { name: 'n'.repeat(limits.nameLength.max + 1) }, 422],
    ['no name', { name: ' ' }, 422],
    ['no event', { events: [] }, 422],
    ['an event twice', { events: ['article.updated', 'article.updated'] }, 422],
    ['an unknown event', { events: ['everything'] }, 422],
    ['an address of 2048 characters', { url: `https://a.example/${'x'.repeat(limits.urlLength.max - 18)}` }, 201],
    ['an address of 2049', { url: `https://a.example/${'x'.repeat(limits.urlLength.max - 17)}` }, 422],
    ['no address', { url: '' }, 422],
  ])('with %s', async (_, changes, status) => {
    expect(await create(owner, changes)).toMatchObject({ status })
  })

  it.each(['http://hooks.example.net/', 'https://10.0.0.1/', 'https://localhost:0x/', 'nothing'])(
    '[F61] refuses the address %s',
    async (url) => {
      expect(await create(owner, { url })).toMatchObject({ status: 422, error: { code: 'webhook.address_refused' } })
    },
  )
})

describe('managing webhooks', () => {
  it('rotates the secret, and uses the former one for a day', async () => {
    const { id, secret } = await aWebhook(owner)
    const answer = await owner.api.rotateWebhookSecret(of({ id }))
    if (!answer.ok) throw new Error(answer.error.code)
    expect(answer.data.secret).not.toBe(secret)
    const hours = (Date.parse(answer.data.rotates_until ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(limits.rotationHours, 1)
  })

  it('pauses and resumes', async () => {
    const { id } = await aWebhook(owner)
    const pause = (paused: boolean) => owner.api.pauseWebhook({ ...of({ id }), body: { paused } })
    expect(await pause(true)).toMatchObject({ status: 204 })
    expect(await listed(owner)).toMatchObject([{ state: 'paused' }])
    const [message] = await addMessage(id)
    const again = { params: { id: String(id), deliveryId: String(message?.id) } }
    const off = { status: 409, error: { code: 'webhook.paused' } }
    expect(await owner.api.testWebhook(of({ id }))).toMatchObject(off)
    expect(await owner.api.resendWebhookDelivery(again)).toMatchObject(off)
    await pause(false)
    expect(await listed(owner)).toMatchObject([{ state: 'active' }])
  })

  it('is nobody else’s', async () => {
    const { id } = await aWebhook(owner)
    const [message] = await addMessage(id)
    const { api } = await test.aVerifiedUser()
    const delivery = { params: { id: String(id), deliveryId: String(message?.id) } }
    const answers = await Promise.all([
      api.pauseWebhook({ ...of({ id }), body: { paused: true } }),
      api.rotateWebhookSecret(of({ id })),
      api.testWebhook(of({ id })),
      api.resendWebhookDelivery(delivery),
      api.deleteWebhook(of({ id })),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, error: { code: 'webhook.not_found' } })
    expect(await listed(owner)).toMatchObject([{ id, state: 'active' }])
    const own = await aWebhook(owner)
    const elsewhere = { params: { id: String(own.id), deliveryId: String(message?.id) } }
    expect(await owner.api.resendWebhookDelivery(elsewhere)).toMatchObject({
      status: 404,
      error: { code: 'webhook.delivery_not_found' },
    })
  })

  it('shows the last deliveries, and no more', async () => {
    const { id } = await aWebhook(owner)
    for (let sent = 0; sent <= limits.shownDeliveries; sent += 1) await addMessage(id)
    const [webhook] = await listed(owner)
    expect(webhook?.deliveries).toHaveLength(limits.shownDeliveries)
    const ids = webhook?.deliveries.map((one) => one.id) ?? []
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('tests and sends again as often as the limit, and not once more', async () => {
    const { id } = await aWebhook(owner, { url: `http://${receiver.host}/` })
    for (let asked = 0; asked < limits.requestsPerHour; asked += 1) {
      expect(await owner.api.testWebhook(of({ id }))).toMatchObject({ status: 204 })
    }
    expect(await owner.api.testWebhook(of({ id }))).toMatchObject({ status: 429, error: { code: 'request.too_many' } })
  })

  it('keeps the log for thirty days, and former secrets no longer than they are used', async () => {
    const { id } = await aWebhook(owner)
    await owner.api.rotateWebhookSecret(of({ id }))
    const [old] = await addMessage(id)
    const [kept] = await addMessage(id)
    const age = (days: number) => sql`now() - make_interval(days => ${days}) + interval '1 minute'`
    const setAge = (message: { id: number } | undefined, days: number) =>
      test.db
        .update(webhookDeliveries)
        .set({ createdAt: age(days) })
        .where(eq(webhookDeliveries.id, message?.id ?? 0))
    await setAge(old, limits.deliveryDays + 1)
    await setAge(kept, limits.deliveryDays)
    await test.db.update(webhooks).set({ rotatesUntil: sql`now() - interval '1 second'` }).where(eq(webhooks.id, id))
    await test.services.webhooks.deleteOld()
    const [webhook] = await listed(owner)
    expect(webhook?.deliveries.map((one) => one.id)).toEqual([kept?.id])
    const [row] = await test.db.select().from(webhooks).where(eq(webhooks.id, id))
    expect(row).toMatchObject({ formerSecret: null, rotatesUntil: null })
  })
})
