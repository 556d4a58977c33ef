import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtStyles } from './built-styles.ts'
import { endpointTable, SCHEMA_BUILDERS } from './endpoint-table.ts'
import { mapEngine } from './map-engine.ts'
import { serviceWorker } from './service-worker.ts'

const SHARED_GLYPHS =
  'cloud-check|dots-three|download|file|flag|link|lock|pencil|person-walk-fill|printer|prohibit|share|thumbs-up-fill|trash'

/** What articles have in common with other pages, which would otherwise load with it all that articles are made of. */
const SHARED_BY_PAGES = [
  'packages/ui/src/(avatar|badge|bare-select|button|field|icon-button|link|route-card|text-area)/',
  `packages/ui/src/icon/glyphs/(${SHARED_GLYPHS})\\.ts`,
  'packages/contract/src/limits\\.ts',
  'app/features/articles/list/(article-card|article-summary|count)\\.tsx?',
  'app/features/article-page/cloning/clone-links\\.ts',
  'app/features/errors/error-message\\.tsx',
  'app/features/following/(follow-button|use-follow)\\.tsx?',
  'app/features/offline/use-saved-articles\\.ts',
  'app/features/proposing/proposal-links\\.ts',
  'app/platform/(i18n/(language-names|use-time-formatter)|url/language-links)\\.ts',
  'map-engine-worker',
]

/** What pages with lists load beside the frame. Components that only forms and the editor use keep chunks of their own. */
const LISTS = [
  'packages/ui/src/(chip-links|empty-state|error-state|page-frame|pager|segmented|tab-links)/',
  'app/features/(articles/list/|notices/|errors/content-error|tours/tour-offer)',
]

const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join('|'))

/**
 * Every page needs the framework and the frame. As many small chunks they cost a visitor thirty requests, as two they
 * come at once and stay cached while pages change. A group takes along what its modules import statically; dialogs and
 * catalogues of messages, which they import on demand, stay out. To name whole folders would put those in as well.
 */
const SHARED_CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  { name: 'frame', test: anyOf(['app/(root|layouts/default)\\.tsx', ...SHARED_BY_PAGES]) },
  { name: 'lists', test: anyOf(LISTS) },
  // Requested by every page once it is idle.
  { name: 'offline', test: /app\/features\/offline\/offline-use\.tsx/ },
  { name: 'article', test: /app\/routes\/(route-article|article-comments)\.tsx/ },
]

export default defineConfig(({ command }) => ({
  plugins:
    process.env.VITEST || process.env.STORYBOOK
      ? []
      : [mapEngine(), builtStyles(), endpointTable(), reactRouter(), serviceWorker()],
  build: { target: 'es2023' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
          treeshake: { manualPureFunctions: SCHEMA_BUILDERS, propertyReadSideEffects: false },
        },
      },
    },
    // The host imports this one file and calls the function it exports.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
  // A self-contained server build: nothing has to be installed beside it.
  ssr: command === 'build' ? { noExternal: true } : {},
  worker: { format: 'es' },
}))
