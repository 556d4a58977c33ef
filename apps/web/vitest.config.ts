import { defineConfig } from 'vitest/config'

/** Unit tests are beside the tested files; the stories of `e2e` run in Playwright. */
export default defineConfig({
  test: {
    isolate: false,
    setupFiles: ['@repo/web-kit/testing/empty-page'],
    include: ['{app,worker}/**/*.test.{ts,tsx}', '*.test.ts'],
  },
})
