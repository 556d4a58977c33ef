import { PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contactMessages } from '../../schema/contact-messages.table.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const aMessage = (over: object = {}) => ({
  topic: 'question' as const,
  name: '森',
  email: 'mori@example.com',
  text: '橋は渡れますか。',
  locale: 'ja' as const,
  ...over,
})
const OPERATOR = 'operator@example.com'
const mailsAbout = async (text: string) => (await test.mailsTo(OPERATOR, 0)).filter((mail) => mail.text.includes(text))

describe('writing to the operator', () => {
  it('reaches them by mail, once, and their answer reaches who wrote', async () => {
    const text = `石橋 ${crypto.randomUUID()}`
    expect(await test.aGuest().api.sendContactMessage({ body: aMessage({ text }) })).toMatchObject({ status: 204 })
    await vi.waitFor(async () => expect(await mailsAbout(text)).toHaveLength(1), { timeout: 20_000 })
    expect(await mailsAbout(text)).toMatchObject([{ to: OPERATOR, replyTo: 'mori@example.com' }])
    const [row] = await test.db.select().from(contactMessages).where(eq(contactMessages.text, text))
    await vi.waitFor(async () => {
      const [mailed] = await test.db.select().from(contactMessages).where(eq(contactMessages.text, text))
      expect(mailed?.mailedAt).not.toBeNull()
    })
    await test.services.contact.mail(Number(row?.id))
    expect(await mailsAbout(text)).toHaveLength(1)
  })

  it('tells who is logged in', async () => {
    const user = await test.aVerifiedUser()
    const text = `分かれ道 ${crypto.randomUUID()}`
    await user.api.sendContactMessage({ body: aMessage({ text }) })
    await vi.waitFor(async () => expect(await mailsAbout(`/users/${user.user.id}`)).toHaveLength(1), {
      timeout: 20_000,
    })
    expect(await test.services.contact.listOf(user.user.id)).toMatchObject([{ text, email: 'mori@example.com' }])
  })

  it.each([
    ['text', { text: '' }],
    ['text', { text: '   ' }],
    ['text', { text: 'x'.repeat(PRODUCT_LIMITS.contact.text.max + 1) }],
    ['name', { name: 'x'.repeat(PRODUCT_LIMITS.contact.name.max + 1) }],
    ['email', { email: 'nobody' }],
  ])('refuses a %s that is wrong', async (field, over) => {
    const answer = await test.aGuest().api.sendContactMessage({ body: aMessage(over) })
    expect(answer).toMatchObject({ status: 422, error: { code: 'request.invalid', fields: [{ field }] } })
  })

  it('takes as much as is allowed', async () => {
    const { text, name } = PRODUCT_LIMITS.contact
    const body = aMessage({ text: 'x'.repeat(text.max), name: 'x'.repeat(name.max) })
    expect(await test.aGuest().api.sendContactMessage({ body })).toMatchObject({ status: 204 })
  })

  it('forgets what was mailed a month ago, and keeps what was not', async () => {
    const [old, waiting] = [crypto.randomUUID(), crypto.randomUUID()]
    const row = { topic: 'other', name: '', email: 'a@example.com', locale: 'ja' } as const
    await test.db.insert(contactMessages).values([
      { ...row, text: old, mailedAt: sql`now() - interval '31 days'` },
      { ...row, text: waiting, createdAt: sql`now() - interval '31 days'` },
    ])
    await test.services.contact.deleteOld()
    const kept = (await test.db.select({ text: contactMessages.text }).from(contactMessages)).map(({ text }) => text)
    expect(kept).toContain(waiting)
    expect(kept).not.toContain(old)
  })
})

it('refuses the sixth message of an hour', async () => {
  const strict = await buildTestApp({ rateLimitFactor: 1 })
  const send = () => strict.aGuest().api.sendContactMessage({ body: aMessage() })
  for (let count = 0; count < 5; count++) expect(await send()).toMatchObject({ status: 204 })
  expect(await send()).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
  await strict.close()
})

it('asks for a bot check from the third message on', async () => {
  const checking = await buildTestApp({ botCheck: { difficulty: 100 }, rateLimitFactor: 1 })
  const send = (bot_check?: string) =>
    checking.aGuest().api.sendContactMessage({ body: aMessage(bot_check ? { bot_check } : {}) })
  for (let count = 0; count < 2; count++) expect(await send()).toMatchObject({ status: 204 })
  expect(await send()).toMatchObject({ error: { code: 'bot_check.required' } })
  expect(await send('none')).toMatchObject({ error: { code: 'bot_check.failed' } })
  await checking.close()
})
