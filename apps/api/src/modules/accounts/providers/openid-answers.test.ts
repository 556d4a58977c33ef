import { exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedProvider, startScriptedProvider, tokens } from '../../../testing/scripted-provider.ts'
import { knownProviders } from './known-providers.ts'
import { type AuthorizationRequest, createProvider } from './provider.ts'
import type { OpenIdSettings } from './provider-settings.ts'

const OWN = { clientId: 'mishiori', secret: 'a secret of thirty-two characters' }
const AUTHORIZATION: AuthorizationRequest = {
  state: 'state',
  nonce: 'nonce',
  codeVerifier: 'v'.repeat(43),
  isFresh: false,
}

let service: ScriptedProvider
let warnings: string[]
beforeEach(async () => {
  service = await startScriptedProvider()
  warnings = []
})
afterEach(() => service.close())

const providerOf = (settings: OpenIdSettings) =>
  createProvider(
    { ...settings, issuer: service.issuer },
    { publicUrl: 'http://localhost', report: (warning) => warnings.push(warning) },
  )
const google = () => providerOf(knownProviders.google(OWN))

/** What comes of a token. */
async function identityOf(idToken: string, provider = google(), pending = AUTHORIZATION) {
  service.answers.set('/token', tokens(idToken))
  return provider.finish({ code: 'code' }, pending)
}

describe('a token', () => {
  it('tells who it is', async () => {
    const token = await service.sign({ email: 'a@example.com', email_verified: true, name: 'Ayumi' })
    expect(await identityOf(token)).toEqual({
      subject: 'somebody',
      email: 'a@example.com',
      isEmailVerified: true,
      nickname: 'Ayumi',
    })
    expect(service.requests.find(({ path }) => path === '/token')?.form.get('code_verifier')).toBe(
      AUTHORIZATION.codeVerifier,
    )
  })

  it.each([
    ['for another audience', { aud: 'somebody else' }],
    ['for several, of whom another asked', { aud: ['mishiori', 'other'], azp: 'other' }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['for another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['of nobody', { sub: undefined }],
  ])('[A13] %s is refused', async (_, claims) => {
    await expect(identityOf(await service.sign(claims))).rejects.toMatchObject({ code: 'provider.login_expired' })
  })

  it('[A13] that another key signed is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const token = await new SignJWT({ iss: service.issuer, aud: 'mishiori', sub: 'somebody', nonce: 'nonce' })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey)
    await expect(identityOf(token)).rejects.toMatchObject({ code: 'provider.login_expired' })
  })

  it('[A13] that nobody signed is refused', async () => {
    const [, claims] = (await service.sign({})).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    await expect(identityOf(`${header}.${claims}.`)).rejects.toMatchObject({ code: 'provider.login_expired' })
  })

  it('[A13] that is missing is refused', async () => {
    await expect(identityOf('')).rejects.toMatchObject({ code: 'provider.login_expired' })
  })

  it.each([
    ['says no', { email: 'a@example.com', email_verified: false }, false],
    ['says nothing', { email: 'a@example.com' }, false],
    ['says yes in words', { email: 'a@example.com', email_verified: 'true' }, true],
    ['says no in words', { email: 'a@example.com', email_verified: 'false' }, false],
    ['names none', { email_verified: true }, false],
  ])('[A14] has a verified address only if the provider says so: it %s', async (_, claims, isEmailVerified) => {
    expect(await identityOf(await service.sign(claims))).toMatchObject({ isEmailVerified })
  })

  it('of a log-in of long ago does not prove anew who somebody is', async () => {
    const oidc = () => providerOf(knownProviders.oidc({ ...OWN, issuer: '', label: 'Hill ID' }))
    const fresh = { ...AUTHORIZATION, isFresh: true }
    const now = Math.floor(Date.now() / 1000)
    const ago = (seconds: number) => service.sign({ auth_time: now - seconds })
    expect(await identityOf(await ago(240), oidc(), fresh)).toMatchObject({ subject: 'somebody' })
    for (const token of [await ago(600), await service.sign({})]) {
      await expect(identityOf(token, oidc(), fresh)).rejects.toMatchObject({ code: 'provider.login_expired' })
    }
  })
})

describe('a provider', () => {
  it.each([
    ['answers with an error', { status: 500, body: {} }],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: {} }],
    ['answers without end', { body: { issuer: 'x'.repeat(600 * 1024) } }],
    ['is another than it should be', { body: { issuer: 'https://accounts.evil.example' } }],
  ])('that %s is not asked further, and the operator is told', async (_, answer) => {
    service.answers.set('/.well-known/openid-configuration', answer)
    await expect(google().begin(AUTHORIZATION)).rejects.toMatchObject({ code: 'provider.unavailable' })
    expect(warnings).toEqual([expect.stringMatching(/^Google: /)])
  })

  it('that was away is asked again', async () => {
    const right = service.answers.get('/.well-known/openid-configuration') ?? { body: {} }
    const provider = google()
    service.answers.set('/.well-known/openid-configuration', { status: 503, body: {} })
    await expect(provider.begin(AUTHORIZATION)).rejects.toMatchObject({ code: 'provider.unavailable' })
    service.answers.set('/.well-known/openid-configuration', right)
    expect((await provider.begin(AUTHORIZATION)).origin).toBe(service.issuer)
  })

  it.each([
    ['code that is not valid any more', { status: 400, body: { error: 'invalid_grant' } }, 'provider.login_expired'],
    ['client that it does not know', { status: 401, body: { error: 'invalid_client' } }, 'provider.unavailable'],
    ['server of its own that is down', { status: 502, body: {} }, 'provider.unavailable'],
  ])('that complains of a %s', async (_, answer, code) => {
    service.answers.set('/token', answer)
    await expect(google().finish({ code: 'code' }, AUTHORIZATION)).rejects.toMatchObject({ code })
    expect(warnings).toHaveLength(code === 'provider.unavailable' ? 1 : 0)
  })
})

it('LINE’s tokens are checked with the secret', async () => {
  const line = () => providerOf(knownProviders.line(OWN))
  const signWith = (secret: string) =>
    new SignJWT({ iss: service.issuer, aud: 'mishiori', sub: 'somebody', nonce: 'nonce', email: 'a@example.com' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(new TextEncoder().encode(secret))
  expect(await identityOf(await signWith(OWN.secret), line())).toMatchObject({
    subject: 'somebody',
    isEmailVerified: false,
  })
  for (const token of [await signWith('another secret of thirty-two char'), await service.sign({})]) {
    await expect(identityOf(token, line())).rejects.toMatchObject({ code: 'provider.login_expired' })
  }
})

it('Apple answers by a form, gets a secret that its key signed, and tells the name beside the token', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) }
  const apple = providerOf(knownProviders.apple({ clientId: 'mishiori', secret: key }))
  expect((await apple.begin(AUTHORIZATION)).searchParams.get('response_mode')).toBe('form_post')
  service.answers.set('/token', tokens(await service.sign({ email: 'x@privaterelay.example', email_verified: 'true' })))
  const user = JSON.stringify({ name: { firstName: 'Ayumi', lastName: 'Mori' }, email: 'forged@example.com' })
  expect(await apple.finish({ code: 'code', user }, AUTHORIZATION)).toEqual({
    subject: 'somebody',
    email: 'x@privaterelay.example',
    isEmailVerified: true,
    nickname: 'Ayumi Mori',
  })
  const form = service.requests.find(({ path }) => path === '/token')?.form
  const { payload, protectedHeader } = await jwtVerify(form?.get('client_secret') ?? '', publicKey, {
    issuer: 'TEAM',
    subject: 'mishiori',
    audience: service.issuer,
  })
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
})

it.each(['', 'null', '{', '{"name":null}', '{"name":{"firstName":{"a":1}}}', '[]', '"x"'])(
  'a name beside the token that is none counts for nothing: %j',
  async (user) => {
    service.answers.set('/token', tokens(await service.sign({})))
    expect(await google().finish({ code: 'code', user }, AUTHORIZATION)).toMatchObject({ nickname: '' })
  },
)
