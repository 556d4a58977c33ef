import { agreeAt } from '@repo/open-id-provider'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorizations } from '../../../schema/authorizations.table.ts'
import {
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
  await signUpThrough(test, 'owner')
})
afterAll(() => test.close())

const EXPIRED = { status: 400, error: { code: 'provider.login_expired', params: { provider: 'Hill ID' } } }

/** A guest who has agreed at the provider, and the parameters of the redirect back. */
async function anAnswer() {
  const guest = test.aGuest()
  return { guest, answer: await agreeAt(await begin(guest, 'log-in'), 'owner') }
}

describe('an answer', () => {
  it('[A13] is taken once', async () => {
    const { guest, answer } = await anAnswer()
    expect(await comeBack(guest, answer)).toMatchObject({ data: { outcome: 'logged-in' } })
    await guest.api.logOut()
    expect(await comeBack(guest, answer)).toMatchObject(EXPIRED)
  })

  it('[A13] is taken once of twenty that arrive together', async () => {
    const { guest, answer } = await anAnswer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(guest, answer)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[A13] with a code that was used does not open a second authorization', async () => {
    const first = await anAnswer()
    await comeBack(first.guest, first.answer)
    const second = await anAnswer()
    const answer = { ...second.answer, code: first.answer.code ?? '' }
    expect(await comeBack(second.guest, answer)).toMatchObject(EXPIRED)
  })

  it('[A13] with the code of another authorization is refused, which its verifier does not fit', async () => {
    const [one, two] = [await anAnswer(), await anAnswer()]
    expect(await comeBack(one.guest, { ...one.answer, code: two.answer.code ?? '' })).toMatchObject(EXPIRED)
  })

  it.each([
    ['a wrong state', { state: 'x'.repeat(43) }],
    ['an empty state', { state: '' }],
  ])('[A13] with %s is refused', async (_, change) => {
    const { guest, answer } = await anAnswer()
    expect(await comeBack(guest, { ...answer, ...change })).toMatchObject(EXPIRED)
  })

  it('[A13] without a state or a code is refused', async () => {
    const { guest, answer } = await anAnswer()
    const { state = '', code = '', iss = '' } = answer
    expect(await comeBack(guest, { code, iss })).toMatchObject(EXPIRED)
    expect(await comeBack(guest, { state, iss })).toMatchObject(EXPIRED)
  })

  it('[A13] is of the browser that asked: another one is refused, and uses nothing up', async () => {
    const { guest, answer } = await anAnswer()
    expect(await comeBack(test.aGuest(), answer)).toMatchObject(EXPIRED)
    const other = await anAnswer()
    expect(await comeBack(other.guest, answer)).toMatchObject(EXPIRED)
    expect(await comeBack(guest, answer)).toMatchObject({ ok: true })
  })

  it('[A13] is of the person who asked: who logged in meanwhile is not given another’s', async () => {
    const { guest, answer } = await anAnswer()
    const user = await test.aVerifiedUser()
    user.cookies.set('authorization', guest.cookies.get('authorization') ?? '')
    expect(await comeBack(user, answer)).toMatchObject(EXPIRED)
  })

  it('[A13] of one provider is none of another', async () => {
    const { guest, answer } = await anAnswer()
    expect(await comeBack(guest, answer, 'google')).toMatchObject({
      status: 400,
      error: { code: 'provider.login_expired', params: { provider: 'Google' } },
    })
  })

  it.each([
    ['that names another issuer', (iss: string) => ({ iss: iss.replace('127.0.0.1', 'evil.example') })],
    ['whose issuer has a slash more', (iss: string) => ({ iss: `${iss}/` })],
  ])('[A13] %s is refused', async (_, change) => {
    const { guest, answer } = await anAnswer()
    expect(await comeBack(guest, { ...answer, ...change(answer.iss ?? '') })).toMatchObject(EXPIRED)
  })

  it('[A13] that names no issuer is refused where the provider promised to', async () => {
    const { guest, answer } = await anAnswer()
    const { state = '', code = '' } = answer
    expect(await comeBack(guest, { state, code })).toMatchObject(EXPIRED)
  })

  it('[A13] with a token for another nonce is refused', async () => {
    const guest = test.aGuest()
    const url = new URL(await begin(guest, 'log-in'))
    url.searchParams.set('nonce', 'that of somebody else')
    expect(await comeBack(guest, await agreeAt(url.href, 'owner'))).toMatchObject(EXPIRED)
  })

  it('[A13] is refused after ten minutes of the database’s clock', async () => {
    const { guest, answer } = await anAnswer()
    await test.db.update(authorizations).set({ expiresAt: sql`${authorizations.expiresAt} - interval '10 minutes'` })
    expect(await comeBack(guest, answer)).toMatchObject(EXPIRED)
  })

  it('is still taken just before', async () => {
    const { guest, answer } = await anAnswer()
    await test.db.update(authorizations).set({ expiresAt: sql`now() + interval '5 seconds'` })
    expect(await comeBack(guest, answer)).toMatchObject({ ok: true })
  })

  it.each([
    ['access_denied', 422, 'provider.permission_missing'],
    ['user_cancelled_authorize', 422, 'provider.permission_missing'],
    ['temporarily_unavailable', 503, 'provider.unavailable'],
    ['server_error', 503, 'provider.unavailable'],
    ['invalid_scope', 400, 'provider.login_expired'],
  ])('that is the error %s is said in our words', async (error, status, code) => {
    const guest = test.aGuest()
    const state = new URL(await begin(guest, 'log-in')).searchParams.get('state') ?? ''
    expect(await comeBack(guest, { state, error })).toMatchObject({ status, error: { code } })
    expect(await comeBack(guest, { state, error })).toMatchObject({ error: { code: 'provider.login_expired' } })
  })
})

it('opens a session that is new, and leaves none of before', async () => {
  const guest = test.aGuest()
  const planted = 'a-session-that-somebody-planted'
  guest.cookies.set('session', planted)
  await goThrough(guest, 'owner')
  expect(guest.cookies.get('session')).not.toBe(planted)
})

it('several tabs of a browser may be on their way at once', async () => {
  const guest = test.aGuest()
  const [first, second] = [await begin(guest, 'log-in'), await begin(guest, 'log-in')]
  await agreeAt(second, 'owner')
  expect(await comeBack(guest, await agreeAt(first, 'owner'))).toMatchObject({ ok: true })
})
