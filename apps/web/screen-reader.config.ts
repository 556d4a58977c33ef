import { defineConfig } from '@playwright/test'

const { DISPLAY, DBUS_SESSION_BUS_ADDRESS, CHROMIUM, MISHIORI_ORCA_LOG } = process.env
if (!MISHIORI_ORCA_LOG || !DISPLAY || !DBUS_SESSION_BUS_ADDRESS)
  throw new Error('Start these by `npm run screen-reader`.')

/** Journeys by keyboard with a real screen reader, which has one focus: one after the other. */
export default defineConfig({
  testDir: './screen-reader',
  outputDir: './test-results/screen-reader',
  globalSetup: './e2e/support/prepare-data.ts',
  workers: 1,
  forbidOnly: true,
  retries: 1, // what is said depends on how busy the machine is
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    headless: false,
    viewport: null,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      args: [
        '--force-renderer-accessibility',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--window-position=0,0',
        '--window-size=1440,900',
      ],
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    },
  },
  projects: [
    { name: 'ja', use: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' } },
    { name: 'en', use: { locale: 'en-US', timezoneId: 'America/Los_Angeles' } },
  ],
})
