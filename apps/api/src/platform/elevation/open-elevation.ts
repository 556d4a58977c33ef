import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { RoutingEngine } from '../routing/routing-engine.ts'
import { throttleWarnings } from '../routing/throttle-warnings.ts'
import { chainElevation, type ElevationChain } from './elevation-chain.ts'
import type { ElevationSourceSettings, TileSetSettings } from './elevation-settings.ts'
import type { ElevationSource } from './elevation-source.ts'
import { createRasterSource } from './raster-source.ts'
import { openArchiveTiles } from './tiles/archive-tiles.ts'
import { openFolderTiles } from './tiles/folder-tiles.ts'
import { createHttpTiles } from './tiles/http-tiles.ts'
import type { TileStore } from './tiles/tile-store.ts'

export interface OpenElevationOptions {
  readonly sources: readonly ElevationSourceSettings[]
  readonly routing: RoutingEngine
  /** Identifies us to the operators of public servers. */
  readonly userAgent: string
  readonly onWarning: (warning: string) => void
}

const WARN_EVERY_MS = 60_000

/** The sources that the settings name, as one; null for none. @throws when a file of tiles cannot be read. */
export async function openElevation(options: OpenElevationOptions): Promise<ElevationChain | null> {
  const { sources, routing, userAgent } = options
  if (sources.length === 0) return null
  const onWarning = throttleWarnings(WARN_EVERY_MS, options.onWarning)
  const opened = sources.map(async (settings) => {
    if (settings.kind === 'valhalla') return createValhallaSource(routing)
    const store = await openStore(settings.place, userAgent)
    const { encoding, tilePixels, credit } = settings
    return createRasterSource({ store, encoding, tilePixels, credit, onWarning })
  })
  return chainElevation(await Promise.all(opened), await versionOf(sources))
}

/** Twelve characters that change with the settings, and with a file that was replaced. */
async function versionOf(sources: readonly ElevationSourceSettings[]): Promise<string> {
  const files = sources.flatMap((source) =>
    source.kind === 'tiles' && source.place.kind === 'archive' ? [source.place.path] : [],
  )
  const written = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
  return createHash('sha256')
    .update(JSON.stringify([sources, written]))
    .digest('hex')
    .slice(0, 12)
}

async function openStore(place: TileSetSettings['place'], userAgent: string): Promise<TileStore> {
  switch (place.kind) {
    case 'server':
      return createHttpTiles({ ...place, userAgent })
    case 'folder':
      return openFolderTiles(place.template)
    case 'archive':
      return openArchiveTiles(place.path)
  }
}

/** The elevations that the routing engine has been given for its own use. */
function createValhallaSource(routing: RoutingEngine): ElevationSource {
  return {
    credit: { name: 'Valhalla', attribution: 'Valhalla', url: null },
    terrain: null,
    close: async () => {},
    async elevationsAt(positions, signal) {
      const elevationsMeters = await routing.elevations(positions, signal)
      return elevationsMeters
        ? { elevationsMeters, isPartial: false }
        : { elevationsMeters: positions.map(() => null), isPartial: true }
    },
  }
}
