import { globSync } from 'node:fs'
import { startEngineProcess } from '../embedded/engine-process.ts'
import { valhallaConfig } from '../embedded/valhalla-config.ts'

/** Degrees; tiles of the level with all streets. */
const CELL = 0.25
const CELLS_A_ROW = 360 / CELL
/** Metres: from a cell's middle any street of it is within reach. */
const REACH_METERS = 30_000
const STEP = 0.01
const MAX_CELLS = 40

/** The program of the engine's process, and the folder of its tiles. */
interface ProbeOptions {
  readonly program: string
  readonly tileFolder: string
}

/**
 * A question that these tiles answer, which proves that the engine can open them and find a way.
 *
 * @throws when there is none: the extract has no roads.
 */
export async function findProbe({ program, tileFolder }: ProbeOptions): Promise<string> {
  const cells = streetCells(tileFolder)
  const engine = await startEngineProcess(program, { config: valhallaConfig(tileFolder), probe: null })
  try {
    for (const [lng, lat] of spread(cells)) {
      for (const costing of ['pedestrian', 'auto']) {
        const query = probeQuery([lng, lat], costing)
        const answer = await engine.send({ action: 'route', query })
        if (answer.kind === 'text') return query
      }
    }
  } finally {
    engine.kill()
    await engine.ended
  }
  throw new Error('no way was found anywhere in it')
}

/** Middles of the cells that have street tiles. Paths are `2/000/727/031.gph`, numbered row by row from the south-west. */
function streetCells(tileFolder: string): readonly (readonly [lng: number, lat: number])[] {
  return globSync('2/**/*.gph', { cwd: tileFolder }).map((path) => {
    const id = Number(path.slice(2, -'.gph'.length).replaceAll(/\D/g, ''))
    return [((id % CELLS_A_ROW) + 0.5) * CELL - 180, (Math.floor(id / CELLS_A_ROW) + 0.5) * CELL - 90] as const
  })
}

/** Some of all, from everywhere. */
function spread<T>(all: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.ceil(all.length / MAX_CELLS))
  return all.filter((_, index) => index % step === 0)
}

function probeQuery([lng, lat]: readonly [lng: number, lat: number], costing: string): string {
  const locations = [
    { lon: lng, lat, search_cutoff: REACH_METERS },
    { lon: lng + STEP, lat: lat + STEP, search_cutoff: REACH_METERS },
  ]
  return JSON.stringify({ locations, costing, directions_type: 'none' })
}
