/** The source of a file's bytes. A selected `File` is a `Blob`. */
export type TimelineSource = Blob | Uint8Array

/** Small enough for progress and cancelling, large enough for speed. */
const CHUNK_BYTES = 1 << 18

export function sourceBytes(source: TimelineSource): number {
  return source instanceof Blob ? source.size : source.byteLength
}

/** The file in pieces. A piece is valid until the next is requested: its memory may be used again. */
export async function* byteChunks(source: TimelineSource): AsyncGenerator<Uint8Array, void, void> {
  if (source instanceof Blob) return yield* blobChunks(source)
  for (let from = 0; from < source.length; from += CHUNK_BYTES) yield source.subarray(from, from + CHUNK_BYTES)
}

/**
 * By slices: a stream that fills one buffer of ours (`mode: 'byob'`) stopped for ever in one of a dozen large files in
 * Chromium, and one that does not makes browsers keep twice as much memory. Giving a slice's memory back by hand
 * (`transfer`) makes them collect garbage later.
 */
async function* blobChunks(blob: Blob): AsyncGenerator<Uint8Array, void, void> {
  for (let from = 0; from < blob.size; from += CHUNK_BYTES) {
    yield new Uint8Array(await blob.slice(from, from + CHUNK_BYTES).arrayBuffer())
  }
}
