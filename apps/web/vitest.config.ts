import { defineConfig } from 'vitest/config'

/** Unit tests stand beside what they test; the stories of `e2e` run in Playwright. */
export default defineConfig({
  test: { include: ['app/**/*.test.{ts,tsx}'] },
})
