/** Where a file's bytes come from. */
export type RouteFileSource = Blob | Uint8Array | ReadableStream<Uint8Array>

/** Bytes that are decoded at a time: small enough for progress and cancelling, large enough for speed. */
const CHUNK_BYTES = 1 << 18

/** The file's size in bytes, or null when a stream does not tell. */
export function sourceSize(source: RouteFileSource): number | null {
  if (source instanceof Blob) return source.size
  return source instanceof Uint8Array ? source.byteLength : null
}

/**
 * The file in pieces of at most 256 KiB; the first has at least 1 KiB when the file has, so that it tells the format. A piece is good
 * until the next is asked for: its memory may be used again.
 */
export async function* byteChunks(source: RouteFileSource): AsyncGenerator<Uint8Array, void, void> {
  let held = new Uint8Array(0)
  let isFirst = true
  for await (const piece of pieces(source)) {
    const bytes = held.length > 0 ? joined(held, piece) : piece
    if (isFirst && bytes.length < 1024) {
      held = new Uint8Array(bytes)
      continue
    }
    isFirst = false
    held = new Uint8Array(0)
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES)
  }
  if (held.length > 0) yield held
}

async function* pieces(source: RouteFileSource): AsyncGenerator<Uint8Array, void, void> {
  if (source instanceof Uint8Array) {
    yield source
    return
  }
  if (source instanceof Blob) {
    yield* slices(source)
    return
  }
  const reader = source.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

/** By slices, not by the blob's stream: Chromium's readers into a given buffer stop for good now and then. */
async function* slices(blob: Blob): AsyncGenerator<Uint8Array, void, void> {
  for (let from = 0; from < blob.size; from += CHUNK_BYTES)
    yield new Uint8Array(await blob.slice(from, from + CHUNK_BYTES).arrayBuffer())
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
