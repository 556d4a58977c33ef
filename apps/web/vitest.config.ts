import { defineConfig } from 'vitest/config'

/** Unit tests stand beside what they test; the stories of `e2e` run in Playwright. */
export default defineConfig({
  test: { isolate: false, setupFiles: ['./vitest.setup.ts'], include: ['{app,worker}/**/*.test.{ts,tsx}'] },
})
