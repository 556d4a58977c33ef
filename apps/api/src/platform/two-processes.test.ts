import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageTag } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../modules/route-articles/testing/create-article.ts'
import { aSignUp, mailedCode, PASSWORD, signUp, wrongCode } from '../testing/accounts.ts'
import { buildTestApp, createTestClient, type TestApp, type TestClient } from '../testing/index.ts'
import { createPooledDatabase, hasPgBouncer } from '../testing/pgbouncer.ts'
import { solve, toBotCheck } from '../testing/solve-challenge.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createBotCheck } from './bot-check/bot-check.ts'
import { switchMaintenance } from './instance-settings/maintenance.ts'

/** The same browser, sent to the other process by a load balancer. */
function movedTo(app: TestApp, { cookies }: TestClient): TestClient {
  const moved = createTestClient(app.app)
  for (const [name, value] of cookies) moved.cookies.set(name, value)
  return moved
}

const databases = [
  { name: 'on one database', create: createTestDatabase },
  ...(hasPgBouncer() ? [{ name: 'behind a pooler', create: createPooledDatabase }] : []),
]

describe.each(databases)('two processes $name', ({ create }) => {
  let database: TestDatabase
  let dataFolder: string
  let one: TestApp
  let other: TestApp
  beforeAll(async () => {
    database = await create()
    dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-shared-'))
    const build = () => buildTestApp({ dataFolder }, undefined, undefined, { database })
    one = await build()
    other = await build()
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await database.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('[A8] [A10] know each other’s sessions, and that they have ended', async () => {
    const client = await signUp(one)
    const moved = movedTo(other, client)
    expect(await moved.api.currentUser()).toMatchObject({ ok: true, data: { email: client.body.email } })
    expect((await moved.api.setLocale({ body: { locale: 'en-us' } })).status).toBe(204)
    expect((await moved.api.logOut()).status).toBe(204)
    expect(await client.api.currentUser()).toMatchObject({ ok: true, data: null })
    expect((await client.api.setLocale({ body: { locale: 'ja' } })).status).toBeGreaterThanOrEqual(401)
  })

  it('[A6] take a code from whichever mailed it, once', async () => {
    const client = await signUp(one)
    const [mail] = await one.mailsTo(client.body.email, 1)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    const moved = movedTo(other, client)
    expect((await moved.api.verifyEmail({ body: { code } })).ok).toBe(true)
    // The session was another one from then on.
    expect(await client.api.verifyEmail({ body: { code } })).toMatchObject({ error: { code: 'auth.login_required' } })
  })

  it('[fault 23] [A4] count tries to log in together', async () => {
    const { body } = await signUp(one)
    const tryAt = (app: TestApp, password: string) =>
      app.aGuest({ address: '192.0.2.20' }).api.logIn({ body: { email: body.email, password } })
    for (let index = 0; index < 5; index++)
      for (const app of [one, other]) expect((await tryAt(app, 'not the password')).status).toBe(400)
    for (const app of [one, other])
      expect(await tryAt(app, PASSWORD)).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
  })

  it('do a job once', async () => {
    const bodies = Array.from({ length: 10 }, () => aSignUp())
    await Promise.all(bodies.map((body, index) => (index % 2 ? one : other).aGuest().api.signUp({ body })))
    for (const { email } of bodies) expect(await one.mailsTo(email, 1)).toHaveLength(1)
    // Both work on the same queue; what one has done is not there for the other.
    for (const { email } of bodies) expect(await other.mailsTo(email, 1)).toHaveLength(1)
  })

  it('[F63] keep one article for equal requests under one key, wherever they arrive', async () => {
    const author = await one.aVerifiedUser()
    const moved = movedTo(other, author)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { title: 'once', summary: '', layer: [], context: { version: 1, blocks: [] }, tag: [] }
    const draft = { ...body, is_draft: true, private_mode: null, thumbnail_path: null }
    const first = await author.api.createRoute({ body: draft }, { headers })
    const again = await moved.api.createRoute({ body: draft }, { headers })
    expect(first.ok && again.ok && again.data.id === first.data.id).toBe(true)
  })

  it('are closed and opened together', async () => {
    for (const { services, listen } of [one, other]) await services.maintenance.follow(listen)
    const statuses = () => Promise.all([one, other].map(async (app) => (await app.aGuest().api.currentUser()).status))
    await switchMaintenance(one.db, true)
    await expect.poll(statuses).toEqual([503, 503])
    await switchMaintenance(other.db, false)
    await expect.poll(statuses).toEqual([200, 200])
  })

  it('take an answer to the bot check once, whichever asked for it', async () => {
    const [waiting, answered] = [one, other].map(({ db, services: { throttle } }) =>
      createBotCheck({ db, throttle, secret: 'a secret of both', settings: { difficulty: 100 } }),
    )
    const challenge = await waiting?.createChallenge()
    if (!challenge) throw new Error('There was no challenge.')
    const answer = toBotCheck(await solve(challenge))
    const taken = await Promise.allSettled([waiting, answered].map((process) => process?.check(answer, [])))
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('tell each other which pages have changed', async () => {
    const received: (readonly PageTag[] | null)[] = []
    other.services.pages.onChange((tags) => received.push(tags))
    await other.services.pages.follow(other.listen)
    const { id } = await createArticle(await one.aVerifiedUser())
    await expect
      .poll(() =>
        received
          .flat()
          .map(String)
          .some((tag) => tag.includes(String(id))),
      )
      .toBe(true)
  })
})

it('[fault 23] tries at a code and at a password stay counted when the product restarts amid them', async () => {
  const database = await createTestDatabase()
  const dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-shared-'))
  const restarting = () => buildTestApp({ dataFolder }, undefined, undefined, { database })
  let running = await restarting()
  const client = await signUp(running)
  const code = await mailedCode(running, client.body.email)
  const logIn = (password: string) =>
    running.aGuest({ address: '192.0.2.30' }).api.logIn({ body: { email: client.body.email, password } })
  for (let tried = 0; tried < 10; tried++) {
    expect((await logIn('not the password')).status).toBe(400)
    if (tried < 5) {
      const answer = await movedTo(running, client).api.verifyEmail({ body: { code: wrongCode(code) } })
      expect(answer).toMatchObject({ error: { code: 'auth.code_invalid' } })
    }
    if (tried % 3 === 2) {
      await running.close()
      running = await restarting()
    }
  }
  expect(await movedTo(running, client).api.verifyEmail({ body: { code } })).toMatchObject({ status: 422 })
  expect(await logIn(PASSWORD)).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
  expect((await running.aGuest().fetch('/api/v1/routes', {})).status).toBe(200)
  await running.close()
  await database.drop()
  rmSync(dataFolder, { recursive: true, force: true })
})
