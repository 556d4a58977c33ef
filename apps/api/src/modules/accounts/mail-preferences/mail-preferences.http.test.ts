import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const LETTER = { subject: '秋の道', paragraphs: ['新しい地図ができました。'] }
const sendNews = ({ user }: TestUser) => test.services.mailPreferences.send(user.id, 'news', () => LETTER)
const INVALID = { status: 422, error: { code: 'mail.link_invalid' } }

/** A user who has enabled news and received one. */
async function aSubscriber() {
  const subscriber = await test.aVerifiedUser()
  await subscriber.api.saveMailPreferences({ body: { news: true } })
  expect(await sendNews(subscriber)).toBe(true)
  const [mail] = await test.mailsTo(subscriber.user.email, 1)
  const url = new URL(mail?.unsubscribeUrl ?? '')
  return { ...subscriber, mail, oneClick: `${url.pathname}${url.search}`, key: url.searchParams.get('key') ?? '' }
}

const wantsNews = async ({ api }: Pick<TestUser, 'api'>) => {
  const answer = await api.readMailPreferences()
  return answer.ok && answer.data.news
}

/** As a mail program does it. */
const press = (url: string) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('choosing mails', () => {
  it('begins without news, and mails them to nobody who has not asked', async () => {
    const reader = await test.aVerifiedUser()
    expect(await reader.api.readMailPreferences()).toMatchObject({ data: { news: false } })
    expect(await sendNews(reader)).toBe(false)
    expect(await reader.api.saveMailPreferences({ body: { news: true } })).toMatchObject({ data: { news: true } })
    expect(await sendNews(reader)).toBe(true)
  })

  it('refuses kinds that there are not, and keeps those of other versions', async () => {
    const { api, user } = await test.aVerifiedUser()
    await test.db
      .update(users)
      .set({ mailPreferences: { comments: true } })
      .where(eq(users.id, user.id))
    const body = { news: true, everything: true }
    expect(await api.saveMailPreferences({ body })).toMatchObject({ status: 422 })
    await api.saveMailPreferences({ body: { news: true } })
    const [row] = await test.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.mailPreferences).toEqual({ comments: true, news: true })
  })
})

describe('stopping a mail by its link', () => {
  it('is named in the mail, for people and for mail programs', async () => {
    const { mail, key } = await aSubscriber()
    expect(mail?.text).toContain(`http://localhost/unsubscribe?key=${key}`)
    expect(mail?.unsubscribeUrl).toBe(`http://localhost/mail/unsubscribe?key=${key}`)
  })

  it('needs one press and no log-in', async () => {
    const subscriber = await aSubscriber()
    expect((await press(subscriber.oneClick)).statusCode).toBe(204)
    expect(await wantsNews(subscriber)).toBe(false)
    expect((await press(subscriber.oneClick)).statusCode).toBe(204)
    expect(await sendNews(subscriber)).toBe(false)
  })

  it('works on our page too', async () => {
    const subscriber = await aSubscriber()
    expect(await test.aGuest().api.unsubscribe({ body: { key: subscriber.key } })).toMatchObject({ status: 204 })
    expect(await wantsNews(subscriber)).toBe(false)
  })

  it('[A12] is told before it is done, which does not do it', async () => {
    const subscriber = await aSubscriber()
    const read = (key: string) => test.aGuest().api.readSubscription({ query: { key } })
    expect(await read(subscriber.key)).toMatchObject({ status: 200, data: { kind: 'news' } })
    expect(await wantsNews(subscriber)).toBe(true)
    expect(await read(subscriber.key.slice(0, -1))).toMatchObject(INVALID)
  })

  it('[A12] is not done by following it', async () => {
    const subscriber = await aSubscriber()
    await test.app.inject({ method: 'GET', url: subscriber.oneClick })
    expect(await wantsNews(subscriber)).toBe(true)
  })

  it('takes no key that was not signed for just this', async () => {
    const [one, two] = [await aSubscriber(), await aSubscriber()]
    const [, kind = '', signature = ''] = two.key.split('.')
    const forged = [
      `${one.user.id}.${kind}.${signature}`,
      one.key.slice(0, -1),
      `${one.key}A`,
      '',
      'x',
      `1.other.${signature}`,
    ]
    for (const key of forged) {
      expect((await press(`/mail/unsubscribe?key=${key}`)).json()).toMatchObject({
        error: { code: INVALID.error.code },
      })
      if (key !== '') expect(await test.aGuest().api.unsubscribe({ body: { key } })).toMatchObject(INVALID)
    }
    expect(await wantsNews(one)).toBe(true)
  })
})
