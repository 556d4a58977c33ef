import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: process.env.VITEST || process.env.STORYBOOK ? [] : [reactRouter()],
  build: {
    target: 'es2023',
    // The host imports this one file and calls the function it exports.
    ...(isSsrBuild ? { rollupOptions: { input: './server/app.ts' } } : {}),
  },
  // A self-contained server build: nothing has to be installed beside it.
  ssr: command === 'build' ? { noExternal: true } : {},
  worker: { format: 'es' },
}))
