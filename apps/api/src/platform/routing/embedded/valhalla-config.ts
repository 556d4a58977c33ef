import template from './valhalla-config.json' with { type: 'json' }

/** Room for start, goal and more waypoints than the product allows, so that the product's own limits speak first. */
const MAX_STOPS = 30
const MAX_METERS = { auto: 1_600_000, motorcycle: 1_600_000, bicycle: 600_000, pedestrian: 400_000 } as const
const COSTINGS = ['auto', 'motorcycle', 'bicycle', 'pedestrian'] as const
/** Around all areas of a question, more than the product allows, which the engine measures on another idea of the Earth. */
const MAX_NO_GO_METERS = 210_000
/** Bytes of tiles kept in memory. */
const CACHE_BYTES = 64 * 1024 ** 2
/** The table grows by itself; its first size fits a small country. */
const ID_TABLE_SIZE = 10_000_000

interface EngineOptions {
  readonly threads?: number
  /** Where elevations are looked for; it need not exist. */
  readonly elevationFolder?: string
}

/**
 * Settings of the engine for one folder of tiles, as JSON. The template holds Valhalla's defaults without logs, sockets, statistics and
 * addresses of remote tiles, which are never set.
 */
export function valhallaConfig(tileFolder: string, { threads = 1, elevationFolder }: EngineOptions = {}): string {
  const { mjolnir, service_limits: limits } = template
  return JSON.stringify({
    ...template,
    ...(elevationFolder === undefined ? {} : { additional_data: { elevation: elevationFolder } }),
    mjolnir: {
      ...mjolnir,
      tile_dir: tileFolder,
      max_cache_size: CACHE_BYTES,
      id_table_size: ID_TABLE_SIZE,
      concurrency: threads,
    },
    service_limits: {
      ...limits,
      max_exclude_polygons_length: MAX_NO_GO_METERS,
      ...Object.fromEntries(
        COSTINGS.map((name) => [name, { ...limits[name], max_locations: MAX_STOPS, max_distance: MAX_METERS[name] }]),
      ),
    },
  })
}
