import { createHash } from 'node:crypto'
import type { Sum } from './manifest.ts'

const LINE_FEED = 10

/** Counts lines and sums up bytes that pass. */
export interface Tally {
  add(bytes: Uint8Array): void
  /** Of what was added, with the number of its lines. */
  sum(): Sum
}

export function createTally(): Tally {
  const hash = createHash('sha256')
  let lines = 0
  return {
    add(bytes) {
      hash.update(bytes)
      for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines++
    },
    sum: () => ({ count: lines, sha256: hash.digest('hex') }),
  }
}

/** The bytes as they are, added to the tally as they pass. */
export async function* tallied(bytes: AsyncIterable<Uint8Array>, tally: Tally): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    tally.add(piece)
    yield piece
  }
}
