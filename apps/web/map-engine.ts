import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const PACKAGE = 'maplibre-gl'
const WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
const WORKER_ADDRESS = '\0map-engine-worker'
const NO_WORKER = '\0map-engine-no-worker'

/**
 * Builds MapLibre from the sources in its package instead of its two ready-made files. Map and worker have half of
 * their code in common, which comes twice in those files; as chunks of one build they share it, and a reader waits for
 * a quarter less.
 */
export function mapEngine(): Plugin {
  const sources = join(dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)), 'src')
  return {
    name: 'map-engine',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const isForBrowser = this.environment.name === 'client'
      if (id === WORKER) return isForBrowser ? WORKER_ADDRESS : NO_WORKER
      if (id === PACKAGE && isForBrowser) return join(sources, 'index.ts')
      return null
    },
    // MapLibre's classes declare fields that their parents fill; as fields of the language these would be emptied again.
    transform: {
      filter: { id: { include: `${sources}/**/*.ts` } },
      handler: (code, id) =>
        transformWithOxc(code, id, {
          assumptions: { setPublicClassFields: true },
          typescript: { removeClassFieldsWithoutInitializer: true },
        }),
    },
    load(id) {
      if (id === NO_WORKER) return `export default ''` // maps open in browsers alone
      if (id !== WORKER_ADDRESS) return null
      const chunk = this.emitFile({ type: 'chunk', id: join(sources, 'source/worker.ts'), name: 'map-worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}
