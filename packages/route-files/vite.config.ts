import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const source = (name: string) => resolve(import.meta.dirname, 'src', name)

export default defineConfig({
  build: {
    lib: {
      entry: {
        index: source('index.ts'),
        photos: source('photos.ts'),
        worker: source('worker.ts'),
      },
      formats: ['es'],
    },
    minify: false,
    sourcemap: true,
    target: 'es2023',
    // The reader of Exif data goes along: its package runs a script when it is installed, which hosts would have to allow.
    rolldownOptions: { external: [/^(?!exifreader$)[^./]/] },
  },
  test: { environment: 'node', isolate: false },
})
