import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { TEST_FLAGS } from '../../tooling/browser/chromium-flags.ts'
import { STORY_FOLDERS } from './.storybook/story-folders.ts'

/** Every story once, on one page after the other: as Storybook shows them. */
export default defineConfig({
  plugins: [react(), storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
  resolve: { dedupe: ['react', 'react-dom'] },
  // A dependency found only when a story runs would reload the page under the tests.
  optimizeDeps: {
    entries: STORY_FOLDERS.flatMap((folder) => [`../../${folder}/**/*.stories.tsx`, `../../${folder}/**/*.worker.ts`]),
  },
  test: {
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Maps of a quarter of the pixels, which the processor draws here.
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 0.5 },
        launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...TEST_FLAGS] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
