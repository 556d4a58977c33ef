import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../../platform/session/sessions.table.ts'
import { users } from '../../platform/session/users.table.ts'
import { files } from '../../schema/files.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { PASSWORD, signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { accountsRepository } from '../accounts/accounts.repository.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createAuthorsService } from '../users/authors.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Somebody with a password whose address is verified. */
async function somebody(): Promise<TestUser> {
  const { body, ...client } = await signUp(test)
  const [user] = await test.db
    .update(users)
    .set({ emailVerifiedAt: sql`now()`, place: '木祖村', profile: '歩きます', site: 'https://example.com/' })
    .where(eq(users.name, body.name))
    .returning({ id: users.id })
  if (!user) throw new Error('No user was stored.')
  return { ...client, user: { id: user.id, name: body.name, email: body.email } }
}

const withdraw = (user: TestUser) => user.api.withdraw({ body: { password: PASSWORD } })

const rowOf = async ({ user }: TestUser) => (await test.db.select().from(users).where(eq(users.id, user.id)))[0]

const logInLongAgo = ({ user }: TestUser) =>
  test.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, user.id))

const leftDaysAgo = ({ user }: TestUser, days: number) =>
  test.db
    .update(users)
    .set({ withdrawnAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(users.id, user.id))

async function uploadPicture(user: TestUser) {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'gate.jpg')
  const answer = await user.api.uploadImage({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Every place of the database, queues included, where a text stands. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await test.db.execute<{ place: string; found: string }>(sql`
    select format('%I.%I.%I', table_schema, table_name, column_name) as place,
      format('select count(*)::int as n from %I.%I where %I::text ilike ', table_schema, table_name, column_name) as found
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')`)
  const places: string[] = []
  for (const { place, found } of columns) {
    const [row] = await test.db.execute<{ n: number }>(sql`${sql.raw(found)} ${`%${text}%`}`)
    if (row && row.n > 0) places.push(place)
  }
  return places
}

describe('withdrawing', () => {
  it('[A17] leaves no trace of who it was in the database', async () => {
    const user = await somebody()
    await createArticle(user)
    await test.db.execute(
      sql`insert into email_changes (user_id, email) values (${user.user.id}, ${`new.${user.user.email}`})`,
    )
    const notice = { kind: 'email-changed', userId: user.user.id, email: user.user.email }
    await test.db.execute(
      sql`insert into pgboss.job (name, data) values ('account-notice', ${JSON.stringify(notice)}::jsonb)`,
    )
    expect(await placesOf(user.user.email)).toContain('pgboss.job.data')
    expect(await withdraw(user)).toMatchObject({ status: 204 })
    expect(await placesOf(user.user.email)).toEqual([])
    expect(await rowOf(user)).toMatchObject({
      email: '',
      name: `withdrawn-${user.user.id}`,
      nickname: '',
      place: '',
      profile: '',
      site: '',
      passwordHash: null,
      avatar: null,
      emailVerifiedAt: null,
      withdrawnAt: expect.any(Date),
    })
  })

  it('[A10] ends all sessions at once, also for twenty requests that are on their way', async () => {
    const user = await somebody()
    const other = test.aGuest()
    await other.api.logIn({ body: { email: user.user.email, password: PASSWORD } })
    const before = new Map(user.cookies)
    await withdraw(user)
    expect(user.cookies.has('session')).toBe(false)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const thief = test.aGuest()
        for (const [name, value] of before) thief.cookies.set(name, value)
        return thief.api.setLocale({ body: { locale: 'ja' } })
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect(await other.api.currentUser()).toMatchObject({ data: null })
    const logIn = await test.aGuest().api.logIn({ body: { email: user.user.email, password: PASSWORD } })
    expect(logIn).toMatchObject({ error: { code: 'auth.bad_credentials' } })
  })

  it('takes what was published from everybody', async () => {
    const user = await somebody()
    const articles = [await createArticle(user), await createArticle(user, { private_mode: 'url' })]
    const shared = articles[1]?.full_share_url
    await withdraw(user)
    const guest = test.aGuest()
    for (const { id } of articles)
      expect(await guest.api.readRoute({ params: { id: String(id) } })).toMatchObject({ status: 404 })
    expect(shared).toContain('token=')
    const byLink = await guest.fetch(`/api/v1/routes/${articles[1]?.id}?${shared?.split('?')[1]}`, {})
    expect(byLink.status).toBe(404)
    expect(await guest.api.readUser({ params: { id: String(user.user.id) } })).toMatchObject({ status: 404 })
    const list = await guest.api.listRoutes({})
    expect(list.ok && list.data.data.some(({ user: { id } }) => id === user.user.id)).toBe(false)
  })

  it('gives the name and the address back to whoever wants them', async () => {
    const user = await somebody()
    await withdraw(user)
    const { email, name } = user.user
    expect((await signUp(test, { email, name })).body.email).toBe(email)
  })

  it('is confirmed by mail', async () => {
    const user = await somebody()
    await test.mailsTo(user.user.email, 1) // the code of the sign-up
    await withdraw(user)
    const [mail] = await test.mailsTo(user.user.email, 2)
    expect(mail?.subject).toBe('退会の手続きが終わりました（Mishiori）')
  })

  it('refuses a wrong password, and says where', async () => {
    const user = await somebody()
    expect(await user.api.withdraw({ body: { password: 'not my password' } })).toMatchObject({
      status: 422,
      error: { code: 'password.current_mismatch', fields: [{ field: 'password', rule: 'mismatch' }] },
    })
    expect((await rowOf(user))?.withdrawnAt).toBeNull()
  })

  it('needs a password, or a log-in of the last ten minutes', async () => {
    const user = await somebody()
    await logInLongAgo(user)
    expect(await user.api.withdraw({ body: {} })).toMatchObject({
      status: 403,
      error: { code: 'auth.reauthentication_required' },
    })
    expect(await withdraw(user)).toMatchObject({ status: 204 })

    const without = await test.aVerifiedUser()
    expect(await without.api.withdraw({ body: {} })).toMatchObject({ status: 204 })
  })

  it('lets nobody guess a password: the 11th try of a minute is refused', async () => {
    const user = await somebody()
    for (let i = 0; i < 10; i++) await user.api.withdraw({ body: { password: 'wrong' } })
    expect(await withdraw(user)).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
  })

  it('lets nothing be published by who has left meanwhile', async () => {
    const user = await somebody()
    const { id } = await createArticle(user)
    await withdraw(user)
    await test.db.update(routeArticles).set({ isDraft: false }).where(eq(routeArticles.id, id))
    const recount = test.db.transaction((tx) => createAuthorsService().recount(tx, user.user.id))
    await expect(recount).rejects.toMatchObject({ code: 'auth.login_required' })
  })
})

describe('what is kept of who has withdrawn', () => {
  const isStored = (name: string) => existsSync(join(test.dataFolder, 'files', name))
  const articlesOf = ({ user }: TestUser) => test.db.$count(routeArticles, eq(routeArticles.userId, user.id))
  const filesOf = ({ user }: TestUser) => test.db.$count(files, eq(files.userId, user.id))

  it('[A17] [B28] is deleted after 30 days, rows and bytes, and not before', async () => {
    const user = await somebody()
    const picture = await uploadPicture(user)
    await createArticle(user, { thumbnail_path: picture.url })
    await withdraw(user)
    await leftDaysAgo(user, 29)
    await test.services.withdrawals.deleteRetained()
    expect([await articlesOf(user), await filesOf(user), isStored(picture.file_name)]).toEqual([1, 1, true])

    await leftDaysAgo(user, 31)
    await test.services.withdrawals.deleteRetained()
    expect([await articlesOf(user), await filesOf(user), isStored(picture.file_name)]).toEqual([0, 0, false])
    expect((await test.aGuest().fetch(picture.url, {})).status).toBe(404)
  })

  it('is the row that others’ threads hang on, which no tidying takes for an abandoned sign-up', async () => {
    const user = await somebody()
    await withdraw(user)
    await test.db.update(users).set({ createdAt: sql`now() - interval '1 year'` }).where(eq(users.id, user.user.id))
    await accountsRepository(test.db).deleteAbandoned()
    expect(await rowOf(user)).toBeDefined()
  })

  it('does not touch others', async () => {
    const stays = await somebody()
    await createArticle(stays)
    await test.services.withdrawals.deleteRetained()
    expect(await articlesOf(stays)).toBe(1)
  })
})
