import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { TEST_FLAGS } from '../../tooling/browser/chromium-flags.ts'
import { STORY_FOLDERS } from './.storybook/story-folders.ts'

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...TEST_FLAGS] },
  }),
  instances: [{ browser: 'chromium' as const }],
})
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))

/** Every story in the light theme; those tagged `both-themes` once more in the dark one. */
export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  // A dependency found only when a story runs would reload the page under the tests.
  optimizeDeps: { entries: STORY_FOLDERS.map((folder) => `../../${folder}/**/*.stories.tsx`) },
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: { name: 'light', browser: browser(), env: { STORY_THEME: 'light' } },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir, tags: { include: ['both-themes'] } })],
        test: { name: 'dark', browser: browser(), env: { STORY_THEME: 'dark' } },
      },
    ],
  },
})
