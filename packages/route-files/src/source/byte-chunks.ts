/** Where a file's bytes come from. */
export type RouteFileSource = Blob | Uint8Array | ReadableStream<Uint8Array>

/** Bytes that are decoded at a time: small enough for progress and cancelling, large enough for speed. */
const CHUNK_BYTES = 1 << 18
/** Longer than any disk takes for a piece. Too short would cost memory, nothing else. */
const SILENT_MS = 2000

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
    const from = yield* piecesInOneBuffer(source)
    return yield* slices(source, from)
  }
  const reader = source.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

/** A reader that fills the buffer it is given, where the browser has it for files; null elsewhere. */
function bytesReader(blob: Blob): ReadableStreamBYOBReader | null {
  try {
    return blob.stream().getReader({ mode: 'byob' })
  } catch {
    return null
  }
}

/**
 * Browsers keep the buffers of a stream's pieces until they collect garbage: one buffer instead saves as much memory as the file has.
 * Chromium now and then never answers such a reader, about once in thousands of reads.
 *
 * @returns how many bytes it has read: all of them, or those before the reader fell silent.
 */
async function* piecesInOneBuffer(blob: Blob): AsyncGenerator<Uint8Array, number, void> {
  const reader = bytesReader(blob)
  if (!reader) return 0
  let position = 0
  try {
    let buffer = new ArrayBuffer(CHUNK_BYTES)
    for (;;) {
      const answer = await orSilence(reader.read(new Uint8Array(buffer)))
      if (!answer || answer.done) return position
      position += answer.value.byteLength
      yield answer.value
      buffer = answer.value.buffer
    }
  } finally {
    // A silent reader does not answer this either.
    void reader.cancel().catch(() => {})
  }
}

/** @returns null when there is no answer in time. */
async function orSilence<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SILENT_MS)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

async function* slices(blob: Blob, start: number): AsyncGenerator<Uint8Array, void, void> {
  for (let from = start; from < blob.size; from += CHUNK_BYTES)
    yield new Uint8Array(await blob.slice(from, from + CHUNK_BYTES).arrayBuffer())
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
