import { buildTown } from './build-town.ts'
import { writeOsmPbf } from './write-osm-pbf.ts'

/** Name of the file in `assets` that ships with the product. */
export const TOWN_FILE = 'town.osm.pbf'

/** The bytes of that file. */
export function townBytes(): Uint8Array {
  return writeOsmPbf(buildTown(), { program: 'mishiori demo region' })
}
