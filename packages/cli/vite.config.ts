import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  build: {
    lib: { entry: { main: resolve(import.meta.dirname, 'src/main.ts') }, formats: ['es'] },
    minify: false,
    target: 'node20',
    rolldownOptions: { external: [/^[^./]/] },
  },
  test: { environment: 'node', isolate: false },
})
