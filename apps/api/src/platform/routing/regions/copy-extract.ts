import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Extract } from './find-extract.ts'
import { RegionProblem } from './region-problem.ts'

interface CopyOptions {
  readonly to: string
  /** Called with the fraction copied, 0 to 1; null when the size is unknown. */
  readonly onProgress: (part: number | null) => void
  /** Called with the number of bytes before any is written; may throw. */
  readonly onSize: (bytes: number) => void
  /** A server that sends nothing for so long is given up. */
  readonly silenceMs?: number
}

const SILENCE_MS = 60_000
/** A file begins with a blob of this type. */
const FIRST_BLOB = 'OSMHeader'
const HEAD_BYTES = 64

/** Brings an extract into the folder of sources, whole or not at all. @throws {RegionProblem} @returns its bytes. */
export async function copyExtract(extract: Extract, options: CopyOptions): Promise<number> {
  const { to, onProgress, onSize, silenceMs = SILENCE_MS } = options
  mkdirSync(dirname(to), { recursive: true })
  const unfinished = `${to}.${process.pid}.part`
  const stop = new AbortController()
  const silence = setTimeout(() => stop.abort(), silenceMs)
  try {
    const { read, bytes, changedAt } =
      extract.kind === 'file' ? findFile(extract.path) : await download(extract.url, stop.signal)
    if (bytes !== null) onSize(bytes)
    let done = 0
    const counted = async function* () {
      for await (const chunk of read()) {
        silence.refresh()
        done += chunk.length
        onProgress(bytes === null ? null : done / bytes)
        yield chunk
      }
    }
    // Opened here and now: a stream that opens the file itself may do so after a failure has removed it.
    await pipeline(counted, createWriteStream(unfinished, { fd: openSync(unfinished, 'w') }))
    if (bytes !== null && done !== bytes) throw new RegionProblem(`Only ${done} of ${bytes} bytes arrived. Try again.`)
    checkBeginning(unfinished)
    // Of an extract that does not say how old it is, the file's date is all there is.
    if (changedAt) utimesSync(unfinished, changedAt, changedAt)
    renameSync(unfinished, to)
    return done
  } finally {
    clearTimeout(silence)
    stop.abort()
    rmSync(unfinished, { force: true })
  }
}

/** The bytes of an extract, and their number; null when it is unknown. */
interface Source {
  readonly read: () => AsyncIterable<Uint8Array>
  readonly bytes: number | null
  /** Null when it is unknown. */
  readonly changedAt: Date | null
}

function findFile(path: string): Source {
  const { size, mtime } = statSync(path)
  return { read: () => createReadStream(path), bytes: size, changedAt: mtime }
}

async function download(url: string, signal: AbortSignal): Promise<Source> {
  const { host } = new URL(url)
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw brokenOff(host, signal.aborted ? 'has been silent for too long' : 'cannot be reached', error)
  })
  const { body } = response
  if (!response.ok || !body) {
    throw new RegionProblem(`${host} answers ${response.status} for ${url}. Check the address.`)
  }
  const length = Number(response.headers.get('content-length'))
  const changedAt = new Date(response.headers.get('last-modified') ?? '')
  return {
    read: () => readBody(body, { host, signal }),
    bytes: length > 0 ? length : null,
    changedAt: Number.isNaN(changedAt.getTime()) ? null : changedAt,
  }
}

async function* readBody(body: AsyncIterable<Uint8Array>, { host, signal }: { host: string; signal: AbortSignal }) {
  try {
    yield* body
  } catch (error) {
    throw brokenOff(host, signal.aborted ? 'has been silent for too long' : 'stopped half-way', error)
  }
}

function brokenOff(host: string, what: string, cause: unknown): RegionProblem {
  return new RegionProblem(
    `${host} ${what}. Check the network and try again, or download the file elsewhere and give its path.`,
    { cause },
  )
}

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
