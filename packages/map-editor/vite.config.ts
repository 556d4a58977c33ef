import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const ENTRIES = ['index', 'view', 'headless', 'messages/ja', 'testing/index']

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
    rollupOptions: { external: [/^[^./]/] },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
})
