import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: process.env.VITEST || process.env.STORYBOOK ? [] : [reactRouter()],
  build: { target: 'es2023' },
  environments: {
    // The host imports this one file and calls the function it exports.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
  // A self-contained server build: nothing has to be installed beside it.
  ssr: command === 'build' ? { noExternal: true } : {},
  worker: { format: 'es' },
}))
