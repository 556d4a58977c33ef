import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { ArchiveFile } from '../pmtiles/archive-file.ts'
import { writeDataDates } from './data-dates.ts'
import { readExtract } from './read-extract.ts'
import { Spool } from './spool.ts'
import type { StreetPlace } from './street-places.ts'
import { LANDMARK_TILES, STREET_TILES, tileCell } from './tile-cell.ts'
import { WayFactsWriter } from './way-facts.ts'
import { WaysideWriter } from './wayside/wayside-writer.ts'

/** Names of the written files. */
export const STREETS_FILE = 'streets.pmtiles'
export const STREET_PLACES_FILE = 'places.jsonl'
const SPOOL_FOLDER = 'streets.spool'
/** The part of the work that reading is. */
const READING = 0.6

/** A line of the file of places. */
export interface StreetPlaceLine extends StreetPlace {
  /** The region it comes from. */
  readonly extract: string
}

export interface StreetsOptions {
  /** Where the results go; it exists. */
  readonly folder: string
  readonly extracts: readonly { readonly name: string; readonly path: string }[]
  /** Called with the progress, 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/**
 * Makes vector tiles of the streets of some extracts, a list of their named places, a line of JSON each, an index of what
 * somebody on the way looks for, a list of how old the extracts are, and which kinds of ways they have.
 *
 * @throws {OsmPbfError} when an extract is damaged.
 */
export async function buildStreets({ folder, extracts, onProgress = () => {} }: StreetsOptions): Promise<void> {
  const spoolFolder = join(folder, SPOOL_FOLDER)
  const wayside = await WaysideWriter.create(folder)
  const ways = new WayFactsWriter()
  try {
    const spools = {
      landmarks: await Spool.create(join(spoolFolder, 'landmarks'), LANDMARK_TILES.cellZoom),
      streets: await Spool.create(join(spoolFolder, 'streets'), STREET_TILES.cellZoom),
    }
    await readExtracts(extracts, { spools, wayside, ways, path: join(folder, STREET_PLACES_FILE), onProgress })
    await ways.write(folder)
    await wayside.finish()
    await writeDataDates(folder, extracts)
    await writeTiles(spools, join(folder, STREETS_FILE), onProgress)
  } finally {
    await rm(spoolFolder, { recursive: true, force: true })
    await wayside.clear()
  }
}

/** What is drawn in maps of a whole tour, and again with all the rest in closer ones. */
interface Spools {
  readonly landmarks: Spool
  readonly streets: Spool
}

interface Destination {
  readonly spools: Spools
  readonly wayside: WaysideWriter
  readonly ways: WayFactsWriter
  /** Of the file of places. */
  readonly path: string
  readonly onProgress: (part: number) => void
}

async function readExtracts(
  extracts: StreetsOptions['extracts'],
  { spools, wayside, ways, path, onProgress }: Destination,
) {
  const places = createWriteStream(path)
  let held: string[] = []
  for (const [index, extract] of extracts.entries()) {
    await readExtract(extract.path, {
      feature: (feature) => {
        spools.streets.add(feature)
        if (feature.drawing.minZoom < STREET_TILES.cellZoom) spools.landmarks.add(feature)
      },
      place: (place) => held.push(`${JSON.stringify({ ...place, extract: extract.name } satisfies StreetPlaceLine)}\n`),
      wayside: (place) => wayside.add(place),
      way: (tags) => ways.add(tags),
      covers: (lng, lat) => wayside.coverage.add(lng, lat),
      pause: async (part) => {
        onProgress((READING * (index + part)) / extracts.length)
        await spools.streets.flushWhenFull()
        await spools.landmarks.flushWhenFull()
        await wayside.flushWhenFull()
        const isRoom = places.write(held.join(''))
        held = []
        if (!isRoom) await once(places, 'drain')
      },
    })
  }
  places.end()
  await finished(places)
  await spools.streets.flush()
  await spools.landmarks.flush()
}

async function writeTiles({ landmarks, streets }: Spools, path: string, onProgress: (part: number) => void) {
  const archive = await ArchiveFile.create(path)
  for (const cell of landmarks.cells) await tileCell({ cell, ...LANDMARK_TILES }, await landmarks.read(cell), archive)
  const { cells } = streets
  for (const [index, cell] of cells.entries()) {
    await tileCell({ cell, ...STREET_TILES }, await streets.read(cell), archive)
    onProgress(READING + ((1 - READING) * (index + 1)) / cells.length)
  }
  const layers = ['area', 'waterway', 'rail', 'road', 'poi'].map((id) => ({ id, fields: {} }))
  const metadata = { name: 'Mishiori streets', attribution: '© OpenStreetMap contributors', vector_layers: layers }
  await archive.finish({
    minZoom: LANDMARK_TILES.cellZoom,
    maxZoom: STREET_TILES.lastZoom,
    metadata,
    compression: 2,
    tileType: 1,
  })
}
