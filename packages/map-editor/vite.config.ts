import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const ENTRIES = ['index', 'view', 'headless', 'messages', 'messages/en', 'messages/ja', 'testing/index']

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`])),
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: [/^[^./]/],
      // A host's bundler leaves out whole modules; of a shared chunk it keeps every call that might have an effect.
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
  test: {
    isolate: false,
    setupFiles: ['./vitest.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    // What a test waits for may take this long on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
