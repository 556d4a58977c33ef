import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aLayer, aLine, aSpot } from '../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../modules/route-articles/testing/create-article.ts'
import { aVerifiedAccount, mailedCode, PASSWORD, signUp, wrongCode } from '../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../testing/index.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { startJobs } from './jobs/jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
afterEach(() => {
  vi.useRealTimers()
})

const warnings: Error[] = []
const keep = (warning: Error) => warnings.push(warning)
process.on('warning', keep)
afterAll(() => {
  process.off('warning', keep)
})

const HOUR_MS = 3_600_000
const CLOCKS: readonly [string, () => number][] = [
  ['two hours behind', () => Date.now() - 2 * HOUR_MS],
  ['two hours ahead', () => Date.now() + 2 * HOUR_MS],
  ['years ahead, on a leap day', () => Date.UTC(2040, 1, 29, 23, 59, 59)],
  ['amid the hour that summer time takes away', () => Date.UTC(2026, 2, 29, 1, 30)],
]

/** The clock of this process; timers go on. That of the database is right. */
const setClock = (now: () => number) => vi.useFakeTimers({ toFake: ['Date'], now: now() })

/** Seconds between a moment of an answer and the clock of the database. */
async function secondsAgo(moment: string | null): Promise<number> {
  const [row] = await test.db.execute<{ seconds: number }>(
    sql`select abs(extract(epoch from now() - ${moment}::timestamptz))::int as seconds`,
  )
  return row?.seconds ?? Number.NaN
}

async function daysLeft(userId: number): Promise<number> {
  const [row] = await test.db.execute<{ days: number }>(
    sql`select extract(epoch from max(expires_at) - now())::float8 / 86400 as days from sessions where user_id = ${userId}`,
  )
  return row?.days ?? Number.NaN
}

const age = (table: string, columns: readonly string[], where: ReturnType<typeof sql>) =>
  test.db.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(
      columns.map((name) => sql`${sql.identifier(name)} = ${sql.identifier(name)} - interval '61 minutes'`),
      sql`, `,
    )} where ${where}`,
  )

describe.each(CLOCKS)('[fault 16] a process whose clock is %s', (_, now) => {
  it('takes a code for an hour, and not longer', async () => {
    setClock(now)
    await aVerifiedAccount(test)
    const late = await signUp(test)
    const code = await mailedCode(test, late.body.email)
    await age('email_codes', ['created_at', 'expires_at'], sql`email = ${late.body.email}`)
    expect(await late.api.verifyEmail({ body: { code } })).toMatchObject({ error: { code: 'auth.code_invalid' } })
  })

  it('counts tries, and tells when they may go on', async () => {
    setClock(now)
    const { body } = await signUp(test)
    const address = `192.0.2.${Math.floor(Math.random() * 250)}`
    const logIn = (password: string) => test.aGuest({ address }).api.logIn({ body: { email: body.email, password } })
    for (let tried = 0; tried < 10; tried++) expect((await logIn('not the password')).status).toBe(400)
    const refused = await logIn(PASSWORD)
    const seconds = Number(refused.headers.get('retry-after'))
    expect([refused.status, seconds > 0 && seconds <= 60]).toEqual([429, true])
  })

  it('keeps sessions, and ends them when they are over', async () => {
    const client = await aVerifiedAccount(test)
    setClock(now)
    expect(await client.api.currentUser()).toMatchObject({ data: { email: client.body.email } })
    const opened = await aVerifiedAccount(test)
    expect(await daysLeft(opened.userId)).toBeCloseTo(await daysLeft(client.userId), 2)
    await test.db.execute(
      sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${client.userId}`,
    )
    expect(await client.api.currentUser()).toMatchObject({ data: null })
  })

  it('resets a password by a link for an hour, and not longer', async () => {
    const { body, userId } = await aVerifiedAccount(test)
    setClock(now)
    const guest = test.aGuest()
    await guest.api.requestPasswordReset({ body: { email: body.email } })
    const mails = await test.mailsTo(body.email, 2)
    const token = /\/resetpass\?token=([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1] ?? ''
    expect(token).not.toBe('')
    await age('password_resets', ['created_at', 'expires_at'], sql`user_id = ${userId}`)
    const late = await guest.api.resetPassword({ body: { token, password: 'another long password' } })
    expect(late.ok).toBe(false)
  })

  it('dates what is published by the clock of the database', async () => {
    const author = await test.aVerifiedUser()
    setClock(now)
    const article = await createArticle(author)
    expect(await secondsAgo(article.created_at)).toBeLessThan(60)
    expect(await secondsAgo(article.updated_at)).toBeLessThan(60)
  })

  it('tells the age of hazards by it, too', async () => {
    const author = await test.aVerifiedUser()
    const reader = await test.aVerifiedUser()
    const [day] = await test.db.execute<{ fresh: string; stale: string }>(
      sql`select ((now() at time zone 'UTC')::date - 89)::text as fresh, ((now() at time zone 'UTC')::date - 90)::text as stale`,
    )
    setClock(now)
    const rocks = ['fresh', 'stale'] as const
    const spots = rocks.map((tmpId) => aSpot({ tmpId, icon: 'caution', seen_on: day?.[tmpId] ?? '' }))
    const { id } = await createArticle(author, { layer: [aLayer(aLine(), ...spots)] })
    const read = await test.aGuest().api.readRoute({ params: { id: String(id) } })
    expect(read.ok && read.data.hazards.map((one) => [one.object_id, one.is_stale])).toEqual([
      ['fresh', false],
      ['stale', true],
    ])
    const params = { id: String(id), objectId: 'stale' }
    const gone = await reader.api.answerHazard({ params, body: { answer: 'gone' } })
    expect(gone).toMatchObject({ data: { is_stale: true, gone_count: 1 } })
  })

  it('shows the route of the week for a week', async () => {
    const author = await test.aVerifiedUser()
    setClock(now)
    const { id } = await createArticle(author)
    const { featured, frontPage } = test.services
    const chosen = await featured.choose(id, { words: { ja: '', en: '' }, days: 7 })
    expect(await secondsAgo(chosen.until)).toBeGreaterThan(7 * 86_400 - 60)
    expect(await secondsAgo(chosen.until)).toBeLessThanOrEqual(7 * 86_400)
    const shown = async () => (await frontPage.read(null, {})).featured?.route.id ?? null
    expect([await shown(), (await featured.current())?.articleId]).toEqual([id, id])
    await test.db.execute(
      sql`update instance_settings set value = value || jsonb_build_object('until', now() - interval '1 second')
        where name = 'featured_route'`,
    )
    expect([await shown(), await featured.current()]).toEqual([null, null])
  })

  it('still refuses a wrong code', async () => {
    setClock(now)
    const { api, body } = await signUp(test)
    const code = await mailedCode(test, body.email)
    expect(await api.verifyEmail({ body: { code: wrongCode(code) } })).toMatchObject({ status: 422 })
    expect((await api.verifyEmail({ body: { code } })).ok).toBe(true)
  })
})

it('[fault 16] waits for as long as it meant to when its clock is set back by years', async () => {
  setClock(() => Date.UTC(2060, 0, 1))
  const database = await createTestDatabase()
  const problems: Error[] = []
  const jobs = await startJobs(database.target, (error) => problems.push(error), { superviseSeconds: 1 })
  onTestFinished(async () => {
    await jobs.stop()
    await database.drop()
  })
  vi.useRealTimers()
  await pause(2500)
  expect(warnings.filter(({ name }) => name === 'TimeoutOverflowWarning')).toEqual([])
  expect(problems).toEqual([])
})
