/** Where a file's bytes come from. A `File` that somebody chose is a `Blob`. */
export type TimelineSource = Blob | Uint8Array

/** Small enough for progress and cancelling, large enough for speed. */
const CHUNK_BYTES = 1 << 18

export function sourceBytes(source: TimelineSource): number {
  return source instanceof Blob ? source.size : source.byteLength
}

/** The file in pieces. A piece is good until the next is asked for: its memory may be used again. */
export async function* byteChunks(source: TimelineSource): AsyncGenerator<Uint8Array, void, void> {
  if (source instanceof Blob) return yield* blobChunks(source)
  for (let from = 0; from < source.length; from += CHUNK_BYTES) yield source.subarray(from, from + CHUNK_BYTES)
}

/** Browsers fill the one buffer that they are given, which saves as much memory as the file has; elsewhere a piece is a buffer of its own. */
async function* blobChunks(blob: Blob): AsyncGenerator<Uint8Array, void, void> {
  const reader = bufferReader(blob) ?? blob.stream().getReader()
  try {
    let buffer = new ArrayBuffer(CHUNK_BYTES)
    for (;;) {
      const { done, value } =
        reader instanceof ReadableStreamBYOBReader ? await reader.read(new Uint8Array(buffer)) : await reader.read()
      if (done) return
      yield value
      buffer = value.buffer
    }
  } finally {
    await reader.cancel()
  }
}

function bufferReader(blob: Blob): ReadableStreamBYOBReader | null {
  try {
    return blob.stream().getReader({ mode: 'byob' })
  } catch {
    return null
  }
}
