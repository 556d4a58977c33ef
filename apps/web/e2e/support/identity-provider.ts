import type { Page } from '@playwright/test'
import { CLIENT, type OpenIdProvider, startOpenIdProvider } from '@repo/open-id-provider'
import { freePort } from '../../../../tooling/ports/free-port.ts'
import { type RunningServer, startServer } from './server.ts'

/** What people call the provider here. */
export const PROVIDER = 'Hill ID'

/** The product with a real OpenID provider beside it. */
export interface ServerWithProvider extends RunningServer {
  readonly provider: OpenIdProvider
}

export async function startServerWithProvider(): Promise<ServerWithProvider> {
  // Each needs the other's address: the product contacts the provider only at a log-in.
  const port = await freePort()
  const server = await startServer({
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: PROVIDER,
  })
  const provider = await startOpenIdProvider({ port, redirectUris: [`${server.origin}/auth/oidc/callback`] })
  return {
    ...server,
    provider,
    async stop() {
      await server.stop()
      await provider.close()
    },
  }
}

/** Logs in at the provider's own pages and, the first time, agrees to share the profile. */
export async function agreeAtProvider(page: Page, login: string, { isKnown = false } = {}): Promise<void> {
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:/)
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  if (!isKnown) await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/^http:\/\/localhost:/)
}
