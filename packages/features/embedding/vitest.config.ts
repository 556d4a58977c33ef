import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { isolate: false, setupFiles: ['@repo/web-kit/testing/empty-page'], include: ['src/**/*.test.{ts,tsx}'] },
})
