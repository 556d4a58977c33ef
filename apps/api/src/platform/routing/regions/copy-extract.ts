import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Extract } from './find-extract.ts'
import { RegionProblem } from './region-problem.ts'

interface CopyOptions {
  readonly to: string
  /** Told the part that is here, 0 to 1; null when nobody knows the whole. */
  readonly onProgress: (part: number | null) => void
}

/** Tiles and what is written on the way to them take about this many times the extract. */
const ROOM_FACTOR = 6
const MIN_ROOM_BYTES = 50 * 1024 ** 2
const GIGABYTE = 1024 ** 3
/** A file begins with a blob of this type. */
const FIRST_BLOB = 'OSMHeader'
const HEAD_BYTES = 64

/** Brings an extract into the folder of sources, whole or not at all. @throws {RegionProblem} @returns its bytes. */
export async function copyExtract(extract: Extract, { to, onProgress }: CopyOptions): Promise<number> {
  mkdirSync(dirname(to), { recursive: true })
  const unfinished = `${to}.${process.pid}.part`
  const stop = new AbortController()
  try {
    const { read, bytes } = extract.kind === 'file' ? findFile(extract.path) : await download(extract.url, stop.signal)
    checkRoom(dirname(to), bytes ?? 0)
    let done = 0
    const counted = async function* () {
      for await (const chunk of read()) {
        done += chunk.length
        onProgress(bytes === null ? null : done / bytes)
        yield chunk
      }
    }
    await pipeline(counted, createWriteStream(unfinished))
    if (bytes !== null && done !== bytes) throw new RegionProblem(`Only ${done} of ${bytes} bytes arrived. Try again.`)
    checkBeginning(unfinished)
    renameSync(unfinished, to)
    return done
  } finally {
    stop.abort()
    rmSync(unfinished, { force: true })
  }
}

/** The bytes of an extract, and how many there will be; null when nobody said. */
interface Source {
  readonly read: () => AsyncIterable<Uint8Array>
  readonly bytes: number | null
}

function findFile(path: string): Source {
  return { read: () => createReadStream(path), bytes: statSync(path).size }
}

async function download(url: string, signal: AbortSignal): Promise<Source> {
  const { host } = new URL(url)
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw new RegionProblem(
      `${host} cannot be reached. Check the network, or download the file elsewhere and give its path.`,
      { cause: error },
    )
  })
  const { body } = response
  if (!response.ok || !body) {
    throw new RegionProblem(`${host} answers ${response.status} for ${url}. Check the address.`)
  }
  const length = Number(response.headers.get('content-length'))
  return { read: () => body, bytes: length > 0 ? length : null }
}

/** @throws {RegionProblem} when the disk is too small for what the tiles of so many bytes need. */
function checkRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const [free, needed] = [bavail * bsize, bytes * ROOM_FACTOR + MIN_ROOM_BYTES]
  if (free >= needed) return
  throw new RegionProblem(
    `${folder} has ${inGigabytes(free)} GB left, but this region needs about ${inGigabytes(needed)} GB while it is built. Free some space, or point DATA_DIR at a larger disk.`,
  )
}

const inGigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1)

function checkBeginning(path: string): void {
  const head = Buffer.alloc(HEAD_BYTES)
  const file = openSync(path, 'r')
  readSync(file, head)
  closeSync(file)
  if (!head.includes(FIRST_BLOB)) {
    throw new RegionProblem(
      'This is no .osm.pbf file. Other formats, such as .osm or .o5m, have to be converted first.',
    )
  }
}
