import { type ServerWithProvider, startServerWithProvider } from './identity-provider.ts'
import { test as plainTest } from './test.ts'

interface ProviderFixture {
  server: ServerWithProvider
}

/** A test of a server with an OpenID provider beside it, one for each worker. */
export const test = plainTest.extend<object, ProviderFixture>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServerWithProvider()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: async ({ page }, use) => {
    // The provider's page requests a font that is not needed.
    await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }))
    await use(page)
  },
})
