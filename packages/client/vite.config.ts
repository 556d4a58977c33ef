import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const source = (name: string) => resolve(import.meta.dirname, 'src', name)

export default defineConfig({
  build: {
    lib: {
      entry: {
        index: source('index.ts'),
      },
      formats: ['es'],
    },
    minify: false,
    sourcemap: true,
    target: 'es2023',
    rolldownOptions: { external: [/^[^./]/] },
  },
  test: { environment: 'node', isolate: false },
})
