import { PRODUCT_LIMITS } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOKEN_REQUESTS_PER_MINUTE } from '../../../platform/http/limits/account-limits.ts'
import { aVerifiedAccount, PASSWORD } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createTestClient } from '../../../testing/test-client.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const INPUT = { name: 'Backup', scopes: ['articles:read', 'account:read'], valid_days: 30 } as const
type Owner = Pick<TestUser, 'api'>

/** The changes may be what no client of ours would send. */
const create = ({ api }: Owner, changes: object = {}) =>
  api.createAccessToken({ body: { ...INPUT, scopes: [...INPUT.scopes], ...changes } })

async function aToken(owner: Owner) {
  const answer = await create(owner)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const aProgram = (accessToken: string) => createTestClient(test.app, { accessToken })

async function listed({ api }: Owner) {
  const answer = await api.listAccessTokens()
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data
}

const codeOf = async (answer: ReturnType<Owner['api']['currentUser']>) => {
  const { status, ...rest } = await answer
  return rest.ok ? status : rest.error.code
}

describe('making an access token', () => {
  it('shows the secret once, and stores its digest only', async () => {
    const owner = await test.aVerifiedUser()
    const { token, ...made } = await aToken(owner)
    expect(token).toMatch(/^mishiori_[\w-]{43}$/)
    expect(await listed(owner)).toEqual([made])
    const { valid_days, ...shown } = INPUT
    expect(made).toMatchObject({ ...shown, is_expired: false, last_used_at: null })
    const days = (Date.parse(made.expires_at) - Date.parse(made.created_at)) / 86_400_000
    expect(days).toBeCloseTo(valid_days, 3)
    const [row] = await test.db.execute(sql`select * from access_tokens where id = ${made.id}`)
    expect(JSON.stringify(row)).not.toContain(token.slice('mishiori_'.length))
  })

  it('asks who has not just authenticated to do so', async () => {
    const owner = await test.aVerifiedUser()
    await test.db.execute(sql`update sessions set authenticated_at = now() - interval '11 minutes'
      where user_id = ${owner.user.id}`)
    expect(await create(owner)).toMatchObject({ ok: false, error: { code: 'auth.reauthentication_required' } })
  })

  it('is told its owner by mail, without the secret', async () => {
    const owner = await test.aVerifiedUser()
    const { token } = await aToken(owner)
    const [mail] = await test.mailsTo(owner.user.email, 1)
    expect(mail?.text).toContain('/home/account/tokens')
    expect(mail?.text).not.toContain(token)
  })

  it('is possible up to the limit, also at once', async () => {
    const owner = await test.aVerifiedUser()
    const { accessTokens: max } = PRODUCT_LIMITS
    const answers = await Promise.all(Array.from({ length: max + 3 }, () => create(owner)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(max)
    expect(await create(owner)).toMatchObject({ error: { code: 'token.limit_reached', params: { max } } })
    const [first] = await listed(owner)
    await owner.api.deleteAccessToken({ params: { id: String(first?.id) } })
    expect(await create(owner)).toMatchObject({ ok: true })
  })

  it.each([
    ['a name of 100 characters', { name: 'n'.repeat(100) }, 201],
    ['a name of 101', { name: 'n'.repeat(101) }, 422],
    ['no name', { name: ' ' }, 422],
    ['366 days', { valid_days: 366 }, 201],
    ['367 days', { valid_days: 367 }, 422],
    ['0 days', { valid_days: 0 }, 422],
    ['no scope', { scopes: [] }, 422],
    ['a scope twice', { scopes: ['walks:read', 'walks:read'] }, 422],
    ['an unknown scope', { scopes: ['everything'] }, 422],
  ])('with %s', async (_, changes, status) => {
    expect(await create(await test.aVerifiedUser(), changes)).toMatchObject({ status })
  })
})

describe('a program with an access token', () => {
  it('acts for its owner without cookies, and is given none', async () => {
    const owner = await test.aVerifiedUser()
    const { token, id } = await aToken(owner)
    const answer = await aProgram(token).api.currentUser()
    expect(answer).toMatchObject({ ok: true, data: { id: owner.user.id } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await listed(owner)).find((one) => one.id === id)?.last_used_at).not.toBeNull()
  })

  it('is not the session whose cookie it sends along', async () => {
    const [owner, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { token } = await aToken(owner)
    const authorization = `Bearer ${token}`
    expect(await other.api.currentUser(undefined, { headers: { authorization } })).toMatchObject({
      data: { id: owner.user.id },
    })
    const wrong = await other.api.currentUser(undefined, { headers: { authorization: `Bearer ${token}x` } })
    expect(wrong).toMatchObject({ status: 401, error: { code: 'token.invalid' } })
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  })

  it('is refused at once when the token is revoked, also while it asks', async () => {
    const owner = await test.aVerifiedUser()
    const { token, id } = await aToken(owner)
    const { api } = aProgram(token)
    const racing = Array.from({ length: 10 }, () => codeOf(api.currentUser()))
    expect(await owner.api.deleteAccessToken({ params: { id: String(id) } })).toMatchObject({ status: 204 })
    await Promise.all(racing)
    expect(await codeOf(api.currentUser())).toBe('token.invalid')
    const again = await owner.api.deleteAccessToken({ params: { id: String(id) } })
    expect(again).toMatchObject({ status: 404, error: { code: 'token.not_found' } })
  })

  it('is refused when the token has expired, which its owner sees', async () => {
    const owner = await test.aVerifiedUser()
    const { token, id } = await aToken(owner)
    await test.db.execute(sql`update access_tokens set expires_at = now() where id = ${id}`)
    expect(await codeOf(aProgram(token).api.currentUser())).toBe('token.invalid')
    expect(await listed(owner)).toMatchObject([{ id, is_expired: true }])
  })

  it('cannot be ended by somebody else', async () => {
    const [owner, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { token, id } = await aToken(owner)
    const refused = await other.api.deleteAccessToken({ params: { id: String(id) } })
    expect(refused).toMatchObject({ status: 404, error: { code: 'token.not_found' } })
    expect(await codeOf(aProgram(token).api.currentUser())).toBe(200)
  })

  it('ends with the password that its owner changes', async () => {
    const owner = await aVerifiedAccount(test)
    const { token } = await aToken(owner)
    const body = { password: 'another long password', current_password: PASSWORD }
    expect(await owner.api.changePassword({ body })).toMatchObject({ ok: true })
    expect(await codeOf(aProgram(token).api.currentUser())).toBe('token.invalid')
  })
})

it('asks as often as the limit, and not once more; writes are counted apart', async () => {
  const strict = await buildTestApp({ rateLimitFactor: 0.02 })
  const owner = await strict.aVerifiedUser()
  const { token } = await aToken(owner)
  const { fetch } = createTestClient(strict.app, { accessToken: token, address: '192.0.2.7' })
  const max = TOKEN_REQUESTS_PER_MINUTE.read * 0.02
  const ask = async (method: string) => (await fetch('/api/v1/user', { method })).status
  for (let asked = 0; asked < max; asked += 1) expect(await ask('GET')).toBe(200)
  expect(await ask('GET')).toBe(429)
  await strict.close()
})
