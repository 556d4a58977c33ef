import { startServerWithProvider } from './identity-provider.ts'
import { testWith } from './test.ts'

/** For the file that calls it: `test` on a product with an OpenID provider beside it. */
export const testWithProvider = () =>
  testWith(startServerWithProvider).extend({
    page: async ({ page }, use) => {
      // The provider's page requests a font that is not needed.
      await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }))
      await use(page)
    },
  })
