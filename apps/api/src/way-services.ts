import { join } from 'node:path'
import { createAlongService } from './modules/along/along.service.ts'
import { createDirectionsService } from './modules/directions/directions.service.ts'
import { createLoopsService } from './modules/directions/loops/loops.service.ts'
import { createReachService } from './modules/directions/reach.service.ts'
import { createElevationsService } from './modules/elevations/elevations.service.ts'
import { createTerrainService } from './modules/elevations/terrain.service.ts'
import { createGroundService } from './modules/ground/ground.service.ts'
import { createSnapService } from './modules/snap/snap.service.ts'
import { createTurnsService } from './modules/turns/turns.service.ts'
import type { ElevationChain } from './platform/elevation/elevation-chain.ts'
import { createFileCache } from './platform/file-storage/file-cache.ts'
import { regionsFolderIn } from './platform/routing/regions/tile-set.ts'
import type { RoutingEngine } from './platform/routing/routing-engine.ts'

interface WayDependencies {
  readonly routing: RoutingEngine
  /** Null where no elevation model is configured. */
  readonly elevation: ElevationChain | null
  readonly dataFolder: string
}

/** Some 60 kB each: a third of a gigabyte at most. */
const MAX_TERRAIN_TILES = 5_000

/** What is asked about ways and the ground: nothing of it is stored. */
export function createWayServices({ routing: engine, elevation, dataFolder }: WayDependencies) {
  const cache = createFileCache({ folder: join(dataFolder, 'terrain'), maxFiles: MAX_TERRAIN_TILES })
  return {
    directions: createDirectionsService({ engine }),
    reach: createReachService({ engine }),
    loops: createLoopsService({ engine }),
    snap: createSnapService({ engine }),
    turns: createTurnsService({ engine }),
    ground: createGroundService({ engine }),
    along: createAlongService({ regionsFolder: regionsFolderIn(dataFolder) }),
    elevations: createElevationsService({ elevation }),
    terrain: createTerrainService({ elevation, cache }),
  }
}
