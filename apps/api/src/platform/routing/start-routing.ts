import { unwatchFile, watchFile } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { engineFolder } from './embedded/build-tiles.ts'
import { createEmbeddedEngine, type EmbeddedEngine } from './embedded/embedded-engine.ts'
import { createHttpEngine } from './http-engine.ts'
import { ensureSet } from './regions/demo-set.ts'
import { readCurrentSet, regionPaths, setupOf } from './regions/tile-set.ts'
import { noRouting, type RoutingEngine } from './routing-engine.ts'
import { throttleWarnings } from './throttle-warnings.ts'

export interface RoutingSettings {
  /** A Valhalla server; null for the embedded engine. */
  readonly routingUrl: string | null
  /** Where routing tiles are kept. */
  readonly regionsFolder: string
  readonly demoFile: string
  /** Where names of regions are looked up. */
  readonly regionIndexUrl: string
  readonly program: string
}

const WATCH_MS = 2_000
const WARN_EVERY_MS = 60_000

/**
 * The engine that the settings ask for. The embedded one is prepared in the background, so that a start never waits for
 * it; until then it is unavailable. Another set of tiles is served as soon as it was switched to.
 */
export function startRouting(settings: RoutingSettings, warn: (warning: string) => void): RoutingEngine {
  const onWarning = throttleWarnings(WARN_EVERY_MS, warn)
  const { routingUrl, regionsFolder, program } = settings
  if (routingUrl !== null) return createHttpEngine({ url: routingUrl, onWarning })
  if (engineFolder() === null) {
    onWarning(
      `There is no embedded routing engine for ${process.platform}/${process.arch}. Set ROUTING_URL to a Valhalla server for navigation lines.`,
    )
    return noRouting
  }
  const engine = createEmbeddedEngine({ program, onWarning })
  const { current } = regionPaths(regionsFolder)
  const report = (error: unknown) => onWarning(`Directions: ${error instanceof Error ? error.message : String(error)}`)
  // One after the other, so that an older set never replaces a newer one.
  let turn: Promise<unknown> = mkdir(regionsFolder, { recursive: true }).then(() =>
    ensureSet({ ...settings, folder: regionsFolder }),
  )
  const follow = () => {
    turn = turn.then(() => useNewest(engine, regionsFolder)).catch(report)
  }
  follow()
  watchFile(current, { interval: WATCH_MS, persistent: false }, follow)
  return {
    get version() {
      return engine.version
    },
    get ways() {
      return engine.ways
    },
    route: engine.route,
    reach: engine.reach,
    elevations: engine.elevations,
    trace: engine.trace,
    turns: engine.turns,
    snap: engine.snap,
    close: async () => {
      unwatchFile(current, follow)
      await engine.close()
    },
  }
}

async function useNewest(engine: EmbeddedEngine, folder: string): Promise<void> {
  const set = readCurrentSet(folder)
  if (set && set.set !== engine.version) await engine.use(setupOf(folder, set))
}
