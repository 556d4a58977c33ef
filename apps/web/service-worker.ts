import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { FilePart } from './worker/build-info.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const ENTRY = 'worker/service-worker.ts'
const FILE = 'sw.js'

/** What each part begins with; everything that these load, at once or later, belongs to it. */
const PART_ENTRIES: Readonly<Record<FilePart, readonly string[]>> = {
  shell: ['app/features/offline/offline-use.tsx', 'app/features/offline/saved-article-store.ts'],
  reading: [
    'app/root.tsx',
    'app/routes/route-article.tsx',
    'app/routes/article-comments.tsx',
    'app/routes/walk-article.tsx',
    'app/layouts/default.tsx',
    'app/layouts/fit.tsx',
  ],
  editing: ['app/features/editor/editor-room.tsx'],
  recording: ['app/features/recorder/page/own-recorder.tsx'],
}
/** Files that are not needed offline: they only work with a network, or weigh more than all the rest. */
const LEFT_OUT = /heic|timeline|tour-runner|log-in-required|passkey|comparing|export-form/
/** Files that are started as workers, which no chunk imports. */
const WORKERS = /^assets\/map-worker-/

/** Builds the service worker after the browser's files, whose addresses are written into it, as one file without imports. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(options, bundle) {
      const { root } = this.environment.getTopLevelConfig()
      const parts = Object.fromEntries(
        Object.entries(PART_ENTRIES).map(([part, entries]) => [
          part,
          filesOf(
            bundle,
            entries.map((entry) => join(root, entry)),
            part !== 'shell',
          ),
        ]),
      )
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
async function versionOf(root: string, bundle: Bundle): Promise<string> {
  const hash = createHash('sha256').update(Object.keys(bundle).sort().join())
  const folder = join(root, 'worker')
  const sources = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  for (const name of sources) hash.update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

function filesOf(bundle: Bundle, entries: readonly string[], hasMap: boolean): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const files = new Set<string>()
  const left = [
    ...(hasMap ? chunks.map(nameOf).filter((name) => WORKERS.test(name)) : []),
    ...chunks.filter((chunk) => sourcesOf(chunk).some((id) => entries.includes(id))).map(nameOf),
  ]
  if (left.length === 0)
    throw new Error(`No chunk of the build holds ${entries.join(', ')}: the service worker would miss a part.`)
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || LEFT_OUT.test(name)) continue
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    left.push(...[...chunk.imports, ...chunk.dynamicImports].filter((next) => !files.has(next)))
  }
  return [...files].sort().map((name) => `/${name}`)
}

/** Its modules, and the one that it hands out of a shared chunk where it is only an entry. The router adds a query to their names. */
const sourcesOf = ({ facadeModuleId, moduleIds }: Chunk) =>
  [facadeModuleId ?? '', ...moduleIds].map((id) => id.split('?')[0] ?? id)

const nameOf = ({ fileName }: Chunk) => fileName
