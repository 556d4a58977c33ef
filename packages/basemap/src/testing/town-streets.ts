import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { buildStreets, STREETS_FILE } from '../streets/index.ts'
import { openTiles, type Tile } from '../tiles.ts'

/** The extract of the demo town. */
export const TOWN_PATH = fileURLToPath(new URL('../../../demo-region/assets/town.osm.pbf', import.meta.url))

export interface BuiltStreets {
  readonly folder: string
  tile(z: number, x: number, y: number): Promise<Tile | null>
  delete(): Promise<void>
}

/** Streets of an extract in a folder of their own. */
export async function buildStreetsOf(path: string, onProgress?: (part: number) => void): Promise<BuiltStreets> {
  const folder = await mkdtemp(join(tmpdir(), 'mishiori-streets-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await buildStreets({ folder, extracts: [{ name: 'town', path }], ...(onProgress && { onProgress }) })
    const archive = await openTiles(join(folder, STREETS_FILE))
    const close = async () => {
      await archive.close()
      await remove()
    }
    return { folder, tile: archive.tile, delete: close }
  } catch (error) {
    await remove()
    throw error
  }
}

export function readLayers(tile: Tile | null) {
  return new VectorTile(new PbfReader(gunzipSync(tile?.body ?? new Uint8Array()))).layers
}

/** The tile around a position. */
export function tileAt(z: number, [lng, lat]: readonly [lng: number, lat: number]): readonly [number, number, number] {
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [z, Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor(y * 2 ** z)]
}
