import { agreeAt } from '@repo/open-id-provider'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { authorizations, providerSignUps } from '../../../schema/authorizations.table.ts'
import { mailedCode, signUp } from '../../../testing/accounts.ts'
import {
  aCompletion,
  begin,
  buildProviderApp,
  comeBack,
  goThrough,
  type ProviderApp,
  signUpThrough,
} from '../../../testing/provider-journeys.ts'

let test: ProviderApp
beforeAll(async () => {
  test = await buildProviderApp()
})
afterAll(() => test.close())

it('offers the configured providers, in their order', async () => {
  expect(await test.aGuest().api.listProviders()).toMatchObject({
    data: {
      data: [
        { name: 'oidc', label: 'Hill ID' },
        { name: 'google', label: 'Google' },
      ],
    },
  })
})

describe('the way to a provider', () => {
  it('[A13] carries state, nonce and a challenge, and our one exact address to come back to', async () => {
    const guest = test.aGuest()
    const url = new URL(await begin(guest, 'log-in'))
    expect(url.origin).toBe(test.provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/auth/oidc/callback',
      state: expect.stringMatching(/^.{43}$/),
      nonce: expect.stringMatching(/^.{43}$/),
      code_challenge: expect.stringMatching(/^.{43}$/),
    })
  })

  it('[A13] leaves nothing in the database that opens anything', async () => {
    const guest = test.aGuest()
    const state = new URL(await begin(guest, 'log-in')).searchParams.get('state') ?? ''
    const rows = JSON.stringify(await test.db.select().from(authorizations))
    expect(rows).not.toContain(state)
    expect(rows).not.toContain(guest.cookies.get('authorization'))
  })

  it('is held by a cookie that scripts and other sites do not get', async () => {
    const answer = await test.aGuest().api.startAuthorization({
      params: { provider: 'oidc' },
      body: { purpose: 'log-in' },
    })
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('authorization='))
    expect(cookie).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/)
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('leads back home, not to %s', async (next) => {
    test.provider.claims.set('lured', { email: 'lured@example.com', email_verified: false })
    const guest = test.aGuest()
    const answer = await agreeAt(await begin(guest, 'log-in', 'oidc', next), 'lured')
    expect(await comeBack(guest, answer)).toMatchObject({ data: { next: '/home' } })
  })

  it('is refused for a provider that is not configured, and for users', async () => {
    const params = { provider: 'strava' }
    expect(await test.aGuest().api.startAuthorization({ params, body: { purpose: 'log-in' } })).toMatchObject({
      status: 404,
      error: { code: 'provider.not_found' },
    })
    const { api } = await test.aVerifiedUser()
    const answer = await api.startAuthorization({ params: { provider: 'oidc' }, body: { purpose: 'log-in' } })
    expect(answer).toMatchObject({ status: 403, error: { code: 'auth.guest_only' } })
  })
})

describe('somebody new', () => {
  it('chooses a name and agrees to the terms; the verified address needs no code', async () => {
    test.provider.claims.set('hana', { email: 'Hana@example.com', email_verified: true, name: '花' })
    const guest = test.aGuest()
    expect(await goThrough(guest, 'hana')).toMatchObject({
      status: 200,
      data: { outcome: 'sign-up', next: '/home/routes' },
    })
    expect(await guest.api.currentUser()).toMatchObject({ data: null })
    expect(await guest.api.readProviderSignUp()).toMatchObject({
      data: {
        provider: { name: 'oidc', label: 'Hill ID' },
        email: 'Hana@example.com',
        is_email_verified: true,
        nickname: '花',
      },
    })
    const completed = await guest.api.completeProviderSignUp({ body: aCompletion({ nickname: '花' }) })
    expect(completed).toMatchObject({
      status: 201,
      data: {
        next: '/home/routes',
        user: {
          email: 'Hana@example.com',
          email_verified_at: expect.any(String),
          nickname: '花',
          has_password: false,
        },
      },
    })
    expect(await guest.api.currentUser()).toMatchObject({ data: { nickname: '花' } })
    expect(await guest.api.listLinkedAccounts()).toMatchObject({
      data: { data: [{ provider: 'oidc', label: 'Hill ID', email: 'Hana@example.com' }], has_password: false },
    })
  })

  it('cannot name another address than the verified one', async () => {
    test.provider.claims.set('ren', { email: 'ren@example.com', email_verified: true })
    const guest = test.aGuest()
    await goThrough(guest, 'ren')
    const body = aCompletion({ email: 'another@example.com' })
    expect(await guest.api.completeProviderSignUp({ body })).toMatchObject({
      data: { user: { email: 'ren@example.com' } },
    })
  })

  it('[A14] proves an address that the provider has not verified by the mailed code', async () => {
    test.provider.claims.set('mei', { email: 'mei@example.com', email_verified: false })
    const guest = test.aGuest()
    expect(await goThrough(guest, 'mei')).toMatchObject({ data: { outcome: 'sign-up' } })
    expect(await guest.api.readProviderSignUp()).toMatchObject({ data: { is_email_verified: false } })
    const body = aCompletion({ email: 'mei@example.com' })
    expect(await guest.api.completeProviderSignUp({ body })).toMatchObject({
      data: { user: { email: 'mei@example.com', email_verified_at: null } },
    })
    const code = await mailedCode(test, 'mei@example.com')
    expect(await guest.api.verifyEmail({ body: { code } })).toMatchObject({
      ok: true,
      data: { email_verified_at: expect.any(String) },
    })
  })

  it('gives an address where the provider tells none', async () => {
    const guest = test.aGuest()
    await goThrough(guest, 'nobody')
    expect(await guest.api.completeProviderSignUp({ body: aCompletion() })).toMatchObject({
      status: 422,
      error: { code: 'request.invalid', fields: [{ field: 'email', rule: 'required' }] },
    })
    const body = aCompletion({ email: 'nobody@example.com' })
    expect(await guest.api.completeProviderSignUp({ body })).toMatchObject({ status: 201 })
  })

  it('must agree to the terms and choose a name that is free, and may try again', async () => {
    const { body: other } = await signUp(test)
    test.provider.claims.set('sora', { email: 'sora@example.com', email_verified: true })
    const guest = test.aGuest()
    await goThrough(guest, 'sora')
    const complete = (overrides: object) => guest.api.completeProviderSignUp({ body: aCompletion(overrides) })
    expect(await complete({ terms: false })).toMatchObject({ status: 422, error: { code: 'auth.terms_required' } })
    expect(await complete({ name: other.name.toUpperCase() })).toMatchObject({
      status: 422,
      error: { code: 'auth.name_taken', fields: [{ field: 'name', rule: 'taken' }] },
    })
    expect(await complete({ name: 'moderator_1' })).toMatchObject({ error: { code: 'auth.name_reserved' } })
    expect(await complete({})).toMatchObject({ status: 201 })
  })

  it('signs up once, however often and wherever they came through', async () => {
    test.provider.claims.set('twice', { email: 'twice@example.com', email_verified: false })
    const [one, two] = [test.aGuest(), test.aGuest()]
    await goThrough(one, 'twice')
    await goThrough(two, 'twice')
    const email = 'twice@example.com'
    const answers = await Promise.all(
      [one, one, two].map(({ api }) => api.completeProviderSignUp({ body: aCompletion({ email }) })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error.code).toMatch(/provider\.(used_elsewhere|login_expired)|auth\.guest_only/)
    }
  })

  it('has half an hour of the database’s clock, in the browser they came with', async () => {
    test.provider.claims.set('late', { email: 'late@example.com', email_verified: true })
    const guest = test.aGuest()
    await goThrough(guest, 'late')
    const expired = { status: 400, error: { code: 'provider.login_expired' } }
    expect(await test.aGuest().api.readProviderSignUp()).toMatchObject(expired)
    await test.db.update(providerSignUps).set({ expiresAt: new Date(0) })
    expect(await guest.api.readProviderSignUp()).toMatchObject(expired)
    expect(await guest.api.completeProviderSignUp({ body: aCompletion() })).toMatchObject({
      ...expired,
      error: { params: { provider: 'Hill ID' } },
    })
  })
})

describe('somebody who is known', () => {
  it('is logged in with a new session, and led to where they wanted', async () => {
    await signUpThrough(test, 'yuki')
    const guest = test.aGuest()
    expect(await goThrough(guest, 'yuki')).toMatchObject({ data: { outcome: 'logged-in', next: '/home/routes' } })
    expect(await guest.api.currentUser()).toMatchObject({ data: { email: 'yuki@example.com' } })
  })

  it('is known by what the provider calls them, not by their address', async () => {
    await signUpThrough(test, 'kai')
    test.provider.claims.set('kai', { email: 'moved@example.com', email_verified: true })
    const guest = test.aGuest()
    expect(await goThrough(guest, 'kai')).toMatchObject({ data: { outcome: 'logged-in' } })
    expect(await guest.api.currentUser()).toMatchObject({ data: { email: 'kai@example.com' } })
  })

  it('has no password that opens their account', async () => {
    await signUpThrough(test, 'nopass')
    for (const password of ['', '!', 'null', 'undefined']) {
      const answer = await test.aGuest().api.logIn({ body: { email: 'nopass@example.com', password } })
      expect(answer.ok).toBe(false)
    }
    const [row] = await test.db.select().from(users).where(eq(users.email, 'nopass@example.com'))
    expect(row?.passwordHash).toBeNull()
  })
})

it('takes 120 steps of an address in ten minutes, and no more', async () => {
  const caller = { address: '192.0.2.1', factor: 1 }
  const finish = { provider: 'oidc', answer: { state: 'none' }, viewer: null, browserKey: 'none' }
  const step = () => test.services.authorizations.finish(finish, caller)
  for (let count = 0; count < 120; count++)
    await expect(step()).rejects.toMatchObject({ code: 'provider.login_expired' })
  await expect(step()).rejects.toMatchObject({ code: 'auth.throttled', params: { seconds: expect.any(Number) } })
})
