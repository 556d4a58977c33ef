import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedProvider, startScriptedProvider, tokens } from '../../../testing/scripted-provider.ts'
import { knownProviders } from './known-providers.ts'
import { type AuthorizationRequest, createProvider } from './provider.ts'
import type { OAuthSettings } from './provider-settings.ts'

const OWN = { clientId: 'mishiori', secret: 'a secret' }
const AUTHORIZATION: AuthorizationRequest = {
  state: 'state',
  nonce: 'nonce',
  codeVerifier: 'v'.repeat(43),
  isFresh: false,
}
const BASIC = `Basic ${Buffer.from('mishiori:a+secret').toString('base64')}`

let service: ScriptedProvider
let warnings: string[]
beforeEach(async () => {
  service = await startScriptedProvider()
  warnings = []
  service.answers.set('/token', tokens())
})
afterEach(() => service.close())

const providerOf = (settings: OAuthSettings) =>
  createProvider(
    {
      ...settings,
      authorizationUrl: `${service.issuer}/authorize`,
      tokenUrl: `${service.issuer}/token`,
      profileUrl: `${service.issuer}/profile`,
    },
    { publicUrl: 'http://localhost', report: (warning) => warnings.push(warning) },
  )

const PROFILES = [
  ['x', { data: { id: '7', name: 'Ayumi', username: 'ayumi' } }, { nickname: 'Ayumi', email: null }],
  ['facebook', { id: '7', name: 'Ayumi', email: 'a@example.com' }, { nickname: 'Ayumi', email: 'a@example.com' }],
  ['strava', { id: 7, firstname: 'Ayumi', lastname: 'Mori' }, { nickname: 'Ayumi Mori', email: null }],
] as const

describe.each(PROFILES)('%s', (name, profile, told) => {
  const provider = () => providerOf(knownProviders[name](OWN))

  it('[A14] tells who it is, and has verified no address', async () => {
    service.answers.set('/profile', { body: profile })
    expect(await provider().finish({ code: 'code' }, AUTHORIZATION)).toEqual({
      subject: '7',
      isEmailVerified: false,
      ...told,
    })
    const requests = service.requests.find(({ path }) => path === '/profile')
    expect(requests?.headers.authorization).toBe('Bearer access')
  })

  it('[A13] is asked with a challenge, whose verifier goes with the code and the secret', async () => {
    const url = await provider().begin(AUTHORIZATION)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'mishiori',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost/auth/${name}/callback`,
      state: 'state',
    })
    service.answers.set('/profile', { body: profile })
    await provider().finish({ code: 'code' }, AUTHORIZATION)
    const { form, headers } = service.requests.find(({ path }) => path === '/token') ?? {}
    expect(form?.get('code_verifier')).toBe(AUTHORIZATION.codeVerifier)
    expect([headers?.authorization, form?.get('client_secret')]).toEqual(
      name === 'x' ? [BASIC, null] : [undefined, 'a secret'],
    )
  })

  it.each([
    ['refuses', { status: 401, body: {} }],
    ['names nobody', { body: {} }],
    ['is no object', { body: null }],
    ['is a list', { body: [] }],
  ])('whose profile %s is not reachable, and the operator is told', async (_, answer) => {
    service.answers.set('/profile', answer)
    await expect(provider().finish({ code: 'code' }, AUTHORIZATION)).rejects.toMatchObject({
      code: 'provider.unavailable',
    })
    expect(warnings).toHaveLength(1)
  })
})

it('Strava without the permission that was asked for is refused', async () => {
  const strava = providerOf(knownProviders.strava(OWN))
  service.answers.set('/profile', { body: PROFILES[2][1] })
  for (const scope of ['', 'activity:read', 'read_all']) {
    await expect(strava.finish({ code: 'code', scope }, AUTHORIZATION)).rejects.toMatchObject({
      code: 'provider.permission_missing',
      params: { provider: 'Strava' },
    })
  }
  expect(await strava.finish({ code: 'code', scope: 'read,activity:read' }, AUTHORIZATION)).toMatchObject({
    subject: '7',
  })
})
