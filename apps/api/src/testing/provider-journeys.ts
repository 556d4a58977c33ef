import { agreeAt, CLIENT, type OpenIdProvider, startOpenIdProvider } from '@repo/open-id-provider'
import { knownProviders } from '../modules/accounts/providers/known-providers.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import type { TestClient } from './test-client.ts'

type Start = Parameters<TestClient['api']['startAuthorization']>[0]
type Purpose = Start['body']['purpose']

/** The application with a real OpenID provider beside it, which it knows by two names. */
export interface ProviderApp extends TestApp {
  readonly provider: OpenIdProvider
}

export async function buildProviderApp(): Promise<ProviderApp> {
  const redirectUris = ['oidc', 'google'].map((name) => `http://localhost/auth/${name}/callback`)
  const provider = await startOpenIdProvider({ redirectUris })
  const { issuer } = provider
  const test = await buildTestApp({
    providers: [
      knownProviders.oidc({ ...CLIENT, issuer, label: 'Hill ID' }),
      { ...knownProviders.google({ ...CLIENT }), issuer, hasBasicSecret: true, freshness: {} },
    ],
  })
  return {
    ...test,
    provider,
    async close() {
      await test.close()
      await provider.close()
    },
  }
}

/** @returns where the browser is sent. */
export async function begin(client: TestClient, purpose: Purpose, provider = 'oidc', next = '/home/routes') {
  const answer = await client.api.startAuthorization({ params: { provider }, body: { purpose, next } })
  if (!answer.ok) throw new Error(`The authorization was refused: ${answer.error.code}`)
  return answer.data.url
}

/** Comes back from the provider with what it answered. */
export const comeBack = (client: TestClient, answer: Record<string, string>, provider = 'oidc') =>
  client.api.finishAuthorization({ params: { provider }, body: answer })

/** The complete log-in, as the user whom the provider calls `login`. */
export async function goThrough(client: TestClient, login: string, purpose: Purpose = 'log-in', provider = 'oidc') {
  return comeBack(client, await agreeAt(await begin(client, purpose, provider), login), provider)
}

/** The body that the completing page sends; every call has a new user name. */
export const aCompletion = (overrides: Partial<Completion> = {}): Completion => ({
  name: `user_${crypto.randomUUID().slice(0, 8)}`,
  terms: true,
  locale: 'ja',
  ...overrides,
})

type Completion = Parameters<TestClient['api']['completeProviderSignUp']>[0]['body']

/** Somebody new who came through the provider, which has verified their address. */
export async function signUpThrough(test: ProviderApp, login: string, provider = 'oidc'): Promise<TestClient> {
  const email = `${login}@example.com`
  test.provider.claims.set(login, { email, email_verified: true, name: login })
  const client = test.aGuest()
  await goThrough(client, login, 'log-in', provider)
  const answer = await client.api.completeProviderSignUp({ body: aCompletion() })
  if (!answer.ok) throw new Error(`The sign-up was refused: ${answer.error.code}`)
  return client
}
