import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Packed already, as pictures are. */
  readonly isPacked: boolean
}

const encoder = new TextEncoder()

/** A file of text, not packed yet. */
export function textEntry(name: string, text: string): ZipEntry {
  return { name, content: [encoder.encode(text)], isPacked: false }
}

const PIECE_BYTES = 64 * 1024

/** A ZIP archive of any size, made while it is read: a slow reader holds up what comes next, and memory holds one piece. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const failures: Error[] = []
  const archive = new Zip((error, bytes) => {
    if (error) failures.push(error)
    else ready.push(bytes)
  })
  const drain = function* () {
    const [failure] = failures
    if (failure) throw failure
    yield* ready.splice(0)
  }
  for await (const { name, content, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = new Date()
    archive.add(file)
    for await (const bytes of content) {
      for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
        file.push(bytes.subarray(start, start + PIECE_BYTES))
        yield* drain()
        // Packing happens on this thread: other requests are handled between the pieces.
        await setImmediate()
      }
    }
    file.push(new Uint8Array(), true)
    yield* drain()
  }
  archive.end()
  yield* drain()
}
