import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtStyles } from './built-styles.ts'
import { endpointTable, SCHEMA_BUILDERS } from './endpoint-table.ts'
import { mapEngine } from './map-engine.ts'
import { serviceWorker } from './service-worker.ts'

/** Components that pages for visitors are made of. Those that only forms and the editor use keep chunks of their own. */
const FRAME_COMPONENTS = [
  'avatar',
  'badge',
  'button',
  'class-names',
  'disclosure-menu',
  'empty-state',
  'field',
  'flash',
  'icon-button',
  'link',
  'logo',
  'pager',
  'route-card',
  'segmented',
  'spinner',
  'tabs',
  'tab-links',
  'text-area',
  'ui-messages',
].join('|')

const ARTICLE_PARTS = [
  'article-page',
  'article-links',
  'header/(article-(header|languages)|phone-actions|share-button)',
  'map/(fetch-map|layer-outlines|line-figures|map-(frame|links)|print-map|static-map|use-(kept-focus|prepared-map))',
  'photos/(photo-openers|photos-of-text)',
  'rail/(article-rail|author-card|embed-code|export-form|layer-figures|near-routes|shapes-of-part)',
  'scroll-sync/map-dock',
  'text/(article-(body|contents)|heading-being-read|use-current-heading)',
]

/**
 * Every page needs the framework and the frame. As many small chunks they cost a visitor thirty requests, as two they
 * come at once and stay cached while pages change.
 */
const SHARED_CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
  {
    name: 'frame',
    test: new RegExp(
      [
        `packages/ui/src/(${FRAME_COMPONENTS}|styles)/`,
        'packages/ui/src/icon/icon\\.tsx',
        'packages/i18n/src/(?!editor-)[a-z-]+\\.ts',
        'packages/contract/src/(choices|errors|limits|previews)\\.ts',
        'app/(platform/(?!http/(browser-api|csrf-)|app-bridge/(?!current-))|layouts/default|features/(site-shell|notices|errors|article-list))',
        // What articles arrive with, live maps and previews share, and how they look: as files of their own they would
        // be four more requests.
        `app/features/article-page/((${ARTICLE_PARTS.join('|')})\\.tsx?|([a-z-]+/)?[a-z-]+\\.module\\.css)`,
        'app/features/tours/(tour-offer|tours|use-tours)\\.tsx?',
        'packages/article-blocks/src/[a-z/-]+\\.css',
      ].join('|'),
    ),
  },
  // Under every article. A part of the frame it would be a burden to those who only look through lists.
  { name: 'comments', test: /app\/(features\/article-page\/comments\/|routes\/article-comments)/ },
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
