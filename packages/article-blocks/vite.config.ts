import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const manifest: { dependencies: object; peerDependencies: object } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)
const bare = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
const source = (name: string) => resolve(import.meta.dirname, 'src', name)

export default defineConfig({
  plugins: [react()],
  build: {
    lib: {
      entry: {
        index: source('index.ts'),
        document: source('document.ts'),
        html: source('html.ts'),
        'messages/en': source('messages/en.ts'),
        'messages/ja': source('messages/ja.ts'),
      },
      formats: ['es'],
      cssFileName: 'style',
    },
    minify: false,
    sourcemap: true,
    target: 'es2023',
    rolldownOptions: { external: (id) => bare.some((name) => id === name || id.startsWith(`${name}/`)) },
  },
  test: { environment: 'node', isolate: false, setupFiles: ['./vitest.setup.ts'] },
})
