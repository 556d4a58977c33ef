import { afterEach, describe, expect, it, vi } from 'vitest'
import { byteChunks } from './byte-chunks.ts'

afterEach(() => vi.useRealTimers())

const BYTES = Uint8Array.from({ length: 700_000 }, (_, at) => at % 251)

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk.slice())
  return new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer())
}

/** A blob whose stream answers so many reads of so many bytes, and then no more. */
function silentAfter(reads: number, bytes = 100_000): Blob {
  const blob = new Blob([BYTES])
  let done = 0
  const stream = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (done === reads) return new Promise(() => {})
      const from = done++ * bytes
      controller.enqueue(BYTES.slice(from, from + bytes))
    },
  })
  return Object.assign(blob, { stream: () => stream })
}

describe('the chunks of a file', () => {
  it.each([
    ['bytes', BYTES],
    ['a blob', new Blob([BYTES])],
    ['a stream', new Blob([BYTES]).stream()],
  ])('of %s are the file', async (_, source) => {
    expect(await collect(byteChunks(source))).toEqual(BYTES)
  })

  it.each([0, 1, 5])('are the whole file when the browser falls silent after %i reads', async (reads) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
    expect(await collect(byteChunks(silentAfter(reads)))).toEqual(BYTES)
  })
})
