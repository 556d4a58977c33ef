// The allowed imports. docs/architecture.md explains the table; `npm test` fails when an import is not in it.

const BASE = ['packages/contract', 'packages/i18n', 'packages/ui']
const WEB = [...BASE, 'packages/web-kit']
const MAP = [...WEB, 'packages/map-document', 'packages/map-editor', 'packages/map-kit']
const ARTICLES = [...MAP, 'packages/article-blocks', 'packages/features/articles']

export const PACKAGES = {
  'packages/map-document': [],
  'packages/route-files': ['packages/map-document'],
  'packages/timeline': ['packages/map-document'],
  'packages/map-editor': ['packages/map-document'],
  'packages/article-blocks': [],
  'packages/contract': [],
  'packages/app-bridge': [],
  // Its types and its table are made from the contract; what is published has nothing of it.
  'packages/client': ['packages/contract'],
  'packages/cli': ['packages/client', 'packages/map-document', 'packages/route-files'],
  'packages/article-bundle': ['packages/contract', 'packages/map-document', 'packages/article-blocks'],
  'packages/i18n': ['packages/contract', 'packages/map-document'],
  'packages/ui': [],
  'packages/basemap': ['packages/map-document'],
  'packages/demo-region': [],
  'packages/web-kit': [...BASE, 'packages/app-bridge'],
  'packages/map-kit': [...MAP, 'packages/basemap'],
  'packages/features/account': MAP,
  'packages/features/articles': [...MAP, 'packages/article-blocks'],
  'packages/features/authoring': [
    ...WEB,
    'packages/map-document',
    'packages/map-editor',
    'packages/article-blocks',
    'packages/route-files',
  ],
  'packages/features/people': [...WEB, 'packages/features/articles'],
  'packages/features/comments': [
    ...WEB,
    'packages/article-blocks',
    'packages/features/articles',
    'packages/features/people',
  ],
  'packages/features/article-page': [...ARTICLES, 'packages/features/comments', 'packages/features/people'],
  'packages/features/planning': ARTICLES,
  'packages/features/booklet': [...ARTICLES, 'packages/features/journeys', 'packages/features/planning'],
  'packages/features/journeys': [...MAP, 'packages/features/articles', 'packages/features/people'],
  'packages/features/journey-editor': [
    ...MAP,
    'packages/features/articles',
    'packages/features/journeys',
    'packages/features/planning',
  ],
  'packages/features/embedding': [
    ...MAP,
    'packages/features/articles',
    'packages/features/article-page',
    'packages/features/journeys',
  ],
  'packages/features/presenting': [...MAP, 'packages/features/articles'],
  'packages/features/map-search': ARTICLES,
  'packages/features/years': [...MAP, 'packages/features/articles', 'packages/features/map-search'],
  'packages/features/walk-logs': [
    ...MAP,
    'packages/article-blocks',
    'packages/route-files',
    'packages/features/articles',
    'packages/features/authoring',
    'packages/features/people',
  ],
  'packages/features/offline': [...ARTICLES, 'packages/features/authoring', 'packages/features/planning'],
  'packages/features/tracking': [
    ...ARTICLES,
    'packages/app-bridge',
    'packages/features/authoring',
    'packages/features/planning',
  ],
  'packages/features/editor': [
    ...ARTICLES,
    'packages/route-files',
    'packages/features/account',
    'packages/features/authoring',
    'packages/features/planning',
  ],
  'packages/features/importing': [
    ...MAP,
    'packages/article-blocks',
    'packages/article-bundle',
    'packages/route-files',
    'packages/features/authoring',
  ],
  'packages/features/comparing': [
    ...ARTICLES,
    'packages/basemap',
    'packages/features/authoring',
    'packages/features/editor',
  ],
  'packages/features/timeline-pages': [...MAP, 'packages/timeline'],
  'packages/features/home': [
    ...WEB,
    'packages/map-document',
    'packages/features/articles',
    'packages/features/authoring',
    'packages/features/map-search',
    'packages/features/people',
  ],
  'apps/api': [
    'packages/contract',
    'packages/i18n',
    'packages/basemap',
    'packages/demo-region',
    'packages/map-document',
    'packages/article-blocks',
    'packages/article-bundle',
    'packages/route-files',
    'packages/timeline',
  ],
  'apps/web': ['packages/'],
  'apps/storybook': ['packages/', 'apps/web'],
}

/** What is in the folder, and not in one whose name only begins alike; `packages/` is all packages. */
const startOf = (path) => `^${path.replace(/\/$/, '')}/`

/** One rule a package: it may reach itself and the packages of its row, nothing else of the workspace. */
const rows = Object.entries(PACKAGES).map(([from, allowed]) => ({
  name: `only-the-row-of-${from.replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(apps|packages)/', pathNot: [`^${from}/`, ...allowed.map(startOf)] },
}))

/** Tests, stories and their shared code, which are outside the layers. */
const OUTSIDE = ['\\.(stories|test)\\.tsx?$', '/testing/', '/stories/']

const EDITOR = '^packages/map-editor/src/'

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

export const forbidden = [
  ...rows,
  // By its name, which its package.json leads to an entry; a relative path would reach any file of it.
  forbid(
    'packages-through-exports',
    { path: '^(apps/[^/]+|packages/features/[^/]+|packages/[^/]+)/' },
    { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  forbid('no-circular', {}, { circular: true }),
  forbid(
    'not-resolvable',
    {},
    { couldNotResolve: true, pathNot: ['^virtual:', '^geojson$', '/\\+types/', '\\?', '\\.css$'] },
  ),
  forbid(
    'declared-dependencies-only',
    { path: '^(apps|packages)/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'pure-document',
    { path: '^packages/map-document/src/', pathNot: '\\.test\\.ts$' },
    { path: ['/react', '/maplibre-gl', '^node:'] },
  ),
  forbid('files-without-react', { path: '^packages/(route-files|timeline)/' }, { path: 'node_modules/react' }),
  forbid(
    'maplibre-only-in-the-map-folder',
    { path: EDITOR, pathNot: [`${EDITOR}map/`, ...OUTSIDE] },
    { path: ['node_modules/maplibre-gl', 'node_modules/react-map-gl'] },
  ),
  // map-editor: core ← messages ← map ← ui ← tools ← machine ← shell, and no way back; docs in its ARCHITECTURE.md.
  forbid(
    'core-knows-only-core',
    { path: `${EDITOR}core/`, pathNot: OUTSIDE },
    { path: EDITOR, pathNot: `${EDITOR}core/` },
  ),
  forbid(
    'messages-know-only-core',
    { path: `${EDITOR}messages/`, pathNot: OUTSIDE },
    { path: EDITOR, pathNot: [`${EDITOR}(core|messages)/`, `${EDITOR}messages\\.ts$`] },
  ),
  forbid(
    'map-and-panels-know-no-tool',
    { path: `${EDITOR}(map|ui)/`, pathNot: OUTSIDE },
    { path: `${EDITOR}(tools|machine|shell|view)/` },
  ),
  forbid('map-knows-no-panel', { path: `${EDITOR}map/`, pathNot: OUTSIDE }, { path: `${EDITOR}ui/` }),
  forbid(
    'tools-below-machine-and-shell',
    { path: `${EDITOR}tools/`, pathNot: OUTSIDE },
    { path: `${EDITOR}(machine|view|shell)/` },
  ),
  forbid(
    'a-tool-knows-no-other-tool',
    { path: `${EDITOR}tools/(?!vertices/)([^/]+)/`, pathNot: OUTSIDE },
    { path: `${EDITOR}tools/(?!$1/|vertices/)[^/]+/` },
  ),
  forbid(
    'tools-through-their-registry',
    { path: `${EDITOR}(shell|view)/`, pathNot: OUTSIDE },
    { path: `${EDITOR}tools/`, pathNot: `${EDITOR}tools/tool(-registry)?\\.ts$` },
  ),
  forbid(
    'machine-knows-no-view',
    { path: '^packages/map-editor/src/(core|machine)/', pathNot: '\\.test\\.ts$' },
    { path: ['^packages/map-editor/src/(map|ui|view|shell)/', 'node_modules/react'] },
  ),
  forbid(
    'panels-are-presentational',
    { path: '^packages/map-editor/src/ui/(shared|panels|layer-list|info-window|elevation-profile)/', pathNot: OUTSIDE },
    { path: ['^packages/map-editor/src/map/', 'node_modules/xstate'] },
  ),
  forbid(
    'view-without-editor',
    { path: '^packages/map-editor/src/view\\.ts$' },
    { path: 'node_modules/(@xstate|xstate)', reachable: true },
  ),
  forbid(
    'headless-without-react',
    { path: '^packages/map-editor/src/headless\\.ts$' },
    { path: ['node_modules/(react|react-dom|maplibre-gl|react-map-gl)/', '\\.tsx$', '\\.css$'], reachable: true },
  ),
  forbid(
    'html-without-editor',
    { path: '^packages/article-blocks/src/(html|document)\\.ts$' },
    { path: ['node_modules/@tiptap', 'node_modules/react'], reachable: true },
  ),
  // A route loads and answers; what it shows is one component of a feature, which brings its own styles.
  forbid('routes-without-styles', { path: '^apps/web/app/routes/' }, { path: '\\.css$' }),
  forbid(
    'lucia-only-in-one-file',
    { path: '^apps/api/', pathNot: '^apps/api/src/platform/session/sessions\\.ts$' },
    { path: 'node_modules/lucia' },
  ),
  forbid(
    'policies-are-pure',
    { path: '\\.policy\\.ts$' },
    { path: ['\\.(repository|table|service|http)\\.ts$', 'node_modules/(drizzle|fastify|postgres)'] },
  ),
  forbid(
    'modules-meet-in-services',
    { path: '^apps/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
    { path: '^apps/api/src/modules/(?!$1/)[^/]+/[^/]+\\.(repository|http)\\.ts$' },
  ),
  forbid(
    'platform-knows-no-module',
    { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
    { path: '^apps/api/src/modules/' },
  ),
  forbid(
    'schema-knows-no-module',
    { path: '^apps/api/src/schema/' },
    { path: '^apps/api/src/', pathNot: ['^apps/api/src/schema/', '^apps/api/src/platform/'] },
  ),
  forbid(
    'no-tests-in-products',
    { path: '^(apps|packages)/', pathNot: ['\\.(test|stories|spec)\\.tsx?$', '/testing/', '/e2e/'] },
    { path: '\\.(test|stories)\\.tsx?$' },
  ),
]
