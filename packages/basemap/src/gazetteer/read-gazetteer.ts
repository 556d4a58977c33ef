import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { contentHash } from '../tiles.ts'
import type { GazetteerRow } from './gazetteer-row.ts'

export const GAZETTEER_FILE = 'gazetteer.jsonl.br'

export interface GazetteerFile {
  /** Changes whenever the file does. */
  readonly version: string
  /** The rows in batches: containers before their content, important places before others. */
  batches(size: number): AsyncGenerator<readonly GazetteerRow[]>
}

/** Reads the packaged gazetteer; unpacks it off the thread and only on the first request for its rows. */
export async function readGazetteer(path: string): Promise<GazetteerFile> {
  const packed = await readFile(path)
  return {
    version: contentHash(packed),
    async *batches(size) {
      const unpacked = await promisify(brotliDecompress)(packed)
      let batch: GazetteerRow[] = []
      for (let start = 0; start < unpacked.length; ) {
        const end = unpacked.indexOf(NEW_LINE, start)
        batch.push(JSON.parse(unpacked.toString('utf8', start, end))) // our own file, checked by its test
        start = end + 1
        if (batch.length < size) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
  }
}

const NEW_LINE = 0x0a
