import { defineConfig, devices } from '@playwright/test'
import { TEST_FLAGS } from '../../tooling/browser/chromium-flags.ts'

/** User stories against the production build: each worker runs the real server on a port and a data folder of its own. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // As all tests when everything is run; what fails at first is named there.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 45_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // Every frame of a gliding map is drawn by the processor; the main job is told with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...TEST_FLAGS],
      // Where no language is set, as in a bare container, Chromium cannot name a file in Japanese.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    },
  },
  projects: [
    {
      name: 'desktop-ja',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
      },
    },
    {
      name: 'phone-en',
      grep: /@phone/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'America/Los_Angeles',
      },
    },
  ],
})
