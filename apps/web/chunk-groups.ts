import type { Plugin } from 'vite'
import { unmatched } from './unmatched.ts'

/** Modules that share a chunk: those whose path matches one of the patterns. */
export interface ChunkGroup {
  readonly name: string
  readonly patterns: readonly RegExp[]
}

const paths = (...patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern))

/** One pattern for each name, so that each of them has to match. */
const each = (names: string, path: (name: string) => string) => paths(...names.split(' ').map(path))

/** What articles have in common with other pages, which would otherwise load with it all that articles are made of. */
const SHARED_BY_PAGES = [
  ...each(
    'avatar badge bare-select button field icon-button link route-card text-area',
    (name) => `packages/ui/src/${name}/`,
  ),
  ...each(
    'cloud-check dots-three download file flag link lock pencil person-walk-fill printer prohibit share thumbs-up-fill trash',
    (name) => `packages/ui/src/icon/glyphs/${name}\\.ts`,
  ),
  ...each('article-card article-summary count', (name) => `packages/features/articles/src/list/${name}\\.tsx?`),
  ...each('follow-button use-follow', (name) => `packages/features/people/src/following/${name}\\.tsx?`),
  ...each(
    'i18n/language-names i18n/use-time-formatter url/language-links',
    (name) => `packages/web-kit/src/${name}\\.ts`,
  ),
  ...paths(
    'packages/contract/src/limits\\.ts',
    'packages/features/article-page/src/cloning/clone-links\\.ts',
    'packages/web-kit/src/errors/error-message\\.tsx',
    'packages/features/offline/src/use-saved-articles\\.ts',
    'packages/features/articles/src/proposal-links\\.ts',
    'map-engine-worker',
  ),
]

/** What pages with lists load beside the frame. Components that only forms and the editor use keep chunks of their own. */
const LISTS = [
  ...each(
    'chip-links empty-state error-state page-frame pager segmented tab-links',
    (name) => `packages/ui/src/${name}/`,
  ),
  ...each(
    'features/articles/src/list/ web-kit/src/notices/ web-kit/src/errors/content-error web-kit/src/tours/tour-offer',
    (name) => `packages/${name}`,
  ),
]

/**
 * Every page needs the framework and the frame. As many small chunks they cost a visitor thirty requests, as two they
 * come at once and stay cached while pages change. A group takes along what its modules import statically; dialogs and
 * catalogues of messages, which they import on demand, stay out. To name whole folders would put those in as well. No
 * group has two routes: each but the first would have a file of its own that only names what is in the group's.
 */
export const SHARED_CHUNKS: readonly ChunkGroup[] = [
  {
    name: 'framework',
    patterns: each('react react-dom react-router scheduler', (name) => `node_modules/${name}/`),
  },
  { name: 'frame', patterns: [...paths('app/root\\.tsx'), ...SHARED_BY_PAGES] },
  { name: 'layout', patterns: paths('app/layouts/default\\.tsx') },
  { name: 'lists', patterns: LISTS },
  // Requested by every page once it is idle.
  { name: 'offline', patterns: paths('packages/features/offline/src/offline-use\\.tsx') },
  { name: 'article', patterns: paths('app/routes/route-article\\.tsx') },
  { name: 'comments', patterns: paths('app/routes/article-comments\\.tsx') },
]

/** Has a group's chunk be the file of the route in it, instead of a file beside it. After the router's plugin, which would not. */
export const routesInGroups = (): Plugin => ({
  name: 'routes-in-groups',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rollupOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
})

/** The groups as the bundler takes them. */
export const codeSplittingGroups = (groups: readonly ChunkGroup[]) =>
  groups.map(({ name, patterns }) => ({
    name,
    test: new RegExp(patterns.map(({ source }) => source).join('|')),
  }))

/**
 * What no reader's page needs before its map: the schemas of requests, which the server checks, what reads and edits maps,
 * and what a map says. One import of a value beside them, or of a whole package on demand, took all along.
 */
export const NOT_FOR_READERS: readonly RegExp[] = paths(
  'node_modules/typebox/',
  'node_modules/immer/',
  'packages/map-document/src/wire/',
  'packages/map-editor/src/messages/',
)

/**
 * Fails the build when a pattern matches no module: what it named was moved, and would silently load in other chunks.
 * Fails it as well when a group has taken along what `leftOut` names.
 */
export function matchingGroups(groups: readonly ChunkGroup[], leftOut: readonly RegExp[] = []): Plugin {
  return {
    name: 'matching-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const missing = groups.flatMap(({ name, patterns }) =>
        unmatched(patterns, modules).map((pattern) => `${pattern} (${name})`),
      )
      if (missing.length > 0)
        this.error(`No module of the build matches these patterns of chunks: ${missing.join(', ')}`)
      for (const { name, patterns } of groups) {
        // One with a route in it has that route's name.
        const taken = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.moduleIds.some((id) => patterns.some((pattern) => pattern.test(id)))
            ? file.moduleIds
            : [],
        )
        const unwanted = taken.find((id) => leftOut.some((pattern) => pattern.test(id)))
        if (unwanted) this.error(`The chunk ${name} has taken along ${unwanted}`)
      }
    },
  }
}
