import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { type PartFileRules, partFiles } from './part-files.ts'

const ENTRY = 'worker/service-worker.ts'
const FILE = 'sw.js'

const PART_ENTRIES: PartFileRules['entries'] = {
  shell: [
    '../../packages/features/offline/src/offline-use.tsx',
    '../../packages/features/offline/src/saved-article-store.ts',
  ],
  reading: [
    'app/root.tsx',
    'app/routes/route-article.tsx',
    'app/routes/article-comments.tsx',
    'app/routes/walk-article.tsx',
    'app/layouts/default.tsx',
    'app/layouts/fit.tsx',
  ],
  journeys: ['app/routes/journey.tsx', 'app/routes/journey-comments.tsx', 'app/layouts/journeys.tsx'],
  journeyEditing: ['../../packages/features/journey-editor/src/journey-editor-page.tsx'],
  editing: ['../../packages/features/editor/src/editor-room.tsx'],
  recording: ['../../packages/features/tracking/src/recorder/page/record-route-page.tsx'],
}
/** Files that are not needed offline: they only work with a network, or weigh more than all the rest. */
const LEFT_OUT = [/heic/, /timeline/, /tour-runner/, /passkey/, /comparing/]
const WORKERS = [/^assets\/map-worker-/]

/** Builds the service worker after the browser's files, whose addresses are written into it, as one file without imports. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(options, bundle) {
      const { root } = this.environment.getTopLevelConfig()
      const inRoot = (paths: readonly string[]) => paths.map((path) => join(root, path))
      const parts = partFiles(bundle, {
        entries: {
          shell: inRoot(PART_ENTRIES.shell),
          reading: inRoot(PART_ENTRIES.reading),
          journeys: inRoot(PART_ENTRIES.journeys),
          editing: inRoot(PART_ENTRIES.editing),
          journeyEditing: inRoot(PART_ENTRIES.journeyEditing),
          recording: inRoot(PART_ENTRIES.recording),
        },
        leftOut: LEFT_OUT,
        workers: WORKERS,
      })
      const version = await versionOf(root, bundle)
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: { __BUILD_INFO__: JSON.stringify({ version, parts }) },
        publicDir: false,
        build: {
          target: 'es2022',
          emptyOutDir: false,
          outDir: options.dir ?? 'build/client',
          rollupOptions: { input: join(root, ENTRY), output: { format: 'iife', entryFileNames: FILE } },
        },
      })
    },
  }
}

/** Changes with what the browser's files are called, which holds a hash of each, and with the worker's own sources. */
async function versionOf(root: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const hash = createHash('sha256').update(Object.keys(bundle).sort().join())
  const folder = join(root, 'worker')
  const sources = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  for (const name of sources) hash.update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}
