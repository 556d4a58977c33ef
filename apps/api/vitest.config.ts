import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file builds an application of its own; loading the same modules anew for each took a third of the time.
    isolate: false,
    // What a test waits for may take this long on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
