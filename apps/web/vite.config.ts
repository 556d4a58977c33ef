import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtStyles } from './built-styles.ts'
import { codeSplittingGroups, matchingGroups, NOT_FOR_READERS, routesInGroups, SHARED_CHUNKS } from './chunk-groups.ts'
import { endpointTable, SCHEMA_BUILDERS } from './endpoint-table.ts'
import { mapEngine } from './map-engine.ts'
import { serviceWorker } from './service-worker.ts'

export default defineConfig(({ command }) => ({
  plugins:
    process.env.VITEST || process.env.STORYBOOK
      ? []
      : [
          mapEngine(),
          builtStyles(),
          endpointTable(),
          reactRouter(),
          routesInGroups(),
          matchingGroups(SHARED_CHUNKS, NOT_FOR_READERS),
          serviceWorker(),
        ],
  build: { target: 'es2023' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: codeSplittingGroups(SHARED_CHUNKS) } },
          treeshake: { manualPureFunctions: SCHEMA_BUILDERS, propertyReadSideEffects: false },
        },
      },
    },
    ssr: {
      // Decided here: whoever starts the server without NODE_ENV would render every page with React's development build.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
      // The host imports this one file and calls the function it exports.
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
  // A self-contained server build: nothing has to be installed beside it.
  ssr: command === 'build' ? { noExternal: true } : {},
  worker: { format: 'es' },
}))
