import { fileURLToPath } from 'node:url'
import { defineConfig, devices, type Project } from '@playwright/test'
import { TEST_FLAGS } from '../../tooling/browser/chromium-flags.ts'
import { CELLS, type Cell, type CellName, checkJourneys, isFullMatrix, partOf } from './e2e/matrix.ts'
import { DESK, PHONE } from './e2e/support/sizes.ts'

/** A quarter of the pixels: the processor draws the maps here. What is about sizes asks for whole ones. */
const DEVICE_SCALE = 0.5
checkJourneys(fileURLToPath(new URL('./e2e', import.meta.url)))

/** User stories against the production build: each worker runs the real server on a port and a data folder of its own. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  globalSetup: './e2e/support/prepare-data.ts',
  workers: 3,
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
    // Each context would fetch the offline page and its files; what works without a network has a journey of its own.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Every frame of an animated map is drawn by the processor; the main job runs with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...TEST_FLAGS],
      // Where no language is set, as in a bare container, Chromium cannot name a file in Japanese.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    },
  },
  projects: (Object.keys(CELLS) as CellName[]) // keys of a literal object
    .map((name) => ({ name, ...partOf(name, isFullMatrix), use: contextOf(CELLS[name]) })),
})

function contextOf({ device, language, theme }: Cell): NonNullable<Project['use']> {
  const isJapanese = language === 'ja'
  return {
    ...(device === 'phone'
      ? { ...devices['Pixel 7'], viewport: PHONE, deviceScaleFactor: DEVICE_SCALE }
      : { ...devices['Desktop Chrome'], viewport: DESK, deviceScaleFactor: DEVICE_SCALE }),
    locale: isJapanese ? 'ja-JP' : 'en-US',
    timezoneId: isJapanese ? 'Asia/Tokyo' : 'America/Los_Angeles',
    colorScheme: theme,
  }
}
