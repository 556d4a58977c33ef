import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailMode, NotificationType } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { notifications } from '../../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { createArticle } from '../../route-articles/testing/create-article.ts'

let database: TestDatabase
let dataFolder: string
let test: TestApp
let other: TestApp
let refused = ''
beforeAll(async () => {
  database = await createTestDatabase()
  dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-told-'))
  const build = () =>
    buildTestApp(
      { dataFolder },
      undefined,
      (outbox) => ({
        send: (mail) => (mail.to === refused ? Promise.reject(new Error('550 no such box')) : outbox.send(mail)),
      }),
      { database },
    )
  test = await build()
  other = await build()
})
afterAll(async () => {
  await test.close()
  await other.close()
  await database.drop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const wants = ({ api }: TestUser, modes: Partial<Record<NotificationType, MailMode>>) =>
  api.saveMailPreferences({ body: { notifications: modes } })

async function thank(author: TestUser, nickname = '道 歩'): Promise<TestUser> {
  const fan = await test.aVerifiedUser({ nickname })
  const { id } = await createArticle(author, { title: '鳥居峠 <越え>' })
  await fan.api.favoriteRoute({ params: { id: String(id) } })
  return fan
}

/** What their box holds once everything queued is done. */
async function mailsOf({ user }: TestUser) {
  await expect
    .poll(async () => {
      const rows = await test.db.execute(
        sql`select 1 from pgboss.job where name = 'notification-mail' and state in ('created', 'active', 'retry')`,
      )
      return rows.length
    })
    .toBe(0)
  return test.mailsTo(user.email, 0)
}

/** Whose clock shows this hour. */
async function atHour(user: TestUser, hour: number): Promise<void> {
  const zones = await test.db.execute<{ name: string }>(sql`
    select name from pg_timezone_names
    where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = ${hour} limit 1`)
  const timeZone = zones[0]?.name ?? ''
  expect(await user.api.saveMailPreferences({ body: { time_zone: timeZone } })).toMatchObject({
    data: { time_zone: timeZone },
  })
}

const sendDigests = () =>
  Promise.all([test.services.notificationMails.mailDigests(), other.services.notificationMails.mailDigests()])

describe('a mail at once', () => {
  it('says who did what to which, in the reader’s language, once', async () => {
    const author = await test.aVerifiedUser({ locale: 'en-us' })
    await wants(author, { favorite: 'at_once' })
    await thank(author)
    const [mail, ...more] = await test.mailsTo(author.user.email, 1)
    expect(mail?.subject).toBe('道 歩 sent you a Nice Route (Mishiori)')
    expect(mail?.text).toMatch(/^道 歩 sent you a Nice Route\n\n鳥居峠 <越え>\n\nhttp:\/\/localhost\/routes\/\d+\n/)
    expect(mail?.html).toContain('鳥居峠 &lt;越え&gt;')
    expect(mail?.text).toContain('http://localhost/home/account/sending')
    expect(more).toEqual([])
    const [row] = await test.db.select().from(notifications).where(eq(notifications.userId, author.user.id))
    await sendBoth(row?.id ?? 0, author.user.id)
    expect(await mailsOf(author)).toHaveLength(1)
  })

  const sendBoth = (notificationId: number, userId: number) =>
    Promise.all([test, other].map(({ services }) => services.notificationMails.mailAtOnce({ notificationId, userId })))

  it('is sent once by two processes that take it at the same moment', async () => {
    const author = await test.aVerifiedUser()
    await wants(author, { system: 'at_once' })
    for (let i = 0; i < 10; i++) {
      const told = { userId: author.user.id, type: 'system', details: { ja: `${i}`, 'en-us': '' } } as const
      const [row] = await test.db.insert(notifications).values(told).returning({ id: notifications.id })
      await sendBoth(row?.id ?? 0, author.user.id)
    }
    expect(await mailsOf(author)).toHaveLength(10)
  })

  it.each(['off', 'daily'] as const)('does not come to who wants it %s', async (mode) => {
    const author = await test.aVerifiedUser()
    await wants(author, { favorite: mode })
    await thank(author)
    expect(await mailsOf(author)).toEqual([])
  })

  it('is not sent of what was taken back, or read, before', async () => {
    const author = await test.aVerifiedUser()
    const told = { userId: author.user.id, type: 'moderation', readAt: new Date() } as const
    await wants(author, { moderation: 'at_once' })
    const [row] = await test.db.insert(notifications).values(told).returning({ id: notifications.id })
    await sendBoth(row?.id ?? 0, author.user.id)
    await sendBoth(999_999_999, author.user.id)
    expect(await mailsOf(author)).toEqual([])
  })

  it('does not exist when what it tells of was rolled back', async () => {
    const author = await test.aVerifiedUser()
    const told = { userId: author.user.id, type: 'moderation', actorId: null } as const
    const details = { action: 'warn', reason: 'x' } as const
    const rolledBack = test.db.transaction(async (tx) => {
      await test.services.notifications.notify(tx, { ...told, details })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await mailsOf(author)).toEqual([])
    expect(await author.api.countNotifications()).toMatchObject({ data: { count: 0 } })
  })

  it('is stopped for its type by one click', async () => {
    const author = await test.aVerifiedUser()
    await wants(author, { favorite: 'at_once', proposal_answer: 'at_once' })
    await thank(author)
    const [mail] = await test.mailsTo(author.user.email, 1)
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '')
    const pressed = await test.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.statusCode).toBe(204)
    expect(await author.api.readMailPreferences()).toMatchObject({
      data: { notifications: { favorite: 'off', proposal_answer: 'at_once' } },
    })
    await thank(author)
    expect(await mailsOf(author)).toHaveLength(1)
  })
})

describe('the digest of a day', () => {
  it('comes in the morning of its reader, once by however many processes', async () => {
    const author = await test.aVerifiedUser()
    await wants(author, { favorite: 'daily', comment: 'off' })
    await thank(author, 'maya.walks')
    await thank(author)
    await atHour(author, 7)
    await sendDigests()
    expect(await mailsOf(author)).toEqual([])
    await atHour(author, 8)
    await Promise.all(Array.from({ length: 5 }, sendDigests))
    const [mail, ...more] = await mailsOf(author)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('新しいお知らせが2件あります（Mishiori）')
    expect(mail?.text.indexOf('maya.walks')).toBeLessThan(mail?.text.indexOf('道 歩') ?? 0)
    // Later notifications of that day go into the next digest.
    await thank(author)
    await sendDigests()
    expect(await mailsOf(author)).toHaveLength(1)
    await test.db
      .update(users)
      .set({ digestedOn: sql`${users.digestedOn} - 1` })
      .where(eq(users.id, author.user.id))
    await sendDigests()
    expect((await mailsOf(author))[0]?.subject).toBe('新しいお知らせが1件あります（Mishiori）')
  })

  it('leaves out what was read, and is not sent of nothing', async () => {
    const author = await test.aVerifiedUser()
    await wants(author, { favorite: 'daily' })
    await thank(author)
    const until = (await test.services.reading.findLast(author.user.id)) ?? 0
    await author.api.readAllNotifications({ body: { until } })
    await atHour(author, 12)
    await sendDigests()
    expect(await mailsOf(author)).toEqual([])
  })

  it('says that there is more than thirty', async () => {
    const author = await test.aVerifiedUser({ locale: 'en-us' })
    await wants(author, { system: 'daily' })
    const rows = Array.from({ length: 31 }, (_, index) => ({
      userId: author.user.id,
      type: 'system' as const,
      details: { ja: '', 'en-us': `News number ${index}.` },
    }))
    await test.db.insert(notifications).values(rows)
    await atHour(author, 20)
    await sendDigests()
    const [mail] = await mailsOf(author)
    expect(mail?.subject).toBe('31 new notifications (Mishiori)')
    expect(mail?.text).toContain('And 1 more notification on Mishiori.')
    expect([
      mail?.text.includes('number 0.'),
      mail?.text.includes('number 1.'),
      mail?.text.includes('number 30.'),
    ]).toEqual([false, true, true])
  })

  it('of one whose box takes nothing keeps no others, and is tried again', async () => {
    const authors = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    for (const author of authors) {
      await wants(author, { favorite: 'daily' })
      await thank(author)
      await atHour(author, 9)
    }
    const [first, second] = authors
    if (!first || !second) throw new Error('There are two.')
    refused = first.user.email
    await sendDigests()
    expect([await mailsOf(first), (await mailsOf(second)).length]).toEqual([[], 1])
    expect(test.warnings.concat(other.warnings).join()).toContain('550 no such box')
    refused = ''
    await sendDigests()
    expect(await mailsOf(first)).toHaveLength(1)
  })

  it('is stopped with all that stands in it by one click', async () => {
    const author = await test.aVerifiedUser()
    await wants(author, { favorite: 'daily', comment: 'daily', reply: 'at_once' })
    await thank(author)
    await atHour(author, 10)
    await sendDigests()
    const [mail] = await mailsOf(author)
    const key = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('key') ?? ''
    expect(await test.aGuest().api.unsubscribe({ body: { key } })).toMatchObject({ status: 204 })
    const { data } = (await author.api.readMailPreferences()) as { data: { notifications: object } }
    expect(Object.values(data.notifications)).not.toContain('daily')
    expect(data.notifications).toMatchObject({ favorite: 'off', comment: 'off', reply: 'at_once' })
  })
})

it('knows only time zones that there are', async () => {
  const { api } = await test.aVerifiedUser()
  for (const time_zone of ['Mars/Olympus', "UTC'; --", 'EST5EDT4,M3']) {
    expect(await api.saveMailPreferences({ body: { time_zone } })).toMatchObject({
      status: 422,
      error: { code: 'mail.time_zone_unknown' },
    })
  }
  for (const time_zone of ['UTC', 'America/New_York', 'Asia/Kolkata'])
    expect(await api.saveMailPreferences({ body: { time_zone } })).toMatchObject({ ok: true, data: { time_zone } })
})
